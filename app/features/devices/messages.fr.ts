import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Appareils et connexions",
  back: "Profil",
  lead: "Où votre journal est ouvert, et ce qui s’est passé à ses portes.",
  close: "Fermer",
  list: "Appareils",
  kind: { computer: "Ordinateur", phone: "Téléphone", tablet: "Tablette", other: "Appareil" },
  hereKind: {
    computer: "Cet ordinateur",
    phone: "Ce téléphone",
    tablet: "Cette tablette",
    other: "Cet appareil",
  },
  browserOn: "{browser}, {system}",
  noBrowser: "un navigateur qui ne dit pas son nom",
  now: "maintenant",
  lastUsed: {
    today: "dernier usage aujourd’hui",
    yesterday: "dernier usage hier",
    day: "dernier usage le {day}",
  },
  place: {
    country: "connexion depuis ce pays\u00A0: {country}",
    local: "connexion depuis le réseau du serveur",
    unknown: "pays inconnu",
  },
  since: {
    password: "Depuis le {day}, par mot de passe.",
    mail_link: "Depuis le {day}, par le lien d’un e-mail.",
    provider: "Depuis le {day}, par {provider}.",
    unknown: "Depuis le {day}.",
  },
  kept: {
    yes: "La connexion y est gardée.",
    no: "Connexion non gardée\u00A0: elle prend fin après un jour sans usage.",
  },
  attribution:
    "Les pays sont une estimation, d’après <link>DB-IP</link>. Aucune adresse n’est montrée ni donnée à personne.",
  signOut: "Déconnecter",
  signOutOf: "Déconnecter {device}",
  ended:
    "{device}\u00A0: c’est déconnecté. Plus rien n’y arrive ni n’en part\u00A0; ce qui s’y trouvait déjà reste dans son navigateur.",
  alreadyEnded: "{device}\u00A0: c’était déjà déconnecté.",
  endOthers: "{count, plural, one {Déconnecter l’autre appareil} other {Déconnecter les # autres appareils}}",
  othersEnded:
    "{count, plural, =0 {Il ne restait rien à déconnecter.} one {1 appareil déconnecté. Il ne reste que celui-ci.} other {# appareils déconnectés. Il ne reste que celui-ci.}}",
  alone: "Votre journal n’est ouvert que sur cet appareil.",
  leave: {
    title: "Se déconnecter de cet appareil\u00A0?",
    text: "Ce qui n’a pas encore été envoyé fait d’abord l’objet d’une question. Ensuite, rien de votre journal ne reste lisible ici.",
    yes: "Se déconnecter",
    no: "Rester",
  },
  alerts: {
    title: "Alertes",
    label: "Un e-mail à chaque nouvel appareil",
    hint: "Quand une connexion vient d’un navigateur que ce compte ne connaissait pas\u00A0: quand, avec quoi, de quel pays, et que faire.",
  },
  log: {
    title: "Journal de sécurité",
    lead: "Les connexions depuis un an et ce qui a touché le compte depuis quatre-vingt-dix jours, le plus récent d’abord.",
    empty: "Rien encore.",
    more: "Lignes plus anciennes",
    first: "C’est là que tout commence.",
    when: "{day}, {time}",
    thisDevice: "{sentence} Cet appareil.",
    login: "Connexion\u00A0: {device}.",
    logout: "Déconnexion\u00A0: {device}.",
    session_ended: "Déconnexion décidée d’un autre appareil\u00A0: {device}.",
    wrong_credentials:
      "{times, plural, one {Un mauvais mot de passe ou code a été tapé.} other {Un mauvais mot de passe ou code a été tapé # fois.}}",
    banned: "Le bon mot de passe a été tapé alors que le compte était fermé.",
    password_reset:
      "Un nouveau mot de passe a été choisi par le lien d’un e-mail. Tous les appareils ont été déconnectés.",
    address_confirmed: "L’adresse a été confirmée par le lien d’un e-mail.",
    account_linked: "Un compte extérieur ouvre désormais aussi le journal.",
    account_unlinked: "Un compte extérieur a été détaché.",
    factor_added: "Une deuxième étape de connexion a été mise en place.",
    factor_removed: "Une deuxième étape de connexion a été retirée.",
    backup_codes_made: "De nouveaux codes de secours ont été créés.",
    backup_code_used: "Un code de secours a été utilisé.",
    alerts_on: "Les alertes pour les nouveaux appareils ont été allumées.",
    alerts_off: "Les alertes pour les nouveaux appareils ont été éteintes.",
    deletion_asked: "La suppression de votre compte a été demandée.",
    deletion_taken_back: "Votre compte a finalement été gardé.",
  },
  offline: {
    title: "Il faut le réseau",
    text: "Seul le serveur sait où votre journal est ouvert. La question lui sera posée dès que le réseau revient.",
  },
  failed: {
    title: "La liste n’est pas arrivée",
    text: "Rien n’a changé. Réessayez dans un instant.",
    signedOut: "Cet appareil a été déconnecté. Connectez-vous pour voir où votre journal est ouvert.",
    tooMany: "Trop de demandes. Attendez un peu, puis réessayez.",
    retry: "Réessayer",
    unproven: "Pas fait\u00A0: rien n’a prouvé que c’était vous.",
    act: "Pas fait\u00A0: le serveur n’a pas répondu. Réessayez.",
    actOffline: "Pas fait\u00A0: il n’y a pas de réseau.",
    actTooMany: "Pas fait\u00A0: trop de demandes. Attendez un peu, puis réessayez.",
  },
  noAccount:
    "Ce journal est gardé dans ce navigateur seulement. Il n’a pas de compte, et n’est ouvert nulle part ailleurs.",
} as const satisfies Messages<typeof en>;
