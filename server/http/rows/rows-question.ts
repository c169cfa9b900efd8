/** What a list is asked for: columns, order, page and form, from the address and the headers (specification, section 7). */
import type { Context } from "hono";
import { z } from "zod";
import { refusalOf } from "#server/http/routes/read-input.ts";
import type { Requested } from "./conditions.ts";
import { readPage, rowsLimit } from "./page-rows.ts";
import { readPreferences } from "./prefer.ts";
import type { RowsRequest } from "./respond-with-rows.ts";

const condition = z.string().max(8_000).optional();
/** Comma-separated columns; default all. */
const select = z.string().max(1_000).default("*");

const page = {
  /** Comma-separated columns, each with `.desc` or `.nullsfirst`. */
  order: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(0).max(rowsLimit).optional(),
  offset: z.coerce.number().int().min(0).max(1e9).default(0),
};
const conditionsOn = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((name) => [name, condition]));

/** @param filterable the columns that may be compared */
export const listQuerySchema = (filterable: readonly string[]) =>
  z.strictObject({
    ...conditionsOn(filterable),
    select,
    ...page,
    count: z.literal("exact").optional(),
    /** One row instead of a list: "exactly" fails for none or several, "maybe" gives null for none. */
    one: z.enum(["exactly", "maybe"]).optional(),
  });
/** Of a change or a deletion of what a filter finds. */
export const changeQuerySchema = (filterable: readonly string[]) =>
  z.strictObject({ ...conditionsOn(filterable), select, columns: condition, ...page });
export const insertQuerySchema = z.strictObject({
  select,
  /** As clients of PostgREST send it with a list; what an item does not name has its default either way. */
  columns: condition,
  /** What an upsert recognises a row by: `id`. */
  on_conflict: z.literal("id").optional(),
});

type ListQuery = Omit<z.infer<ReturnType<typeof listQuerySchema>>, "one" | "count"> &
  Partial<Pick<z.infer<ReturnType<typeof listQuerySchema>>, "one" | "count">>;

export type RowsQuestion = {
  readonly requested: Requested;
  readonly order: string | undefined;
  readonly asked: RowsRequest;
};

/**
 * @param names all columns, in the order of CSV
 * @throws AppError `validation` for a column of `select` that is not one of them; `range_not_satisfiable`
 */
export function readRowsQuestion(c: Context, query: ListQuery, names: readonly string[]): RowsQuestion {
  const { limit = rowsLimit, offset } = query;
  return {
    requested: c.req.queries(),
    order: query.order,
    asked: {
      page: readPage(c.req.header("range"), { limit, offset }),
      one: query.one,
      isCounted: query.count === "exact" || readPreferences(c).isCounted,
      names: readNames(query.select, names),
    },
  };
}

/** @throws AppError `validation`, which says what `select` cannot do when it was asked for that */
export function readNames(selected: string, names: readonly string[]): readonly string[] {
  if (selected === "*") return names;
  const read = selected.split(",").map((name) => name.trim());
  if (read.every((name) => names.includes(name))) return read;
  const hint = /[(:>]/.test(selected)
    ? "Select columns by their names alone: rows of other tables are not nested, and nothing is renamed, cast or summed up. Ask for the other table by itself."
    : `The columns are ${names.join(", ")}.`;
  throw refusalOf([{ field: "select", code: "not_allowed" }], "query", hint);
}
