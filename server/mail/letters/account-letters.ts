/** The mails of an account. Written in each language, not translated. */
import { farewells, greet, type Letter, type Locale, writeLetter } from "./letter.ts";

export type Reader = { readonly locale: Locale; readonly firstName: string | null };

/** @param href valid for thirty minutes. */
export function confirmAddressLetter({ locale, firstName }: Reader, href: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Confirmez votre adresse",
          body: [
            "Votre carte est presque ouverte. Il reste à confirmer que cette adresse est bien la vôtre.",
          ],
          link: { label: "Confirmer mon adresse", href },
          after: [
            "Ce lien est valable trente minutes. Si vous n’avez rien demandé, ignorez ce message : sans confirmation, aucun compte n’est ouvert.",
          ],
        }
      : {
          subject: "Confirm your address",
          body: ["Your map is almost open. All that is left is to confirm that this address is yours."],
          link: { label: "Confirm my address", href },
          after: [
            "This link is good for thirty minutes. If you did not ask for it, ignore this message: no account opens without it.",
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

/** @param href valid once, for thirty minutes. */
export function resetPasswordLetter({ locale, firstName }: Reader, href: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Choisissez un nouveau mot de passe",
          body: ["Quelqu’un, sans doute vous, a demandé à changer le mot de passe de ce compte."],
          link: { label: "Choisir un nouveau mot de passe", href },
          after: [
            "Ce lien est valable trente minutes et ne sert qu’une fois. Seul le plus récent fonctionne. Le changement déconnecte tous vos appareils et détache les comptes extérieurs.",
            "Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
          ],
        }
      : {
          subject: "Choose a new password",
          body: ["Someone, most likely you, asked to change the password of this account."],
          link: { label: "Choose a new password", href },
          after: [
            "This link is good for thirty minutes and works once. Only the newest link works. Changing the password signs out all your devices and detaches outside accounts.",
            "If it was not you, do nothing: your password stays as it is.",
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

/** Someone signed up with an address that has an account: its owner is informed; the response does not reveal it. */
export function knownAddressLetter({ locale, firstName }: Reader, signInHref: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Vous avez déjà un compte",
          body: [
            "Quelqu’un, sans doute vous, vient de s’inscrire avec cette adresse. Elle a déjà un compte : connectez-vous, ou demandez un nouveau mot de passe depuis la même page.",
          ],
          link: { label: "Me connecter", href: signInHref },
          after: ["Si ce n’était pas vous, ne faites rien : votre compte n’a pas changé."],
        }
      : {
          subject: "You already have an account",
          body: [
            "Someone, most likely you, just signed up with this address. It already has an account: sign in, or ask for a new password from the same page.",
          ],
          link: { label: "Sign in", href: signInHref },
          after: ["If it was not you, do nothing: your account has not changed."],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

/** An outside account was linked: if the owner did not do it, they can remove it. */
export function linkedAccountLetter({ locale, firstName }: Reader, href: string, provider: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Une nouvelle façon d’entrer dans votre journal",
          body: [`Votre compte ${provider} ouvre désormais aussi votre journal.`],
          link: { label: "Ce n’était pas moi", href },
          after: [
            "Si c’était vous, tout va bien. Sinon, choisissez un nouveau mot de passe par ce lien : cela déconnecte tous vos appareils et détache les comptes extérieurs.",
          ],
        }
      : {
          subject: "A new way into your journal",
          body: [`Your ${provider} account now opens your journal too.`],
          link: { label: "It was not me", href },
          after: [
            "If it was you, all is well. If not, choose a new password through this link: that signs out all your devices and detaches outside accounts.",
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

const passwordWords = {
  changed: {
    en: {
      subject: "The password of your journal was changed",
      body: "A new password was chosen, on a device that is signed in.",
    },
    fr: {
      subject: "Le mot de passe de votre journal a été changé",
      body: "Un nouveau mot de passe a été choisi, depuis un appareil connecté.",
    },
  },
  first: {
    en: {
      subject: "A password opens your journal now",
      body: "A password was chosen for your account, on a device that is signed in.",
    },
    fr: {
      subject: "Un mot de passe ouvre désormais votre journal",
      body: "Un mot de passe a été choisi pour votre compte, depuis un appareil connecté.",
    },
  },
} as const;

const passwordLetter =
  (kind: keyof typeof passwordWords) =>
  ({ locale, firstName }: Reader, href: string): Letter => {
    const { subject, body } = passwordWords[kind][locale];
    const words =
      locale === "fr"
        ? {
            body: [
              body,
              "Tous vos autres appareils ont été déconnectés, et les jetons pour scripts révoqués.",
            ],
            link: { label: "Ce n’était pas moi", href },
            after: [
              "Si c’était vous, tout va bien. Sinon, choisissez un autre mot de passe par ce lien : cela déconnecte tous les appareils, retire les clés d’accès et détache les comptes extérieurs.",
            ],
          }
        : {
            body: [body, "All your other devices were signed out, and tokens for scripts were revoked."],
            link: { label: "It was not me", href },
            after: [
              "If it was you, all is well. If not, choose another password through this link: that signs out all devices, removes all passkeys and detaches outside accounts.",
            ],
          };
    return writeLetter(
      { ...words, subject, greeting: greet(locale, firstName), farewell: farewells[locale] },
      locale,
    );
  };

/** Somebody who was signed in chose a new password: if the owner did not do it, they can choose another. */
export const passwordChangedLetter = passwordLetter("changed");
/** The same, for an account that had none. */
export const firstPasswordLetter = passwordLetter("first");
