import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Vue d’ensemble",
  well: "Tout répond.",
  except: "Tout répond, sauf {troubles}.",
  asOf: "{day}, {time}. {days} jours, une échelle par courbe\u00A0; le point est le dernier jour compté.",
  trouble: {
    writes: "la base de données, qui refuse d’écrire",
    connections: "la base de données, bientôt à court de connexions",
    jobs: "des tâches, qui ont échoué",
    mail: "les courriels, qui ne partent pas",
    errors: "des demandes, qui échouent plus que d’habitude",
    model: "le modèle, qui échoue souvent",
    tokens: "le modèle, proche de sa limite du jour",
    payments: "des paiements, qui ont été refusés",
  },
  people: {
    title: "Personnes",
    accounts: "Comptes",
    unconfirmed:
      "{count, plural, =0 {tous confirmés} one {un seul sans adresse confirmée} other {# sans adresse confirmée}}",
    active: "Actifs en un jour",
    activeLong: "{week} en une semaine, {month} en un mois",
    signUps: "Inscriptions",
    deleting: "Suppressions en cours",
    banned: "{count, plural, =0 {aucun compte exclu} one {un compte exclu} other {# comptes exclus}}",
  },
  money: {
    title: "Formules et paiements",
    perMonth: "Revenu mensuel",
    paying:
      "{count, plural, =0 {personne ne paie} one {une personne paie} other {# personnes paient}}, aux prix du jour",
    taken: "Encaissé",
    ended: "Formules payées finies",
    begun:
      "{count, plural, =0 {aucune commencée} one {une commencée} other {# commencées}}\u00A0; personne ne payait avant",
    churn:
      "{count, plural, =0 {aucune commencée} one {une commencée} other {# commencées}}\u00A0; {churn} de départs parmi celles d’avant",
    problems: "Paiements refusés",
    problemsNote: "la formule tient tant que le prestataire réessaie",
  },
  lisa: {
    title: "Usage de l’IA",
    replies: "Réponses ce mois-ci",
    repliesNote:
      "{people, plural, =0 {pour personne} one {pour une personne} other {pour # personnes}}\u00A0; {before} le mois d’avant",
    calls: "Appels du modèle",
    noModel: "aucun modèle réglé\u00A0: LISA répond sur l’appareil",
    failures: "Appels échoués",
    tokens: "Jetons du dernier jour",
  },
  server: {
    title: "Service",
    errors: "Erreurs du dernier jour",
    errorsNote: "des demandes restées sans réponse du serveur",
    media: "Fichiers",
    mediaNote:
      "{files, plural, =0 {aucun fichier} one {un fichier} other {# fichiers}}, {unfinished, plural, =0 {aucun} one {un} other {#}} en cours\u00A0; {text} de texte scellé",
    database: "Base de données",
    connections: "{used} connexions sur {most}",
    refusing: "elle refuse d’écrire\u00A0; {used} connexions sur {most}",
    mail: "Courriels envoyés",
    mailNote: "{failed, plural, =0 {aucun échec} one {un échec} other {# échecs}} depuis le démarrage",
    mailSink:
      "gardés ici, faute d’expéditeur\u00A0; {failed, plural, =0 {aucun échec} one {un échec} other {# échecs}}",
  },
  plans: { title: "Formules", plan: "Formule", paid: "Payées", given: "Offertes" },
  jobs: {
    title: "Tâches",
    name: "Tâche",
    state: "État",
    done: "Dernière fois",
    none: "Aucune tâche prévue.",
    waiting: "en attente",
    running: "en cours",
    finished: "faite",
    never: "pas encore lancée",
    failed: "{count, plural, one {un échec} other {# échecs}}",
  },
  tables: {
    title: "Base de données",
    name: "Plus grandes tables",
    size: "Taille",
    version: "PostgreSQL {version}, schéma {schema}",
    audit:
      "{count, plural, =0 {Journal d’audit, vide} one {Journal d’audit, une note} other {Journal d’audit, # notes}}",
  },
} as const satisfies Messages<typeof en>;
