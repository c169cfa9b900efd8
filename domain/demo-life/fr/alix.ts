import type { WriterWords } from "../life.ts";

export const alix: WriterWords = {
  location: "Marseille",
  partnerWord: "partenaire",
  bio: "Géographie au lycée, chorale le jeudi, baignade quand la mer veut bien. Apprend à dire les choses quand elles sont encore petites.",
  interests: ["les cartes", "la chorale", "l’eau froide", "la marche", "les lettres"],
};

export const needs: Readonly<Record<string, string>> = {
  w1: "Quelqu’un qui soit dans la pièce.",
  w2: "Rire à table.",
  w3: "Des choses dites quand elles sont petites. Par moi d’abord.",
  w4: "Une porte à fermer le jeudi.",
};

export const tags: Readonly<Record<string, string>> = {
  walk: "marcher",
  water: "l’eau",
  cook: "cuisine",
  music: "musique",
  laugh: "rire",
  home: "maison",
  journey: "voyage",
  friends: "les amis",
  family: "famille",
  work: "lycée",
  alone: "du temps à moi",
  night: "nuit",
  letter: "lettre",
  said: "dit à voix haute",
  kept: "gardé pour moi",
  quarrel: "dispute",
  mending: "réparer",
  silence: "silence",
  distance: "distance",
  child: "la question d’un enfant",
  jealous: "jalousie",
  grief: "deuil",
};

/** What each picture shows, for those who do not see it. */
export const pictures: Readonly<Record<string, string>> = {
  heron: "Un héron imprimé au-dessus d’un évier",
  maples: "Des érables vus d’un camion",
  snow: "Une rue sous la neige, la nuit",
  fireworks: "Un feu d’artifice au-dessus d’un fleuve",
  boat: "Une barque dans une baie",
  lights: "Une colline de fenêtres éclairées",
  umbrella: "Un parapluie sous la pluie",
  lighthouse: "Un phare",
  keys: "Des clés sur un clou",
  cat: "Une chatte sous une baignoire",
  boots: "Deux paires de chaussures sur un sentier",
  river: "Un soir au bord de la Loire",
  lemons: "Une caisse de citrons sur un quai",
  spot: "Un cône de lumière sur une chaussure",
  tram: "Un tram arrêté",
  greenhouse: "Des pots dans une serre",
  ferry: "Un ferry la nuit",
  boxes: "Des cartons dans un escalier",
  calanque: "Une calanque",
  soup: "Une soupière et une salière renversée",
};
