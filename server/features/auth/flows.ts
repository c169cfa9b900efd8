/**
 * Better Auth's endpoints that are in use, called as functions: what a route does not call cannot be reached, and no
 * router is built for each request. Each answers with a `Response`, refusals included (answer.ts reads them).
 */
import type { Auth } from "./auth.ts";
import { addressHeader } from "./auth.ts";

export type Caller = {
  readonly cookie?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
  /** After TRUSTED_PROXIES. */
  readonly address: string;
};

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: "en" | "fr";
  readonly timezone: string;
  readonly acceptedAt: Date;
};

export type Flows = ReturnType<typeof createFlows>;

export function createFlows({ api }: Pick<Auth, "api">) {
  return {
    signUp(caller: Caller, { firstName, lastName, acceptedAt, ...account }: NewAccount) {
      const body = {
        ...account,
        name: `${firstName} ${lastName}`.trim(),
        firstName: firstName || null,
        lastName: lastName || null,
        termsAcceptedAt: acceptedAt,
        adultDeclaredAt: acceptedAt,
      };
      return api.signUpEmail({ ...from(caller), body });
    },
    signIn: (caller: Caller, body: { email: string; password: string; rememberMe: boolean }) =>
      api.signInEmail({ ...from(caller), body }),
    signOut: (caller: Caller) => api.signOut(from(caller)),
    requestReset: (caller: Caller, email: string) =>
      api.requestPasswordReset({ ...from(caller), body: { email } }),
    resetPassword: (caller: Caller, body: { token: string; newPassword: string }) =>
      api.resetPassword({ ...from(caller), body }),
    /** Signed out on purpose: a session would make the answer depend on whose address it is. */
    resendConfirmation: (caller: Caller, email: string) =>
      api.sendVerificationEmail({ ...from({ ...caller, cookie: null }), body: { email } }),
    confirm: (caller: Caller, token: string) =>
      api.verifyEmail({
        ...from({ ...caller, cookie: null }),
        query: { token, callbackURL: "/auth/callback" },
      }),
    leaveFor: (caller: Caller, to: { provider: string; callbackURL: string; requestSignUp: boolean }) =>
      api.signInSocial({
        ...from(caller),
        body: { ...to, errorCallbackURL: "/auth/callback", disableRedirect: true },
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
