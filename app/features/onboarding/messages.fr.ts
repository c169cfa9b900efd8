import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  page: "Bienvenue",
  step: "Étape {step} sur {count}",
  next: "Continuer",
  skip: "Passer",
  back: "Retour",
  name: {
    title: "Comment vous appeler\u00A0?",
    label: "Prénom",
    lead: "Seul ce journal s’en servira.",
  },
  word: { title: "Quel mot employez-vous pour une personne aimée\u00A0?" },
  goals: { title: "Que cherchez-vous, en ce moment\u00A0?", lead: "Autant que vous voulez, ou rien." },
  device: {
    title: "Cet appareil est-il seulement à vous\u00A0?",
    lead: "Sinon, rien de votre journal n’y reste lisible après votre déconnexion, ni après un quart d’heure sans y toucher, et personne n’y est reconnu d’avance.",
    mine: "Seulement à moi",
    shared: "D’autres s’en servent aussi",
  },
  first: {
    title: "Le pays est prêt.",
    lead: "Notez une première relation, ou regardez d’abord autour de vous.",
    now: "Noter une première relation",
    later: "Plus tard",
  },
} as const satisfies Messages<typeof en>;
