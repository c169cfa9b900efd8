/** The documented calls on backups (specification, section 7; product decisions, "Backups"). */
import type { Context } from "hono";
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { heardHeader } from "#domain/wire/wire-version.ts";
import { AppError } from "#server/errors.ts";
import { answerWritten } from "#server/features/tables/answer-written.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import { route } from "#server/http/routes/route.ts";
import { readPreferences } from "#server/http/rows/prefer.ts";
import { answerRows } from "#server/http/rows/respond-with-rows.ts";
import { readNames } from "#server/http/rows/rows-question.ts";
import type { Services } from "#server/services.ts";
import { backupQuerySchema, deletionQuerySchema, readConditions, readQuestion } from "./backup-query.ts";
import { deleteBackups, keepBackup } from "./mutations.ts";
import { backupDataSchema, backupListSchema, backupNames } from "./present.ts";
import { listBackups } from "./queries.ts";

const sentBackup = z.strictObject({
  user_id: idSchema,
  backup_data: backupDataSchema,
  /** Read and not taken: the server's clock orders the states. */
  created_at: instantSchema.optional(),
  updated_at: instantSchema.optional(),
});

export const backupRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/user_backups",
      auth: "session",
      token: "read",
      summary: "One's own newest backup: filtered, ordered, as a list or one object",
      query: backupQuerySchema,
      output: backupListSchema,
    },
    async ({ c, scope, query }) => {
      const question = readQuestion(c, query);
      return answerRows(c, await listBackups(services, scope, "user_backups", question), question.asked);
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/user_backup_versions",
      auth: "session",
      token: "read",
      summary: "The ten states of one's own backup before the newest",
      query: backupQuerySchema,
      output: backupListSchema,
    },
    async ({ c, scope, query }) => {
      const question = readQuestion(c, query);
      return answerRows(
        c,
        await listBackups(services, scope, "user_backup_versions", question),
        question.asked,
      );
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/user_backups",
      auth: "session",
      token: "write",
      summary: "Keep a backup in place of the newest, which becomes an earlier state",
      query: z.strictObject({
        on_conflict: z.literal("user_id").optional(),
        /** What the data client names for a list of rows. */
        columns: z.string().max(400).optional(),
        /** The columns of what is given back. */
        select: z.string().max(1_000).default("*"),
      }),
      body: z.union([sentBackup, z.array(sentBackup).length(1)]),
      output: backupListSchema,
      limit: { max: 240, windowSeconds: 3_600, by: "person" },
    },
    async ({ c, scope, query, body }) => {
      const names = readNames(query.select, backupNames);
      const preferences = readPreferences(c);
      const [sent] = Array.isArray(body) ? body : [body];
      if (sent?.user_id !== scope.personId) throw new AppError("forbidden");
      const kept = await keepBackup(services, scope, sent.backup_data, {
        onConflict: preferences.resolution === "ignore-duplicates" ? "keep" : "push",
        heard: readHeard(c),
      });
      const rows = (kept ? [kept.row] : []).map((row) => selectColumns(row, names));
      return answerWritten(c, { rows, status: kept?.isNew ? 201 : 200 }, preferences);
    },
  ),
  ...(["user_backups", "user_backup_versions"] as const).map((table) =>
    route(
      {
        method: "DELETE",
        path: `/api/${table}` as const,
        auth: "session",
        token: "write",
        summary: "Delete states of one's own backup by their ids: id=in.(…)",
        query: deletionQuerySchema,
        output: backupListSchema,
      },
      async ({ c, scope, query }) => {
        const names = readNames(
          query.select,
          backupNames.filter((name) => name !== "backup_data"),
        );
        const preferences = readPreferences(c);
        const gone = await deleteBackups(services, scope, table, readConditions(c));
        return answerWritten(
          c,
          { rows: gone.map((row) => selectColumns(row, names)), status: 200 },
          preferences,
        );
      },
    ),
  ),
];

/** @throws AppError `validation` */
function readHeard(c: Context): number | null {
  const header = c.req.header(heardHeader);
  if (header === undefined) return null;
  if (!/^\d{1,15}$/.test(header)) throw refusalOf([{ field: heardHeader, code: "not_allowed" }], "headers");
  return Number(header);
}

const selectColumns = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));
