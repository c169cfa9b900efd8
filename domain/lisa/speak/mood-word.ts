import type { LisaLanguage } from "../reply.ts";

const moodWords: Readonly<Record<LisaLanguage, readonly string[]>> = {
  en: ["", "Stormy", "Heavy", "Even", "Gentle", "Bright"],
  fr: ["", "orageux", "lourd", "égal", "doux", "lumineux"],
};

/** A mood by its name: "Bright", « lumineux ». */
export function moodWord(mood: number, language: LisaLanguage): string {
  return moodWords[language][mood] ?? "";
}
