/** A table's text as cells: any separator, any quoting, with or without a head. */
import { restoreCell } from "#domain/copy/csv.ts";
import { readDateCell } from "#domain/foreign-journals/date-cells.ts";
import type { Table } from "#domain/foreign-journals/table.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";

/** Rows that are read of one table: a life has fewer. */
const rowsLimit = 100_000;

type ReadRows =
  | { readonly ok: true; readonly table: Table; readonly hasHead: boolean }
  | { readonly ok: false; readonly reason: "no_table" | "too_many_rows" };

export async function readRows(text: string): Promise<ReadRows> {
  const { default: Papa } = await import("papaparse");
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    skipEmptyLines: "greedy",
    preview: rowsLimit + 2,
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  const rows = data.map((row) => row.map(restoreCell));
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.length));
  if (width < 2) return { ok: false, reason: "no_table" };
  if (rows.length > rowsLimit + 1) return { ok: false, reason: "too_many_rows" };
  const [first = [], ...others] = rows;
  // Whoever has a date in the first row has no head above it.
  const hasHead = !first.some(isDate);
  const head = Array.from({ length: width }, (_, at) => (hasHead ? (first[at] ?? "").trim() : ""));
  const table = { head, rows: hasHead ? others : rows };
  return table.rows.length === 0 ? { ok: false, reason: "no_table" } : { ok: true, table, hasHead };
}

function isDate(cell: string): boolean {
  if (!/\d/.test(cell) || /^\d{4}$|^\d{10,}$/.test(cell.trim())) return false;
  const { day } = readDateCell(cell, { order: "day_first", today: "2000-01-01", ownZone: "UTC" });
  return day !== null && isVagueDate(day);
}
