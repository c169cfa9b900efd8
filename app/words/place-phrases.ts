import type { Language } from "#app/lib/i18n/language.ts";

/** "in Lyon", « à Lyon », « au Havre », « aux Sables-d’Olonne ». */
export function inPlace(city: string, language: Language): string {
  if (language === "en") return `in ${city}`;
  const article = /^(le|les)\s+(?=\p{Lu})/iu.exec(city);
  if (!article) return `à ${city}`;
  return `${article[1]?.toLowerCase() === "le" ? "au" : "aux"} ${city.slice(article[0].length)}`;
}
