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
  lifeline: {
    title: "La ligne de vie",
    back: "Statistiques",
    sentence:
      "{count, plural, one {Une relation} other {{words} relations}} sur une même page, depuis {year}.",
    base: "Aujourd’hui est en haut\u00A0; une ligne est aussi longue que ce qu’elle raconte.",
    folded:
      "{count, plural, one {Une relation repliée n’est pas dessinée.} other {# relations repliées ne sont pas dessinées.}}",
    empty:
      "La ligne de vie commence par une date\u00A0: dites quand une relation a commencé, elle trouvera sa place ici.",
    emptyAction: "Voir les relations",
    undated: "Sans date, hors du dessin\u00A0: {names}.",
    chart: "Les relations côte à côte, aujourd’hui en haut",
    today: "aujourd’hui",
    showTable: "Voir le tableau",
    showChart: "Voir les lignes",
    line: "{name}, {period}, {moments, plural, =0 {rien de noté} one {# moment} other {# moments}}",
    ongoing: "en cours",
    milestoneOf: "{name}\u00A0: {title}, {date}",
    legend: {
      start: "début",
      end: "fin",
      ongoing: "se poursuit",
      milestone: "étape",
      written: "des jours racontés",
      silent: "plus de 45 jours sans rien noter",
      between: "du temps pour soi",
    },
    column: { name: "Nom", from: "Du", to: "Au", days: "Jours ensemble", moments: "Moments" },
  },
} satisfies Messages<typeof en>;
