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

type Index = {
  readonly of: readonly [Journal, CalendarDay, ReadonlySet<string>];
  readonly documents: readonly SearchDocument[];
};

/** At hand when the page is opened again. */
let last: Index | undefined;

/** Undefined until built for the first time; then the last complete index. */
export function useSearchIndex(
  journal: Journal | undefined,
  today: CalendarDay,
  opened: ReadonlySet<string>,
): readonly SearchDocument[] | undefined {
  const [index, setIndex] = useState(() => indexOf(journal, today, opened));
  useEffect(() => {
    if (!journal) return;
    const known = indexOf(journal, today, opened);
    if (known) return setIndex(known);
    const reading = new AbortController();
    void readInSlices(readSearchDocuments(journal, today, opened, folded), reading.signal).then(
      (documents) => {
        if (reading.signal.aborted) return;
        last = { of: [journal, today, opened], documents };
        setIndex(documents);
      },
    );
    return () => reading.abort();
  }, [journal, today, opened]);
  return index;
}

function indexOf(...asked: readonly [Journal | undefined, CalendarDay, ReadonlySet<string>]) {
  return last?.of.every((one, at) => one === asked[at]) ? last.documents : undefined;
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
