/** The link of the confirmation mail. In the browser that signed up it opens the journal; in another one it requires a password. */
import type { AuthRefusal } from "./accounts.ts";
import { callApi } from "./api-client.ts";
import { authProblemOf, weaknessOf } from "./auth-problem.ts";
import { isRecord, readSessionResponse, rememberStaying } from "./person.ts";
import { enterSession, settleSignOut } from "./session.ts";
import { isSharedDevice } from "./shared-device.ts";

export type Confirmation =
  | { readonly ok: true; readonly next: "in" | "signIn" }
  | { readonly ok: false; readonly reason: "password" }
  /** The invitation of the sign-up works no more. */
  | { readonly ok: false; readonly reason: "uninvited" }
  | (AuthRefusal & { readonly reason: "refused" });

/** Milliseconds; hashing a password is slow on purpose. */
const timeout = 15_000;

/** @param password chosen on the page of the link, where it is required */
export async function confirmAddress(token: string, password?: string): Promise<Confirmation> {
  if (!(await settleSignOut())) return { ok: false, reason: "refused", problem: "network", weakness: null };
  const body = password === undefined ? { token } : { token, password };
  const { data, error, status } = await callApi("/api/auth/verify-email", {
    method: "POST",
    body,
    timeout: timeout,
  });
  if (error?.code === "password_needed") return { ok: false, reason: "password" };
  if (error?.code === "invite_invalid") return { ok: false, reason: "uninvited" };
  if (error)
    return {
      ok: false,
      reason: "refused",
      problem: authProblemOf(error, status),
      weakness: weaknessOf(error),
    };
  const session = isRecord(data) ? readSessionResponse(data.session) : null;
  if (!session) return { ok: true, next: "signIn" };
  rememberStaying(!isSharedDevice());
  // Otherwise the sign-in page shows what prevents it.
  return { ok: true, next: (await enterSession(session)) === "here" ? "in" : "signIn" };
}
