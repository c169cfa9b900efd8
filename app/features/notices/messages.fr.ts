import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  back: "Retour",
  title: "Le travail des autres",
  lead: "Tendre repose sur ce que d’autres ont fait et offert. Voici qui, et à quelles conditions.",
  places: {
    title: "Les villes",
    text: "Les noms et les positions des villes viennent de <geonames>GeoNames</geonames>, sous licence <licence>Creative Commons Attribution 4.0</licence>. De cette liste sont gardées les villes de dix mille habitants et plus, leurs positions arrondies au centième de degré. Le fichier est sur votre appareil\u00A0: ce que vous tapez n’est envoyé à personne.",
  },
  world: {
    title: "Le contour du monde",
    text: "Les côtes et les frontières viennent de <source>Natural Earth</source>, dans le domaine public.",
  },
  software: {
    title: "Logiciels et caractères",
    text: "{count, plural, one {# paquet} other {# paquets}} dans cette version, avec les mots de chaque licence.",
    noText: "Le paquet ne donne de sa licence que le nom.",
  },
  reading: "Lecture de la liste",
  failed: {
    title: "La liste n’est pas arrivée",
    text: "Les noms ci-dessus restent. La liste des logiciels vient avec l’application\u00A0; réessayez dans un instant.",
    retry: "Réessayer",
  },
} as const satisfies Messages<typeof en>;
