/** The fixed words of the page Next Crush, in both languages. */
import type { LisaLanguage } from "../reply.ts";
import { type Pair, spaced } from "./say.ts";

const sentences = {
  opening: [
    "What you are looking for, from what you have already written. Nobody is rated here, and neither are you.",
    "Ce que vous cherchez, tiré de ce que vous avez déjà écrit. Personne n’est noté ici, vous non plus.",
  ],
  thin: [
    "The rest fills by itself: five pages or more, about two people or more, with a mood and a tag.",
    "Le reste se remplit seul : cinq pages ou plus, sur deux personnes ou plus, avec une humeur et une étiquette.",
  ],
  nothing_apart: [
    "No tag lies apart from the rest yet.",
    "Aucune étiquette ne se détache encore des autres.",
  ],
  reason_yours: ["The reason stays yours.", "La raison reste à vous."],
  no_line: ["No line yet. What do you want to find?", "Aucune ligne encore. Que voulez-vous trouver ?"],
  ask_kept: [
    "What have I not said yet, and how small is it still?",
    "Qu’est-ce que je n’ai pas encore dit, et est-ce encore petit ?",
  ],
  ask_light: [
    "What made the lightest days light?",
    "Qu’est-ce qui a rendu légers les jours les plus légers ?",
  ],
  ask_silence: [
    "If I were asked today, what would I answer first?",
    "Si l’on me posait la question aujourd’hui, quelle serait ma première réponse ?",
  ],
  ask_accept: [
    "What do I accept at first, but not later on?",
    "Qu’est-ce que j’accepte au début, et plus après ?",
  ],
  ask_first: ["What would I like to be asked?", "Quelle question aimerais-je qu’on me pose ?"],
  never: [
    "Rating a person, predicting, ranking names, looking anyone up.",
    "Noter une personne, prédire, classer des prénoms, chercher quelqu’un en ligne.",
  ],
  label_good: ["What does you good", "Ce qui vous fait du bien"],
  label_weighs: ["What weighs on you", "Ce qui vous pèse"],
  label_beginnings: ["How it begins, how it ends", "Les débuts, les fins"],
  label_own_part: ["Your own part", "Votre part"],
  label_own_words: ["Your own words", "Vos mots à vous"],
  label_now: ["Someone now", "Quelqu’un, maintenant"],
  label_questions: ["Three questions", "Trois questions"],
  label_unknown: ["Unknown land", "Terre inconnue"],
  label_never: ["Never here", "Jamais ici"],
} as const satisfies Readonly<Record<string, Pair>>;

export function sentence(name: keyof typeof sentences, language: LisaLanguage): string {
  const [english, french] = sentences[name];
  return language === "en" ? english : spaced(french);
}
