import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Chercher",
  field: "Chercher dans tout le journal",
  hint: "un prénom, une ville, un mot",
  reading: "Lecture de votre journal…",
  found: "{count, plural, =0 {Rien trouvé} one {# résultat} other {# résultats}}",
  group: {
    relationship: "Personnes",
    moment: "Moments",
    media: "Photos et vidéos",
  },
  more: "En montrer {count} de plus",
  filter: {
    label: "Resserrer les résultats",
    person: "Personne",
    anyone: "Tout le monde",
    year: "Année",
    anyYear: "Toutes les années",
    mood: "Humeur",
    anyMood: "Toutes les humeurs",
    tag: "Étiquette",
    anyTag: "Toutes les étiquettes",
    option: "{value} ({count})",
    clear: "Effacer",
  },
  mood: { bright: "Lumineux", gentle: "Doux", even: "Égal", heavy: "Lourd", stormy: "Orageux" },
  untitled: "Un moment",
  photo: "Photo",
  video: "Vidéo",
  tags: "Étiquettes\u00A0: {tags}",
  start: {
    lead: "Prénoms, villes, mots, textes, étiquettes, lieux, légendes\u00A0: tout ce que garde cet appareil.",
    accents: "Les accents et les majuscules ne comptent pas. Plusieurs mots doivent tous s’y trouver.",
    privacy:
      "Ce que vous cherchez reste dans cet onglet\u00A0: ni dans son adresse, ni dans son historique, ni sur le serveur.",
    keys: "mène ici de partout",
    arrows: "parcourent les résultats",
    enter: "ouvre le premier",
    key: { control: "Ctrl", command: "⌘", enter: "Entrée" },
  },
  empty: {
    sentence: "Il n’y a encore rien à chercher. Un prénom suffit pour commencer.",
    add: "Nouvelle relation",
  },
  none: {
    text: "Rien ne contient «\u00A0{query}\u00A0».",
    narrowed: "Rien ne contient «\u00A0{query}\u00A0» avec ces filtres.",
    advice: "Essayez moins de lettres, ou un seul mot.",
  },
} satisfies Messages<typeof en>;
