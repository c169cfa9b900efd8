/** The duration of a fragmented video: a recording browser does not know it when it writes the header. */
import type { Film } from "../film.ts";
import { type Box, childOf, childrenOf, u32, u64 } from "./boxes.ts";

type Clock = { readonly scale: number; readonly sampleDuration: number };

/** Seconds, to the end of the last sample of any track; 0 when no fragment contains it. */
export function fragmentDuration(film: Film, moov: Box, moofs: readonly Box[]): number {
  const clocks = clocksOf(film, moov);
  const ends = moofs.flatMap((moof) =>
    childrenOf(film, moof)
      .filter(({ type }) => type === "traf")
      .map((traf) => endOf(film, traf, clocks)),
  );
  return ends.reduce((latest, end) => Math.max(latest, end), 0);
}

/** By track id: time units a second, and the default duration of a sample. */
function clocksOf(film: Film, moov: Box): ReadonlyMap<number, Clock> {
  const clocks = new Map<number, Clock>();
  const children = childrenOf(film, moov);
  const extended = children.find(({ type }) => type === "mvex");
  const defaults = new Map(
    (extended ? childrenOf(film, extended) : [])
      .filter(({ type }) => type === "trex")
      .map((box) => [u32(film, box, 4), u32(film, box, 12)]),
  );
  for (const trak of children.filter(({ type }) => type === "trak")) {
    const head = childOf(film, trak, "tkhd");
    const media = childOf(film, trak, "mdia", "mdhd");
    if (!head || !media) continue;
    const id = u32(film, head, film.bytes[head.body] === 1 ? 20 : 12);
    const scale = u32(film, media, film.bytes[media.body] === 1 ? 20 : 12);
    clocks.set(id, { scale, sampleDuration: defaults.get(id) ?? 0 });
  }
  return clocks;
}

function endOf(film: Film, traf: Box, clocks: ReadonlyMap<number, Clock>): number {
  const boxes = childrenOf(film, traf);
  const head = boxes.find(({ type }) => type === "tfhd");
  const start = boxes.find(({ type }) => type === "tfdt");
  const clock = head && clocks.get(u32(film, head, 4));
  if (!head || !clock || clock.scale === 0) return 0;
  const flags = u32(film, head, 0);
  const at = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  const usual = flags & 0x8 ? u32(film, head, at) : clock.sampleDuration;
  const runs = boxes.filter(({ type }) => type === "trun");
  const lasts = runs.reduce((sum, run) => sum + runLength(film, run, usual), 0);
  const begins = start ? (film.bytes[start.body] === 1 ? u64(film, start, 4) : u32(film, start, 4)) : 0;
  return (begins + lasts) / clock.scale;
}

function runLength(film: Film, run: Box, usual: number): number {
  const flags = u32(film, run, 0);
  const count = u32(film, run, 4);
  if (!(flags & 0x100)) return count * usual;
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let length = 0;
  for (let sample = 0; sample < count; sample += 1) length += u32(film, run, first + sample * width);
  return length;
}
