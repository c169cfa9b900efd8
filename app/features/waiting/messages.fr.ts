import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Ce qui attend",
  lead: {
    well: "Tout est à jour. Rien n’attend.",
    device: "Ce journal ne vit que sur cet appareil\u00A0: rien n’en est envoyé.",
    leaving: "{count, plural, one {Un changement est en chemin.} other {# changements sont en chemin.}}",
    offline:
      "Le réseau est absent. Ce que vous écrivez est gardé sur cet appareil, et partira tout seul à son retour.",
    signedOut:
      "Votre session a pris fin. Ce qui attend est gardé sur cet appareil, et partira après votre connexion.",
  },
  signIn: "Se reconnecter",
  home: "Retour à l’accueil",
  needs: {
    title: "{count, plural, one {Un changement vous attend} other {# changements vous attendent}}",
    conflict: "Écrit à deux endroits\u00A0: choisissez la version qui reste.",
    file: "Refusé\u00A0: le fichier reste sur cet appareil.",
    reason: {
      plan_limit: "Votre formule n’a plus de place pour cela.",
      validation: "L’un de ses champs ne peut pas être gardé tel quel.",
      gone: "Supprimé ailleurs, pour de bon.",
      forbidden: "Cela appartient à un autre compte.",
      underage: "Moins de 18\u00A0ans\u00A0: aucune photo ne peut être gardée.",
      storage_limit: "Il n’y a plus de place pour ce fichier.",
      missing_upload: "Son fichier n’est pas encore arrivé.",
      erased: "Vous avez effacé ce dont cela dépend.",
    },
    retry: "Réessayer",
    keepHere: "Garder sur cet appareil",
    discard: "Abandonner",
    discarded: "Abandonné",
    undo: "Annuler",
    open: "Aller voir",
  },
  leaving: {
    title: "En chemin",
    offline: "Gardé sur cet appareil",
    more: "{count, plural, one {et 1 autre} other {et # autres}}",
  },
  row: {
    profiles: "Votre profil",
    relationships: "Une relation",
    moments: "Un moment",
    media: "Une photo ou une vidéo",
    conflicts: "Un choix entre deux versions",
  },
  kind: { put: "nouveau", patch: "modifié", delete: "supprimé", erase: "effacé pour de bon" },
} satisfies Messages<typeof en>;
