/** The mails around an account. Written in each language, not translated. */
import { farewells, greet, type Letter, type Locale, writeLetter } from "./letter.ts";

export type Reader = { readonly locale: Locale; readonly firstName: string | null };

/** @param href good for one hour. */
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
            "Ce lien est valable une heure. Si vous n’avez rien demandé, ignorez ce message : sans confirmation, aucun compte n’est ouvert.",
          ],
        }
      : {
          subject: "Confirm your address",
          body: ["Your map is almost open. All that is left is to confirm that this address is yours."],
          link: { label: "Confirm my address", href },
          after: [
            "This link is good for one hour. If you did not ask for it, ignore this message: no account opens without it.",
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

/** @param href good for one hour, once. */
export function resetPasswordLetter({ locale, firstName }: Reader, href: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Choisissez un nouveau mot de passe",
          body: ["Quelqu’un, sans doute vous, a demandé à changer le mot de passe de ce compte."],
          link: { label: "Choisir un nouveau mot de passe", href },
          after: [
            "Ce lien est valable une heure et ne sert qu’une fois. Le changement déconnecte tous vos appareils.",
            "Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
          ],
        }
      : {
          subject: "Choose a new password",
          body: ["Someone, most likely you, asked to change the password of this account."],
          link: { label: "Choose a new password", href },
          after: [
            "This link is good for one hour and works once. Changing the password signs out all your devices.",
            "If it was not you, do nothing: your password stays as it is.",
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

/** Someone signed up with an address that has an account: its owner is told, the one who typed it learns nothing. */
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

/**
 * Someone signed up again with an address that was never confirmed. Whoever reads the mailbox chooses the password, so
 * that an account opened in advance in their name is worth nothing to the one who opened it.
 */
export function unconfirmedAddressLetter({ locale, firstName }: Reader, href: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Terminez votre inscription",
          body: [
            "Une inscription avec cette adresse attendait déjà d’être confirmée. Choisissez maintenant votre mot de passe : cela confirme aussi votre adresse.",
          ],
          link: { label: "Choisir mon mot de passe", href },
          after: ["Ce lien est valable une heure. Si vous n’avez rien demandé, ignorez ce message."],
        }
      : {
          subject: "Finish signing up",
          body: [
            "A sign-up with this address was already waiting to be confirmed. Choose your password now: that confirms your address too.",
          ],
          link: { label: "Choose my password", href },
          after: ["This link is good for one hour. If you did not ask for it, ignore this message."],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}
