/** The session as the app sees it. It never contains a token. */
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { readDeletionDue } from "#server/features/account-deletion/queries/deletion.ts";
import { readFactorLoss } from "#server/features/auth/queries/factor-losses.ts";
import type { Session } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";

export const sessionResponseSchema = z.object({
  person: z.object({
    id: idSchema,
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string().nullable(),
    isAdmin: z.boolean(),
    role: z.enum(["user", "superadmin"]),
    /** When the account is destroyed, whose deletion was requested; null for all others. */
    deletionDueAt: instantSchema.nullable(),
    /** When a way back for lost factors opens, or opened, that was begun and not stopped; null without one. */
    factorLossDueAt: instantSchema.nullable(),
  }),
  expiresAt: instantSchema,
});

export async function presentSession(
  { db, clock }: Pick<Services, "db" | "clock">,
  session: Session,
): Promise<z.infer<typeof sessionResponseSchema>> {
  const [deletionDueAt, loss] = await Promise.all([
    readDeletionDue(db.auth, session.personId),
    readFactorLoss(db.auth, session.personId, clock.now()),
  ]);
  const { personId, email, emailVerified, firstName, isAdmin, role, expiresAt } = session;
  return {
    person: {
      id: personId,
      email,
      emailVerified,
      firstName,
      isAdmin,
      role,
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
      factorLossDueAt: loss?.dueAt.toISOString() ?? null,
    },
    expiresAt: expiresAt.toISOString(),
  };
}
