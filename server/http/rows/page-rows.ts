/** Paging of lists: `limit` and `offset` or a `Range` header, and the headers of the response. */
import { AppError } from "#server/errors.ts";

/** The most rows in one response. */
export const rowsLimit = 1_000;

export type RowsPage = {
  readonly offset: number;
  readonly limit: number;
  /** True for a `Range` header: a start past the end is then an error instead of an empty list. */
  readonly isRange: boolean;
};

/**
 * Parses `Range: 0-9` or `items=0-9`, both ends included.
 * @throws AppError `range_not_satisfiable` when it cannot be parsed
 */
export function readPage(range: string | undefined, query: { offset: number; limit: number }): RowsPage {
  if (range === undefined) return { ...query, isRange: false };
  const [, from, to] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(range.trim()) ?? [];
  if (from === undefined || to === undefined) throw new AppError("range_not_satisfiable");
  const offset = Number(from);
  const last = to === "" ? offset + rowsLimit - 1 : Number(to);
  if (last < offset) throw new AppError("range_not_satisfiable");
  return { offset, limit: Math.min(last - offset + 1, rowsLimit), isRange: true };
}

type RowsShown = { readonly shown: number; readonly total: number; readonly isCounted: boolean };

/** Status and headers of a list. `total` is included only when it was requested. */
export function describePage(page: RowsPage, { shown, total, isCounted }: RowsShown) {
  const whole = isCounted ? String(total) : "*";
  if (page.isRange && page.offset > 0 && page.offset >= total) {
    throw new AppError("range_not_satisfiable", { headers: { "content-range": `*/${whole}` } });
  }
  const part = shown === 0 ? "*" : `${page.offset}-${page.offset + shown - 1}`;
  return {
    status: isCounted && shown < total ? 206 : 200,
    headers: { "content-range": `${part}/${whole}`, "range-unit": "items" },
  } as const;
}
