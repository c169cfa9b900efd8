import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  needs: {
    title: "{count, plural, =1 {Un changement n’a pas pu partir} other {# changements n’ont pas pu partir}}",
    text: "{count, plural, one {Il est gardé ici tel que vous l’avez écrit.} other {Ils sont gardés ici tels que vous les avez écrits.}}",
    unnamed: "Sans prénom",
    reason: {
      plan_limit: "Votre formule n’a plus de place pour cette relation.",
      validation: "L’un de ses champs ne peut pas être gardé tel quel.",
      gone: "Elle a été supprimée ailleurs, pour de bon.",
      forbidden: "Elle appartient à un autre compte.",
      underage:
        "Moins de 18\u00A0ans\u00A0: aucune photo ne peut être gardée. Déplacez ou supprimez d’abord ses photos, puis réessayez.",
      storage_limit: "Il n’y a plus de place pour ce fichier.",
      text_limit:
        "Il n’y a plus de place pour d’autres textes\u00A0: videz la corbeille, ou choisissez une formule plus grande.",
      missing_upload: "Son fichier n’est pas encore arrivé.",
      too_large: "C’est trop long pour partir d’un seul tenant\u00A0: raccourcissez.",
      erased: "Vous avez effacé cette personne.",
    },
    written: "{fields}, {when}",
    edit: "Modifier",
    keepHere: "Garder sur cet appareil",
    discard: "Abandonner",
    discarded: "Abandonné",
    retry: "Réessayer",
    seePlans: "Voir les formules",
  },
  field: {
    name: "le prénom",
    age: "l’âge",
    city: "la ville",
    city_place: "la place sur la carte",
    meeting_place: "le lieu de rencontre",
    start_date: "le début",
    end_date: "la fin",
    periods: "les périodes",
    status: "le statut",
    type: "le type",
    rating: "l’appréciation",
    notes: "les notes",
    veil: "la présence",
    veil_until: "le jour où elle se rouvre",
    lisa_may_read: "si LISA peut lire ce qui la concerne",
  },
} satisfies Messages<typeof en>;
