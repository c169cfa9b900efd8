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
  undecided: {
    title: "{count, plural, =1 {Un changement vous attend} other {# changements vous attendent}}",
    conflict: "Écrit à deux endroits\u00A0: choisissez la version qui reste.",
    deletion: "Modification d’un côté, suppression de l’autre\u00A0: choisissez la suite.",
    choose: "Voir les deux et choisir",
    file: "Refusé\u00A0: le fichier reste sur cet appareil.",
    retry: "Réessayer",
    discard: "Abandonner",
    discarded: "Abandonné",
    open: "Aller voir",
  },
  orphanedRows: {
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
    withOthers: "{name} et {count, plural, =1 {1 autre} other {# autres}}",
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
} satisfies Messages<typeof en>;
