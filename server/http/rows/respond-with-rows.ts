/** A list of rows in the form that was asked for: JSON, one object, CSV; with its range and count (specification, section 7). */
import type { Context } from "hono";
import { singleRowError } from "#domain/wire/wire-error.ts";
import { AppError } from "#server/errors.ts";
import { csvOf } from "./csv-rows.ts";
import { describePage, type RowsPage } from "./page-rows.ts";

export type Rows = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** How many there are without the page. */
  readonly total: number;
};
export type RowsAsked = {
  readonly page: RowsPage;
  /** "exactly" and "maybe" ask for one row instead of a list. */
  readonly one: "exactly" | "maybe" | undefined;
  readonly isCounted: boolean;
  /** The columns, in order. */
  readonly names: readonly string[];
};

const objectType = "application/vnd.pgrst.object+json";

/** @throws AppError `PGRST116` when one row was asked for and there is another number; `range_not_satisfiable` */
export function answerRows(c: Context, { rows, total }: Rows, asked: RowsAsked): Response {
  const accept = c.req.header("accept") ?? "";
  const one = asked.one ?? (accept.includes(objectType) ? "exactly" : undefined);
  if (one !== undefined) {
    if (rows.length > 1 || (rows.length === 0 && one === "exactly")) {
      throw new AppError("PGRST116", { details: singleRowError(total).details });
    }
    return c.json(rows[0] ?? null, 200, {
      "content-type": one === "exactly" ? objectType : "application/json",
    });
  }
  const { status, headers } = describePage(asked.page, {
    shown: rows.length,
    total,
    isCounted: asked.isCounted,
  });
  if (!accept.includes("text/csv")) return c.json(rows, status, headers);
  return c.body(csvOf(asked.names, rows), status, { ...headers, "content-type": "text/csv; charset=utf-8" });
}

/** `Prefer: count=exact`. */
export function isCountPreferred(c: Context): boolean {
  return /(?:^|[,;\s])count=exact(?:$|[,;\s])/.test(c.req.header("prefer") ?? "");
}
