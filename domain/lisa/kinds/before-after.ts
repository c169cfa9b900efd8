/** "Before and after Camille": the light pages before a story begins, in its time, and since it ended; what made them so is not said. */
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import { differ, endOf, fewest, light, spansOf } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
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
  const since = [...during, ...after];
  const begins = { name: one.name, date: dateWords(start, language, today) };
  const said = (pages: readonly Page[]) => share(light(pages), language);
  const withMood = (pages: readonly Page[]) => count("page", light(pages).whole, language);
  if (isEnough(before, since))
    draft.say(
      "lead",
      [
        "Before {date}, where it begins with {name}: {a} light; since then: {b}{same}.",
        "Avant le début avec {name}, daté du {date} : {a} doux ou lumineux ; depuis : {b}{same}.",
      ],
      { ...begins, a: said(before), b: said(since), same: sameWords(before, since, language) },
    );
  else
    draft.say(
      "lead",
      [
        "Too few pages with a mood to compare: {a} before {date}, where it begins with {name}; {b} since then.",
        "Trop peu de pages avec une humeur pour comparer : avant le début avec {name}, daté du {date}, {a} ; depuis, {b}.",
      ],
      { ...begins, a: withMood(before), b: withMood(since) },
    );
  if (to !== null && end !== null && isEnough(during, after))
    draft.say(
      "written",
      ["Until the end, {end}: {a}; after it: {b}.", "Jusqu’à la fin, {end} : {a} ; après : {b}."],
      { end: dateWords(end, language, today), a: said(during), b: said(after) },
    );
  const ends = [before.at(-1), during[0], after[0]].flatMap((page) => page ?? []);
  if (ends.length > 0)
    draft.say("written", ["The pages next to it: {chips}.", "Les pages qui bordent ce temps : {chips}."], {
      chips: draft.chips(ends),
    });
  const n = count("page", dated.length, language);
  draft.say(
    "unknown",
    dated.length > 1
      ? [
          "Whether that is because of {name}; {n} stand in those times, and other things happened in them.",
          "Si cela vient {of} ; {n} sont de ces temps-là, et d’autres choses y sont arrivées.",
        ]
      : [
          "Whether anything is because of {name}. {n} has a day in those times.",
          `Si quoi que ce soit vient {of}. {n} ${dated.length === 1 ? "a un" : "n’a de"} jour dans ces temps-là.`,
        ],
    { name: one.name, of: ofName(one.name), n: dated.length > 1 ? n : capital(n) },
  );
  return draft.standsOn(dated).finish();
}

const isEnough = (a: readonly Page[], b: readonly Page[]) =>
  light(a).whole >= fewest && light(b).whole >= fewest;

function sameWords(a: readonly Page[], b: readonly Page[], language: "en" | "fr"): string {
  if (differ(light(a), light(b))) return "";
  return language === "en" ? ": about the same" : "\u00A0: à peu près pareil";
}
