import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  totals: {
    title: "Totaux",
    together: "{count, plural, one {jour à deux, jusqu’ici} other {jours à deux, jusqu’ici}}",
    single: "{count, plural, one {jour en solo, jusqu’ici} other {jours en solo, jusqu’ici}}",
    relationships: "{count, plural, one {relation} other {relations}}",
    ongoing: "{count, plural, other {en cours}}",
    ended: "{count, plural, one {terminée} other {terminées}}",
    moments: "{count, plural, one {moment} other {moments}}",
    milestones: "{count, plural, one {étape} other {étapes}}",
  },
  lines: {
    index: "Chemins",
    sentence:
      "{share, select, none {Depuis {year}, aucun jour partagé encore.} all {Depuis {year}, chaque jour a été partagé.} tenth {Depuis {year}, vous avez partagé environ un jour sur dix.} fifth {Depuis {year}, vous avez partagé environ un jour sur cinq.} quarter {Depuis {year}, vous avez partagé environ un jour sur quatre.} third {Depuis {year}, vous avez partagé environ un jour sur trois.} half {Depuis {year}, vous avez partagé environ un jour sur deux.} twoThirds {Depuis {year}, vous avez partagé environ deux jours sur trois.} threeQuarters {Depuis {year}, vous avez partagé environ trois jours sur quatre.} fourFifths {Depuis {year}, vous avez partagé environ quatre jours sur cinq.} other {Depuis {year}, vous avez partagé environ neuf jours sur dix.}}",
    base: "{together} jours sur {total}, depuis le {day}.",
    page: "Toute la ligne de vie",
    ongoing: "en cours",
    moments: "{count, plural, =0 {aucun moment} one {# moment} other {# moments}}",
    column: { name: "Avec", from: "Du", to: "Au", days: "Durée", moments: "Moments" },
    legend: {
      start: "début",
      end: "fin",
      ongoing: "se poursuit",
      milestone: "une étape",
      written: "noté",
      silent: "rien de noté pendant 45 jours ou plus",
    },
  },
  durations: {
    index: "Durées",
    sentence: "La moitié de vos histoires a duré {duration} environ, ou moins.",
    base: "Médiane de {median}, moyenne de {average}. Ce qui se poursuit compte jusqu’à aujourd’hui.",
    median: "médiane, {duration}",
    months: "{count, plural, =0 {0 mois} other {# mois}}",
    about: "environ",
    ongoing: "en cours",
    unmeasured:
      "{count, plural, one {Une relation n’a pas de dates à mesurer\u00A0: elle n’est pas dans cette figure.} other {# relations n’ont pas de dates à mesurer\u00A0: elles ne sont pas dans cette figure.}}",
    band: {
      short: "Courtes, moins de 3 mois",
      medium: "Moyennes, 3 à 12 mois",
      long: "Longues, plus de 12 mois",
    },
    refused: "La durée\u00A0: trop peu pour le dire.",
    refusedReason:
      "{have, plural, =0 {Aucune relation n’a encore de dates.} one {Une relation a des dates.} other {# relations ont des dates.}} Une moyenne de moins de cinq ferait une ligne et pas une vérité.",
    counted: "avec des dates",
    column: { name: "Avec", start: "Début", days: "Durée" },
  },
  inTime: {
    sentence:
      "{count, plural, one {Un début} other {{words} débuts}}, de {from} à {to}, chacun aussi haut qu’il a été long.",
    base: "Un point chacun, au jour du début. Un point creux se poursuit, et monte encore.",
    months: "{count, plural, =0 {0} other {# mois}}",
    years: "{count, plural, one {# an} other {# ans}}",
    column: { start: "Début", name: "Avec", days: "Durée" },
  },
  types: {
    index: "Sortes",
    sentence:
      "{count, plural, one {Une sorte de relation} other {{words} sortes de relations}}, avec vos mots.",
    base: "Comme le dit chaque fiche. Aucune ne vaut mieux qu’une autre.",
    refused: "Par sorte\u00A0: trop peu pour le dire.",
    refusedReason: "En dessous de cinq relations, la liste le dit mieux.",
    counted: "relations notées",
  },
  ratings: {
    sentence: "Votre appréciation est de {average} sur 5 en moyenne.",
    base: "{count, plural, =0 {Toutes les relations ont une appréciation.} one {Une relation n’en a pas, et n’en a pas besoin.} other {# relations n’en ont pas, et n’en ont pas besoin.}}",
  },
  meeting: {
    index: "Rencontres",
    sentence: "{count} rencontres sur {of} au même endroit\u00A0: «\u00A0{place}\u00A0».",
    spread: "{of} rencontres, {places, plural, one {un lieu} other {{words} lieux}}.",
    base: "Lieu de rencontre noté sur chaque fiche.",
    refused: "Les rencontres\u00A0: trop peu pour le dire.",
    refusedReason: "Le lieu de rencontre est une ligne de chaque fiche.",
    counted: "avec un lieu de rencontre",
    column: { place: "Lieu", count: "Relations" },
  },
  moods: {
    index: "Humeurs",
    sentence: {
      more: "Plus de la moitié de ce que vous notez est doux ou lumineux.",
      half: "La moitié de ce que vous notez est douce ou lumineuse.",
      less: "Moins de la moitié de ce que vous notez est doux ou lumineux.",
    },
    base: "{light} moments sur {of}. Le trait du bas marque les périodes à deux. Seuls les jours notés sont là.",
    refused: "Les humeurs\u00A0: trop peu pour dessiner.",
    refusedReason:
      "{have, plural, =0 {Aucun moment n’a encore d’humeur.} one {Un moment a une humeur.} other {# moments ont une humeur.}} Quelques points feraient une ligne et pas une vérité.",
    counted: "avec une humeur",
    column: { mood: "Humeur", moments: "Moments" },
  },
  places: {
    index: "Lieux",
    sentence: "{count, plural, one {Une ville} other {{words} villes}} dans vos pages.",
    base: "À l’échelle de la ville, jamais de l’adresse. Le village grandit avec le nombre de moments.",
    refused: "La carte\u00A0: trop peu pour dessiner.",
    refusedReason: "Une ville sur une fiche, ou un lieu sur un moment, pose un village sur la carte.",
    counted: "avec un lieu",
    title:
      "{count, plural, =0 {Aucun moment n’a de lieu} one {Un moment a un lieu} other {# moments ont un lieu}}",
    unplaced: "{count, plural, =0 {.} one {, un est sans lieu.} other {, # sont sans lieu.}}",
    offMap:
      "{count, plural, one {Une ville a été écrite librement\u00A0: elle est dans le tableau, pas sur la carte.} other {# villes ont été écrites librement\u00A0: elles sont dans le tableau, pas sur la carte.}}",
    noMap:
      "Aucune ville n’a encore été choisie dans la liste, il n’y a donc pas de point à poser\u00A0: le tableau les a toutes.",
    failed: "Le contour du monde n’a pas pu être chargé. Le tableau dit tout.",
    loading: "La carte se déplie…",
    map: "Carte de vos villes",
    zoomIn: "Plus près",
    zoomOut: "Plus loin",
    home: "Vos villes",
    world: "Élargir au monde",
    keys: "Les flèches déplacent, + et − changent l’échelle, 0 revient.",
    column: { city: "Ville", with: "Avec", moments: "Moments" },
  },
  themes: {
    index: "Thèmes",
    two: "«\u00A0{first}\u00A0» et «\u00A0{second}\u00A0» reviennent le plus.",
    one: "«\u00A0{first}\u00A0» revient le plus.",
    twoWords: "Les mots «\u00A0{first}\u00A0» et «\u00A0{second}\u00A0» reviennent le plus.",
    oneWord: "Le mot «\u00A0{first}\u00A0» revient le plus.",
    baseMany:
      "Vos étiquettes dans le temps, plus hautes là où il y en a plus. En tout, {light} humeurs sur {moods} sont douces ou lumineuses.",
    base: "Vos étiquettes, chaque trait à sa date. En tout, {light} humeurs sur {moods} sont douces ou lumineuses.",
    wordsBase:
      "Les mots de vos titres et de vos textes, sans les petits mots. Des étiquettes le diraient mieux.",
    lightOf: "{moods, plural, =0 {aucune humeur} other {{light} sur {all}}}",
    refused: "Ce dont vous parlez\u00A0: trop peu pour le dire.",
    refusedReason: "Une étiquette sur un moment suffit.",
    counted: "étiquetés",
    column: { tag: "Étiquette", light: "Douces ou lumineuses", moments: "Moments" },
  },
  milestones: {
    index: "Étapes",
    sentence:
      "{reached, plural, =0 {Aucune étape nouée encore} one {Une étape} other {{words} étapes}}{next, plural, =0 {.} one {, et une qui vient.} other {, et {nextWords} qui viennent.}}",
    base: "Ce que vous avez choisi de marquer d’un nœud.",
    none: "Un moment peut être marqué comme étape quand on l’écrit.",
    days: "{number} jours avec {name}",
    years: "{count, plural, one {Un an avec {name}} other {# ans avec {name}}}",
    on: "{day}{count, plural, =0 {, aujourd’hui} one {, demain} other {, dans # jours}}",
  },
  mirror: {
    index: "Même moment",
    sentence:
      "Au troisième mois, {few, plural, =0 {de zéro} =1 {d’{fewest}} other {de {fewest}}} à {most, plural, one {un moment noté} other {{words} moments notés}}.",
    same: "Au troisième mois, {count, plural, =0 {aucun moment noté} one {un moment noté} other {# moments notés}} chaque fois.",
    base: "Le même moment, chaque histoire posée au jour zéro, dans l’ordre du calendrier. Ceci parle de vous, et ne classe personne.",
    third: "troisième mois",
    firstMonth: "premier mois",
    quoted: "«\u00A0{word}\u00A0»",
    first: "Les {count} premières sont dessinées\u00A0; le tableau les a toutes.",
    refused: "Le même moment de chacune\u00A0: trop peu pour les poser côte à côte.",
    refusedReason: "Il faut cinq histoires arrivées au troisième mois, avec un début connu au mois près.",
    counted: "au troisième mois",
    column: { name: "Avec", month: "Dès le", word: "Dernier mot", moments: "Moments" },
  },
  rated: {
    index: "Appréciation",
    sentence: "{words} appréciations à côté d’autant de durées.",
    base: "Un point chacune. Côte à côte, et rien de plus\u00A0: aucune ligne ne les relie.",
    months: "0 mois",
    rate: "Apprécier {name}",
    refused: "L’appréciation et la durée\u00A0: trop peu pour dessiner.",
    refusedReason:
      "{have, plural, =0 {Aucune relation n’a dates et appréciation} one {Une relation a dates et appréciation} other {# relations ont dates et appréciation}}, il en faut cinq. Quelques points feraient une ligne et pas une vérité.",
    counted: "avec dates et appréciation",
    column: { name: "Avec", rating: "Appréciation", days: "Durée" },
  },
} satisfies Messages<typeof en>;
