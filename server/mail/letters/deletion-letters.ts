/** The mails of an account's deletion. Written in each language, not translated. */
import type { AccountContents } from "#domain/account/account-deletion.ts";
import type { Reader } from "./account-letters.ts";
import { farewells, greet, type Letter, type Locale, regions, writeLetter } from "./letter.ts";

export type DeletionDay = {
  readonly dueAt: Date;
  /** IANA name; the person's. */
  readonly timeZone: string;
};

/** @param href the sign-in page, where the request can be taken back */
export function deletionRequestedLetter(
  { locale, firstName }: Reader,
  href: string,
  { dueAt, timeZone }: DeletionDay,
): Letter {
  const day = new Intl.DateTimeFormat(regions[locale], { dateStyle: "long", timeZone }).format(dueAt);
  const words =
    locale === "fr"
      ? {
          subject: "Votre compte va être supprimé",
          body: [
            `La suppression de votre compte a été demandée. Il sera détruit le ${day}, avec tout votre journal. Vos autres appareils sont déconnectés.`,
            "Jusque-là, rien n’est perdu : connectez-vous pour le garder.",
          ],
          link: { label: "Me connecter", href },
          after: [
            "Si ce n’était pas vous, connectez-vous, gardez votre compte, puis choisissez un nouveau mot de passe.",
          ],
        }
      : {
          subject: "Your account is going to be deleted",
          body: [
            `The deletion of your account was requested. It will be destroyed on ${day}, with all of your journal. Your other devices are signed out.`,
            "Until then nothing is lost: sign in to keep it.",
          ],
          link: { label: "Sign in", href },
          after: ["If it was not you, sign in, keep your account, and then choose a new password."],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

type Receipt = {
  readonly number: string;
  readonly deletedAt: Date;
  readonly contents: AccountContents;
};

/** Without a name: none is left. */
export function deletionReceiptLetter(locale: Locale, { number, deletedAt, contents }: Receipt): Letter {
  const at = new Intl.DateTimeFormat(regions[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(deletedAt);
  const { relationships, moments, conversations, messages, media, bytes } = contents;
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
  const words =
    locale === "fr"
      ? {
          subject: `Votre compte est supprimé : reçu ${number}`,
          body: [
            `Votre compte a été détruit le ${at} (temps universel). Reçu ${number}.`,
            `Relations : ${count(relationships)}. Moments : ${count(moments)}. Photos et vidéos : ${count(media)} (${megabytes} Mo). Conversations avec LISA : ${count(conversations)}. Messages échangés : ${count(messages)}. Avec eux : votre adresse, votre profil, vos sessions, vos facteurs et clés d’accès, l’abonnement et la fiche de client chez le prestataire de paiement, et les clés qui ouvraient vos textes. Ce que d’anciennes sauvegardes du serveur contiennent encore de votre journal ne s’ouvre plus.`,
          ],
          after: [
            "Ce numéro ne mène plus à vous : gardez ce message si vous voulez pouvoir en parler. Votre adresse est libre.",
          ],
        }
      : {
          subject: `Your account is deleted: receipt ${number}`,
          body: [
            `Your account was destroyed on ${at} (universal time). Receipt ${number}.`,
            `Relationships: ${count(relationships)}. Moments: ${count(moments)}. Photos and videos: ${count(media)} (${megabytes} MB). Conversations with LISA: ${count(conversations)}. Messages with others: ${count(messages)}. With them went your address, your profile, your sessions, your factors and passkeys, the subscription and the customer record at the payment provider, and the keys that opened your texts. What old backups of the server still hold of your journal can no longer be opened.`,
          ],
          after: [
            "This number no longer leads to you: keep this message if you want to be able to speak about it. Your address is free.",
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, null), farewell: farewells[locale] }, locale);
}
