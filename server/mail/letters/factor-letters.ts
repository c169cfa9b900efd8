/** The mails about the second factor and the passkeys: whoever did not change it themselves can act at once. */
import type { Reader } from "./account-letters.ts";
import { farewells, greet, type Letter, type Locale, writeLetter } from "./letter.ts";

type Change = "on" | "added" | "removed" | "off" | "passkey_added" | "passkey_removed";
type Words = { readonly subject: string; readonly body: string };

const words: Readonly<Record<Change, Readonly<Record<Locale, Words>>>> = {
  on: {
    en: {
      subject: "Your second factor is switched on",
      body: "From now on, signing in also asks for a code, from an app or sent to your telephone. All your other devices were signed out.",
    },
    fr: {
      subject: "Votre second facteur est activé",
      body: "Désormais, la connexion demande aussi un code, d’une application ou envoyé à votre téléphone. Tous vos autres appareils ont été déconnectés.",
    },
  },
  added: {
    en: {
      subject: "A second factor was added",
      body: "A second factor was added: an authenticator app or a telephone. All your other devices were signed out.",
    },
    fr: {
      subject: "Un second facteur de plus",
      body: "Un second facteur a été ajouté : une application d’authentification ou un téléphone. Tous vos autres appareils ont été déconnectés.",
    },
  },
  removed: {
    en: {
      subject: "A second factor was removed",
      body: "One of your second factors was removed; its codes no longer open your account. All your other devices were signed out.",
    },
    fr: {
      subject: "Un second facteur a été retiré",
      body: "L’un de vos seconds facteurs a été retiré ; ses codes n’ouvrent plus votre compte. Tous vos autres appareils ont été déconnectés.",
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
  passkey_added: {
    en: {
      subject: "A passkey opens your account",
      body: "A passkey was added: whoever unlocks it signs in with it alone. All your other devices were signed out.",
    },
    fr: {
      subject: "Une clé d’accès ouvre votre compte",
      body: "Une clé d’accès a été ajoutée : la déverrouiller suffit pour se connecter. Tous vos autres appareils ont été déconnectés.",
    },
  },
  passkey_removed: {
    en: {
      subject: "A passkey was removed",
      body: "One of your passkeys was removed and no longer opens your account. All your other devices were signed out.",
    },
    fr: {
      subject: "Une clé d’accès a été retirée",
      body: "L’une de vos clés d’accès a été retirée et n’ouvre plus votre compte. Tous vos autres appareils ont été déconnectés.",
    },
  },
};

type Advice = { readonly label: string; readonly factor: string; readonly passkey: string };
const advice: Readonly<Record<Locale, Advice>> = {
  en: {
    label: "It was not me",
    factor:
      "If it was you, all is well. If not, choose a new password through this link: that signs out all your devices. Then look at your second factor in your profile.",
    passkey:
      "If it was you, all is well. If not, choose a new password through this link: that signs out all your devices and removes all passkeys.",
  },
  fr: {
    label: "Ce n’était pas moi",
    factor:
      "Si c’était vous, tout va bien. Sinon, choisissez un nouveau mot de passe par ce lien : cela déconnecte tous vos appareils. Regardez ensuite votre second facteur dans votre profil.",
    passkey:
      "Si c’était vous, tout va bien. Sinon, choisissez un nouveau mot de passe par ce lien : cela déconnecte tous vos appareils et retire toutes les clés d’accès.",
  },
};

const letterOf =
  (change: Change, about: "factor" | "passkey" = "factor") =>
  ({ locale, firstName }: Reader, href: string): Letter => {
    const { subject, body } = words[change][locale];
    const { label, [about]: after } = advice[locale];
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
  passkey_added: letterOf("passkey_added", "passkey"),
  passkey_removed: letterOf("passkey_removed", "passkey"),
} satisfies Readonly<Record<Change, (reader: Reader, href: string) => Letter>>;
