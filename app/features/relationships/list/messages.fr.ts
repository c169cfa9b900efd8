import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  moments: "Tous les moments",
  trash: "Corbeille",
  title: "Relations",
  add: "Nouvelle relation",
  search: "Chercher un prénom ou une ville",
  searchHint: "Prénom ou ville",
  filter: { label: "Statut", all: "Toutes", ongoing: "En cours", ended: "Terminées" },
  sort: {
    label: "Tri",
    recent: "Plus récentes",
    duration: "Durée",
    rating: "Appréciation",
    alphabetical: "Alphabétique",
  },
  column: {
    name: "Prénom",
    status: "Statut",
    city: "Ville",
    period: "Période",
    duration: "Durée",
    rating: "Appréciation",
  },
  meter: {
    used: "{used} sur {limit}",
    plan: "relations avec la formule {plan}.",
    seePlans: "Voir les formules",
  },
  folded: {
    mark: "repliée",
    until: "repliée jusqu’au {date}",
    detail: "absente des souvenirs et des statistiques",
    unfold: "Déplier",
    unfoldNamed: "Déplier {name}",
    uncounted:
      "{count, plural, =1 {Une relation est repliée\u00A0: aucun chiffre ne la compte.} other {# relations sont repliées\u00A0: aucun chiffre ne les compte.}}",
  },
  sealed: {
    line: "{count, plural, =1 {Une relation est scellée.} other {# relations sont scellées.}}",
    show: "{count, plural, one {La montrer} other {Les montrer}}",
    hide: "{count, plural, one {La cacher de nouveau} other {Les cacher de nouveau}}",
    mark: "scellée",
    until: "scellée jusqu’au {date}",
    detail: "absente de cette liste",
    unseal: "Rouvrir",
    unsealNamed: "Rouvrir {name}",
  },
  pending: {
    line: "{count, plural, one {# changement en attente. Il est gardé ici.} other {# changements en attente. Ils sont gardés ici.}}",
    title: "{count, plural, one {# changement en attente} other {# changements en attente}}",
    text: "{count, plural, one {Gardé sur cet appareil. Il partira} other {Gardés sur cet appareil. Ils partiront}} au retour du réseau.",
    see: "Voir ce qui attend",
  },
  empty: {
    sentence: "Le pays n’est pas encore dessiné\u00A0: un prénom suffit pour poser le premier village.",
    add: "Nouvelle relation",
  },
  none: {
    query: "Aucun prénom, aucune ville ne répond à «\u00A0{query}\u00A0».",
    ongoing: "Aucune n’est en cours.",
    ended: "Aucune n’est terminée.",
    clear: "Tout montrer",
  },
  loading: "Chargement…",
  found: "{count, plural, =0 {Aucune relation} one {# relation} other {# relations}}",
} satisfies Messages<typeof en>;
