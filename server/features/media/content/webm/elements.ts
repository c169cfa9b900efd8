/** Elements of an EBML file (RFC 8794): WebM. */
import { countPart, type Film } from "../film.ts";
import { Unreadable } from "../unreadable.ts";

export type Element = {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
  /** Its length is unknown: it lasts until an element that cannot be inside it. */
  readonly isOpen: boolean;
};

/**
 * @param closes ids that end an element of unknown length
 * @throws Unreadable when an element exceeds its parent, or there are too many
 */
export function readElements(film: Film, from: number, to: number, closes = noIds): readonly Element[] {
  const elements: Element[] = [];
  for (let start = from; start < to; ) {
    const element = readElement(film, start, to);
    if (closes.has(element.id)) break;
    elements.push(element);
    start = element.end;
  }
  return elements;
}
const noIds: ReadonlySet<number> = new Set();

export function readElement(film: Film, start: number, to: number): Element {
  const { bytes } = film;
  countPart(film);
  const id = readVint(bytes, start, to, 4);
  const size = readVint(bytes, start + id.length, to, 8);
  const body = start + id.length + size.length;
  const isOpen = size.value === 2 ** (7 * size.length) - 1;
  const end = isOpen ? to : body + size.value;
  if (end > to) throw new Unreadable();
  return { id: id.raw, start, body, end, isOpen };
}

/** A variable-length integer of one to eight bytes; the first byte gives the length. */
function readVint(bytes: Buffer, at: number, to: number, longest: number) {
  const first = at < to ? (bytes[at] ?? 0) : 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > longest || at + length > to) throw new Unreadable();
  let raw = first;
  // Computed without the length marker: with it, eight bytes exceed what a number holds exactly.
  let value = first - 2 ** (8 - length);
  for (let next = 1; next < length; next += 1) {
    raw = raw * 256 + (bytes[at + next] ?? 0);
    value = value * 256 + (bytes[at + next] ?? 0);
  }
  return { length, raw, value };
}

export function readNumber(film: Film, { body, end }: Element): number {
  const length = end - body;
  if (length > 6) throw new Unreadable();
  return length === 0 ? 0 : film.bytes.readUIntBE(body, length);
}

export function readFloat(film: Film, { body, end }: Element): number {
  if (end - body === 4) return film.bytes.readFloatBE(body);
  if (end - body === 8) return film.bytes.readDoubleBE(body);
  throw new Unreadable();
}

const voidId = 0xec;

/** Replaces an element by a Void element of the same length (RFC 8794, 11.3.2). */
export function blankElement(film: Film, { start, body, end }: Element): void {
  const head = Math.min(body - start, 9);
  film.bytes[start] = voidId;
  let rest = end - start - head;
  for (let at = start + head - 1; at > start; at -= 1) {
    film.bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  film.bytes[start + 1] = (film.bytes[start + 1] ?? 0) | (2 ** (9 - head));
  film.bytes.fill(0, start + head, end);
}
