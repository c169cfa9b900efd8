/** Somebody at the door: a sign-in from a browser that the account was never seen in, and wrong codes after a right password. Says what is known, and what to do if it was somebody else. */
import type { Reader } from "./account-letters.ts";
import { farewells, greet, type Letter, type Locale, regions, writeInstant, writeLetter } from "./letter.ts";

export type NewDevice = {
  readonly at: Date;
  /** IANA name, of the person's journal. */
  readonly timeZone: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** More of them within the hour are not told one by one. */
  readonly isLast: boolean;
};

type DoorLinks = { readonly reset: string; readonly devices: string };

/** @param links `reset` leads to a new password, `devices` to the list of sessions */
export function newDeviceLetter({ locale, firstName }: Reader, device: NewDevice, links: DoorLinks): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Une connexion depuis un nouvel appareil",
          body: [
            "Quelqu’un, sans doute vous, vient d’ouvrir votre journal depuis un navigateur que ce compte ne connaissait pas.",
            factsOf(locale, device),
            ...(device.isLast
              ? [
                  "Plusieurs nouveaux navigateurs sont venus en peu de temps. Ceux de la prochaine heure ne seront plus annoncés un par un : la liste de vos appareils les montre tous.",
                ]
              : []),
          ],
          link: { label: "Ce n’était pas moi", href: links.reset },
          after: [
            "Si c’était vous, tout va bien. Sinon, choisissez un nouveau mot de passe par ce lien : cela déconnecte tous vos appareils.",
            `La liste de vos appareils est dans votre profil :\n${links.devices}`,
          ],
        }
      : {
          subject: "A sign-in from a new device",
          body: [
            "Someone, most likely you, just opened your journal from a browser that this account did not know.",
            factsOf(locale, device),
            ...(device.isLast
              ? [
                  "Several new browsers have signed in within a short time. For the next hour they are not reported one by one: the list of your devices shows them all.",
                ]
              : []),
          ],
          link: { label: "It was not me", href: links.reset },
          after: [
            "If it was you, all is well. If not, choose a new password through this link: that signs out all your devices.",
            `The list of your devices is in your profile:\n${links.devices}`,
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

/** The password is known to whoever typed the codes: what to do is said, and that nobody came in. */
export function wrongCodesLetter({ locale, firstName }: Reader, links: DoorLinks): Letter {
  const words =
    locale === "fr"
      ? {
          subject: "Votre mot de passe était juste, pas les codes",
          body: [
            "Quelqu’un a tapé votre mot de passe, puis plusieurs mauvais codes de la seconde étape. Personne n’est entré ainsi.",
          ],
          link: { label: "Ce n’était pas moi", href: links.reset },
          after: [
            "Si c’était vous, tout va bien. Sinon, quelqu’un connaît votre mot de passe : choisissez-en un nouveau par ce lien. Cela déconnecte tous vos appareils.",
            `Ce qui s’est passé aux portes de votre compte est dans votre profil :\n${links.devices}`,
          ],
        }
      : {
          subject: "Your password was right, the codes were not",
          body: [
            "Someone typed your password, then several wrong codes at the second step. Nobody got in that way.",
          ],
          link: { label: "It was not me", href: links.reset },
          after: [
            "If it was you, all is well. If not, somebody knows your password: choose a new one through this link. That signs out all your devices.",
            `What happened at the doors of your account is in your profile:\n${links.devices}`,
          ],
        };
  return writeLetter({ ...words, greeting: greet(locale, firstName), farewell: farewells[locale] }, locale);
}

/** DB-IP's licence (CC BY 4.0) asks to be named where its data is shown. */
function factsOf(locale: Locale, { at, timeZone, browser, system, country }: NewDevice): string {
  const region = regions[locale];
  const when = writeInstant(locale, at, timeZone);
  const place = country && new Intl.DisplayNames(region, { type: "region" }).of(country);
  const device = [browser, system].filter((name) => name !== null).join(", ");
  const lines =
    locale === "fr"
      ? [
          `Quand : ${when}`,
          `Appareil : ${device || "inconnu"}`,
          `Pays : ${place ? `${place} (d’après DB-IP.com)` : "inconnu"}`,
        ]
      : [
          `When: ${when}`,
          `Device: ${device || "not known"}`,
          `Country: ${place ? `${place} (according to DB-IP.com)` : "not known"}`,
        ];
  return lines.join("\n");
}
