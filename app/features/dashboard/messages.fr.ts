import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Accueil",
  current: {
    others: "Aussi en cours\u00A0:",
  },
  own: {
    title: "Votre journal",
    single: "Célibataire en ce moment. Une journée à soi se note aussi.",
    afterEnding: "Prenez votre temps. Ici, rien ne vous est demandé.",
  },
  afterEnding: {
    label: "Si vous voulez",
    write: "Écrire une page",
    pause: "Mettre le Jeu en pause",
  },
  action: {
    label: "Actions rapides",
    capture: "Noter un moment",
    photo: "Photo",
    add: "Nouvelle relation",
  },
  recent: {
    title: "Relations récentes",
    all: "{count, plural, one {La voir} other {Toutes les relations}}",
  },
  figure: {
    total: "{count, plural, one {relation au journal} other {relations au journal}}",
    totalShort: "{count, plural, one {relation} other {relations}}",
    average: "en moyenne",
    roughly: "environ, {words}",
    left: "{count, number} de durée inconnue",
    averageNone: "Les durées viennent avec les premières dates.",
  },
  ways: {
    label: "À travers le temps",
    moments: "Moments",
    momentsDetail: "tout ce qui est noté, mois par mois",
    calendar: "Calendrier",
    calendarDetail: "l’année en pixels",
    lifeline: "Ligne de vie",
    lifelineDetail: "toutes les relations côte à côte",
    memories: "Ce jour-là",
    memoriesDetail: "ce qui peut remonter, et ce qui ne doit pas",
  },
  empty: {
    welcome: "Bienvenue, {name}",
    welcomeUnnamed: "Bienvenue",
    demo: "Feuilleter un journal inventé",
  },
  folded: "Toutes vos relations sont repliées. Elles sont gardées dans la liste.",
} satisfies Messages<typeof en>;
