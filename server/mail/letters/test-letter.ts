import { farewells, greet, type Letter, type Locale, writeLetter } from "./letter.ts";

/** What whoever runs the server sends to themselves, to see that mail leaves it. */
export function testLetter(locale: Locale, publicUrl: string): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Un essai de votre serveur",
          body: [`Ce message vient de ${publicUrl}. S’il est arrivé, le courrier part de ce serveur.`],
          after: ["Il a été demandé dans l’administration, à votre propre adresse. Il n’y a rien à faire."],
        }
      : {
          subject: "A trial of your server",
          body: [`This message comes from ${publicUrl}. If it arrived, mail leaves that server.`],
          after: ["It was asked for in the back-office, to your own address. There is nothing to do."],
        };
  return writeLetter({ ...words, greeting: greet(locale, null), farewell: farewells[locale] }, locale);
}
