/** "Did I write more in 2023 or in 2024?": two years side by side, their pages and their moods counted. */
import { yearOf } from "#domain/time/calendar-day.ts";
import { differ, fewest, light } from "../measures.ts";
import { chosenPages } from "../read/understand.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { count, share } from "../speak/say.ts";

const range = /\b(?:between|from|entre|de|du) (?:19|20)\d\d (?:and|to|et|a|au) (?:19|20)\d\d\b/;
const sets = /\b(?:or|than|versus|vs|compared?|compare[rz]?|and|et|differen\w*|ou|que|et|par rapport)\b/;

/** The two years that a question sets against each other, in calendar order; null for a stretch from one to the other. */
export function twoYearsIn(folded: string): readonly [number, number] | null {
  const years = [...new Set((folded.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number))].sort((a, b) => a - b);
  const [a, b] = years;
  if (years.length !== 2 || a === undefined || b === undefined) return null;
  const isSet =
    sets.test(folded) &&
    /\b(?:more|less|\p{L}+er|worse|better|compar\p{L}*|or|than|plus|moins|ou|que|mieux|pire|differen\p{L}*)\b/u.test(
      folded,
    );
  return isSet && !range.test(folded) ? [a, b] : null;
}

export function twoYears(asked: Asked, [a, b]: readonly [number, number]): LisaReply {
  const draft = new AnswerDraft({ ...asked, kind: "numbers" });
  const { language } = draft;
  const dated = chosenPages(asked.index, { ...asked.slots, period: null, moods: [] }).filter(
    ({ isExact }) => isExact,
  );
  const stretches = [a, b].map((year) => ({ year, pages: dated.filter(({ day }) => yearOf(day) === year) }));
  draft.say("lead", ["{list}.", "{list}."], {
    list: stretches
      .map(({ year, pages }) => {
        const part = light(pages);
        const colon = language === "en" ? ": " : "\u00A0: ";
        const lights = language === "en" ? "light" : "doux ou lumineux";
        return `${year}${colon}${count("page", pages.length, language)}${
          part.whole < fewest ? "" : `, ${share(part, language)} ${lights}`
        }`;
      })
      .join(language === "en" ? "; " : "\u00A0; "),
  });
  const [first, second] = stretches.map(({ pages }) => light(pages));
  if (first && second) {
    if (first.whole < fewest || second.whole < fewest)
      draft.say("felt", [
        "Too few pages in one of them to compare their moods.",
        "Trop peu de pages dans l’une des deux années pour comparer les humeurs.",
      ]);
    else if (!differ(first, second))
      draft.say("felt", ["Their moods are about the same.", "Les humeurs y sont à peu près pareilles."]);
    else
      draft.say(
        "felt",
        ["More of the pages of {year} are light.", "Plus de pages douces ou lumineuses en {year}."],
        {
          year: String(first.part / first.whole > second.part / second.whole ? a : b),
        },
      );
  }
  const ends = stretches.flatMap(({ pages }) => readable(pages).at(-1) ?? []);
  if (ends.length > 0)
    draft.say("written", ["The last page of each: {chips}.", "La dernière page de chacune : {chips}."], {
      chips: draft.chips(ends),
    });
  draft.fixed("unknown", "without_page");
  return draft.standsOn(stretches.flatMap(({ pages }) => pages)).finish();
}
