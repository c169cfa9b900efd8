/** Responds with a list of rows in the requested form: JSON, one object or CSV, with its range and count (specification, section 7). */
import type { Context } from "hono";
import { singleRowError } from "#domain/wire/wire-error.ts";
import { AppError } from "#server/errors.ts";
import { csvOf } from "./csv-rows.ts";
import { describePage, type RowsPage } from "./page-rows.ts";

type Rows = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The number of matching rows on all pages. */
  readonly total: number;
};
export type RowsRequest = {
  readonly page: RowsPage;
  /** One row instead of a list: "exactly" fails without one, "maybe" gives null. */
  readonly one: "exactly" | "maybe" | undefined;
  readonly isCounted: boolean;
  /** The columns, in output order. */
  readonly names: readonly string[];
};

const objectType = "application/vnd.pgrst.object+json";

/** @throws AppError `PGRST116` when one row was requested and another number was found; `range_not_satisfiable` */
export function answerRows(c: Context, { rows, total }: Rows, requested: RowsRequest): Response {
  const accept = c.req.header("accept") ?? "";
  const one = requested.one ?? (accept.includes(objectType) ? "exactly" : undefined);
  if (one !== undefined) {
    if (rows.length > 1 || (rows.length === 0 && one === "exactly")) {
      throw new AppError("PGRST116", { details: singleRowError(total).details });
    }
    return c.json(rows[0] ?? null, 200, {
      "content-type": one === "exactly" ? objectType : "application/json",
    });
  }
  const { status, headers } = describePage(requested.page, {
    shown: rows.length,
    total,
    isCounted: requested.isCounted,
  });
  if (!accept.includes("text/csv")) return c.json(rows, status, headers);
  return c.body(csvOf(requested.names, rows), status, {
    ...headers,
    "content-type": "text/csv; charset=utf-8",
  });
}

/** True for the header `Prefer: count=exact`. */
export function isCountPreferred(c: Context): boolean {
  return /(?:^|[,;\s])count=exact(?:$|[,;\s])/.test(c.req.header("prefer") ?? "");
}
