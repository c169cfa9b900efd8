export const en = {
  title: "This path is on no map.",
  text: "The address leads nowhere, or the page has moved.",
  home: "Back home",
} as const;
