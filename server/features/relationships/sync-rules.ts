/** What a relationship asks beyond its fields: dates in order, and room in the plan. */
import { z } from "zod";
import { foldText } from "#domain/fold-text.ts";
import type { Period } from "#domain/relationship.ts";
import { periodSchema } from "#domain/relationship-fields.ts";
import { dateIssues } from "#domain/relationship-rules.ts";
import { vagueDateSchema } from "#domain/vague-date-schema.ts";
import type { TableRules } from "#server/features/sync/table-rules.ts";
import { readRelationQuota } from "./queries.ts";

const dated = z.object({
  start_date: vagueDateSchema.nullable(),
  end_date: vagueDateSchema.nullable(),
  periods: z.array(periodSchema),
});
const dates = Object.keys(dated.shape);

export const relationshipRules: TableRules = {
  derive: ({ name, city }) => ({ folded: foldText(`${name ?? ""} ${city ?? ""}`) }),

  async judge({ fields, changed }, context) {
    if (!changed.some((field) => dates.includes(field))) return [];
    const { start_date, end_date, periods } = dated.parse(fields);
    return dateIssues(
      { start_date, end_date, periods: [...periods] satisfies Period[] },
      await context.today(),
    );
  },

  async admit(tx, { isAdded }, { personId }) {
    if (!isAdded) return null;
    const { canAdd, count, limit } = await readRelationQuota(tx, personId);
    return canAdd ? null : { code: "plan_limit", details: { used: count, limit } };
  },
};
