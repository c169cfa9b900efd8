/**
 * Inside `mdat`, only the ranges that the kept tracks' sample tables point to are picture or sound. The rest (a track of positions, a page
 * of HTML, an appended file) is overwritten with zeros.
 */
import type { Film } from "../film.ts";
import { Unreadable } from "../unreadable.ts";
import { type Box, childOf, u32, u64 } from "./boxes.ts";

type Span = { readonly start: number; readonly end: number };

/** Chunks of all tracks together; several times those in ten megabytes of real video. */
const chunkLimit = 100_000;

/** Byte ranges that belong to a track. `starts`: the offsets of the chunks of every track, sorted. */
function spansOf(film: Film, trak: Box, starts: readonly number[], fileEnd: number): readonly Span[] {
  const table = childOf(film, trak, "mdia", "minf", "stbl");
  const sizes = table && childOf(film, table, "stsz");
  const runs = table && childOf(film, table, "stsc");
  if (!table || !sizes || !runs) throw new Unreadable();
  const chunks = chunkOffsets(film, trak);
  const fixed = u32(film, sizes, 4);
  if (fixed > 0) {
    // In older files sound of constant size is counted in samples, not bytes: its chunk lasts until the next one.
    return chunks.map((start) => ({ start, end: nextAfter(starts, start) ?? fileEnd }));
  }
  const runCount = u32(film, runs, 4);
  const sampleCount = u32(film, sizes, 8);
  const spans: Span[] = [];
  let sample = 0;
  let run = 0;
  chunks.forEach((start, index) => {
    while (run + 1 < runCount && u32(film, runs, 8 + (run + 1) * 12) <= index + 1) run += 1;
    const samples = runCount > 0 ? u32(film, runs, 8 + run * 12 + 4) : 0;
    let end = start;
    for (const last = Math.min(sample + samples, sampleCount); sample < last; sample += 1)
      end += u32(film, sizes, 12 + sample * 4);
    if (end > fileEnd) throw new Unreadable();
    spans.push({ start, end });
  });
  return spans;
}

function chunkOffsets(film: Film, trak: Box): readonly number[] {
  const table = childOf(film, trak, "mdia", "minf", "stbl");
  const short = table && childOf(film, table, "stco");
  const long = table && childOf(film, table, "co64");
  const box = short ?? long;
  if (!box) throw new Unreadable();
  const count = u32(film, box, 4);
  const width = short ? 4 : 8;
  if (count > chunkLimit || 8 + count * width > box.end - box.body) throw new Unreadable();
  return Array.from({ length: count }, (_, index) =>
    short ? u32(film, box, 8 + index * 4) : u64(film, box, 8 + index * 8),
  );
}

function nextAfter(sorted: readonly number[], value: number): number | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return sorted[low];
}

/** @throws Unreadable when a table points outside the file: it is truncated. */
export function scrubSamples(
  film: Film,
  mdats: readonly Box[],
  kept: readonly Box[],
  all: readonly Box[],
): void {
  const starts = all.flatMap((trak) => [...chunkOffsets(film, trak)]);
  if (starts.length > chunkLimit) throw new Unreadable();
  starts.sort((a, b) => a - b);
  const spans = kept
    .flatMap((trak) => [...spansOf(film, trak, starts, film.bytes.length)])
    .toSorted((a, b) => a.start - b.start);
  for (const { body, end } of mdats) {
    let clean = body;
    for (const span of spans) {
      if (span.end <= clean || span.start >= end) continue;
      if (span.start > clean) film.bytes.fill(0, clean, span.start);
      clean = Math.max(clean, span.end);
    }
    if (clean < end) film.bytes.fill(0, clean, end);
  }
}
