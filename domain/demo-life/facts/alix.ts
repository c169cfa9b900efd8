/** The one whose journal it is: 38, no gender in either language; and what Alix asks of love. */
import type { NeedFacts, WriterFacts } from "../life.ts";

export const alix: WriterFacts = {
  firstName: "Alix",
  age: 38,
  goals: ["serious"],
  rememberedEndings: ["ines", "dario"],
  hiddenRelationships: ["victor"],
};

export const needs: readonly NeedFacts[] = [
  { id: "w1", at: { yearsAgo: 3, date: "12-18" }, for: ["home"], against: ["silence", "distance"] },
  { id: "w2", at: { yearsAgo: 3, date: "12-20" }, for: ["laugh", "cook"], against: [] },
  { id: "w3", at: -228, for: ["said"], against: ["kept"] },
  { id: "w4", at: -147, for: ["alone", "music"], against: [] },
];
