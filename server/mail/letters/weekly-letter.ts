/** Says on Sunday evenings that the week's letter can be opened: it is composed on the device, and nothing of it stands here. */
import type { Reader } from "./account-letters.ts";
import { farewells, greet, type Letter, writeLetter } from "./letter.ts";

/** @param href the letter's page, where the mails can be switched off too */
export function weeklyLetter({ locale, firstName }: Reader, href: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Votre lettre de la semaine est là",
          body: ["Elle s’écrit sur votre appareil quand vous l’ouvrez. Rien n’en figure dans ce message."],
          link: { label: "Ouvrir la lettre", href },
          after: ["Pour ne plus recevoir ce mot du dimanche : un interrupteur se trouve sur la même page."],
        }
      : {
          subject: "Your letter of the week is ready",
          body: ["It is written on your device when you open it. None of it is in this email."],
          link: { label: "Open the letter", href },
          after: ["To stop these Sunday notes: the switch is on the same page."],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}
