/**
 * Better Auth's endpoints that are in use, called as functions: what a route does not call cannot be reached, and no
 * router is built for each request. Each answers with a `Response`, refusals included (response.ts reads them).
 */
import type { Auth } from "./auth.ts";
import { addressHeader } from "./auth.ts";

export type Caller = {
  readonly cookie?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
  /** After TRUSTED_PROXIES. */
  readonly address: string;
};

/** What travels to the provider and back beside the state; put there by us alone (provider-routes.ts). */
type Luggage = {
  readonly locale?: "en" | "fr" | undefined;
  readonly timezone?: string | undefined;
  /** The session that asked to link an outside account. */
  readonly linkedBy?: string | undefined;
};

export type Flows = ReturnType<typeof createFlows>;

export function createFlows({ api }: Pick<Auth, "api">) {
  const errorCallbackURL = "/auth/callback";
  return {
    signOut: (caller: Caller) => api.signOut(from(caller)),
    leaveFor: (
      caller: Caller,
      to: { provider: string; callbackURL: string; requestSignUp: boolean },
      additionalData: Luggage,
    ) =>
      api.signInSocial({
        ...from(caller),
        body: { ...to, errorCallbackURL, disableRedirect: true, additionalData },
      }),
    linkWith: (caller: Caller, to: { provider: string; callbackURL: string }, additionalData: Luggage) =>
      api.linkSocialAccount({
        ...from(caller),
        body: { ...to, errorCallbackURL, disableRedirect: true, additionalData },
      }),
    comeBack: (caller: Caller, provider: string, query: Readonly<Record<string, string>>) =>
      api.callbackOAuth({ ...from(caller), method: "GET", params: { id: provider }, query }),
  };
}

/** Only what Better Auth needs: nothing else of the caller's headers gets through. */
function from({ cookie, userAgent, address }: Caller) {
  const headers = new Headers({ [addressHeader]: address });
  if (cookie) headers.set("cookie", cookie);
  if (userAgent) headers.set("user-agent", userAgent.slice(0, 400));
  return { headers, asResponse: true } as const;
}
