/** Boxes of an ISO base media file (ISO/IEC 14496-12, 4.2): MP4 and QuickTime. */
import { Unreadable } from "../unreadable.ts";

export type Box = {
  readonly type: string;
  readonly start: number;
  /** Where its content begins. */
  readonly body: number;
  readonly end: number;
};

/** Far beyond any real file of ten megabytes: a few bytes a box would make millions. */
const boxLimit = 20_000;

/** @throws Unreadable when a box leaves its parent, or there are too many. */
export function readBoxes(bytes: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    // QuickTime ends some lists with four zero bytes.
    if (to - start === 4 && bytes.readUInt32BE(start) === 0) break;
    if (to - start < 8 || boxes.length === boxLimit) throw new Unreadable();
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

export const childrenOf = (bytes: Buffer, box: Box) => readBoxes(bytes, box.body, box.end);

export function childOf(bytes: Buffer, box: Box, ...path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (at, type) => at && childrenOf(bytes, at).find((child) => child.type === type),
    box,
  );
}

/** The same length of nothing: what comes after stays where the sample tables say it is. */
export function blankBox(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write("free", start + 4, "latin1");
  bytes.fill(0, body, end);
}

/** A number at `at`, or Unreadable when the box is too short for it. */
export function u32(bytes: Buffer, box: Box, at: number): number {
  if (box.body + at + 4 > box.end) throw new Unreadable();
  return bytes.readUInt32BE(box.body + at);
}

export function u64(bytes: Buffer, box: Box, at: number): number {
  return u32(bytes, box, at) * 2 ** 32 + u32(bytes, box, at + 4);
}
