/** What the lifeline says, in its sentences and in the rows of its table. */
import type { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import type { Format } from "#app/lib/format/use-format.ts";
import type { RelationshipWords } from "#app/words/relationship-words.ts";
import type { LifeStory, ToldLine } from "./life-story.ts";

type Voice = {
  readonly t: ReturnType<typeof useTranslations<"timeline.lifeline">>;
  readonly format: Format;
};

/** `folded`: how many are folded away; the sealed ones are not spoken of. `sentence` null while nobody is drawn. */
export function lifeWords({ told, since, undated }: LifeStory, folded: number, { t, format }: Voice) {
  const words = capitalise(format.inWords(told.length, "f"));
  return {
    sentence: since && t("sentence", { count: told.length, words, year: since.slice(0, 4) }),
    notes: [
      folded > 0 ? t("folded", { count: folded }) : null,
      undated.length > 0 ? t("undated", { names: format.list(undated.map(({ name }) => name)) }) : null,
    ].filter((note) => note !== null),
  };
}

/** `length`: in days where every date is known to the day, else as its own page says it. */
export function lineWords(
  { line, relationship, from, until, days, written }: ToldLine,
  { t, format, words }: Voice & { readonly words: RelationshipWords },
) {
  return {
    from: format.vagueDate(from, "short"),
    until: until ? format.vagueDate(until, "short") : t("ongoing"),
    length: line.isApproximate ? words.duration(relationship) : format.number(days),
    moments: format.number(written.length),
  };
}
