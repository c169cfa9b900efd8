/** Signing in with a passkey: by a button, or from the field of the address. Never throws. */

import { networkFailure } from "#domain/backend/data-result.ts";
import { type AuthRefusal, authRefusal } from "./accounts.ts";
import { answerWithPasskey } from "./passkey-answer.ts";
import { readSessionResponse, rememberStaying } from "./person.ts";
import { oneTabAtATime } from "./put-away.ts";
import { enterSession, settleSignOut } from "./session.ts";
import { isSharedDevice } from "./shared-device.ts";
import { type AskProblem, canOfferInField } from "./webauthn.ts";

export type SignIn = {
  readonly way: "now" | "in field";
  /** Asked when the passkey has answered: "remember me" may have changed meanwhile. */
  readonly remember: () => boolean;
  readonly signal?: AbortSignal;
};
/** `unanswered`: the browser gave none, and nothing was sent. */
export type PasskeySignIn =
  | { readonly ok: true }
  | AuthRefusal
  | { readonly ok: false; readonly unanswered: AskProblem };

export async function signInWithPasskey({ way, remember, signal }: SignIn): Promise<PasskeySignIn> {
  if (way === "in field" && !(await canOfferInField())) return { ok: false, unanswered: "failed" };
  const stays = () => remember() && !isSharedDevice();
  const answered = await answerWithPasskey({
    ask: "/api/auth/sign-in/passkey/options",
    answer: "/api/auth/sign-in/passkey",
    besides: () => ({ rememberMe: stays() }),
    // As with the password: what is still signing out would end the new session.
    inTurn: async (send) =>
      (await settleSignOut()) ? oneTabAtATime("tendre-session", send) : networkFailure(null),
    way,
    ...(signal ? { signal } : {}),
  });
  if (answered.problem !== null) return { ok: false, unanswered: answered.problem };
  if (answered.result.error) return authRefusal(answered.result);
  const session = readSessionResponse(answered.result.data);
  if (!session) return { ok: false, problem: "unknown", weakness: null };
  rememberStaying(stays());
  return (await enterSession(session)) === "here"
    ? { ok: true }
    : { ok: false, problem: "blocked", weakness: null };
}
