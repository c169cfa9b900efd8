/** What a list of relationships is filtered and ordered by: its rows once they are opened (docs/decisions/025-sealed-rows.md). */
import { foldText } from "#domain/text/fold-text.ts";
import type { Row } from "#domain/wire/sync.ts";
import {
  countValue,
  idValue,
  instantIn,
  instantValue,
  textValue,
  wholeValue,
} from "#server/http/rows/conditions.ts";
import {
  filterRows,
  orderRows,
  type RowColumns,
  type RowCondition,
  type RowOrder,
} from "#server/http/rows/filter-rows.ts";
import type { RowsQuestion } from "#server/http/rows/rows-question.ts";

const instantOf = (name: "created_at" | "updated_at" | "deleted_at") => ({
  value: instantValue,
  of: (row: Row) => (row[name] === null ? null : instantIn(row[name])),
});
const folded = ({ name, city }: Row) => foldText(`${name ?? ""} ${city ?? ""}`);

export const relationshipColumns: RowColumns = {
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
  rev: { value: countValue },
  created_at: instantOf("created_at"),
  updated_at: instantOf("updated_at"),
  deleted_at: instantOf("deleted_at"),
};

type RelationshipFilter = { readonly holds: RowCondition; readonly order: RowOrder };

/**
 * Rows in the trash are excluded unless there is a filter on `deleted_at`. `q`: words to find in name and city, ignoring case and accents;
 * each must occur.
 * @throws AppError `validation` for a condition or an order that cannot be parsed
 */
export function filterRelationships({
  requested,
  order = "created_at.desc",
}: RowsQuestion): RelationshipFilter {
  const matches = filterRows(relationshipColumns, requested);
  const words = foldText(requested.q?.[0] ?? "")
    .split(" ")
    .filter(Boolean);
  return {
    holds: (row) =>
      (requested.deleted_at !== undefined || row.deleted_at === null) &&
      matches(row) &&
      words.every((word) => folded(row).includes(word)),
    order: orderRows(relationshipColumns, order),
  };
}
