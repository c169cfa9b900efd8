/** F8 of somebody who returns: how often, how long, and with which words. */
import { foldText } from "#domain/text/fold-text.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { fewest, inRole, spansOf } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import { admissionsOf, countWords, ownSentences, speechesOf, wishesOf } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { moodsOf, readable } from "../speak/figures.ts";
import { count, figures, listed, ofName, series } from "../speak/say.ts";
import { hasFear, saySide } from "../speak/side.ts";
import { lastBefore } from "./endings.ts";
import { sayTwoLines } from "./two-lines.ts";

/** "He always comes back": so many times, over so many periods. */
export function comesBack(asked: Asked, one: LisaRelationship): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, today } = asked;
  const { language } = draft;
  const spans = spansOf(one, today);
  const own = index.byPerson.get(one.id) ?? [];
  draft.say(
    "lead",
    spans.length < fewest
      ? [
          "By your pages {name} came back {times}, and {periods} are too few to say “always”.",
          "D’après vos pages, {times} {of}, et {periods}, c’est trop peu pour dire « toujours ».",
        ]
      : ["By your pages {name} came back {times}.", "D’après vos pages, {times} {of}."],
    {
      name: one.name,
      times:
        language === "en"
          ? ({ 1: "once", 2: "twice" }[spans.length - 1] ?? count("time", spans.length - 1, "en"))
          : count("comeback", spans.length - 1, "fr"),
      of: ofName(one.name),
      periods: count("period", spans.length, language),
    },
  );
  const ends = spans.flatMap(({ end }) => (end === null ? [] : (lastBefore(index, one, end) ?? [])));
  const measured = spans.flatMap(({ days }) => days ?? []);
  if (measured.length > 0) {
    draft.say("written", ["{days} days{chips}.", "{days} jours{chips}."], {
      days: listed(
        measured.map((days) => figures(days, language)),
        language,
      ),
      chips: ends.length === 0 ? "" : [{ kind: "text", text: " " }, ...draft.chips([...new Set(ends)])],
    });
  }
  const starts = spans
    .slice(1)
    .flatMap(
      ({ start }) =>
        readable(own).find(({ day, isExact }) => isExact && day >= representativeDay(start as never)) ?? [],
    );
  const recent = readable(index.byPerson.get(null) ?? []).findLast(
    (page) => page.folded.includes(foldText(one.name)) && page.day > addDays(today, -60),
  );
  const spoken = (page: Page) =>
    speechesOf(page, one.name)
      .map(({ text }) => text)
      .filter((said) => countWords(said) >= 2);
  const first = starts[0] ? spoken(starts[0]) : [];
  const begun = [...starts.slice(0, 1), ...(recent ? [recent] : [])].flatMap((page) => {
    const own = spoken(page);
    const text = own.find((said) => page !== starts[0] && first.includes(said)) ?? own[0] ?? lineOf(page, []);
    return text ? [draft.cite(text, page)] : [];
  });
  if (begun.length > 0)
    draft.say("written", ["It begins with {lines}.", "Cela commence par {lines}."], {
      lines: series(begun, language),
    });
  const mine = readable(own)
    .toReversed()
    .flatMap((page) =>
      admissionsOf(page)
        .filter((text) => countWords(text) <= 20)
        .slice(0, 1)
        .map((text) => ({ text, page })),
    )[0];
  const begins =
    readable(own).flatMap((page) =>
      admissionsOf(page)
        .filter((text) => /the one who|c’est moi qui|c'est moi qui/i.test(text))
        .map((text) => ({ text, page })),
    )[0] ?? mine;
  if (begins)
    draft.say("written", ["On your side: {line}.", "De votre côté : {line}."], {
      line: draft.cite(begins.text, begins.page),
    });
  const wished = readable(own)
    .flatMap((page) =>
      wishesOf(page)
        .filter((text) => countWords(text) <= 14)
        .slice(0, 1)
        .map((text) => ({ text, page })),
    )
    .at(-1);
  const kept = readable(inRole(index, own, "kept"))
    .flatMap((page) => sentencesBeside(page, begins?.text))
    .at(0);
  if (wished && kept && kept.page !== wished.page) {
    draft.say(
      "reading",
      [
        "Two of your lines may both stand: {a} and {b}.",
        "Deux de vos lignes peuvent tenir ensemble, peut-être : {a} et {b}.",
      ],
      { a: draft.cite(kept.text, kept.page), b: draft.cite(wished.text, wished.page) },
    );
  } else sayTwoLines(draft, [...inRole(index, own, "kept"), ...inRole(index, own, "said")]);
  const felt = [...new Set(ends)].filter(({ mood }) => mood !== null);
  if (felt.length > 0)
    draft.say("felt", ["Each end: {moods}.", "Chaque fin : {moods}."], { moods: moodsOf(draft, felt) });
  if (!hasFear(index, one.id)) saySide(draft, [one], ends.toReversed(), 1);
  return draft.standsOn(own).finish();
}

/** A sentence of the page that is not the one cited already. */
function sentencesBeside(page: Page, used: string | undefined): readonly { text: string; page: Page }[] {
  return ownSentences(page)
    .map((text) => text.replace(/[.]$/, ""))
    .filter(
      (text) =>
        !used?.includes(text) &&
        !text.includes(used ?? "\u0000") &&
        countWords(text) >= 4 &&
        countWords(text) <= 16,
    )
    .toReversed()
    .slice(0, 1)
    .map((text) => ({ text, page }));
}
