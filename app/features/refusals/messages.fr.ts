import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "{count, plural, =1 {Un changement n’a pas pu partir} other {# changements n’ont pas pu partir}}",
  text: "{count, plural, one {Il est gardé ici tel que vous l’avez écrit.} other {Ils sont gardés ici tels que vous les avez écrits.}}",
  detail: "{what}, {when}",
  line: "{field}\u00A0: {why}",
  reason: {
    plan_limit: "Votre formule n’a plus de place pour cela.",
    validation: "L’un de ses champs ne peut pas être gardé tel quel.",
    gone: "Supprimé ailleurs, pour de bon.",
    forbidden: "Cela appartient à un autre compte.",
    underage:
      "Moins de 18\u00A0ans\u00A0: aucune photo ne peut être gardée. Déplacez ou supprimez d’abord ses photos, puis réessayez.",
    storage_limit: "Il n’y a plus de place pour ce fichier.",
    text_limit:
      "Il n’y a plus de place pour d’autres textes\u00A0: videz la corbeille, ou choisissez une formule plus grande.",
    missing_upload: "Son fichier n’est pas encore arrivé.",
    too_large: "C’est trop long pour partir d’un seul tenant\u00A0: raccourcissez, ou faites-en deux.",
    erased: "Vous avez effacé ce dont cela dépend.",
    message_limit: "Beaucoup de messages en peu de temps\u00A0: celui-ci pourra partir un peu plus tard.",
    thread_closed:
      "Cette conversation n’accepte pas de message\u00A0: elle n’est pas acceptée, ou elle est finie.",
    too_late: "Envoyé il y a plus de 15\u00A0minutes, ou supprimé\u00A0: cela ne se modifie plus.",
  },
  why: {
    future: "pour le serveur, cette date est dans l’avenir. L’horloge de cet appareil est-elle juste\u00A0?",
    hour: "pour le serveur, cette heure est encore à venir. L’horloge de cet appareil est-elle juste\u00A0?",
    order: "la fin vient avant le début.",
    missing: "cela ne peut pas rester vide.",
    length: "c’est plus long que ce qui peut être gardé.",
    number: "il y en a plus qu’il ne peut en être gardé.",
    range: "c’est hors des limites de ce qui peut être gardé.",
    date: "ce n’est pas une date qui peut être gardée.",
    unknown: "le serveur ne connaît pas ce champ. Sa version est peut-être différente.",
    other: "cela ne peut pas être gardé tel quel.",
  },
  edit: "Modifier",
  open: "Aller voir",
  retry: "Réessayer",
  keep: "Garder sur cet appareil",
  discard: "Abandonner",
  discarded: "Abandonné",
  seePlans: "Voir les formules",
} satisfies Messages<typeof en>;
