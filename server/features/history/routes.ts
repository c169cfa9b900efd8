import { z } from "zod";
import { earlierDays, earlierRowsSchema } from "#domain/journal/earlier-rows.ts";
import { momentHistorySchema } from "#domain/moment/moment-history.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { readFieldsBefore, readRevisions } from "#server/features/sync/queries/revisions.ts";
import { readRowsBefore } from "#server/features/sync/queries/rows-before.ts";
import { readStoredRow } from "#server/features/sync/queries/stored-row.ts";
import { damageNotes } from "#server/features/sync/rows/log-damage.ts";
import { isClosed, sealDayOf } from "#server/features/tables/present.ts";
import { readOwnDay } from "#server/features/tables/queries/own-day.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";

const pageLimit = 25;
const rowLimit = 200;
/** Milliseconds: a day begins up to a day apart around the world. */
const reach = (earlierDays + 2) * 86_400_000;

export const historyRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/moments/:id/history",
      auth: "session",
      token: "read",
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
        // What a letter to a later day says is told on that day, its versions too.
        if (sealDayOf(asked.table, stored.row) !== null) {
          const today = await readOwnDay(tx, personId, services.clock.now());
          if (isClosed(asked.table, stored.row, today)) return { versions: [], earlier: {}, more: false };
        }
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
  route(
    {
      method: "GET",
      path: "/api/history",
      auth: "session",
      summary:
        "Which people, moments and photos were written since an instant of the last thirty days, as they were before",
      params: z.strictObject({}),
      query: z.strictObject({
        since: instantSchema,
        after: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0),
      }),
      output: earlierRowsSchema,
    },
    async ({ scope, query: { since, after } }) => {
      const { personId } = scope;
      const earliest = services.clock.now().getTime() - reach;
      if (Date.parse(since) < earliest) throw new AppError("validation");
      return services.db.transact(scope, async (tx) => {
        const owner = { personId, key: await services.keys.keyFor(tx, personId) };
        const found = await readRowsBefore(tx, owner, { since: new Date(since), after, limit: rowLimit });
        return {
          rows: found.map(({ rev: _, ...row }) => row),
          next: found.length < rowLimit ? null : (found.at(-1)?.rev ?? null),
        };
      });
    },
  ),
];
