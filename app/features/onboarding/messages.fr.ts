import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  page: "Bienvenue",
  step: "{step, plural, =1 {Première} =2 {Deuxième} =3 {Troisième} other {Dernière}} étape sur {count, plural, =3 {trois} other {#}}",
  next: "Continuer",
  skip: "Passer",
  back: "Retour",
  name: { label: "Votre prénom", lead: "Seul ce journal s’en servira." },
  word: {
    title: "Quel mot est le vôtre\u00A0?",
    lead: "Pour une personne aimée. Tendre l’emploie à côté de son prénom, et vous en changez quand vous voulez.",
    other: "Autre…",
    reads: "Vous lirez",
    sentence: "Ensemble depuis deux ans.",
    quoted: "«\u00A0{sentence}\u00A0»",
  },
  device: {
    title: "Cet appareil n’est-\u2060il qu’à vous\u00A0?",
    lead: "Cela décide de ce qui reste ici après votre départ.",
    mine: "Cet appareil n’est qu’à moi",
    mineHint: "Le journal reste ouvert ici, avec ou sans réseau.",
    sharedHint:
      "Personne n’y est reconnu d’avance, et rien de votre journal n’y reste lisible après votre déconnexion, ni après un quart d’heure sans que personne y touche.",
  },
  first: {
    title: "Le pays est prêt.",
    lead: "Un prénom suffit pour un premier village. Ou regardez d’abord autour de vous.",
    now: "Une première relation",
    later: "Plus tard",
  },
} as const satisfies Messages<typeof en>;
