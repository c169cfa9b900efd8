import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Ce qui attend",
  lead: {
    well: "Tout est à jour. Rien n’attend.",
    device: "Ce journal ne vit que sur cet appareil\u00A0: rien n’en est envoyé.",
    leaving: "{count, plural, =1 {Un changement est en chemin.} other {# changements sont en chemin.}}",
    offline:
      "Vous êtes hors ligne. Ce que vous écrivez est gardé sur cet appareil, et partira tout seul au retour du réseau.",
    signedOut:
      "Votre session a pris fin. Ce qui attend est gardé sur cet appareil, et partira après votre connexion.",
  },
  signIn: "Se reconnecter",
  home: "Retour à l’accueil",
  needs: {
    title: "{count, plural, =1 {Un changement vous attend} other {# changements vous attendent}}",
    conflict: "Écrit à deux endroits\u00A0: choisissez la version qui reste.",
    deletion: "Modification d’un côté, suppression de l’autre\u00A0: choisissez la suite.",
    choose: "Voir les deux et choisir",
    file: "Refusé\u00A0: le fichier reste sur cet appareil.",
    reason: {
      plan_limit: "Votre formule n’a plus de place pour cela.",
      validation: "L’un de ses champs ne peut pas être gardé tel quel.",
      gone: "Supprimé ailleurs, pour de bon.",
      forbidden: "Cela appartient à un autre compte.",
      underage: "Moins de 18\u00A0ans\u00A0: aucune photo ne peut être gardée.",
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
    retry: "Réessayer",
    keepHere: "Garder sur cet appareil",
    discard: "Abandonner",
    discarded: "Abandonné",
    open: "Aller voir",
  },
  strays: {
    title:
      "{count, plural, =1 {Cet appareil a une page que le serveur n’a pas. La renvoyer\u00A0?} other {Cet appareil a # pages que le serveur n’a pas. Les renvoyer\u00A0?}}",
    text: "Le serveur a été rétabli d’après une copie plus ancienne, ou cet appareil est resté très longtemps absent. Rien n’a été oublié ici.",
    send: "Renvoyer",
    more: "{count, plural, =1 {et 1 autre} other {et # autres}}",
    sent: "En chemin",
    whole: "absent du serveur",
    words: "dans une version plus ancienne sur le serveur",
  },
  kept: {
    title:
      "{count, plural, =1 {Un changement reste sur cet appareil} other {# changements restent sur cet appareil}}",
    text: "Vous avez choisi de ne pas {count, plural, one {l’envoyer} other {les envoyer}}. Vous pourrez le faire quand vous voudrez.",
    waits:
      "{count, plural, =1 {Un autre changement attend avec lui.} other {# autres changements attendent avec lui.}}",
    send: "Envoyer maintenant",
    sent: "En chemin",
  },
  leaving: {
    title: "En chemin",
    offline: "Gardé sur cet appareil",
    more: "{count, plural, =1 {et 1 autre} other {et # autres}}",
  },
  unreadable: {
    title: "{count, plural, =1 {Un texte ne se lit plus} other {# textes ne se lisent plus}}",
    text: "Le serveur les garde, abîmés. Rien n’est écrit par-dessus sans vous, et le reste de votre journal est entier. Un appareil qui montre encore les mots les garde\u00A0: recopiez-les de là, ou écrivez-les à nouveau. La personne qui tient le serveur trouve dans son registre où est le dommage.",
    part: {
      profiles: "Ce que vous avez écrit de vous",
      relationships: "Une partie de ce que vous y avez écrit",
      moments: "Une partie de ce que vous y avez écrit",
      media: "La légende ou la façon de la montrer",
      conflicts: "L’une de deux versions",
      conversations: "Le titre d’une conversation avec LISA",
      turns: "Une question à LISA et ses réponses",
      threads: "Ce qui y a été dit, ou avec qui",
      messages: "Ce qui y a été dit, ou avec qui",
    },
  },
  row: {
    profiles: "Votre profil",
    relationships: "Une relation",
    moments: "Un moment",
    media: "Une photo ou une vidéo",
    conflicts: "Un choix entre deux versions",
    conversations: "Une conversation avec LISA",
    turns: "Une question à LISA",
    threads: "Une conversation avec quelqu’un",
    messages: "Un message",
  },
  kind: { put: "ajout", patch: "modification", delete: "suppression", erase: "effacement définitif" },
} satisfies Messages<typeof en>;
