import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Analyse IA",
  lead: "LISA n’est pas dans cette version de Tendre.",
  text: "Aucune IA ne lit votre journal ici, et rien n’en est envoyé à une IA. Ce qui peut se déduire de vos pages se calcule sur cet appareil\u00A0:",
  statistics: "Statistiques",
  statisticsDetail: "Durées, humeurs, lieux et thèmes, chacun avec les pages dont il vient",
  search: "Chercher",
  searchDetail: "Chaque mot que vous avez écrit, à mesure que vous tapez",
  year: "Une année, avec le recul",
  yearDetail: "Ce que cette année a contenu",
} as const satisfies Messages<typeof en>;
