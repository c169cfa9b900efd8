import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Réglages",
  lead: "Un choix fait ici compte dès la requête suivante, sur toutes les instances, sans redémarrage. Là où les réglages du serveur refusent ou bornent, un choix peut fermer ou baisser, jamais ouvrir ni relever.",
  close: "Fermer",
  change: "Changer",
  changeThis: "Changer\u00A0: {setting}",
  come: "Qui peut entrer",
  kept: "Délai, courrier et messages",
  fixedKept:
    "Toutes les autres durées sont fixes, pour que reste vrai ce qui a été dit aux gens\u00A0; elles figurent dans le guide du serveur («\u00A0What is kept, and for how long\u00A0»).",
  plans:
    "Ce qu’ouvre chaque formule, et son prix, est dans l’unique catalogue du code\u00A0: c’est pareil pour tout le monde, et ne se change pas ici.",
  setting: {
    sign_up: "Inscriptions",
    outside_accounts_are_on: "Comptes extérieurs",
    game_is_on: "Le Jeu",
    model_is_on: "Le modèle",
    model_daily_tokens: "Jetons par jour",
    model_input_price: "Prix d’un million de jetons lus",
    model_output_price: "Prix d’un million de jetons écrits",
    weekly_mails_are_on: "Courriels de la semaine",
    grace_days: "Délai avant suppression",
    sms_per_day: "SMS par jour",
  },
  value: {
    on: "En marche",
    off: "Éteint",
    open: "Ouvertes à tout le monde",
    invite: "Sur invitation",
    closed: "Fermées",
    none: "aucun",
    days: "{days, plural, =0 {aucun\u00A0: dans l’heure} one {# jour} other {# jours}}",
  },
  source: {
    own: "tel qu’au démarrage du serveur",
    chosen: "choisi ici\u00A0; au démarrage\u00A0: {own}",
    bounded: "choisi ici\u00A0: {chosen}\u00A0; le réglage du serveur ne permet pas plus que\u00A0: {own}",
    since: "\u00A0; dernier changement\u00A0: {at}",
  },
  onEffect: {
    outside_accounts_are_on: "Les comptes extérieurs configurés ouvrent la porte et servent à s’inscrire.",
    game_is_on: "Le Jeu est là pour quiconque ne l’a pas éteint. Il compte ce qui a été écrit entre-temps.",
    model_is_on: "Le modèle peut de nouveau écrire les réponses de LISA.",
    weekly_mails_are_on:
      "Qui l’a demandé reçoit le dimanche soir un courriel disant que la lettre de la semaine peut se lire.",
  },
  offEffect: {
    outside_accounts_are_on:
      "Plus de connexion, d’inscription ni d’attache par un compte extérieur. Sans mot de passe, on en choisit un par courriel («\u00A0Mot de passe oublié\u00A0?\u00A0»).",
    game_is_on:
      "Points, villages et sceaux disparaissent pour tout le monde, sur chaque appareil dans les dix minutes où il est en ligne\u00A0; hors ligne, plus tard. Rien n’est perdu.",
    model_is_on:
      "Plus aucune réponse n’est demandée au modèle. LISA continue avec l’analyste intégré, sur chaque appareil\u00A0; personne ne perd de message.",
    weekly_mails_are_on:
      "Aucun courriel de la semaine ne part. Les lettres elles-mêmes se font sur chaque appareil et y restent à lire.",
  },
  numberEffect: {
    model_daily_tokens:
      "Au-delà, jusqu’à minuit UTC, LISA répond sur l’appareil. 0 ne pose aucune limite ici.",
    model_input_price: "Pour estimer ce que coûte le modèle. Personne n’est facturé là-dessus.",
    model_output_price: "Pour estimer ce que coûte le modèle. Personne n’est facturé là-dessus.",
    grace_days:
      "Pour les suppressions demandées à partir de maintenant. Celles d’avant gardent le jour qui a été annoncé.",
    sms_per_day: "Au-delà, pendant un jour, aucun code ne part par SMS\u00A0: une autre voie est proposée.",
  },
  signUpEffect: {
    open: "Tout le monde peut ouvrir un compte.",
    invite:
      "Un compte demande un code de la liste plus bas. Les comptes existants entrent comme avant\u00A0; une inscription en attente de confirmation peut encore aboutir.",
    closed:
      "Aucun compte ne s’ouvre, par aucune voie, comptes extérieurs compris. Les comptes existants entrent comme avant\u00A0; une inscription en attente de confirmation peut encore aboutir.",
  },
  dialog: {
    value: "À partir de maintenant",
    save: "Enregistrer",
    own: "Comme au démarrage\u00A0: {value}",
    noValue: "Cette valeur ne peut pas être choisie ici",
    conflict:
      "Entre-temps, «\u00A0{value}\u00A0» a été choisi par quelqu’un d’autre\u00A0: rien du vôtre n’a été enregistré. Enregistrez de nouveau si le vôtre doit le remplacer.",
    saved: "{setting}\u00A0: {value}. Cela compte dès la requête suivante.",
  },
  invites: {
    title: "Invitations",
    lead: "Un code n’est montré qu’une fois, quand il est fait. Il est compté quand un compte est confirmé grâce à lui, et peut être repris.",
    none: "Il n’y en a aucune. Elles ne comptent que lorsque les inscriptions sont sur invitation.",
    noneWorks: "Aucune n’est valable en ce moment.",
    make: "Faire une invitation",
    label: "Pour qui",
    labelHint: "Pour votre propre liste\u00A0; personne d’autre ne le voit",
    labelMissing: "Écrivez un mot ou deux",
    most: "Comptes qu’elle peut ouvrir",
    mostWrong: "Un nombre de 1 à 10\u00A0000",
    life: "Valable",
    lives: "{days, plural, =0 {jusqu’à épuisement ou reprise} one {# jour} other {# jours}}",
    made: "Le code pour {label}",
    madeText: "Copiez-le maintenant\u00A0: il ne sera plus montré, et n’est pas gardé.",
    link: "En lien",
    copy: "Copier le lien",
    copied: "Copié",
    used: "{used} sur {most}",
    state: { works: "valable", used: "épuisée", expired: "terminée", revoked: "reprise" },
    until: "jusqu’au {day}",
    madeOn: "faite le {day}",
    revoke: "Reprendre",
    revokeTitle: "Reprendre cette invitation\u00A0?",
    revokeEffect:
      "Son code n’ouvre plus rien désormais, même pour qui s’est inscrit avec lui sans avoir confirmé. Il ne servira plus jamais\u00A0; on peut en faire un autre.",
    revokeThis: "Reprendre l’invitation pour {label}",
    revoked: "Reprise. Les comptes qu’elle a ouverts restent.",
    full: "Trop d’invitations sont valables. Reprenez-en d’abord quelques-unes.",
  },
  check: {
    title: "Vérification de la configuration",
    well: "Rien à redire aux réglages de ce serveur.",
    about: "Voir {names}.",
    code: {
      mailNotConfigured:
        "D’autres atteignent ce serveur, et aucun courrier n’en part\u00A0: personne ne peut confirmer une adresse.",
      notProduction: "Le serveur a une adresse publique et tourne avec les réglages du développement.",
      notHttps: "Ce serveur est atteint sans https\u00A0: les mots de passe passent en clair.",
      paymentsSimulated:
        "Les paiements sont simulés\u00A0: tout le monde prend la formule de son choix, et personne ne paie.",
      paymentsNotConfigured: "Aucune formule ne peut être achetée.",
      paymentsRefused: "Aucun paiement n’est pris\u00A0: les réglages des paiements ne vont pas ensemble.",
      modelRefused: "Aucun modèle n’est interrogé\u00A0: son adresse ne peut pas servir.",
      environmentRefused: "Un réglage ne respecte pas les règles du démarrage.",
      other: "Un avertissement que cette page ne connaît pas\u00A0: {code}.",
    },
  },
  server: {
    title: "Services",
    mail: "Courrier",
    mailKind: {
      smtp: "SMTP, de la part de {from}",
      sink: "gardé dans la boîte de ce serveur\u00A0; rien ne part",
    },
    test: "M’envoyer un courriel",
    tested: "Confié pour {to}. Voyez s’il arrive.",
    testedSink: "Il est dans la boîte de ce serveur (/dev/mail), pour {to}.",
    testFailed: "Il n’est pas parti\u00A0: le serveur de courrier a dit {code}.",
    payments: "Paiements",
    paymentsKind: {
      live: "argent réel, en {currency}",
      test: "mode d’essai du prestataire, en {currency}",
      simulated: "simulés, en {currency}\u00A0: personne ne paie",
      off: "aucun\u00A0: aucune formule ne peut être achetée",
    },
    paymentsFacts: "{prices} prix sur 4, secret du webhook {webhook, select, true {en place} other {absent}}",
    storage: "Photos et vidéos",
    storageKind: { disk: "sur le disque de ce serveur", s3: "dans un bucket" },
    storageFacts: "{files, plural, =0 {aucun fichier} one {# fichier} other {# fichiers}}, {size}",
    storageAway: "Il ne répond pas en ce moment.",
    version: "Version",
    versionFacts: "{version}, schéma {schema}",
  },
  environment: {
    title: "Réglages de l’environnement",
    lead: "Ils sont lus au démarrage. De ceux qui peuvent contenir un secret, il est seulement dit s’ils sont en place.",
    show: "Montrer les {count}",
    set: "en place",
    unset: "absent",
    empty: "—",
  },
} as const satisfies Messages<typeof en>;
