/** Which mail is sent to whom, and where its link leads. */
import type pg from "pg";
import type { FactorChange } from "#server/features/auth/mutations/factors.ts";
import type { PasskeyChange } from "#server/features/auth/mutations/passkeys.ts";
import {
  findHolder,
  type Mailbox,
  readAddress,
  readLetterReader,
  readOwnAddress,
  readTimeZone,
} from "#server/features/auth/queries/accounts.ts";
import type { Delivery } from "#server/mail/deliver.ts";
import {
  confirmAddressLetter,
  firstPasswordLetter,
  knownAddressLetter,
  linkedAccountLetter,
  passwordChangedLetter,
  type Reader,
  resetPasswordLetter,
} from "#server/mail/letters/account-letters.ts";
import { addressLetters } from "#server/mail/letters/address-letters.ts";
import { type DeletionDay, deletionRequestedLetter } from "#server/mail/letters/deletion-letters.ts";
import { factorLetters } from "#server/mail/letters/factor-letters.ts";
import { factorLossLetters } from "#server/mail/letters/factor-loss-letters.ts";
import { greetable, type Locale } from "#server/mail/letters/letter.ts";
import { type NewDevice, newDeviceLetter, wrongCodesLetter } from "#server/mail/letters/new-device-letter.ts";

type Recipient = Mailbox & {
  /** The language of the page that made the request; absent: the language the person chose. */
  readonly locale?: Locale | undefined;
};

export type AccountMail = {
  sendConfirmation(to: Recipient, token: string): Promise<void>;
  sendReset(to: Recipient, token: string): Promise<void>;
  sendKnownAddress(to: Recipient): Promise<void>;
  sendLinked(userId: string, provider: string): Promise<void>;
  /** @param isFirst the account had none before */
  sendPasswordChanged(userId: string, isFirst: boolean): Promise<void>;
  sendNewDevice(userId: string, device: NewDevice): Promise<void>;
  sendFactorChange(userId: string, change: FactorChange | PasskeyChange): Promise<void>;
  sendFactorLoss(userId: string, news: FactorLossNews): Promise<void>;
  /** Right password, wrong codes. */
  sendWrongCodes(userId: string): Promise<void>;
  sendDeletionRequested(userId: string, when: DeletionDay): Promise<void>;
  /** The link to the new mailbox, or word to its owner where it has an account; the account's own address hears of it the first time. */
  sendAddressAsked(asked: AddressAsked): Promise<void>;
  sendAddressChanged(change: AddressMove & { readonly undoToken: string | null }): Promise<void>;
  sendAddressUndone(change: AddressMove): Promise<void>;
};

/** How far a way back for lost factors is. */
type FactorLossNews =
  | { readonly step: "asked"; readonly token: string }
  | {
      readonly step: "begun" | "reminder";
      readonly stopToken: string;
      readonly dueAt: Date;
      readonly until: Date;
    }
  | { readonly step: "used" };
type AddressMove = { readonly userId: string; readonly from: string; readonly to: string };
type AddressAsked = {
  readonly userId: string;
  readonly to: string;
  readonly token: string;
  /** Told before. */
  readonly isSame: boolean;
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
    async sendPasswordChanged(userId, isFirst) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const reader = await readerOf({ userId, email });
      const letter = isFirst ? firstPasswordLetter : passwordChangedLetter;
      send({ to: email, ...letter(reader, `${publicUrl}/forgot-password`) });
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
    async sendFactorLoss(userId, news) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const reader = await readerOf({ userId, email });
      const { asked, used } = factorLossLetters;
      if (news.step === "asked")
        return send({ to: email, ...asked(reader, link("/auth/lost-factor", news.token)) });
      if (news.step === "used") return send({ to: email, ...used(reader, `${publicUrl}/forgot-password`) });
      const { stopToken, dueAt, until } = news;
      const timeZone = await readTimeZone(auth, userId);
      const href = `${publicUrl}/auth/lost-factor?stop=${encodeURIComponent(stopToken)}`;
      send({ to: email, ...factorLossLetters[news.step](reader, href, { dueAt, until, timeZone }) });
    },
    async sendWrongCodes(userId) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const links = { reset: `${publicUrl}/forgot-password`, devices: `${publicUrl}/profile/devices` };
      send({ to: email, ...wrongCodesLetter(await readerOf({ userId, email }), links) });
    },
    async sendDeletionRequested(userId, when) {
      const email = await readAddress(auth, userId);
      if (email === null) return;
      const reader = await readerOf({ userId, email });
      send({ to: email, ...deletionRequestedLetter(reader, `${publicUrl}/login`, when) });
    },
    async sendAddressAsked({ userId, to, token, isSame }) {
      const [own, holder] = await Promise.all([
        readOwnAddress(auth, userId, new Date(0)),
        findHolder(auth, to),
      ]);
      if (holder) {
        const reader = await readerOf({ userId: holder.userId, email: to });
        send({ to, ...addressLetters.taken(reader, `${publicUrl}/login`, to) });
      } else {
        const reader = await readerOf({ userId, email: to });
        send({ to, ...addressLetters.confirm(reader, link("/profile/email/confirm", token), to) });
      }
      // An address that nobody proved may be a stranger's.
      if (!own?.isVerified || isSame) return;
      const reader = await readerOf({ userId, email: own.email });
      send({ to: own.email, ...addressLetters.asked(reader, `${publicUrl}/forgot-password`, to) });
    },
    async sendAddressChanged({ userId, from, to, undoToken }) {
      const reader = await readerOf({ userId, email: to });
      send({ to, ...addressLetters.welcome(reader, `${publicUrl}/dashboard`, to) });
      if (undoToken === null) return;
      send({ to: from, ...addressLetters.changed(reader, link("/auth/undo-address", undoToken), to) });
    },
    async sendAddressUndone({ userId, from, to }) {
      const reader = await readerOf({ userId, email: to });
      for (const each of new Set([to, from]))
        send({ to: each, ...addressLetters.undone(reader, `${publicUrl}/support`, to) });
    },
  };
}
