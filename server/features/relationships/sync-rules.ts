/** Rules of a relationship beyond its fields: dates in order. */

import { rowDateIssues } from "#domain/sync/row-dates.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { TableRules } from "#server/features/sync/mutations/table-rules.ts";

export const relationshipRules: TableRules = {
  derive: ({ name, city }) => ({ folded: foldText(`${name ?? ""} ${city ?? ""}`) }),

  check: ({ fields, changed }, { today }) => rowDateIssues("relationships", fields, changed, today),
};
