import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Formules",
  lead: "Votre journal reste à vous, quelle que soit la formule.",
  back: "Profil",
  close: "Fermer",
  later: "Plus tard",
  foot: {
    renewal:
      "Une formule se renouvelle chaque mois ou chaque année, et s’arrête en deux gestes. En prendre une plus petite n’efface rien.",
    today: "Ce qui est écrit ici est ce que vous avez aujourd’hui.",
  },
  tariff: "Toutes les formules",
  pay: { label: "Payer", monthly: "Par mois", yearly: "Par an" },
  plan: { free: "Gratuit", plus: "Plus", pro: "Pro" },
  planId: {
    free: "Gratuit",
    plus_monthly: "Plus, par mois",
    plus_yearly: "Plus, par an",
    pro_monthly: "Pro, par mois",
    pro_yearly: "Pro, par an",
  },
  price: {
    forever: "pour toujours",
    month: "par mois",
    yearly: "par mois, soit {price} une fois par an",
    savings: "{amount} de moins qu’au mois, {percent}",
  },
  offer: {
    relations: "{count, plural, =1 {1 relation} other {# relations}}",
    relationsAll: "Relations sans limite",
    images: "{count, plural, =1 {1 photo ou vidéo} other {# photos et vidéos}}",
    imagesAll: "Photos et vidéos sans limite",
    imagesWithin: "{count, plural, =1 {1 photo ou vidéo} other {# photos et vidéos}}, {size} en tout",
    imagesAllWithin: "Autant de photos et de vidéos que l’on veut, {size} en tout",
    aiMessages: "{count, number} messages à LISA par mois",
    everythingOf: "Tout ce que contient {plan}",
    hasStats: "Statistiques",
    hasExport: "Un ZIP du journal, avec photos, tableaux et lecteur",
    hasNextCrush: "Next Crush",
    hasPrioritySupport: "Aide prioritaire",
  },
  current: {
    free: "Votre formule",
    renewed: "Votre formule se renouvelle le {date}",
    until: "Votre formule jusqu’au {date}, puis Gratuit",
    unpaid: "Votre formule, dont le dernier paiement n’est pas passé",
    follows: "Commence le {date}",
    paidMonthly: "Votre formule, payée par mois",
    paidYearly: "Votre formule, payée par an",
  },
  choose: {
    upgrade: "Passer à {plan}, {price} {billing, select, yearly {par an} other {par mois}}",
    downgrade: "Revenir à {plan}, {price} {billing, select, yearly {par an} other {par mois}}",
    billing: "Payer {billing, select, yearly {par an, {price}} other {par mois, {price}}}",
    free: "Revenir à Gratuit",
    resume: "Garder {plan}",
  },
  cannot: {
    offline: "Il faut le réseau pour cela. Rien n’a changé.",
    signedOut: "Reconnectez-vous d’abord. Rien n’a changé.",
    given: "Cette formule a été donnée sans paiement. Elle s’arrête d’elle-même le {date}.",
    unsold: "Cette formule ne peut pas être achetée ici : le service n’en donne pas le prix.",
  },
  difference: {
    gains: "Ce que vous gagnez",
    losses: "Ce que vous perdez",
    none: "La formule reste la même. Seul le rythme de paiement change.",
    counted: "{offer}, au lieu de {from, number}",
    countedAll: "{offer}, au lieu d’aucune limite",
    room: {
      relations:
        "{used, plural, =0 {Vous n’avez encore aucune relation} =1 {Vous avez 1 relation} other {Vous avez # relations}}\u00A0: il y aura de la place pour {left, plural, =0 {aucune autre} =1 {1 autre} other {# autres}}.",
      images:
        "{used, plural, =0 {Vous n’avez encore aucune photo ni vidéo} =1 {Vous avez 1 photo ou vidéo} other {Vous avez # photos et vidéos}}\u00A0: il y aura de la place pour {left, plural, =0 {aucune autre} =1 {1 autre} other {# autres}}.",
    },
    roomAll: {
      relations:
        "{used, plural, =0 {Vous n’avez encore aucune relation} =1 {Vous avez 1 relation} other {Vous avez # relations}}\u00A0: leur nombre n’aura plus de limite.",
      images:
        "{used, plural, =0 {Vous n’avez encore aucune photo ni vidéo} =1 {Vous avez 1 photo ou vidéo} other {Vous avez # photos et vidéos}}\u00A0: leur nombre n’aura plus de limite.",
    },
    over: {
      relations:
        "Vous avez {used, plural, =1 {1 relation} other {# relations}} : tout reste lisible, et l’ajout attend qu’il y ait de la place.",
      images:
        "Vous avez {used, plural, =1 {1 photo ou vidéo} other {# photos et vidéos}} : tout reste lisible, et l’ajout attend qu’il y ait de la place.",
    },
  },
  checkout: {
    title: "{plan}, {price} {billing, select, yearly {par an} other {par mois}}",
    renewal: {
      monthly:
        "La formule se renouvelle chaque mois jusqu’à ce que vous l’arrêtiez. L’accès dure alors jusqu’à la fin de la période payée.",
      yearly:
        "La formule se renouvelle chaque année jusqu’à ce que vous l’arrêtiez. L’accès dure alors jusqu’à la fin de la période payée.",
    },
    go: "Continuer vers le paiement",
    openedTitle: "Le paiement se poursuit dans l’autre onglet",
    opened: "Cette page le suit d’elle-même. Votre formule change dès que le paiement est confirmé.",
    again: "L’onglet ne s’est pas ouvert ? Ouvrir la page de paiement.",
  },
  change: {
    title: "De {from} à {to}",
    loading: "Calcul de ce qui est dû…",
    lines: "Ce que coûte le changement",
    rest: "Ce qui reste de {plan}",
    fresh: "{plan}, jusqu’au {date}",
    due: "À payer maintenant",
    credit: "Reporté sur vos prochaines factures",
    next: "Puis {amount} le {date}",
    confirm: "Payer {amount} et changer",
    confirmFree: "Changer sans payer maintenant",
    resumes:
      "L’annulation est levée du même coup : la nouvelle formule se renouvelle jusqu’à ce que vous l’arrêtiez.",
    outdated: "Le montant a changé entre-temps. Le voici maintenant ; rien n’a encore changé.",
    refused: "La carte a été refusée. Rien n’a changé.",
    card: "Changer de carte",
  },
  cancel: {
    title: "Revenir à Gratuit ?",
    question:
      "Voulez-vous vraiment annuler votre abonnement et revenir au plan gratuit ? Vous perdrez l’accès aux fonctionnalités premium.",
    keeps: "{plan} reste ouvert jusqu’au {date}. D’ici là, vous pouvez changer d’avis.",
    nothing: "Rien de ce que vous avez écrit n’est effacé.",
    confirm: "Annuler l’abonnement",
    stay: "Garder {plan}",
  },
  usage: {
    title: "Ce que vous utilisez",
    used: "{used} sur {limit}",
    unlimited: "{used}, sans limite",
    counted: "{used} en tout",
    storage: "Leur taille",
    relations: "Relations",
    images: "Photos et vidéos",
    aiMessages: "Messages à LISA",
    renews: "Se renouvelle le {date}",
    reached: "La limite est atteinte : ce qui est là reste, l’ajout attend.",
  },
  subscription: {
    title: "Votre abonnement",
    plan: "Formule",
    status: "État",
    end: "Fin de la période",
    statuses: {
      inactive: "Aucun",
      active: "Actif",
      canceled: "Annulé, ouvert jusqu’à la fin de la période",
      expired: "Expiré",
    },
    problem: "Actif, un paiement a échoué",
    resumed: "Votre abonnement continue.",
    portal: "Factures et carte",
    portalText: "Elles sont chez le service de paiement, qui s’ouvre dans un nouvel onglet.",
    portalNone: "Rien n’a encore été payé : il n’y a ni facture ni carte.",
    portalAgain: "L’onglet ne s’est pas ouvert ? L’ouvrir ici.",
    cancel: "Annuler l’abonnement…",
    changed: "Votre formule est maintenant {plan}.",
    over: "La période payée est finie. Gratuit commence, et tout ce que vous avez écrit est là.",
  },
  left: {
    none: "N/A",
    expired: "Expiré",
    today: "Aujourd’hui",
    tomorrow: "Demain",
    days: "{days, number} jours restants",
  },
  history: {
    title: "Historique",
    empty: "Rien encore : chaque changement de formule et chaque paiement s’écriront ici.",
    period: "{from} – {to}",
    free: "Sans paiement",
    amount: "Montant",
    statuses: { inactive: "Inactif", active: "Actif", canceled: "Annulé", expired: "Expiré" },
    ended: {
      canceled: "annulé auparavant",
      unpaid: "le paiement n’est pas passé, malgré plusieurs essais",
      given: "la période offerte est finie",
    },
  },
  notice: {
    simulation:
      "Les paiements sont simulés sur ce serveur : aucun argent ne circule, aucune vraie carte n’est demandée.",
    payment: "Le dernier paiement n’est pas passé",
    paymentText:
      "Votre formule reste ouverte pendant les nouveaux essais. Changer de carte règle la question.",
    paymentAction: "Changer de carte",
    stale: "Dernier état connu : {when}. Le service ne répond pas : rien ne peut être changé pour l’instant.",
    staleOffline:
      "Dernier état connu\u00A0: {when}. Vous êtes hors ligne\u00A0: rien ne peut être changé pour l’instant.",
    staleSignedOut:
      "Dernier état connu : {when}. Votre session est finie : connectez-vous de nouveau pour changer quoi que ce soit.",
    retry: "Réessayer",
    paid: "Merci. La formule change ici dès que le paiement est confirmé.",
    paidNow: "Merci. Votre formule est maintenant {plan}.",
    paidNowText: "L’autre onglet le sait déjà\u00A0: fermez celui-ci, ou continuez d’ici.",
    paidNowAction: "Ouvrir mon journal",
    lapsed: "{plan} a pris fin\u00A0: le paiement n’est pas passé, malgré plusieurs essais",
    lapsedText:
      "Tout ce que vous avez écrit est là. Une formule choisie ci-dessous, avec une autre carte, rouvre tout.",
    banner:
      "Le dernier paiement de {plan} n’est pas passé. Votre formule reste ouverte pendant les nouveaux essais.",
    bannerAction: "Changer de carte",
    left: "Le paiement n’a pas été fait. Rien n’a changé.",
  },
  admin: {
    title: "Mode admin",
    text: "Change votre propre formule sans paiement\u00A0: pour 30 jours, ou 365 si elle est annuelle.",
    plan: "Formule",
    confirm: "Changer ma formule",
  },
  noAccount: {
    title: "Une formule va avec un compte",
    text: "Ce journal vit dans ce navigateur seulement, dans les limites de Gratuit : {relations, number} relations, {images, number} photos et vidéos. Avec un compte, il peut grandir.",
    action: "Créer un compte",
    noPlans: "Ici, il n’y a pas de formules",
    unconfigured:
      "Cette application n’a pas de service derrière elle. Tout reste dans ce navigateur, tout est ouvert, et rien n’est limité, sinon la place sur cet appareil.",
  },
  failed: {
    load: "Impossible de charger les informations de l’abonnement",
    subscribe: "Impossible de souscrire à la formule",
    cancel: "Impossible d’annuler l’abonnement",
    portal: "Erreur d’accès au portail d’abonnement",
    other: "Une erreur est survenue",
  },
  lost: {
    title: "Aucune réponse n’est venue",
    text: "On ne sait pas si c’est fait. Votre formule est redemandée au serveur\u00A0: regardez-la avant de réessayer.",
  },
  reason: {
    network: "Le réseau ne répond pas. Veuillez réessayer.",
    offline: "Vous êtes hors ligne. Les formules et leurs prix ne se consultent qu’avec le serveur.",
    signedOut: "Vous devez être connecté",
    invalidPlan: "Plan invalide",
    noSubscription: "Aucun abonnement actif",
    notAdmin: "Accès non autorisé",
    cardRefused: "La carte a été refusée. Rien n’a changé.",
    outdated: "Quelque chose d’autre a changé entre-temps. Veuillez réessayer.",
    tooMany: "Trop de tentatives. Réessayez dans quelques minutes.",
    unavailable: "Le service de paiement ne répond pas. Veuillez réessayer.",
    checkout: "Erreur création session paiement",
    cancel: "Erreur annulation abonnement",
    unknown: "Veuillez réessayer",
  },
} satisfies Messages<typeof en>;
