/** The session as the app sees it. It never contains a token. */
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import type { Session } from "#server/http/session/session.ts";

export const sessionResponseSchema = z.object({
  person: z.object({
    id: idSchema,
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string().nullable(),
    isAdmin: z.boolean(),
    role: z.enum(["user", "superadmin"]),
  }),
  expiresAt: instantSchema,
});

export function presentSession(session: Session): z.infer<typeof sessionResponseSchema> {
  const { personId, email, emailVerified, firstName, isAdmin, role, expiresAt } = session;
  return {
    person: { id: personId, email, emailVerified, firstName, isAdmin, role },
    expiresAt: expiresAt.toISOString(),
  };
}
