/** The link of the confirmation mail. In the browser that signed up it opens the journal; elsewhere it asks for a password. */
import type { AuthRefusal } from "./accounts.ts";
import { callApi } from "./api-client.ts";
import { authProblemOf, weaknessOf } from "./auth-problem.ts";
import { isRecord, readSessionAnswer, rememberStaying } from "./person.ts";
import { enterSession, settleSignOut } from "./session.ts";
import { isSharedDevice } from "./shared-device.ts";

export type Confirmation =
  | { readonly ok: true; readonly next: "in" | "signIn" }
  | { readonly ok: false; readonly reason: "password" }
  | (AuthRefusal & { readonly reason: "refused" });

/** Hashing a password takes its time on purpose. */
const patience = 15_000;

/** @param password chosen with the link, where it was asked for */
export async function confirmAddress(token: string, password?: string): Promise<Confirmation> {
  if (!(await settleSignOut())) return { ok: false, reason: "refused", problem: "network", weakness: null };
  const body = password === undefined ? { token } : { token, password };
  const { data, error, status } = await callApi("/api/auth/verify-email", {
    method: "POST",
    body,
    timeout: patience,
  });
  if (error?.code === "password_needed") return { ok: false, reason: "password" };
  if (error)
    return {
      ok: false,
      reason: "refused",
      problem: authProblemOf(error, status),
      weakness: weaknessOf(error),
    };
  const session = isRecord(data) ? readSessionAnswer(data.session) : null;
  if (!session) return { ok: true, next: "signIn" };
  rememberStaying(!isSharedDevice());
  // Held: the door says what stands in the way.
  return { ok: true, next: (await enterSession(session)) === "here" ? "in" : "signIn" };
}
