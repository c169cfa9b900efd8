import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  notSaved: "Pas enregistré",
  notDone: "Ce n’est pas fait",
  reason: {
    invalid: "Quelque chose ici ne peut pas être gardé tel quel.",
    not_found: "Cela a été supprimé entre-temps, ici ou sur un autre appareil.",
    storage_full: "Il n’y a plus de place sur cet appareil\u00A0: libérez-en un peu, puis réessayez.",
    plan_limit: "Votre formule n’a plus de place pour cela.",
    offline: "Vous êtes hors ligne\u00A0: réessayez au retour du réseau.",
    failed: "Le navigateur ne l’a pas gardé. Réessayez\u00A0; si rien ne change, rafraîchissez la page.",
  },
  textKept: "Ce que vous avez écrit est toujours là.",
  unchanged: "Rien n’a changé.",
  draftNotKept: {
    storage_full:
      "Ce brouillon n’est qu’à l’écran\u00A0: il n’y a plus de place sur cet appareil. Enregistrez-le ou copiez-le avant de quitter cette page.",
    failed:
      "Ce brouillon n’est qu’à l’écran\u00A0: le navigateur ne le garde pas. Enregistrez-le ou copiez-le avant de quitter cette page.",
  },
  retry: "Réessayer",
  undo: "Annuler",
  makeRoom: "Vider la corbeille",
  seePlans: "Voir les formules",
  copy: "Copier ce que vous avez écrit",
  copied: "Copié",
  copyRefused: "Le navigateur refuse la copie\u00A0: sélectionnez le texte pour le copier.",
} satisfies Messages<typeof en>;
