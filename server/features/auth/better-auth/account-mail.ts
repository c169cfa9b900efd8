/** Which letter goes to whom, and where its link leads. */
import type pg from "pg";
import { type Mailbox, readAddress, readLetterReader } from "#server/features/auth/queries/accounts.ts";
import type { Delivery } from "#server/mail/deliver.ts";
import {
  confirmAddressLetter,
  knownAddressLetter,
  linkedAccountLetter,
  type Reader,
  resetPasswordLetter,
} from "#server/mail/letters/account-letters.ts";
import type { Locale } from "#server/mail/letters/letter.ts";

type Addressee = Mailbox & {
  /** What the page that asked was read in; absent: the language the person chose. */
  readonly locale?: Locale | undefined;
};

export type AccountMail = {
  sendConfirmation(to: Addressee, token: string): Promise<void>;
  sendReset(to: Addressee, token: string): Promise<void>;
  tellKnownAddress(to: Addressee): Promise<void>;
  tellLinked(userId: string, provider: string): Promise<void>;
};

export function createAccountMail(
  { send }: Pick<Delivery, "send">,
  publicUrl: string,
  auth: pg.Pool,
): AccountMail {
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  const readerOf = async ({ userId, locale }: Addressee): Promise<Reader> => {
    const chosen = await readLetterReader(auth, userId);
    return { firstName: greetable(chosen.firstName), locale: locale ?? chosen.locale };
  };
  return {
    async sendConfirmation(to, token) {
      send({ to: to.email, ...confirmAddressLetter(await readerOf(to), link("/auth/callback", token)) });
    },
    async sendReset(to, token) {
      send({ to: to.email, ...resetPasswordLetter(await readerOf(to), link("/reset-password", token)) });
    },
    async tellKnownAddress(to) {
      send({ to: to.email, ...knownAddressLetter(await readerOf(to), `${publicUrl}/login`) });
    },
    async tellLinked(userId, provider) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const reader = await readerOf({ userId, email });
      send({ to: email, ...linkedAccountLetter(reader, `${publicUrl}/forgot-password`, provider) });
    },
  };
}

/** Anyone may type a name beside somebody else's address: what could be read as a message or a link greets nobody. */
function greetable(name: string | null): string | null {
  return name !== null && /^[\p{L}\p{M}' ’-]{1,40}$/u.test(name) ? name : null;
}
