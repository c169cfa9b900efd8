/** Values by day, a gap where nothing was written. */
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

const day = 24 * 60 * 60 * 1000;
export type Span = { readonly now: Date; readonly days: number };

/** The first instant of the span's first day, in UTC: today is its last. */
export const startOf = ({ now, days }: Span): Date =>
  new Date(Math.floor(now.getTime() / day) * day - (days - 1) * day);

/** What stands for a day of which there is no row. */
type Gap = 0 | null;

/**
 * @param text selects `day` (YYYY-MM-DD, `dayOf`) and `value` from `$1` on
 */
export async function readSeries<G extends Gap>(tx: Transaction, span: Span, text: string, gap: G) {
  const start = startOf(span);
  const rows = await tx.rows({
    text,
    values: [start],
    row: { day: column.text, value: column.float8 },
  });
  const found = new Map(rows.map((row) => [row.day, row.value]));
  return Array.from({ length: span.days }, (_, at) => {
    const name = new Date(start.getTime() + at * day).toISOString().slice(0, 10);
    return { day: name, value: found.get(name) ?? gap };
  });
}

/** SQL: the day of an instant. */
export const dayOf = (instant: string) => `to_char(${instant} at time zone 'utc', 'YYYY-MM-DD')`;
