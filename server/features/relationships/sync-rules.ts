/** What a relationship asks beyond its fields: dates in order. */
import { foldText } from "#domain/fold-text.ts";
import { rowDateIssues } from "#domain/row-dates.ts";
import type { TableRules } from "#server/features/sync/table-rules.ts";

export const relationshipRules: TableRules = {
  derive: ({ name, city }) => ({ folded: foldText(`${name ?? ""} ${city ?? ""}`) }),

  judge: ({ fields, changed }, { today }) => rowDateIssues("relationships", fields, changed, today),
};
