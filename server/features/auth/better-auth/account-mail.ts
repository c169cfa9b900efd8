/** Which mail is sent to whom, and where its link leads. */
import type pg from "pg";
import type { FactorChange } from "#server/features/auth/mutations/factors.ts";
import { type Mailbox, readAddress, readLetterReader } from "#server/features/auth/queries/accounts.ts";
import type { Delivery } from "#server/mail/deliver.ts";
import {
  confirmAddressLetter,
  knownAddressLetter,
  linkedAccountLetter,
  type Reader,
  resetPasswordLetter,
} from "#server/mail/letters/account-letters.ts";
import { type DeletionDay, deletionRequestedLetter } from "#server/mail/letters/deletion-letters.ts";
import { factorLetters } from "#server/mail/letters/factor-letters.ts";
import type { Locale } from "#server/mail/letters/letter.ts";
import { type NewDevice, newDeviceLetter } from "#server/mail/letters/new-device-letter.ts";

type Recipient = Mailbox & {
  /** The language of the page that made the request; absent: the language the person chose. */
  readonly locale?: Locale | undefined;
};

export type AccountMail = {
  sendConfirmation(to: Recipient, token: string): Promise<void>;
  sendReset(to: Recipient, token: string): Promise<void>;
  sendKnownAddress(to: Recipient): Promise<void>;
  sendLinked(userId: string, provider: string): Promise<void>;
  sendNewDevice(userId: string, device: NewDevice): Promise<void>;
  sendFactorChange(userId: string, change: FactorChange): Promise<void>;
  sendDeletionRequested(userId: string, when: DeletionDay): Promise<void>;
};

export function createAccountMail(
  { send }: Pick<Delivery, "send">,
  publicUrl: string,
  auth: pg.Pool,
): AccountMail {
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  const readerOf = async ({ userId, locale }: Recipient): Promise<Reader> => {
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
    async sendKnownAddress(to) {
      send({ to: to.email, ...knownAddressLetter(await readerOf(to), `${publicUrl}/login`) });
    },
    async sendLinked(userId, provider) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const reader = await readerOf({ userId, email });
      send({ to: email, ...linkedAccountLetter(reader, `${publicUrl}/forgot-password`, provider) });
    },
    async sendNewDevice(userId, device) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const links = { reset: `${publicUrl}/forgot-password`, devices: `${publicUrl}/profile/devices` };
      send({ to: email, ...newDeviceLetter(await readerOf({ userId, email }), device, links) });
    },
    async sendFactorChange(userId, change) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const reader = await readerOf({ userId, email });
      send({ to: email, ...factorLetters[change](reader, `${publicUrl}/forgot-password`) });
    },
    async sendDeletionRequested(userId, when) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const reader = await readerOf({ userId, email });
      send({ to: email, ...deletionRequestedLetter(reader, `${publicUrl}/login`, when) });
    },
  };
}

/**
 * Anyone may enter a name beside another person's address, so a name that could be read as a message or a link is not used in the greeting.
 */
function greetable(name: string | null): string | null {
  return name !== null && /^[\p{L}\p{M}' ’-]{1,40}$/u.test(name) ? name : null;
}
