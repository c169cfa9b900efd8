/** "In spring", « chaque hiver »: a season of every year. One with a year, or "last summer", is a stretch of time (periods.ts). */
import { type Season, seasons } from "../measures.ts";

const words: Readonly<Record<Season, string>> = {
  winter: "winters?|wintertime|hivers?",
  spring: "springs?|springtime|printemps",
  summer: "summers?|summertime|etes?",
  autumn: "autumns?|falls?|automnes?",
};
const any = Object.values(words).join("|");

/** « Été » is also "been", and "fall" what one does in love: both need a word before them that says when. */
const said = new RegExp(
  `\\b(?<!\\b(?:about|on|of|sur|de) (?:the |l'|le |les )?)(?:(?:in|during|over|through|every|each|all) (?:the |my |our )?|en |au |aux |l'|pendant |durant |chaque |(?:les|mes|nos|ces|tous les) |d')(?:l'|le |les |mes )?(${any})(?![\\p{L}-])`,
  "gu",
);
const alone = new RegExp(
  `^(?:and |et |but |mais |what about |how about )?(?:the |le |l'|les )?(${any})[ ?.!]*$`,
  "u",
);

type FoundSeason = { readonly season: Season; readonly said: string };

/** Null for none, and where two are set against each other. */
export function seasonIn(folded: string): FoundSeason | null {
  const found = [...folded.matchAll(said)];
  const match = found[0] ?? alone.exec(folded);
  if (!match || found.length > 1) return null;
  const season = seasons.find((name) => new RegExp(`^(?:${words[name]})$`).test(match[1] ?? ""));
  return season === undefined ? null : { season, said: match[0] };
}
