import { z } from "zod";
import { momentHistorySchema } from "#domain/moment/moment-history.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { readFieldsBefore, readRevisions } from "#server/features/sync/queries/revisions.ts";
import { readStoredRow } from "#server/features/sync/queries/stored-row.ts";
import { damageNotes } from "#server/features/sync/rows/log-damage.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";

const pageLimit = 25;

export const historyRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/moments/:id/history",
      auth: "session",
      summary:
        "What every edit of a moment wrote, newest first, and how it stood before the oldest one shown",
      params: z.strictObject({ id: z.string().max(100) }),
      query: z.strictObject({
        before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
        limit: z.coerce.number().int().min(1).max(pageLimit).default(pageLimit),
      }),
      output: momentHistorySchema,
    },
    async ({ scope, params, query: { before = Number.MAX_SAFE_INTEGER, limit } }) => {
      const { personId } = scope;
      const rowId = idSchema.safeParse(params.id).data;
      if (rowId === undefined) throw new AppError("not_found");
      return services.db.transact(scope, async (tx) => {
        const place = { personId, key: await services.keys.keyFor(tx, personId) };
        const asked = { table: "moments", rowId } as const;
        const stored = await readStoredRow(tx, place, asked.table, rowId);
        if (!stored || stored.isPurged) throw new AppError("not_found");
        const found = await readRevisions(tx, place, asked, { before, limit: limit + 1 });
        const shown = found.slice(0, limit);
        const note = damageNotes(services.log);
        for (const { rev, unreadable } of shown) if (unreadable) note("revisions", `${rowId} ${rev}`);
        const oldest = shown.at(-1)?.rev ?? before;
        return {
          versions: [...shown],
          earlier: await readFieldsBefore(tx, place, asked, oldest),
          more: found.length > limit,
        };
      });
    },
  ),
];
