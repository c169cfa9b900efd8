/** The query of a list of relationships, parsed from the URL and the headers. */
import type { Context } from "hono";
import { z } from "zod";
import { foldText } from "#domain/text/fold-text.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import {
  filterRows,
  idValue,
  instantValue,
  orderRows,
  type RowColumns,
  revValue,
  textValue,
  wholeValue,
} from "#server/http/rows/filter-rows.ts";
import { type RowsPage, readPage, rowsLimit } from "#server/http/rows/page-rows.ts";
import { isCountPreferred, type RowsRequest } from "#server/http/rows/respond-with-rows.ts";
import { relationshipNames } from "./present.ts";

const columns: RowColumns = {
  id: { sql: "t.id", value: idValue },
  user_id: { sql: "t.user_id", value: idValue, order: null },
  name: { sql: "t.name", value: textValue, order: `t.folded collate "C"` },
  age: { sql: "t.age", value: wholeValue },
  city: { sql: "t.city", value: textValue, order: "lower(t.city)" },
  start_date: { sql: "t.start_date", value: textValue },
  end_date: { sql: "t.end_date", value: textValue },
  status: { sql: "t.status", value: textValue },
  type: { sql: "t.type", value: textValue },
  rating: { sql: "t.rating", value: wholeValue },
  veil: { sql: "t.veil", value: textValue },
  rev: { sql: "t.rev", value: revValue },
  created_at: { sql: "t.created_at", value: instantValue },
  updated_at: { sql: "t.updated_at", value: instantValue },
  deleted_at: { sql: "t.deleted_at", value: instantValue },
};

const condition = z.string().max(8_000).optional();
export const relationshipQuerySchema = z.strictObject({
  ...Object.fromEntries(Object.keys(columns).map((name) => [name, condition])),
  /** Words to find in name and city, ignoring case and accents; each must occur. */
  q: z.string().max(200).optional(),
  /** Comma-separated columns; default all. */
  select: z.string().max(400).default("*"),
  /** Comma-separated columns, each with `.desc` or `.nullsfirst`; default newest first. */
  order: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(0).max(rowsLimit).default(rowsLimit),
  offset: z.coerce.number().int().min(0).max(1e9).default(0),
  count: z.literal("exact").optional(),
  /** One row instead of a list: "exactly" fails for none or several, "maybe" gives null for none. */
  one: z.enum(["exactly", "maybe"]).optional(),
});

export type RelationshipFilter = {
  /** An SQL condition over the table under the alias `t`; its parameters begin at $4. */
  readonly where: string;
  readonly values: readonly unknown[];
  readonly order: string;
  readonly page: RowsPage;
};

/** Rows in the trash are excluded unless there is a filter on `deleted_at`. */
export function readQuestion(
  c: Context,
  query: z.infer<typeof relationshipQuerySchema>,
): RelationshipFilter & { readonly asked: RowsRequest } {
  const asked = c.req.queries();
  const filter = filterRows(columns, asked, 4);
  const words = foldText(query.q ?? "")
    .split(" ")
    .filter(Boolean);
  const parts = [
    filter.sql,
    ...words.map((_, index) => `position($${4 + filter.values.length + index} in t.folded) > 0`),
    ...(asked.deleted_at ? [] : ["t.deleted_at is null"]),
  ];
  const page = readPage(c.req.header("range"), query);
  return {
    where: parts.join(" and "),
    values: [...filter.values, ...words],
    order: orderRows(columns, query.order, "t.created_at desc"),
    page,
    asked: {
      page,
      one: query.one,
      isCounted: query.count === "exact" || isCountPreferred(c),
      names: readNames(query.select),
    },
  };
}

function readNames(select: string): readonly string[] {
  if (select === "*") return relationshipNames;
  const names = select.split(",").map((name) => name.trim());
  if (names.every((name) => relationshipNames.includes(name))) return names;
  throw refusalOf([{ field: "select", code: "not_allowed" }], "query");
}
