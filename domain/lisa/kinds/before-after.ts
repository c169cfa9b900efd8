/** "Before and after Camille": the light pages before a story begins, in its time, and since it ended; what made them so is not said. */
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import { differ, endOf, fewest, light, spansOf } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { count, dateWords, ofName, share } from "../speak/say.ts";

const asks = /\b(?:before and (?:after|since|with)|avant et (?:apres|depuis|avec))\b/;

/** Null where that is not asked, or a start is not dated. */
export function beforeAndAfter(asked: Asked): LisaReply | null {
  const { index, people, understood, today } = asked;
  const [one] = people;
  if (!one || people.length > 1 || !asks.test(understood.folded)) return null;
  const start = spansOf(one, today)[0]?.start;
  if (start === undefined) return null;
  const from = representativeDay(start);
  const end = endOf(one);
  const to = end === null ? null : representativeDay(end);
  const dated = readable(index.all).filter(({ isExact }) => isExact);
  const before = dated.filter(({ day }) => day < from);
  const during = dated.filter(({ day }) => day >= from && (to === null || day <= to));
  const after = to === null ? [] : dated.filter(({ day }) => day > to);
  const draft = new AnswerDraft({ ...asked, kind: "compare" });
  const { language } = draft;
  draft.say(
    "lead",
    [
      "Before {date}, where it begins with {name}: {a} light; since then: {b}{same}.",
      "Avant le début avec {name}, daté du {date} : {a} doux ou lumineux ; depuis : {b}{same}.",
    ],
    {
      name: one.name,
      date: dateWords(start, language, today),
      a: share(light(before), language),
      b: share(light([...during, ...after]), language),
      same: sameWords(before, [...during, ...after], language),
    },
  );
  if (to !== null && end !== null)
    draft.say(
      "written",
      ["Until the end, {end}: {a}; after it: {b}.", "Jusqu’à la fin, {end} : {a} ; après : {b}."],
      {
        end: dateWords(end, language, today),
        a: share(light(during), language),
        b: share(light(after), language),
      },
    );
  const ends = [before.at(-1), during[0], after[0]].flatMap((page) => page ?? []);
  if (ends.length > 0)
    draft.say("written", ["The pages next to it: {chips}.", "Les pages qui bordent ce temps : {chips}."], {
      chips: draft.chips(ends),
    });
  draft.say(
    "unknown",
    [
      "Whether that is because of {name}; {n} stand in those times, and other things happened in them.",
      "Si cela vient {of} ; {n} sont de ces temps-là, et d’autres choses y sont arrivées.",
    ],
    { name: one.name, of: ofName(one.name), n: count("page", dated.length, language) },
  );
  return draft.standsOn(dated).finish();
}

function sameWords(a: readonly Page[], b: readonly Page[], language: "en" | "fr"): string {
  const [p, q] = [light(a), light(b)];
  if (p.whole < fewest || q.whole < fewest)
    return language === "en" ? ": too few to compare" : "\u00A0: trop peu pour comparer";
  return differ(p, q) ? "" : language === "en" ? ": about the same" : "\u00A0: à peu près pareil";
}
