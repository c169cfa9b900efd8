/** Which letter goes to whom, and where its link leads. */
import { randomBytes } from "node:crypto";
import type { Delivery } from "#server/mail/deliver.ts";
import {
  confirmAddressLetter,
  knownAddressLetter,
  type Reader,
  resetPasswordLetter,
  unconfirmedAddressLetter,
} from "#server/mail/letters/account-letters.ts";

/** A user as Better Auth hands it over; our own columns come untyped. */
type Addressee = { readonly id: string; readonly email: string; readonly emailVerified: boolean };
type Sent = { readonly user: Addressee; readonly token: string };

export type AccountMail = {
  sendConfirmation(sent: Sent): Promise<void>;
  sendReset(sent: Sent): Promise<void>;
  tellKnownAddress(known: { readonly user: Addressee }): Promise<void>;
};

/** @param keepResetToken remembers a token that resets this person's password. */
export function createAccountMail(
  { send }: Pick<Delivery, "send">,
  publicUrl: string,
  keepResetToken: (personId: string, token: string) => Promise<void>,
): AccountMail {
  const resetHref = (token: string) => `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return {
    async sendConfirmation({ user, token }) {
      const query = new URLSearchParams({ token, callbackURL: "/auth/callback" });
      const href = `${publicUrl}/api/auth/verify-email?${query}`;
      send({ to: user.email, ...confirmAddressLetter(readerOf(user), href) });
    },
    async sendReset({ user, token }) {
      send({ to: user.email, ...resetPasswordLetter(readerOf(user), resetHref(token)) });
    },
    async tellKnownAddress({ user }) {
      if (user.emailVerified) {
        send({ to: user.email, ...knownAddressLetter(readerOf(user), `${publicUrl}/login`) });
        return;
      }
      const token = randomBytes(24).toString("base64url");
      await keepResetToken(user.id, token);
      send({ to: user.email, ...unconfirmedAddressLetter(readerOf(user), resetHref(token)) });
    },
  };
}

function readerOf(user: object): Reader {
  const firstName = "firstName" in user && typeof user.firstName === "string" ? user.firstName : null;
  return { firstName, locale: "locale" in user && user.locale === "en" ? "en" : "fr" };
}
