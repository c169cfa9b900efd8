/** Tables of a copy as CSV (RFC 4180), for spreadsheets: a byte order mark, a header line, CRLF, lists and objects as JSON. */

/** What a spreadsheet would run as a formula; an apostrophe before it makes it a text (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r＝＋－＠]/;
/** A text that looks like a neutralised one gets an apostrophe too, so that taking one away always gives back what was written. */
const neutralised = /^'+[=+\-@\t\r＝＋－＠]/;

export function csvText(
  names: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("")}`;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = formula.test(text) || neutralised.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The way back: a cell as it was before it was neutralised. */
export function restoreCell(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell;
}
