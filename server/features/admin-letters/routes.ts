/** Letters to whoever runs the server: the queue, Pro's first, one opened, and whether it was answered. Each look is in the audit log before it is answered. */
import { z } from "zod";
import {
  letterListQuerySchema,
  letterListSchema,
  letterRefusals,
  markedLetterSchema,
  markLetterSchema,
  openedLetterSchema,
} from "#domain/admin/letters.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { noteAudit } from "#server/features/admin/mutations/note-audit.ts";
import { readList } from "#server/features/admin/queries/read-list.ts";
import { openLetter } from "#server/features/support/letter-seal.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { markLetter } from "./mutations.ts";
import { presentLetter } from "./present.ts";
import { letterConditions, letterSource, readLetter, readSealedLetter } from "./queries.ts";

const auth = "superadmin";
const limit = { max: 600, windowSeconds: 3_600, by: "person" } as const;

export const adminLetterRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/admin/letters",
      auth,
      summary: "The letters from Help, Pro's first, then whoever waits longest, without what they say",
      query: letterListQuerySchema,
      output: letterListSchema,
    },
    async ({ c, scope, query }) => {
      c.header("cache-control", "no-store");
      const { rows, ...page } = await services.office.transact(scope, (tx) =>
        readList(tx, letterSource, { ...query, where: letterConditions(query) }),
      );
      return { ...page, rows: rows.map(presentLetter) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/admin/letters/:id/open",
      auth,
      recentProof: true,
      summary: "What a letter says; looking is noted in the audit log",
      params: z.object({ id: idSchema }),
      body: z.strictObject({}),
      output: openedLetterSchema,
      maxBody: 1024,
      limit,
    },
    async ({ c, scope, params: { id } }) => {
      c.header("cache-control", "no-store");
      const row = await services.office.transact(scope, async (tx) => {
        const found = await readLetter(tx, id);
        // Of nobody's own log: it was written to be read.
        if (found) await noteAudit(tx, { action: "letter.read", after: { letter: id } });
        return found;
      });
      if (!row) throw new AppError("not_found");
      const sealed = await readSealedLetter(services, scope, id);
      return { letter: presentLetter(row), said: sealed && (await openLetter(services, id, sealed)) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/admin/letters/:id",
      auth,
      recentProof: true,
      summary: "Mark a letter as answered, or as open again",
      params: z.object({ id: idSchema }),
      body: markLetterSchema,
      output: markedLetterSchema,
      maxBody: 1024,
      limit,
    },
    async ({ scope, params: { id }, body }) => {
      const { refusal, row } = await services.office.transact(scope, async (tx) => ({
        refusal: await markLetter(tx, id, body),
        row: await readLetter(tx, id),
      }));
      if (!row) throw new AppError("not_found");
      return {
        refusal: letterRefusals.find((known) => known === refusal) ?? null,
        letter: presentLetter(row),
      };
    },
  ),
];
