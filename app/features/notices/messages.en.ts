export const en = {
  back: "Back",
  title: "The work of others",
  lead: "Tendre is built on what others made and gave away. Here is whose, and on what terms.",
  places: {
    title: "Towns",
    text: "The names and places of towns come from <geonames>GeoNames</geonames>, under <licence>Creative Commons Attribution 4.0</licence>. Of that list, towns of ten thousand people and more are kept, their positions rounded to a hundredth of a degree. The file is on your device: what you type is sent to nobody.",
  },
  world: {
    title: "The world’s outline",
    text: "Coasts and borders come from <source>Natural Earth</source>, in the public domain.",
  },
  software: {
    title: "Software and typefaces",
    text: "{count, plural, one {# package} other {# packages}} of this build, with the words of each licence.",
    noText: "The package brings no text of its licence besides its name.",
  },
  reading: "Reading the list",
  failed: {
    title: "The list did not load",
    text: "The names above stay. The list of software comes with the app; try again in a moment.",
    retry: "Try again",
  },
} as const;
