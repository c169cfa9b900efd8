/** What a right code does, whichever kind it is: it lets a waiting sign-in in, or proves who is signed in. */
import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { PendingSession, Session } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";
import { presentSession, sessionResponseSchema } from "../session/present.ts";
import type { AuthRows } from "./auth-database.ts";
import { isWorthAMail } from "./login-throttle.ts";
import { admitSession, markProven, trustBrowser } from "./mutations/admit-session.ts";
import { holdSession } from "./start-session.ts";
import { trustedCookie } from "./trusted-cookie.ts";

export const signedInSchema = sessionResponseSchema.extend({
  status: z.literal("signed_in"),
  token: z.string(),
});
export const provenSchema = z.object({ status: z.literal("proven") });

type AdmittedSignIn = {
  readonly kind: "admitted";
  readonly token: string;
  readonly trusted: string | null;
  readonly hasStoppedLoss: boolean;
};
type Accepted = AdmittedSignIn | { readonly kind: "proven" };

/** In the transaction that used up the code. Null when the sign-in ended meanwhile. */
export async function accept(
  tx: AuthRows,
  session: Session | PendingSession,
  { isTrusted, now }: { readonly isTrusted: boolean; readonly now: Date },
): Promise<Accepted | null> {
  if (!session.isPending) {
    await markProven(tx, session.sessionId, now);
    return { kind: "proven" };
  }
  const admitted = await admitSession(tx, session, now);
  if (admitted === null) return null;
  return {
    kind: "admitted",
    ...admitted,
    trusted: isTrusted ? await trustBrowser(tx, session.sessionId, now) : null,
  };
}

export async function presentAccepted(
  services: Services,
  c: Context,
  session: Session | PendingSession,
  accepted: Accepted,
): Promise<z.infer<typeof signedInSchema> | z.infer<typeof provenSchema>> {
  if (accepted.kind === "admitted") return presentAdmitted(services, c, session, accepted);
  const { personId, sessionId } = session;
  services.security.note({ kind: "proved", personId, sessionId });
  return { status: "proven" };
}

export async function presentAdmitted(
  services: Services,
  c: Context,
  { personId, sessionId, isRemembered }: Session | PendingSession,
  { token, trusted, hasStoppedLoss }: Omit<AdmittedSignIn, "kind">,
): Promise<z.infer<typeof signedInSchema>> {
  if (hasStoppedLoss) services.security.note({ kind: "factor_loss_stopped", personId, sessionId });
  const entered = await holdSession(services, c, { token, userId: personId, isRemembered });
  if (trusted !== null) trustedCookie(services).set(c, personId, trusted);
  return { status: "signed_in", ...(await presentSession(services, entered.session)), token: entered.token };
}

/** After a right password it is told apart in the owner's log, and after three of a day by mail: somebody may have their password. */
export async function wrongCode(
  services: Services,
  { isPending, personId }: Session | PendingSession,
): Promise<AppError> {
  const { accounts, afterResponse } = services;
  if (isPending && (await isWorthAMail(services, personId)))
    afterResponse.run(() => accounts.mail.sendWrongCodes(personId));
  const kind = isPending ? "wrong_code" : "wrong_credentials";
  return new AppError("invalid_code", { security: { kind, personId } });
}
