/** Builds the search index in short slices, so that typing is never blocked; unchanged rows are reused. */
import { useEffect, useState } from "react";
import type { Journal } from "#domain/journal/journal.ts";
import { type FoldedRows, readSearchDocuments, type SearchDocument } from "#domain/journal/search.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Milliseconds of work before yielding to the page. */
const slice = 8;
/** Documents between two checks of the clock. */
const atOnce = 16;

const folded: FoldedRows = new WeakMap();

/** Undefined until built for the first time; then the last complete index. */
export function useSearchIndex(
  journal: Journal | undefined,
  today: CalendarDay,
  opened: ReadonlySet<string>,
): readonly SearchDocument[] | undefined {
  const [index, setIndex] = useState<readonly SearchDocument[]>();
  useEffect(() => {
    if (!journal) return;
    const reading = new AbortController();
    void readInSlices(readSearchDocuments(journal, today, opened, folded), reading.signal).then(
      (documents) => {
        if (!reading.signal.aborted) setIndex(documents);
      },
    );
    return () => reading.abort();
  }, [journal, today, opened]);
  return index;
}

export async function readInSlices<Item>(
  items: Iterator<Item>,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const read: Item[] = [];
  let until = performance.now() + slice;
  while (!signal.aborted) {
    for (let count = 0; count < atOnce; count += 1) {
      const next = items.next();
      if (next.done) return read;
      read.push(next.value);
    }
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + slice;
  }
  return read;
}
