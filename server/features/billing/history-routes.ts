/** What became of one's plan, as a table (specification, section 7). It is read only: plans are written by what was paid. */
import { z } from "zod";
import { planIds, subscriptionStatuses } from "#domain/plan/plan.ts";
import type { Row } from "#domain/wire/sync.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { route } from "#server/http/routes/route.ts";
import { idValue, instantIn, instantValue, textValue } from "#server/http/rows/conditions.ts";
import { filterRows, orderRows, type RowColumns } from "#server/http/rows/filter-rows.ts";
import { answerRows } from "#server/http/rows/respond-with-rows.ts";
import { listQuerySchema, readRowsQuestion } from "#server/http/rows/rows-question.ts";
import type { Services } from "#server/services.ts";
import { readHistory } from "./queries/history.ts";

const historySchema = z.object({
  id: idSchema,
  user_id: idSchema,
  plan: z.enum(planIds),
  status: z.enum(subscriptionStatuses),
  amount: z.number(),
  currency: z.string(),
  period_start: z.string().nullable(),
  period_end: z.string().nullable(),
  created_at: z.string(),
});
const columns: RowColumns = {
  id: { value: idValue },
  user_id: { value: idValue, order: null },
  plan: { value: textValue },
  status: { value: textValue },
  created_at: { value: instantValue, of: ({ created_at }) => instantIn(created_at) },
};

export const historyRoute = ({ db }: Services) =>
  route(
    {
      method: "GET",
      path: "/api/subscription_history",
      auth: "session",
      summary: "What became of one's plan: the newest 200 entries, filtered and ordered",
      query: listQuerySchema(Object.keys(columns)),
      queryHint: `Entries are found by ${Object.keys(columns).join(", ")}.`,
      output: z.array(historySchema.partial()),
    },
    async ({ c, scope, query }) => {
      const { requested, asked, order } = readRowsQuestion(c, query, Object.keys(historySchema.shape));
      const holds = filterRows(columns, requested);
      const compare = order === undefined ? null : orderRows(columns, order);
      const entries = await db.transact(scope, (tx) => readHistory(tx, scope.personId));
      const found = entries.map(asRow).filter(holds);
      const sorted = compare ? found.toSorted(compare) : found;
      const { offset, limit } = asked.page;
      const rows = sorted
        .slice(offset, offset + limit)
        .map((row) => Object.fromEntries(asked.names.map((name) => [name, row[name]])));
      return answerRows(c, { rows, total: found.length }, asked);
    },
  );

/** An entry is written once and never deleted. */
const asRow = (entry: { readonly id: string; readonly created_at: string }): Row => ({
  ...entry,
  rev: 0,
  updated_at: entry.created_at,
  deleted_at: null,
});
