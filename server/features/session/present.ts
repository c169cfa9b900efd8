/** The session as the app sees it. It never contains a token. */
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { readDeletionDue } from "#server/features/account-deletion/queries/deletion.ts";
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
  { db }: Pick<Services, "db">,
  session: Session,
): Promise<z.infer<typeof sessionResponseSchema>> {
  const deletionDueAt = await readDeletionDue(db.auth, session.personId);
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
      factorLossDueAt: null,
    },
    expiresAt: expiresAt.toISOString(),
  };
}
