import type { Messages } from "#app/lib/i18n/messages.ts";
import { fr as list } from "./list/messages.fr.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  deviceJournal:
    "Ce que vous avez noté sans compte sur cet appareil n’est pas dans ce compte. C’est toujours dans ce navigateur\u00A0: <link>faites-le entrer ici</link>, ou ouvrez-le depuis la page de connexion une fois la session fermée.",
  status: { ongoing: "en cours", ended: "terminée" },
  type: {
    serious: "Sérieuse",
    casual: "Légère",
    fling: "Passade",
    fwb: "Amitié et plus",
    other: "Autre",
  },
  rating: { of: "{rating} sur 5", none: "Sans appréciation", spoken: "appréciation {rating, number} sur 5" },
  together: {
    since: "Ensemble depuis {duration}",
    lasted: "Ensemble pendant {duration}",
    inAll: "Ensemble pendant {duration} en tout",
    ongoing: "Ensemble",
    ended: "C’est terminé",
  },
  inAll: "{duration} en tout",
  time: "{place, plural, =1 {Première fois} =2 {Deuxième fois} =3 {Troisième fois} =4 {Quatrième fois} =5 {Cinquième fois} other {#e fois}}",
  plan: { free: "Gratuit", plus: "Plus", pro: "Pro" },
  close: "Fermer",
  undo: "Annuler",
  presence: { folded: "Repliée", sealed: "Scellée", open: "Rouverte" },
  list,
} satisfies Messages<typeof en>;
