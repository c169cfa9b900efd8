import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Supprimer mon compte",
  lead: "Tout ce que le serveur garde de vous disparaît, pour de bon. Vous {days, plural, =0 {n’avez aucun délai pour changer d’avis} =1 {avez un jour pour changer d’avis} other {avez # jours pour changer d’avis}}\u00A0: il suffit de vous connecter.",
  leadNow: "Tout ce que le serveur garde de vous disparaît, pour de bon.",
  goes: {
    title: "Ce qui disparaît",
    relationships:
      "{count, plural, one {# relation, avec tout ce qui en a été écrit} other {# relations, avec tout ce qui en a été écrit}}",
    moments: "{count, plural, one {# moment} other {# moments}}",
    media: "{count, plural, one {# photo ou vidéo} other {# photos et vidéos}} ({size} Mo)",
    conversations: "{count, plural, one {# conversation avec LISA} other {# conversations avec LISA}}",
    messages:
      "{count, plural, one {# message échangé avec quelqu’un\u00A0: votre exemplaire} other {# messages échangés avec d’autres\u00A0: votre exemplaire}}",
    empty: "Votre journal, encore vide",
    account: "Votre adresse, votre nom, vos connexions, et les clés qui ouvrent ce que vous avez écrit",
    plan: "La formule {plan}\u00A0: elle prend fin avec le compte, plus rien n’est prélevé",
    devices: "Ce que vos appareils gardent, dès qu’ils retrouveront le serveur\u00A0; celui-ci tout de suite",
    unsent: "{count, plural, one {# changement pas encore envoyé} other {# changements pas encore envoyés}}",
  },
  stays: {
    title: "Ce qui reste",
    copies:
      "Les images et les pages que vous avez enregistrées hors de Tendre. Un appareil qui ne se connecte plus jamais garde sa copie.",
    messages:
      "Ce que vous avez écrit à d’autres reste dans leurs conversations, sans votre nom et sans rien qui mène à vous.",
    books: "Les paiements restent dans les livres du prestataire, comme la loi le demande.",
    receipt: "Un numéro sans nom\u00A0: votre reçu, envoyé par e-mail.",
  },
  ask: "Supprimer dans {days, plural, one {# jour} other {# jours}}",
  now: "Supprimer maintenant",
  keep: "Tout garder",
  nowTitle: "Tout supprimer maintenant\u00A0?",
  nowText: "Il n’y a pas de retour possible\u00A0: ni pour vous, ni pour nous.",
  nowConfirm: "Supprimer pour de bon",
  pending: {
    title: "Votre compte disparaît le {day}",
    text: "Vous avez demandé sa suppression. D’ici là rien n’est perdu, et votre journal reste tel quel.",
    soon: "Votre compte est en train de disparaître",
    soonText:
      "Ce qui reste disparaît dans l’heure\u00A0; si le prestataire de paiement est absent, dès son retour.",
    keep: "Garder mon compte",
    out: "Me déconnecter",
    kept: "Votre compte reste. Rien n’a été supprimé.",
  },
  countOffline: "Vous êtes hors ligne. Ce qui disparaîtrait ne peut être compté qu’en ligne.",
  loadFailed: "Ce qui disparaîtrait n’a pas pu être compté",
  loadFailedText: "Rien n’a changé. Réessayez dans un instant.",
  retry: "Réessayer",
  failed: "Erreur lors de la suppression du compte",
  keepFailed: "Votre compte n’a pas pu être gardé",
  reason: {
    cancelled: "Vous n’avez pas confirmé votre identité. Rien n’a changé.",
    offline: "Vous êtes hors ligne\u00A0: rien n’a été demandé au serveur. Réessayez une fois en ligne.",
    provider:
      "Le prestataire de paiement ne répond pas\u00A0: rien n’a donc été supprimé. Réessayez dans quelques minutes.",
    busy: "Un de vos paiements est en cours\u00A0: rien n’a donc été supprimé. Réessayez dans un instant.",
    lost: "Aucune réponse n’est venue. On ne sait pas encore si c’est fait\u00A0: la question est reposée au serveur jusqu’à ce qu’il réponde.",
    stands:
      "Aucune réponse n’est venue. Le serveur, interrogé depuis, ne l’a pas fait\u00A0: votre compte est comme avant. La question lui est reposée pendant une minute, au cas où il le ferait encore.",
    gone: "Le compte est déjà en train de disparaître.",
    ended: "Votre session a pris fin. Reconnectez-vous.",
    too_many: "Trop d’essais. Attendez quelques minutes.",
    unknown: "Une erreur est survenue. Réessayez.",
  },
} satisfies Messages<typeof en>;
