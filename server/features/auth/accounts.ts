/** What the routes ask of Better Auth: its flows, and the few looks behind them. */
import { z } from "zod";
import type { PasswordOwner } from "#domain/password.ts";
import type { Delivery } from "#server/mail/deliver.ts";
import type { Services } from "#server/services.ts";
import { createAccountMail } from "./account-mail.ts";
import { createAuth, linkLife } from "./auth.ts";
import { type Caller, createFlows, type Flows } from "./flows.ts";
import { type Provider, providerName } from "./providers.ts";

export type AccountParts = Pick<Services, "env" | "db" | "clock" | "secrets" | "publicUrl">;

export type WaitingPerson = { readonly personId: string; readonly email: string };

export type Accounts = {
  readonly flows: Flows;
  /** Those whose settings are there and whose discovery answered. */
  providers(): Promise<readonly Provider[]>;
  /** Whose password a reset link would change; null when the link is used, old or made up. */
  ownerOfReset(token: string): Promise<PasswordOwner | null>;
  /** Whose address a confirmation link would confirm. Reads the token without judging it: that is Better Auth's. */
  unconfirmedPerson(token: string): Promise<WaitingPerson | null>;
  /** A session without a password: for someone who has just proved themselves otherwise. Returns its token. */
  openSession(personId: string, caller: Caller): Promise<string>;
};

export function createAccounts(parts: AccountParts, delivery: Pick<Delivery, "send">): Accounts {
  const { env, publicUrl } = parts;
  const identifier = (token: string) => `reset-password:${token}`;
  const mail = createAccountMail(delivery, publicUrl, async (personId, token) => {
    const { internalAdapter } = await auth.$context;
    const expiresAt = new Date(Date.now() + linkLife * 1000);
    await internalAdapter.createVerificationValue({
      value: personId,
      identifier: identifier(token),
      expiresAt,
    });
  });
  const auth = createAuth(parts, mail, async (personId) => {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.updateUser(personId, { emailVerified: true });
  });
  return {
    flows: createFlows(auth),
    async providers() {
      const { socialProviders } = await auth.$context;
      return socialProviders.map(({ id }) => ({ id, name: providerName(id, env) }));
    },
    async ownerOfReset(token) {
      const { internalAdapter } = await auth.$context;
      const kept = await internalAdapter.findVerificationValue(identifier(token));
      const user =
        kept && kept.expiresAt > new Date() ? await internalAdapter.findUserById(kept.value) : null;
      return user && { email: user.email, ...namesOf(user) };
    },
    async unconfirmedPerson(token) {
      const email = addressIn(token);
      if (email === null) return null;
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findUserByEmail(email);
      return found && !found.user.emailVerified ? { personId: found.user.id, email: found.user.email } : null;
    },
    async openSession(personId, { address, userAgent }) {
      const { internalAdapter } = await auth.$context;
      const from = { ipAddress: address, userAgent: userAgent?.slice(0, 400) ?? "" };
      const session = await internalAdapter.createSession(personId, false, from);
      return session.token;
    },
  };
}

const claimsSchema = z.object({ email: z.email() });

function addressIn(token: string): string | null {
  try {
    const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    return claimsSchema.parse(JSON.parse(claims)).email;
  } catch {
    return null;
  }
}

function namesOf(user: object): Pick<PasswordOwner, "firstName" | "lastName"> {
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return {
    firstName: "firstName" in user ? text(user.firstName) : null,
    lastName: "lastName" in user ? text(user.lastName) : null,
  };
}
