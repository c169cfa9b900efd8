/**
 * Better Auth's endpoints in use, called as functions: an endpoint that no route calls cannot be reached, and no router is built for each
 * request. Each returns a `Response`, refusals included (response.ts reads them).
 */
import type { Auth } from "./auth.ts";
import { addressHeader } from "./auth.ts";

export type Caller = {
  readonly cookie?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
  /** The client's address after TRUSTED_PROXIES. */
  readonly address: string;
};

/** Data kept beside the OAuth state; set by us alone (provider-routes.ts). */
type SignInState = {
  readonly locale?: "en" | "fr" | undefined;
  readonly timezone?: string | undefined;
  /** The invitation, as it was typed. */
  readonly invite?: string | undefined;
  /** The session that requested to link an outside account. */
  readonly linkedBy?: string | undefined;
};

/** The page that links outside accounts: where the way to a provider leads back to, refusals too (app/paths.ts). */
export const linkPage = "/profile/accounts";

export type Flows = ReturnType<typeof createFlows>;

export function createFlows({ api }: Pick<Auth, "api">) {
  const errorCallbackURL = "/auth/callback";
  return {
    signOut: (caller: Caller) => api.signOut(withHeaders(caller)),
    startSignIn: (
      caller: Caller,
      to: { provider: string; callbackURL: string; requestSignUp: boolean },
      additionalData: SignInState,
    ) =>
      api.signInSocial({
        ...withHeaders(caller),
        body: { ...to, errorCallbackURL, disableRedirect: true, additionalData },
      }),
    startLinking: (
      caller: Caller,
      to: { provider: string; callbackURL: string },
      additionalData: SignInState,
    ) =>
      api.linkSocialAccount({
        ...withHeaders(caller),
        body: { ...to, errorCallbackURL: linkPage, disableRedirect: true, additionalData },
      }),
    finishSignIn: (caller: Caller, provider: string, query: Readonly<Record<string, string>>) =>
      api.callbackOAuth({ ...withHeaders(caller), method: "GET", params: { id: provider }, query }),
  };
}

/** Only the headers that Better Auth needs; no other header of the caller is passed on. */
function withHeaders({ cookie, userAgent, address }: Caller) {
  const headers = new Headers({ [addressHeader]: address });
  if (cookie) headers.set("cookie", cookie);
  if (userAgent) headers.set("user-agent", userAgent.slice(0, 400));
  return { headers, asResponse: true } as const;
}
