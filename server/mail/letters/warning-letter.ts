import { farewells, greet, type Letter, type Locale, writeLetter } from "./letter.ts";

/** To somebody whose messages were reported: neither who did nor which they were. @param terms the address of the terms */
export function warningLetter(locale: Locale, terms: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "À propos de vos messages",
          body: [
            "Des messages envoyés depuis votre compte nous ont été signalés. La personne qui tient ce serveur les a regardés et vous demande de vous en tenir à un usage loyal\u00A0: ne pas surveiller, menacer ni exposer qui que ce soit, et laisser en paix qui ne répond pas.",
          ],
          link: { label: "Lire les conditions d’utilisation", href: terms },
          after: [
            "Votre journal n’a pas été lu, et rien n’y change. Si cela se reproduit, le compte peut être fermé.",
          ],
        }
      : {
          subject: "About your messages",
          body: [
            "Messages sent from your account were reported to us. Whoever runs this server has looked at them and asks you to keep to fair use: do not watch, threaten or expose anyone, and leave in peace whoever does not answer.",
          ],
          link: { label: "Read the terms of use", href: terms },
          after: [
            "Your journal was not read, and nothing in it changes. If it happens again, the account may be closed.",
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, null), farewell: farewells[locale] }, locale);
}
