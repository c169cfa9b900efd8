/** The mails about the way back for lost second factors: every step is told to the mailbox, and the wait can be stopped from it. */
import { lossWaitDays } from "#domain/account/factor-loss.ts";
import type { Reader } from "./account-letters.ts";
import { farewells, greet, type Letter, type Locale, writeInstant, writeLetter } from "./letter.ts";

type Words = {
  readonly subject: string;
  readonly body: readonly string[];
  readonly label: string;
  readonly after: readonly string[];
};

function write({ locale, firstName }: Reader, href: string, words: Readonly<Record<Locale, Words>>): Letter {
  const { subject, body, label, after } = words[locale];
  return writeLetter(
    {
      subject,
      greeting: greet(locale, firstName),
      body,
      link: { label, href },
      after,
      farewell: farewells[locale],
    },
    locale,
  );
}

type LossTimes = {
  readonly dueAt: Date;
  readonly until: Date;
  /** IANA name, of the person's journal. */
  readonly timeZone: string;
};

/** What waits, and from when until when it is open. */
const whenOf = (locale: Locale, { dueAt, until, timeZone }: LossTimes) => {
  const [from, to] = [dueAt, until].map((at) => writeInstant(locale, at, timeZone));
  return locale === "fr"
    ? `Ouvert à partir de\u00a0: ${from}\nJusqu’à\u00a0: ${to}\nPendant ce temps, votre mot de passe suffira pour entrer, sans code. Tous les seconds facteurs et les codes de secours seront alors retirés.`
    : `Open from: ${from}\nUntil: ${to}\nIn that time your password is enough to sign in, without a code. Every second factor and backup code is taken away then.`;
};

/** What else stops it than the link. */
const stops: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "If it was you, all is well: sign in again from that day on, and choose this way where the code is asked for.",
    "If not, stop it through this link now, then choose a new password: somebody knows yours, and may read your mail. A sign-in with a code, a passkey or a trusted browser stops it too; so do any signed-in device, a new password and a new address.",
  ],
  fr: [
    "Si c’était vous, tout va bien\u00a0: reconnectez-vous à partir de ce jour, et choisissez cette voie là où le code est demandé.",
    "Sinon, arrêtez-le tout de suite par ce lien, puis choisissez un nouveau mot de passe\u00a0: quelqu’un connaît le vôtre, et lit peut-être vos messages. Une connexion avec un code, une clé d’accès ou un navigateur de confiance l’arrête aussi\u00a0; de même que tout appareil connecté, un nouveau mot de passe ou une nouvelle adresse.",
  ],
};

export const factorLossLetters = {
  /** The link that begins it. */
  asked: (reader: Reader, href: string): Letter =>
    write(reader, href, {
      en: {
        subject: "A way back without your second factor",
        body: [
          "Someone, most likely you, signed in with your password and said that your apps, telephones and backup codes are lost.",
          `This link begins the way back. It takes ${lossWaitDays} days, in which you hear of it by email and can stop it.`,
        ],
        label: "Begin the way back",
        after: [
          "This link is good for thirty minutes, once. Opening it begins nothing yet: its page asks.",
          "If it was not you, do not begin it. Somebody knows your password: choose a new one, with “Forgot password?” on the sign-in page.",
        ],
      },
      fr: {
        subject: "Un retour sans votre second facteur",
        body: [
          "Quelqu’un, sans doute vous, s’est connecté avec votre mot de passe et a dit que vos applications, téléphones et codes de secours sont perdus.",
          `Ce lien commence le retour. Il dure ${lossWaitDays}\u00a0jours, pendant lesquels vous en êtes averti par e-mail et pouvez l’arrêter.`,
        ],
        label: "Commencer le retour",
        after: [
          "Ce lien est valable trente minutes, une fois. L’ouvrir ne commence encore rien\u00a0: sa page demande.",
          "Si ce n’était pas vous, ne le commencez pas. Quelqu’un connaît votre mot de passe\u00a0: choisissez-en un nouveau, avec «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion.",
        ],
      },
    }),
  /** It waits. `href` stops it. */
  begun: (reader: Reader, href: string, times: LossTimes): Letter =>
    write(reader, href, {
      en: {
        subject: "The way back without your second factor has begun",
        body: [
          "Someone, most likely you, began the way back for lost second factors, with your password and a link from this mailbox.",
          whenOf("en", times),
        ],
        label: "Stop it",
        after: stops.en,
      },
      fr: {
        subject: "Le retour sans votre second facteur a commencé",
        body: [
          "Quelqu’un, sans doute vous, a commencé le retour pour seconds facteurs perdus, avec votre mot de passe et un lien reçu dans cette boîte.",
          whenOf("fr", times),
        ],
        label: "L’arrêter",
        after: stops.fr,
      },
    }),
  /** It still waits, shortly before it opens. `href` stops it. */
  reminder: (reader: Reader, href: string, times: LossTimes): Letter =>
    write(reader, href, {
      en: {
        subject: "The way back without your second factor still waits",
        body: [
          "The way back for lost second factors was begun some days ago, and nobody has stopped it.",
          whenOf("en", times),
        ],
        label: "Stop it",
        after: stops.en,
      },
      fr: {
        subject: "Le retour sans votre second facteur attend toujours",
        body: [
          "Le retour pour seconds facteurs perdus a été commencé il y a quelques jours, et personne ne l’a arrêté.",
          whenOf("fr", times),
        ],
        label: "L’arrêter",
        after: stops.fr,
      },
    }),
  /** Somebody came in by it. `href` leads to choosing a new password. */
  used: (reader: Reader, href: string): Letter =>
    write(reader, href, {
      en: {
        subject: "Your account was opened without its second factor",
        body: [
          "The way back for lost second factors was used, with your password. Second factors and backup codes were taken away, and all other devices were signed out. Passkeys stay.",
        ],
        label: "It was not me",
        after: [
          "If it was you: set up a second factor again in your profile, and remove the passkeys that you no longer have.",
          "If not, choose a new password through this link now: that signs out all your devices and removes all passkeys.",
        ],
      },
      fr: {
        subject: "Votre compte a été ouvert sans second facteur",
        body: [
          "Le retour pour seconds facteurs perdus a été utilisé, avec votre mot de passe. Les seconds facteurs et les codes de secours ont été retirés, et tous les autres appareils déconnectés. Les clés d’accès restent.",
        ],
        label: "Ce n’était pas moi",
        after: [
          "Si c’était vous\u00a0: remettez en place un second facteur dans votre profil, et retirez les clés d’accès que vous n’avez plus.",
          "Sinon, choisissez tout de suite un nouveau mot de passe par ce lien\u00a0: cela déconnecte tous vos appareils et retire toutes les clés d’accès.",
        ],
      },
    }),
};
