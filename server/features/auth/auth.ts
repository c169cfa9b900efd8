/**
 * Better Auth, closed where its defaults are open (architecture, wall 5): argon2id off the event loop, hashed tokens at
 * rest, no cookie cache, sessions that end at a password reset, no provider tokens kept. Its routes are reached only
 * through those that routes.ts declares, its rate limiter is replaced by ours, its session look-up by the session gate.
 */
import { betterAuth } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { v7 as newId } from "uuid";
import { passwordLength } from "#domain/password.ts";
import { sessionLife } from "#server/http/session-gate.ts";
import { cookiePrefix, isSecure } from "#server/http/session-token.ts";
import type { AccountMail } from "./account-mail.ts";
import type { AccountParts } from "./accounts.ts";
import { hashPassword, verifyPassword } from "./hash-password.ts";
import { openIdProviders, socialProviders } from "./providers.ts";
import { createAuthStore } from "./store.ts";

export const linkLife = 60 * 60;
/** The caller's address, put there by us after TRUSTED_PROXIES; never a header of the caller's. */
export const addressHeader = "x-tendre-address";

export type Auth = ReturnType<typeof createAuth>;

/** @param proved a reset through the mailbox proves the address: `users.email_verified` becomes true. */
export function createAuth(
  parts: AccountParts,
  mail: AccountMail,
  proved: (personId: string) => Promise<void>,
) {
  const { env, db, clock, secrets, publicUrl } = parts;
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
    plugins: openId.length > 0 ? [genericOAuth({ config: openId })] : [],
    socialProviders: socialProviders(env, clock.now()),
    onAPIError: { errorURL: `${publicUrl}/auth/callback` },
    emailAndPassword: {
      enabled: true,
      // Never signed in by signing up: the answer would tell whether the address was known.
      autoSignIn: false,
      requireEmailVerification: env.AUTH_REQUIRE_EMAIL_CONFIRMATION,
      minPasswordLength: passwordLength.min,
      // In UTF-16 units; ours (domain/password.ts) is in characters and comes first.
      maxPasswordLength: passwordLength.max * 2,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: linkLife,
      sendResetPassword: mail.sendReset,
      onPasswordReset: ({ user }) => proved(user.id),
      onExistingUserSignUp: mail.tellKnownAddress,
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: linkLife,
      sendVerificationEmail: mail.sendConfirmation,
    },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      additionalFields: {
        firstName: { type: "string", required: false, fieldName: "first_name" },
        lastName: { type: "string", required: false, fieldName: "last_name" },
        locale: { type: "string", required: false, defaultValue: "fr" },
        timezone: { type: "string", required: false, defaultValue: "Europe/Paris" },
        termsAcceptedAt: { type: "date", required: false, fieldName: "terms_accepted_at" },
        adultDeclaredAt: { type: "date", required: false, fieldName: "adult_declared_at" },
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
      // The gate slides it, once an hour at most.
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
      user: { create: { before: async (user) => ({ data: withAcceptance(withNames(user), clock.now()) }) } },
      session: {
        create: {
          before: async (session, context) => {
            const now = clock.now();
            const remembered = !(isRecord(context?.body) && context.body.rememberMe === false);
            const expiresAt = new Date(now.getTime() + sessionLife(remembered));
            return {
              data: { ...session, remembered, expiresAt, createdAt: now, updatedAt: now, lastUsedAt: now },
            };
          },
        },
      },
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
  });
}

/** What a provider lets us do in its name is not needed to sign someone in, so it is not kept. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

function withNames<U extends { name: string; firstName?: unknown; lastName?: unknown }>(user: U) {
  if (user.firstName || user.lastName) return user;
  const [firstName = "", ...rest] = user.name.trim().split(/\s+/);
  return {
    ...user,
    firstName: firstName.slice(0, 80) || null,
    lastName: rest.join(" ").slice(0, 80) || null,
  };
}

/** Nobody is made without both: the form asks for them, and a provider's newcomer gets in only by `requestSignUp`. */
function withAcceptance<U extends object>(user: U, now: Date) {
  return { termsAcceptedAt: now, adultDeclaredAt: now, ...user };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
