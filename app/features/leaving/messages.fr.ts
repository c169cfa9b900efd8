import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Avant de vous déconnecter",
  lead: {
    pending:
      "{count, plural, =1 {Une chose n’est pas encore partie. Elle n’existe que sur cet appareil.} other {# choses ne sont pas encore parties. Elles n’existent que sur cet appareil.}}",
    nothing: "Tout est parti. Seul votre choix reste ouvert, et il vous attend dans votre compte.",
    sent: "Tout est parti.",
    shared:
      "D’autres se servent de cet appareil. Rien de votre journal n’y reste lisible après votre déconnexion.",
  },
  group: {
    ops: "Part tout seul",
    refused: "N’a pas été accepté, et ne partira pas tout seul",
    drafts: "Commencé, pas encore gardé",
    box: "Pour un moment qui n’est pas encore gardé",
    conflicts: "Deux versions, dans l’attente de votre choix",
  },
  more: "{count, plural, =1 {et 1 autre} other {et # autres}}",
  wait: "Attendre le départ",
  waiting: "Envoi…",
  stillHere: "Ce n’est pas parti. Tout est encore ici.",
  download: "Télécharger",
  downloading: "Préparation…",
  downloaded: "Téléchargé. Regardez le fichier avant d’abandonner quoi que ce soit.",
  downloadFailed: "Le fichier n’a pas pu être préparé. Tout est encore ici.",
  lock: "Garder ici sous clé et se déconnecter",
  lockDetail:
    "Personne d’autre ne peut le lire. Tout se rouvrira à votre prochaine connexion sur cet appareil.",
  lockFailed: "Impossible de le mettre sous clé sans le réseau. Tout est encore ici.",
  discard: "Abandonner et se déconnecter",
  plain: "Se déconnecter",
  stay: "Rester",
  file: {
    title: "Ce qui n’avait pas quitté cet appareil",
    lead: "Gardé de votre journal le {day}, avant votre déconnexion. Ce fichier n’est pas protégé\u00A0: qui l’ouvre peut le lire.",
    name: "tendre-pas-parti-{day}.html",
    reason: "Pourquoi ce n’a pas été accepté",
    before: "Dans votre compte",
    mine: "Écrit ici",
    empty: "(rien)",
    noFile: "Le fichier lui-même n’est pas ici.",
    code: {
      plan_limit: "Votre formule n’a plus de place pour cela.",
      validation: "L’un de ses champs ne peut pas être gardé tel quel.",
      gone: "Supprimé ailleurs, pour de bon.",
      other: "Le serveur ne l’a pas accepté.",
    },
  },
  locked: {
    text: "Des changements à vous, qui n’étaient pas partis, sont gardés ici sous clé depuis le {day}.",
    restore: "Les reprendre",
    restoring: "Ouverture…",
    restored: "Ils sont de retour et partiront tout seuls",
    unreached: "Le serveur ne répond pas. Ils restent sous clé.",
    discard: "Les supprimer",
    question: "Supprimer ce qui est sous clé\u00A0?",
    questionText:
      "{count, plural, =1 {Ces changements ont été écrits sur cet appareil et ne l’ont jamais quitté. Une fois supprimés, personne ne pourra les faire revenir.} other {Ces # copies ont été écrites sur cet appareil et ne l’ont jamais quitté. Une fois supprimées, personne ne pourra les faire revenir.}}",
    confirm: "Supprimer pour de bon",
    keep: "Garder",
  },
  door: {
    deleted: "Le compte a été supprimé, et ce que cet appareil en gardait.",
    deletedReceipt: "Votre compte est supprimé. Reçu <receipt></receipt>\u00A0: il vous arrive par e-mail.",
    owed: "Votre session est fermée sur cet appareil. Le serveur ne le sait pas encore\u00A0: personne n’entre avant qu’il l’ait appris. Il l’apprendra dès qu’on pourra le joindre.",
    uncleared: "Ce qui était ici n’est pas encore rangé. Fermez les autres onglets de Tendre.",
    held: "Les changements de quelqu’un d’autre sont encore sur cet appareil et n’ont pas pu être mis sous clé. D’ici là, aucun journal ne s’ouvre ici.",
    retry: "Réessayer",
    discardOthers: "Les supprimer",
    othersQuestion: "Supprimer les changements de quelqu’un d’autre\u00A0?",
    othersText:
      "Ils ont été écrits sur cet appareil et ne l’ont peut-être jamais quitté. Une fois supprimés, personne ne pourra les faire revenir.",
    locked:
      "{count, plural, =1 {Les changements de quelqu’un, pas encore partis, sont gardés ici sous clé depuis le {day}. Cette personne seule peut les rouvrir, en se connectant.} other {Des changements pas encore partis sont gardés ici sous clé depuis le {day}. Seules les personnes qui les ont écrits peuvent les rouvrir, en se connectant.}}",
    canCome:
      "Le journal de cet appareil peut entrer dans votre compte\u00A0: connectez-vous ou ouvrez-en un ici, et la question vous est posée.",
    shared:
      "D’autres se servent de cet appareil\u00A0: la session se ferme après un quart d’heure sans que personne y touche.",
  },
} satisfies Messages<typeof en>;
