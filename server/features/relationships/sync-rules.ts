/** Rules of a relationship beyond its fields: dates in order. */

import { rowDateIssues } from "#domain/sync/row-dates.ts";
import { countElsewhere } from "#server/features/media/mutations/relationship-media.ts";
import type { TableRules } from "#server/features/sync/mutations/table-rules.ts";

export const relationshipRules: TableRules = {
  derive: ({ media }) => ({ media_elsewhere: countElsewhere(media) }),

  check: ({ fields, changed }, { today }) => rowDateIssues("relationships", fields, changed, today),
};
