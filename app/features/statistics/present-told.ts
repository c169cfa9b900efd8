import { endedLately } from "#domain/relationship/relationship-ending.ts";
import type { PresentState } from "#domain/statistics/togetherness.ts";
import type { EntryBook } from "./entry-book.ts";
import type { StatisticsResult } from "./statistics-result.ts";

/** How life is today, as far as it is said: in the days after an ending nobody is told how long they have been alone (docs/product-decisions.md, "The dashboard"). */
export function presentTold({ present }: StatisticsResult, book: EntryBook): PresentState | null {
  if (present.value?.state !== "single") return present.value;
  const isTender = present.ids.some((id) => {
    const one = book.relationship(id);
    return one !== undefined && endedLately(one, book.today);
  });
  return isTender ? null : present.value;
}
