/** Boxes of an ISO base media file (ISO/IEC 14496-12, 4.2): MP4 and QuickTime. */
import { countPart, type Film } from "../film.ts";
import { Unreadable } from "../unreadable.ts";

export type Box = {
  readonly type: string;
  readonly start: number;
  /** Offset of its content. */
  readonly body: number;
  readonly end: number;
};

/** @throws Unreadable when a box exceeds its parent, or there are too many. */
export function readBoxes(film: Film, from: number, to: number): readonly Box[] {
  const { bytes } = film;
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    // QuickTime ends some lists with four zero bytes.
    if (to - start === 4 && bytes.readUInt32BE(start) === 0) break;
    if (to - start < 8) throw new Unreadable();
    countPart(film);
    const short = bytes.readUInt32BE(start);
    const type = bytes.toString("latin1", start + 4, start + 8);
    const head = short === 1 ? 16 : 8;
    if (to - start < head) throw new Unreadable();
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    if (size < head || start + size > to) throw new Unreadable();
    boxes.push({ type, start, body: start + head, end: start + size });
    start += size;
  }
  return boxes;
}

export const childrenOf = (film: Film, box: Box) => readBoxes(film, box.body, box.end);

export function childOf(film: Film, box: Box, ...path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (at, type) => at && childrenOf(film, at).find((child) => child.type === type),
    box,
  );
}

/** Replaces a box by a `free` box of the same length, so that the offsets in the sample tables stay valid. */
export function blankBox(film: Film, { start, body, end }: Box): void {
  film.bytes.write("free", start + 4, "latin1");
  film.bytes.fill(0, body, end);
}

/**
 * The 32-bit number at `at`.
 * @throws Unreadable when the box is too short for it
 */
export function u32(film: Film, box: Box, at: number): number {
  if (box.body + at + 4 > box.end) throw new Unreadable();
  return film.bytes.readUInt32BE(box.body + at);
}

export function u64(film: Film, box: Box, at: number): number {
  return u32(film, box, at) * 2 ** 32 + u32(film, box, at + 4);
}
