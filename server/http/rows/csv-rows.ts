/** Rows as CSV (RFC 4180): a header line, CRLF line ends, lists and objects as JSON. */

/**
 * A text that a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, "CSV Injection"); numbers stay numbers. Null
 * becomes an empty field.
 */
export function csvOf(names: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
