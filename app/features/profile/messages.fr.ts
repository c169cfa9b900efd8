import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Profil",
  you: "Vous",
  firstName: "Prénom",
  lastName: "Nom",
  email: "Adresse e-mail",
  plan: "Formule",
  plans: { free: "Gratuit", plus: "Plus", pro: "Pro" },
  planDetail: "Formules, paiements et ce que vous utilisez",
  words: "Les mots",
  partnerWord: "Le mot pour une personne aimée",
  partner: {
    partner: "Partenaire",
    boyfriend: "Copain",
    girlfriend: "Copine",
    crush: "Béguin",
    lover: "Amour",
  },
  goals: "Ce que vous cherchez",
  goal: {
    serious: "Une relation sérieuse",
    casual: "Une relation légère",
    friendshipFirst: "L’amitié d’abord",
    openToAll: "Ouvert à tout",
    exploring: "J’explore",
    open: "Relation ouverte",
  },
  look: "L’aspect",
  language: "Langue",
  theme: "Thème",
  themes: { system: "Système", light: "Papier", dark: "Nuit" },
  save: "Enregistrer",
  saved: "Enregistré",
  tooLong: "80 caractères au plus.",
  onDevice: "Ce journal est gardé dans ce navigateur seulement, sans compte.",
} as const satisfies Messages<typeof en>;
