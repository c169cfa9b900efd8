/** Error codes and messages that both sides know (specification, section 8; product decisions, "The hosted backend"). */
import type { WireError } from "./wire.ts";

/** One row was requested and there was none, or several: status 406. */
const singleRowCode = "PGRST116";
/** The table is missing. */
export const tableMissingCode = "PGRST205";

export function wireError(
  code: string,
  message: string,
  details: unknown = null,
  hint: string | null = null,
): WireError {
  return { code, message, details, hint };
}

/** The error for a request of a single row when another number was found. */
export function singleRowError(count: number): WireError {
  return wireError(
    singleRowCode,
    "JSON object requested, multiple (or no) rows returned",
    `Results contain ${count} rows`,
  );
}

export function isWireError(value: unknown): value is WireError {
  if (typeof value !== "object" || value === null) return false;
  return (
    "message" in value &&
    typeof value.message === "string" &&
    "code" in value &&
    typeof value.code === "string"
  );
}
