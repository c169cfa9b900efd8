import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  mood: { bright: "Lumineux", gentle: "Doux", even: "Égal", heavy: "Lourd", stormy: "Orageux" },
  word: "«\u00A0{word}\u00A0»",
  moment: "Un moment",
  milestone: "Étape",
  letter: "Une lettre pour plus tard",
  letterUntil: "Fermée jusqu’au {day}.",
  path: {
    title: "Le chemin",
    count:
      "{moments, plural, one {# moment} other {# moments}}{milestones, plural, =0 {} one {, # étape} other {, # étapes}}",
    note: "Noter un moment",
    label: "Le chemin, d’aujourd’hui jusqu’au début",
    labelOlder: "La partie plus ancienne du chemin",
    empty: "Le chemin se dessine moment après moment\u00A0: un mot suffit pour le premier pas.",
    start: "Le début",
    again: "De nouveau ensemble",
    parting: "Une séparation",
    end: "Terminée",
    closing: "La page qui referme le chemin",
    silence: "{duration} sans rien noter",
    silenceNow: "Rien de noté depuis {duration}",
    apart: "{duration} de séparation",
    days: "{count, plural, one {{words} jour} other {{words} jours}}",
    older:
      "{count, plural, =0 {La suite du chemin} one {Un moment plus ancien} other {# moments plus anciens}}, depuis {year}",
    loading: "Le chemin arrive…",
  },
} satisfies Messages<typeof en>;
