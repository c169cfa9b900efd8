/** The query of a list of relationships, parsed from the URL and the headers. */
import type { Context } from "hono";
import { z } from "zod";
import { foldText } from "#domain/text/fold-text.ts";
import type { Row } from "#domain/wire/sync.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import {
  filterRows,
  idValue,
  instantIn,
  instantValue,
  orderRows,
  type RowColumns,
  type RowCondition,
  type RowOrder,
  revValue,
  textValue,
  wholeValue,
} from "#server/http/rows/filter-rows.ts";
import { type RowsPage, readPage, rowsLimit } from "#server/http/rows/page-rows.ts";
import { isCountPreferred, type RowsRequest } from "#server/http/rows/respond-with-rows.ts";
import { relationshipNames } from "./present.ts";

const instantOf = (name: "created_at" | "updated_at" | "deleted_at") => ({
  value: instantValue,
  of: (row: Row) => (row[name] === null ? null : instantIn(row[name])),
});
const folded = ({ name, city }: Row) => foldText(`${name ?? ""} ${city ?? ""}`);

const columns: RowColumns = {
  id: { value: idValue },
  user_id: { value: idValue, order: null },
  name: { value: textValue, order: folded },
  age: { value: wholeValue },
  city: { value: textValue, order: ({ city }) => (typeof city === "string" ? foldText(city) : null) },
  start_date: { value: textValue },
  end_date: { value: textValue },
  status: { value: textValue },
  type: { value: textValue },
  rating: { value: wholeValue },
  veil: { value: textValue },
  rev: { value: revValue },
  created_at: instantOf("created_at"),
  updated_at: instantOf("updated_at"),
  deleted_at: instantOf("deleted_at"),
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
  readonly holds: RowCondition;
  readonly order: RowOrder;
  readonly page: RowsPage;
};

/** Rows in the trash are excluded unless there is a filter on `deleted_at`. */
export function readQuestion(
  c: Context,
  query: z.infer<typeof relationshipQuerySchema>,
): RelationshipFilter & { readonly asked: RowsRequest } {
  const asked = c.req.queries();
  const matches = filterRows(columns, asked);
  const words = foldText(query.q ?? "")
    .split(" ")
    .filter(Boolean);
  const page = readPage(c.req.header("range"), query);
  return {
    holds: (row) =>
      (asked.deleted_at !== undefined || row.deleted_at === null) &&
      matches(row) &&
      words.every((word) => folded(row).includes(word)),
    order: orderRows(columns, query.order ?? "created_at.desc"),
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
