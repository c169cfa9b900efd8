/**
 * Better Auth, for outside accounts, with stricter settings than its defaults (docs/threat-model.md, wall 5): hashed tokens at
 * rest, no cookie cache, no provider tokens kept, no rows for an unverified address, linking from a signed-in session only.
 * Its endpoints are reached only through the routes that routes.ts declares; its rate limiter is replaced by ours, its session
 * look-up by the session gate. Passwords and the links of mails are our own (docs/decisions/018-accounts.md).
 */
import { betterAuth } from "better-auth";
import { getOAuthState } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { cleanLine } from "#domain/text/clean-text.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import { isTimeZone } from "#domain/time/time-zone-name.ts";
import { isSessionAlive } from "#server/features/auth/queries/accounts.ts";
import { admitToSignUp, signUpRefusal } from "#server/features/auth/queries/admit-to-sign-up.ts";
import { sessionLife } from "#server/http/session/session-gate.ts";
import { cookiePrefix, isSecure } from "#server/http/session/session-token.ts";
import type { AccountParts } from "./accounts.ts";
import { requireIdTokens } from "./id-token.ts";
import { openIdProviders, socialProviders } from "./providers.ts";
import { createAuthStore } from "./store.ts";

/** The caller's address, set by us after TRUSTED_PROXIES; never taken from the caller's own header. */
export const addressHeader = "x-tendre-address";

export type Auth = ReturnType<typeof createAuth>;

/** @param linked called when a signed-in person has added an outside account */
export function createAuth(parts: AccountParts, linked: (userId: string, provider: string) => Promise<void>) {
  const { env, db, clock, secrets, publicUrl } = parts;
  const adminEmail = env.ADMIN_EMAIL?.toLowerCase();
  const openId = openIdProviders(env);
  return betterAuth({
    appName: "Tendre",
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret: secrets.authSecret,
    database: createAuthStore(db.auth),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    plugins: [...(openId.length > 0 ? [genericOAuth({ config: openId })] : []), requireIdTokens()],
    socialProviders: socialProviders(env, clock.now()),
    onAPIError: { errorURL: `${publicUrl}/auth/callback` },
    emailAndPassword: { enabled: false },
    user: {
      modelName: "users",
      /** Runs before any row is created: an unverified address is refused, and the provider alone cannot make anyone administrator. */
      validateUserInfo: async ({ user, source }) => {
        if (source.action === "sign-in") return;
        const isVouchedFor = user.emailVerified === true && user.email?.toLowerCase() !== adminEmail;
        if (!isVouchedFor && source.action === "create-user") return { error: "email_not_verified" };
        const refusal =
          source.action === "create-user" ? await signUpRefusal(parts, await shownInvite()) : null;
        if (refusal !== null) return { error: refusal };
        return user.emailVerified === true ? undefined : { error: "email_not_verified" };
      },
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      additionalFields: {
        firstName: { type: "string", required: false, fieldName: "first_name" },
        lastName: { type: "string", required: false, fieldName: "last_name" },
        locale: { type: "string", required: false, defaultValue: "fr" },
        timezone: { type: "string", required: false, defaultValue: "Europe/Paris" },
        termsAcceptedAt: { type: "date", required: false, fieldName: "terms_accepted_at" },
        adultDeclaredAt: { type: "date", required: false, fieldName: "adult_declared_at" },
        inviteId: { type: "string", required: false, input: false, fieldName: "invite_id" },
      },
    },
    session: {
      modelName: "sessions",
      fields: {
        userId: "user_id",
        token: "token_hash",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      additionalFields: {
        remembered: { type: "boolean", required: false, input: false, defaultValue: true },
        lastUsedAt: { type: "date", required: false, input: false, fieldName: "last_used_at" },
      },
      expiresIn: sessionLife(true) / 1000,
      // The session gate extends it, once an hour at most.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: {
      modelName: "accounts",
      fields: {
        userId: "user_id",
        providerId: "provider_id",
        accountId: "account_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, disableImplicitLinking: true },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
      storeIdentifier: "hashed",
    },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(publicUrl),
      defaultCookieAttributes: { secure: isSecure(publicUrl), httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => newId(), validateSchema: false },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            const place = placeSchema.parse((await getOAuthState()) ?? {});
            const inviteId = await admitToSignUp(parts, await shownInvite());
            return { data: { ...withAcceptance(withNames(user), clock.now()), ...place, inviteId } };
          },
        },
      },
      session: {
        create: {
          before: async (session) => {
            const now = clock.now();
            const expiresAt = new Date(now.getTime() + sessionLife(true));
            return {
              data: {
                ...session,
                remembered: true,
                expiresAt,
                createdAt: now,
                updatedAt: now,
                lastUsedAt: now,
              },
            };
          },
        },
      },
      account: {
        create: {
          before: async (account) => {
            const state = await getOAuthState();
            if (state?.link && !(await isStillThere(state.linkedBy, account.userId))) return false;
            return { data: { ...account, ...noTokens } };
          },
          after: async ({ userId, providerId }) => {
            if ((await getOAuthState())?.link) await linked(userId, providerId);
          },
        },
      },
    },
  });

  /** A session that ended meanwhile (a sign-out, a new password) cannot link an account any more. */
  async function isStillThere(sessionId: unknown, userId: string): Promise<boolean> {
    if (typeof sessionId !== "string") return false;
    return isSessionAlive(db.auth, { sessionId, userId, now: clock.now() });
  }
}

/** The invitation that the sign-in was started with. */
async function shownInvite(): Promise<string | undefined> {
  const state = await getOAuthState();
  return typeof state?.invite === "string" ? state.invite : undefined;
}

/** Language and time zone of the device that started the sign-in; other values are not accepted. */
const placeSchema = z.object({
  locale: z.enum(["en", "fr"]).optional().catch(undefined),
  timezone: z.string().refine(isTimeZone).optional().catch(undefined),
});

/** Tokens to act at the provider are not needed for signing in, so they are not kept. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

function withNames<U extends { name: string; firstName?: unknown; lastName?: unknown }>(user: U) {
  if (user.firstName || user.lastName) return user;
  const [firstName = "", ...rest] = cleanLine(user.name).split(" ");
  return {
    ...user,
    firstName: cutText(firstName, 80) || null,
    lastName: cutText(rest.join(" "), 80) || null,
  };
}

/** No user is created without both: the form requires them, and a new user from a provider is created only with `requestSignUp`. */
function withAcceptance<U extends object>(user: U, now: Date) {
  return { termsAcceptedAt: now, adultDeclaredAt: now, ...user };
}
