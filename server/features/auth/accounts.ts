/** Account services for the routes: their mails, and the outside accounts that are set up. */
import type { Delivery } from "#server/mail/deliver.ts";
import type { Services } from "#server/services.ts";
import { type AccountMail, createAccountMail } from "./account-mail.ts";
import { discoverProvider } from "./outside/discover-provider.ts";
import type { OutsideProvider } from "./outside/provider.ts";
import { knownProviders } from "./outside/providers.ts";

export type Accounts = {
  readonly mail: AccountMail;
  /** The providers that are configured and whose discovery document could be fetched. */
  providers(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  provider(id: string): Promise<OutsideProvider | null>;
};

type AccountParts = Pick<Services, "env" | "db" | "clock" | "publicUrl">;

export function createAccounts(
  { env, db, clock, publicUrl }: AccountParts,
  delivery: Pick<Delivery, "send">,
): Accounts {
  const known = knownProviders(env, clock.now());
  const all = discoverProvider(env).then((own) => (own ? [own, ...known] : known));
  return {
    mail: createAccountMail(delivery, publicUrl, db.auth),
    providers: async () => (await all).map(({ id, name }) => ({ id, name })),
    provider: async (id) => (await all).find((each) => each.id === id) ?? null,
  };
}
