/**
 * "My mother" is the writer’s, not his or hers: pages that say so, or name one’s own as families do ("Mum", « papa »). "Your mother" on a page is
 * mostly said to the writer.
 */
import { type Concept, conceptOf } from "./concepts.ts";

const ownKin = {
  mother: "mother|mum|mom|mere|maman",
  father: "father|dad|pere|papa",
  sister: "sister|soeur",
  brother: "brother|frere",
  parents: "parents",
  grandmother: "grandmother|grandma|granny|grand-mere|grand-maman|mamie",
  grandfather: "grandfather|grandpa|grandad|grand-pere|grand-papa|papi|papy",
  uncle: "uncle|oncle",
  aunt: "aunt|auntie|tante",
  cousin: "cousin|cousine",
  son: "son|fils",
  daughter: "daughter|fille",
};
/** Said of one's own without a possessive. */
const bare: Readonly<Record<string, string>> = {
  mother: "maman|mum|mom",
  father: "papa|dad",
  grandmother: "mamie|granny|grandma",
  grandfather: "papi|papy|grandpa",
};
const ofOthers = "(?<!\\b(?:his|her|their|sa|son|leur|la|le|une?|a|the) )(?<!(?:'s|’s) )";

/** Finds them in folded text; null where no family of one's own is asked about. */
export function ownKinIn(folded: string): RegExp | null {
  for (const [name, forms] of Object.entries(ownKin)) {
    if (!new RegExp(`\\b(?:my|ma|mon|mes) (?:own )?(?:${forms})(?![\\p{L}-])`, "u").test(folded)) continue;
    const alone = bare[name];
    const own = `\\b(?:my|our|your|ma|mon|mes|nos|notre|ta|ton) (?:own |late |old )?(?:${forms})s?(?![\\p{L}-])`;
    return new RegExp(alone === undefined ? own : `${own}|${ofOthers}\\b(?:${alone})(?![\\p{L}-])`, "u");
  }
  return null;
}

export const kin = ["mother", "father", "sister", "brother", "family"] as const satisfies readonly Concept[];
/** Words of family that are no concept of their own. */
export const otherKin = [
  "grandmother",
  "grandfather",
  "uncle",
  "aunt",
  "cousin",
  "nephew",
  "niece",
  "son",
  "daughter",
  "grand-mere",
  "oncle",
  "tante",
  "cousine",
  "neveu",
  "niece",
  "fils",
  "fille",
];

export function isKinWord(word: string): boolean {
  const concept = conceptOf(word);
  return otherKin.includes(word) || (concept !== null && (kin as readonly string[]).includes(concept));
}
