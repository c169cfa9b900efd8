/** The way to the help lines. */
export function helpWay(language: "en" | "fr") {
  return { kind: "help", label: language === "en" ? "Help lines" : "Lignes d’écoute" } as const;
}
