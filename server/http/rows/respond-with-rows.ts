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

/** True when one object is asked for instead of a list. */
export const asksForObject = (c: Context) => (c.req.header("accept") ?? "").includes(objectType);

/** @throws AppError `PGRST116` when one row was requested and another number was found; `range_not_satisfiable` */
export function answerRows(c: Context, { rows, total }: Rows, requested: RowsRequest): Response {
  const accept = c.req.header("accept") ?? "";
  const one = requested.one ?? (asksForObject(c) ? "exactly" : undefined);
  const given = /nulls=stripped/.test(accept) ? rows.map(withoutNulls) : rows;
  if (one !== undefined) {
    if (rows.length > 1 || (rows.length === 0 && one === "exactly")) {
      throw new AppError("PGRST116", { details: singleRowError(total).details });
    }
    return c.json(given[0] ?? null, 200, {
      "content-type": one === "exactly" ? objectType : "application/json",
    });
  }
  const { status, headers } = describePage(requested.page, {
    shown: rows.length,
    total,
    isCounted: requested.isCounted,
  });
  if (!accept.includes("text/csv")) return c.json(given, status, headers);
  return c.body(csvOf(requested.names, rows), status, {
    ...headers,
    "content-type": "text/csv; charset=utf-8",
  });
}

const withoutNulls = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
