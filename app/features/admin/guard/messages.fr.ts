import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Service",
  noProfile: "Ce profil n’existe pas. Veuillez vous adresser à l’équipe d’administration.",
  failed: "Le service ne s’est pas ouvert",
  problem: {
    network: "Le serveur n’a pas répondu. Rien n’a été modifié.",
    tooMany: "Le serveur a reçu trop de demandes. Réessayez dans une minute.",
    unavailable: "Le serveur n’a pas pu dire qui vous êtes. Rien n’a été modifié.",
  },
  retry: "Réessayer",
  home: "Vers mon journal",
} as const satisfies Messages<typeof en>;
