/** Account services for the routes: passwords and mails by our own SQL, outside accounts by Better Auth. */
import type { Delivery } from "#server/mail/deliver.ts";
import type { Services } from "#server/services.ts";
import { type AccountMail, createAccountMail } from "./account-mail.ts";
import { createAuth } from "./auth.ts";
import { createFlows, type Flows } from "./flows.ts";
import { type Provider, providerName } from "./providers.ts";

export type AccountParts = Pick<Services, "env" | "db" | "clock" | "secrets" | "publicUrl" | "security">;

export type Accounts = {
  readonly flows: Flows;
  readonly mail: AccountMail;
  /** The providers that are configured and whose discovery document could be fetched. */
  providers(): Promise<readonly Provider[]>;
};

export function createAccounts(parts: AccountParts, delivery: Pick<Delivery, "send">): Accounts {
  const { env, db, publicUrl, security } = parts;
  const mail = createAccountMail(delivery, publicUrl, db.auth);
  const auth = createAuth(parts, async (userId, provider) => {
    security.note({ kind: "account_linked", personId: userId });
    await mail.sendLinked(userId, providerName(provider, env));
  });
  return {
    flows: createFlows(auth),
    mail,
    async providers() {
      const { socialProviders } = await auth.$context;
      return socialProviders.map(({ id }) => ({ id, name: providerName(id, env) }));
    },
  };
}
