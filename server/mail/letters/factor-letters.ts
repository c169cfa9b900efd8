/** The mails about the second factor: whoever did not change it themselves can act at once. */
import type { Reader } from "./account-letters.ts";
import { farewells, greet, type Letter, type Locale, writeLetter } from "./letter.ts";

type Change = "on" | "added" | "removed" | "off";
type Words = { readonly subject: string; readonly body: string };

const words: Readonly<Record<Change, Readonly<Record<Locale, Words>>>> = {
  on: {
    en: {
      subject: "Your second factor is switched on",
      body: "From now on, signing in also asks for a code of your authenticator app. All your other devices were signed out.",
    },
    fr: {
      subject: "Votre second facteur est activé",
      body: "Désormais, la connexion demande aussi un code de votre application d’authentification. Tous vos autres appareils ont été déconnectés.",
    },
  },
  added: {
    en: {
      subject: "Another authenticator opens your account",
      body: "An authenticator app was added to your second factor. All your other devices were signed out.",
    },
    fr: {
      subject: "Une application d’authentification de plus",
      body: "Une application d’authentification a été ajoutée à votre second facteur. Tous vos autres appareils ont été déconnectés.",
    },
  },
  removed: {
    en: {
      subject: "An authenticator was removed",
      body: "An authenticator app was removed from your second factor; its codes no longer open your account. All your other devices were signed out.",
    },
    fr: {
      subject: "Une application d’authentification a été retirée",
      body: "Une application d’authentification a été retirée de votre second facteur ; ses codes n’ouvrent plus votre compte. Tous vos autres appareils ont été déconnectés.",
    },
  },
  off: {
    en: {
      subject: "Your second factor is switched off",
      body: "From now on, signing in asks for no code any more, and your backup codes are void. All your other devices were signed out.",
    },
    fr: {
      subject: "Votre second facteur est désactivé",
      body: "Désormais, la connexion ne demande plus de code, et vos codes de secours ne valent plus rien. Tous vos autres appareils ont été déconnectés.",
    },
  },
};

const advice: Readonly<Record<Locale, { readonly label: string; readonly after: string }>> = {
  en: {
    label: "It was not me",
    after:
      "If it was you, all is well. If not, choose a new password by this link: that signs out all your devices. Then look at your second factor in your profile.",
  },
  fr: {
    label: "Ce n’était pas moi",
    after:
      "Si c’était vous, tout va bien. Sinon, choisissez un nouveau mot de passe par ce lien : cela déconnecte tous vos appareils. Regardez ensuite votre second facteur dans votre profil.",
  },
};

const letterOf =
  (change: Change) =>
  ({ locale, firstName }: Reader, href: string): Letter => {
    const { subject, body } = words[change][locale];
    const { label, after } = advice[locale];
    return writeLetter(
      {
        subject,
        greeting: greet(locale, firstName),
        body: [body],
        link: { label, href },
        after: [after],
        farewell: farewells[locale],
      },
      locale,
    );
  };

/** By what changed. `href` leads to choosing a new password. */
export const factorLetters = {
  on: letterOf("on"),
  added: letterOf("added"),
  removed: letterOf("removed"),
  off: letterOf("off"),
} satisfies Readonly<Record<Change, (reader: Reader, href: string) => Letter>>;
