import type { Messages } from "#app/lib/i18n/messages.ts";
import { fr as form } from "./form/messages.fr.ts";
import { fr as list } from "./list/messages.fr.ts";
import type { en } from "./messages.en.ts";
import { fr as page } from "./page/messages.fr.ts";
import { fr as conflict } from "./rejected/messages.fr.ts";

export const fr = {
  status: { ongoing: "en cours", ended: "terminée" },
  type: {
    serious: "Sérieuse",
    casual: "Légère",
    fling: "Passade",
    fwb: "Amitié et plus",
    other: "Autre",
  },
  rating: { of: "{rating} sur 5", none: "Sans appréciation" },
  together: {
    since: "Ensemble depuis {duration}",
    lasted: "Ensemble {duration}",
    inAll: "Ensemble {duration} en tout",
    ongoing: "Ensemble",
    ended: "C’est terminé",
  },
  time: "{place, plural, =1 {Première fois} =2 {Deuxième fois} =3 {Troisième fois} =4 {Quatrième fois} =5 {Cinquième fois} other {#e fois}}",
  plan: { free: "Gratuit", plus: "Plus", pro: "Pro" },
  close: "Fermer",
  undo: "Annuler",
  list,
  form,
  page,
  conflict,
} satisfies Messages<typeof en>;
