/** Endings, one by one and in their seasons: each in its own words, never added up. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import { latestDay, representativeDay } from "#domain/time/vague-date.ts";
import type { LisaIndex, Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { endOf, fewest, inRole, type Season, seasonOf, seasons, spansOf } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import { admissionsOf, countWords, speechesOf, wishesOf } from "../read/voices.ts";
import type { LisaLanguage, LisaLine, LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, moodsOf, readable } from "../speak/figures.ts";
import { count, dateWords, listed, number, series } from "../speak/say.ts";
import { hasFear, saySide, wordsOfOther } from "../speak/side.ts";
import { helpWay } from "./help-way.ts";
import { notThere } from "./not-there.ts";
import { sayTwoLines } from "./two-lines.ts";

export const seasonWord: Readonly<Record<Season, readonly [en: string, fr: string, pattern: RegExp]>> = {
  winter: ["winter", "hiver", /\b(?:winter|hiver)\b/],
  spring: ["spring", "printemps", /\b(?:spring|printemps)\b/],
  summer: ["summer", "été", /\b(?:summer|l'ete|en ete|l ete)\b/],
  autumn: ["autumn", "automne", /\b(?:autumn|fall|automne)\b/],
};

/** "in spring", « au printemps », « en hiver ». */
export function seasonPhrase(season: Season, language: LisaLanguage): string {
  const [english, french] = seasonWord[season];
  return language === "en" ? `in ${english}` : `${season === "spring" ? "au" : "en"} ${french}`;
}

/** Endings that are named of one season; of more, the last. */
const mostNamed = 4;

type Ending = { readonly one: LisaRelationship; readonly date: string; readonly season: Season | null };

/** Every ending with a date, and its season where it is certain. */
export function endingsOf(index: LisaIndex): readonly Ending[] {
  return index.people.flatMap((one) => {
    if (one.status !== "ended") return [];
    const dates = [one.end_date, ...one.periods.map(({ end_date }) => end_date)].flatMap(
      (date) => date ?? [],
    );
    return dates.map((date) => ({ one, date, season: seasonOf(date) }));
  });
}

/** The claim that they end in one season: counted over all of them, with what chance would give. */
export function endsIn(asked: Asked, season: Season): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, today } = asked;
  const { language } = draft;
  const all = endingsOf(index).filter((ending) => ending.season !== null);
  if (all.length === 0) {
    draft.say("lead", [
      "No ending on any page I may read is dated closely enough to say.",
      "Aucune fin n’est datée assez précisément dans les pages que je peux lire.",
    ]);
    return draft.finish();
  }
  const inSeason = (name: Season) => all.filter((ending) => ending.season === name);
  const word = (name: Season) => seasonWord[name][language === "en" ? 0 : 1];
  const counts = seasons
    .map((name) => ({ name, n: inSeason(name).length }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || Number(b.name === season) - Number(a.name === season));
  const own = inSeason(season);
  const holds = own.length >= fewest && own.length * 2 > all.length;
  draft.say(
    "lead",
    holds
      ? [
          "By your pages many do: of {all} endings, {list}.",
          "D’après vos pages, beaucoup : sur {all} fins, {list}.",
        ]
      : [
          "By your pages they don’t: of {all} endings, {list}.",
          "D’après vos pages, non : sur {all} fins, {list}.",
        ],
    {
      all: number(all.length, language, true),
      list: listed(
        counts.map(({ name, n }) => `${number(n, language, true)} ${seasonPhrase(name, language)}`),
        language,
      ),
    },
  );
  const shownOf = ({ one, date }: Ending) => lastBefore(index, one, date);
  for (const { name } of counts) {
    const found = inSeason(name);
    const list = found.slice(-mostNamed).map((ending): LisaLine => {
      const page = name === season ? shownOf(ending) : null;
      const text = `${ending.one.name}, ${dateWords(ending.date as never, language, today)}`;
      return page ? [{ kind: "text", text: `${text} ` }, draft.chip(page)] : [{ kind: "text", text }];
    });
    const others = found.length - list.length;
    draft.say(
      "written",
      others > 0
        ? ["{season}: {list}, and {n} before.", "{season} : {list}, et {n} avant."]
        : ["{season}: {list}.", "{season} : {list}."],
      {
        season: capital(word(name)),
        list:
          others > 0
            ? list.flatMap(
                (line, at): LisaLine => (at === 0 ? line : [{ kind: "text", text: ", " }, ...line]),
              )
            : series(list, language),
        n: number(others, language, true),
      },
    );
  }
  const expected = all.length / 4;
  draft.say(
    "written",
    [
      "With no season at work, {n} of {all} would fall in each.",
      "Sans effet de saison, {n} sur {all} tomberaient dans chacune.",
    ],
    {
      n: Number.isInteger(expected)
        ? number(expected, language, true)
        : language === "en"
          ? `about ${number(Math.round(expected), "en")}`
          : `environ ${number(Math.round(expected), "fr", true)}`,
      all: number(all.length, language, true),
    },
  );
  if (counts.every(({ n }) => n < fewest))
    draft.say("written", [
      "No season has five: too few to conclude.",
      "Aucune saison n’en a cinq : trop peu pour conclure.",
    ]);
  const exact = all.filter(
    ({ one, date }) => date.length === 10 && one.start_date?.length === 10 && one.periods.length === 0,
  );
  const longest = exact
    .toSorted((a, b) => lengthOf(b.one, today) - lengthOf(a.one, today))
    .slice(0, 2)
    .filter((ending) => ending.season === season);
  if (longest.length > 0 && !holds) {
    draft.say(
      "reading",
      [
        "It may seem so because {names} {are} among the longest that are over and dated to the day.",
        "On peut le croire, peut-être, parce que {names} {are} parmi les plus longues, finies et datées au jour.",
      ],
      {
        names: listed(
          longest.map(({ one }) => one.name),
          language,
        ),
        are: language === "en" ? (longest.length > 1 ? "are" : "is") : longest.length > 1 ? "sont" : "est",
      },
    );
  }
  sayCases(draft, own);
  const vague = endingsOf(index).filter(({ date }) => date.length < 10);
  if (vague.length > 0) {
    draft.say(
      "unknown",
      [
        "The exact day of {list}: not dated to the day.",
        "Le jour exact pour {list} : la date n’est pas au jour près.",
      ],
      { list: listed([...new Set(vague.map(({ one }) => one.name))].slice(0, 4), language) },
    );
  }
  draft.standsOn(own.flatMap(({ one }) => index.byPerson.get(one.id) ?? []));
  if (!draft.wasSaid("?one ending")) {
    draft.remember("?one ending");
    draft.say("question", [
      "Is there one ending that you keep coming back to?",
      "Y a-t-il une fin à laquelle vous revenez souvent ?",
    ]);
  }
  return draft.finish();
}

function lengthOf(one: LisaRelationship, today: string): number {
  return spansOf(one, today).reduce((sum, { days }) => sum + (days ?? 0), 0);
}

/** The last page before an ending, or the one beside it on which the other speaks. */
export function lastBefore(index: LisaIndex, one: LisaRelationship, date: string): Page | null {
  const own = readable(index.byPerson.get(one.id) ?? []).filter(
    ({ day, isExact }) => isExact && day <= representativeDay(date as never),
  );
  const last = own.at(-1);
  const lasts = own
    .slice(-2)
    .toReversed()
    .filter(({ day }) => last !== undefined && daysBetween(day, last.day) <= 3);
  return (
    lasts.find((page) => speechesOf(page, one.name).some(({ speaker }) => speaker === "other")) ??
    lasts[0] ??
    null
  );
}

/** What each case says for itself: a word of the other's, else a line of the page. */
function sayCases(draft: AnswerDraft, cases: readonly Ending[]): void {
  const lines = cases.slice(0, 4).flatMap(({ one, date }) => {
    const page = lastBefore(draft.asked.index, one, date);
    if (!page) return [];
    const said = hasFear(draft.asked.index, one.id)
      ? undefined
      : wordsOfOther(draft.asked.index, one, [page]).find((piece) => piece.page === page);
    const text = said?.text ?? lineOf(page, []);
    return text ? [draft.cite(text, page)] : [];
  });
  if (lines.length > 0)
    draft.say("cases", ["{lines}.", "{lines}."], {
      lines: lines.flatMap((line, at) =>
        at === 0
          ? line
          : [{ kind: "text" as const, text: draft.language === "fr" ? "\u00A0; " : "; " }, ...line],
      ),
    });
}

/** Why do they end, without a season: each in its own words, never added up. */
export function endings(asked: Asked): LisaReply {
  const draft = new AnswerDraft({ ...asked, kind: "why_always" });
  const { index } = asked;
  const { language } = draft;
  const all = endingsOf(index);
  const ongoing = index.people.filter(({ status }) => status === "ongoing");
  if (all.length < fewest) {
    draft.say(
      "lead",
      [
        "{n}: too few to conclude; each has its own words.",
        "{n} : trop peu pour conclure ; chacune a ses mots.",
      ],
      { n: capital(count("ending", all.length, language)) },
    );
  } else {
    draft.say(
      "lead",
      [
        "{n}{now}; they are not one story, and I don’t add them up.",
        "{n}{now} ; ce n’est pas une seule histoire, et je ne les additionne pas.",
      ],
      {
        n: capital(count("ending", all.length, language)),
        now:
          ongoing.length === 0
            ? ""
            : language === "en"
              ? `, and ${listed(
                  ongoing.map(({ name }) => name),
                  "en",
                )} is still being written`
              : `, et ${listed(
                  ongoing.map(({ name }) => name),
                  "fr",
                )} s’écrit encore`,
      },
    );
  }
  sayCases(draft, all.slice(-4));
  sayTwoLines(
    draft,
    all.slice(-12).flatMap(({ one, date }) => lastBefore(index, one, date) ?? []),
  );
  saySide(draft, [...new Set(all.map(({ one }) => one))].slice(-2), [], 1);
  draft.fixed("unknown", "limit");
  return draft.standsOn(all.flatMap(({ one }) => index.byPerson.get(one.id) ?? [])).finish();
}

export const leaving =
  /\b(?:left|leave|leaves|end|ends|ended|over|break up|broke up|broken up|split|quitt\w*|fini\w*|fin|romp\w*|separ\w*|parti\w*|arrete\w*)\b/;

/** Why or by whom one relationship ended: its last pages and its closing page, in both voices; nobody is given the end. */
export function endOfOne(asked: Asked, one: LisaRelationship): LisaReply {
  const draft = new AnswerDraft({ ...asked, kind: "why_always" });
  const { index, today } = asked;
  const { language } = draft;
  const end = endOf(one);
  const own = readable(index.byPerson.get(one.id) ?? []);
  const until = end === null ? null : latestDay(end as never);
  const lasts = own.filter(({ day }) => until === null || day <= until).slice(-3);
  const closing = own.filter(({ moment }) => moment.is_closing).slice(-1);
  const pages = [...new Set([...lasts, ...closing])];
  if (pages.length === 0) return notThere(asked, one.name);
  draft.say(
    "lead",
    end === null
      ? [
          "The pages nearest to the end with {name} say this; a why is not theirs to settle.",
          "Voici ce que disent les pages les plus proches de la fin avec {name} ; trancher n’est pas leur affaire.",
        ]
      : [
          "With {name} it ended on {date}; these pages are nearest, and a why is not theirs to settle.",
          "Avec {name}, la fin est datée du {date} ; ces pages en sont le plus près, et trancher n’est pas leur affaire.",
        ],
    { name: one.name, date: end === null ? "" : dateWords(end as never, language, today) },
  );
  for (const page of pages) {
    const text =
      [...wishesOf(page), ...admissionsOf(page)].find((line) => countWords(line) <= 22) ?? lineOf(page, []);
    draft.item("written", [
      {
        kind: "text",
        text: `${dateWords(page.moment.occurred_on, language, today)}${language === "fr" ? "\u00A0" : ""}: `,
      },
      ...(text ? draft.cite(text, page) : [draft.chip(page)]),
    ]);
  }
  const felt = pages.filter(({ mood }) => mood !== null);
  if (felt.length > 0) draft.say("felt", ["{moods}.", "{moods}."], { moods: moodsOf(draft, felt, true) });
  sayTwoLines(draft, [...closing, ...inRole(index, own, "kept").slice(-6)]);
  if (hasFear(index, one.id)) draft.way(helpWay(language));
  else saySide(draft, [one], pages, 2);
  draft.fixed("unknown", "limit");
  return draft.standsOn(own).finish();
}
