import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Mot de passe",
  back: "Profil",
  again: "Réessayer",
  offline: "Vous êtes hors ligne. Le mot de passe ne se change qu’avec le serveur.",
  onDevice:
    "Ce journal est gardé dans ce navigateur seulement, sans compte\u00A0: il n’a pas de mot de passe.",
  failed: "Le serveur n’a pas dit comment s’ouvre votre journal",
  failedText: "Rien n’a changé. Réessayez dans un instant.",
  lead: "Le nouveau compte aussitôt, à la place de l’ancien.",
  leadFirst:
    "Votre compte n’a pas encore de mot de passe. Avec un mot de passe, votre adresse e-mail ouvre aussi votre journal.",
  follows: {
    others:
      "Tous vos autres appareils sont déconnectés, et la seconde étape leur est redemandée. Celui-ci reste connecté.",
    tokens:
      "Les jetons pour scripts ne fonctionnent plus, et un lien reçu par e-mail pour choisir un mot de passe est annulé.",
    stays:
      "Les <passkeys>clés d’accès</passkeys>, les <accounts>comptes extérieurs</accounts> et le second facteur restent. Retirez ce qui n’est pas à vous.",
    proof: "Si votre connexion date un peu, il vous est d’abord demandé si c’est bien vous.",
    proofFirst:
      "Si votre connexion date un peu, il vous est d’abord demandé de vous reconnecter. Cette page revient alors vide.",
  },
  submit: "Garder ce mot de passe",
  done: "Votre mot de passe est changé",
  doneFirst: "Votre compte a un mot de passe",
  doneDetail: "Vos autres appareils sont déconnectés.",
  problem: {
    weak: "Ce mot de passe ne peut pas être utilisé. Choisissez-en un autre.",
    unproven: "Rien n’a changé\u00A0: votre identité n’a pas été confirmée.",
    signedOut: "Votre session est terminée. Connectez-vous à nouveau\u00A0: rien n’est perdu.",
    tooMany: "Trop de tentatives. Attendez quelques minutes, puis réessayez.",
    network:
      "Aucune réponse n’est venue\u00A0: on ne sait pas si le nouveau mot de passe compte. Envoyez le même encore une fois\u00A0: deux fois ne changent rien.",
    unavailable: "Une erreur s’est produite. Réessayez.",
  },
} satisfies Messages<typeof en>;
