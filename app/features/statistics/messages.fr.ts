import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";
import { fr as sections } from "./sections/messages.fr.ts";

export const fr = {
  title: "Statistiques",
  lead: "{relationships, plural, =0 {Aucune relation} =1 {Une relation} other {{words} relations}} et {moments, plural, =0 {aucun moment encore} =1 {un moment} other {{written} moments}}, {since}.",
  leadUndated:
    "{relationships, plural, =0 {Aucune relation} =1 {Une relation} other {{words} relations}} et {moments, plural, =0 {aucun moment encore} =1 {un moment} other {{written} moments}}.",
  leadTogether: "À\u00A0deux depuis {about}{duration}, avec {names}.",
  leadTogetherNow: "À\u00A0deux depuis {about}{duration}, aujourd’hui avec {names}.",
  leadSingle: "En solo depuis {about}{duration}.",
  about: "environ ",
  leadMore: "{count, plural, =1 {une autre personne} other {# autres}}",
  leadPerson:
    "{moments, plural, =0 {{years, select, none {Aucun moment encore} other {Aucun moment compté}}} =1 {Un moment} other {{words} moments}} avec {name}{years, select, none {} other {, {years}}}.",
  leadYears:
    "{years}\u00A0: {relationships, plural, =0 {aucune relation} =1 {une relation} other {{few} relations}} et {moments, plural, =0 {aucun moment compté} =1 {un moment} other {{written} moments}}.",
  tooFew: "Dans ce choix, trop peu pour le dire\u00A0: {list}.",
  inYear: "en {year}",
  inYears: "de {from} à {to}",
  contents: "Sur cette page",
  close: "Fermer",
  more: "Encore {count}",
  computed:
    "Calculé sur cet appareil, le {day}. Ces images décrivent ce que vous avez noté\u00A0: elles n’expliquent rien.",
  year: "Revoir {year}",
  yearDetail: "Fait sur cet appareil, pour vous",
  filter: {
    label: "Ce qui est compté",
    life: "Toute la vie",
    thisYear: "Cette année",
    from: "De",
    to: "à",
    with: "Avec",
    everyone: "Tout le monde",
    keepEveryone: "Garder tout le monde",
    keepOne: "Garder {name}",
    offers: "{count, plural, one {# prénom} other {# prénoms}}",
  },
  arriving: "Le reste arrive encore\u00A0: les nombres vont grandir.",
  table: { show: "Voir le tableau", hide: "Fermer le tableau" },
  picture: { save: "Image sans noms", failed: "Ce navigateur n’a pas pu faire l’image." },
  refusal: { tally: "{have} sur {of}, {counted}" },
  empty: {
    sentence: "Rien à compter encore. Un prénom suffit pour commencer la carte.",
    add: "Nouvelle relation",
    folded: "Toutes vos relations sont repliées\u00A0: elles sont gardées, et ne comptent nulle part.",
    list: "Voir la liste",
    filtered: "Aucune page n’est comptée dans ce choix.",
    clear: "Compter toute la vie",
  },
  plan: {
    title: "La suite de la carte vient avec Plus",
    text: "Vos totaux, vos chemins et le Jeu sont à vous dans toutes les formules. Plus dessine les durées, les lieux, les humeurs dans le temps et ce dont vous parlez, à partir des pages que vous avez déjà. Rien de ce que vous avez écrit n’est enfermé.",
    action: "Voir les formules",
    device:
      "Ce journal n’est gardé que dans ce navigateur, sans formule. Avec un compte, il pourrait en avoir une.",
  },
  n: {
    relationships: "{count, plural, one {# relation} other {# relations}}",
    relationshipsMoments:
      "{relationships, plural, one {# relation} other {# relations}}, {moments, plural, one {# moment} other {# moments}}",
    moments: "{count, plural, one {# moment} other {# moments}}",
    moods: "{count, plural, one {# moment avec une humeur} other {# moments avec une humeur}}",
    rated:
      "{count, plural, one {# relation avec une appréciation} other {# relations avec une appréciation}}",
    milestones: "{count, plural, =0 {aucune étape} one {# étape} other {# étapes}}",
    tagged:
      "{count, plural, one {# moment} other {# moments}}, {tags, plural, one {# étiquette} other {# étiquettes}}",
    placed: "{count, plural, one {# entrée avec un lieu} other {# entrées avec un lieu}}",
  },
  entry: {
    behind:
      "{count, plural, =0 {Rien derrière ce nombre} one {L’entrée derrière ce nombre} other {Les # entrées derrière ce nombre}}",
    none: "Rien ici.",
    milestone: "étape",
    mood: { bright: "Lumineux", gentle: "Doux", even: "Égal", heavy: "Lourd", stormy: "Orageux" },
  },
  ...sections,
} satisfies Messages<typeof en>;
