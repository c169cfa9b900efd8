import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Comptes extérieurs",
  back: "Profil",
  again: "Réessayer",
  offline:
    "Vous êtes hors ligne. Les comptes extérieurs ne se consultent et ne se changent qu’avec le serveur.",
  onDevice: "Ce journal est gardé dans ce navigateur seulement, sans compte\u00A0: rien d’autre ne l’ouvre.",
  failed: "Les comptes extérieurs n’ont pas pu être chargés",
  failedText: "Rien n’a changé. Réessayez dans un instant.",
  lead: "Un compte que vous avez ailleurs peut ouvrir votre journal, à la place du mot de passe. Il apprend que vous venez sur Tendre, et rien de ce que vous écrivez.",
  nowhere:
    "Ce serveur ne propose pas d’entrer par un compte extérieur, et aucun n’est rattaché à votre journal.",
  list: "Ils ouvrent votre journal",
  none: "Aucun pour l’instant.",
  notOffered: "Ce serveur ne le propose pas en ce moment pour se connecter.",
  unknown: "Un autre service",
  more: "Rattacher un compte",
  how: "Vous allez chez l’autre service, puis revenez ici. Son compte doit avoir l’adresse e-mail de votre journal, et l’avoir confirmée.",
  link: "Rattacher {name}",
  linked: "{name} ouvre désormais votre journal.",
  unlink: "Détacher",
  unlinkOf: "Détacher {name}",
  ask: "Le détacher\u00A0? Il n’ouvre plus votre journal. Le compte de là-bas reste tel qu’il est.",
  yes: "Détacher",
  no: "Le garder",
  unlinked: "{name} est détaché",
  last: "C’est la seule façon d’entrer dans votre journal, il reste donc. <link>Choisissez d’abord un mot de passe</link>\u00A0; il pourra ensuite être détaché.",
  refused: {
    unverified:
      "L’autre service ne se porte pas garant de cette adresse. Confirmez-la là-bas, puis réessayez.",
    address: "Ce compte n’a pas la même adresse e-mail que votre journal. Rien n’a été rattaché.",
    taken: "Ce compte ouvre déjà un autre journal. Rien n’a été rattaché.",
    other: "L’autre service ne vous a pas laissé passer, ou vous avez fait demi-tour. Rien n’a été rattaché.",
  },
  problem: {
    off: "Ce serveur ne le propose pas en ce moment.",
    unproven: "Rien n’a changé\u00A0: votre identité n’a pas été confirmée.",
    signedOut: "Votre session est terminée. Connectez-vous à nouveau\u00A0: rien n’est perdu.",
    tooMany: "Trop de tentatives. Attendez quelques minutes, puis réessayez.",
    network:
      "Aucune réponse n’est venue\u00A0: on ne sait pas si c’est fait. La question est posée au serveur\u00A0: regardez cette page avant de réessayer.",
    unavailable: "Une erreur s’est produite. Réessayez.",
  },
} satisfies Messages<typeof en>;
