/** How often something is written, the longest stretch without a page, and the time from one story to the next. */

import { daysBetween, yearOf } from "#domain/time/calendar-day.ts";
import { calendarDuration } from "#domain/time/duration.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import { endOf, fewest, heavy, light, longestSilence, seasonOf, seasons, spansOf } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
import { count, dateWords, durationWords, figures, listed, share } from "../speak/say.ts";
import { seasonWord } from "./endings.ts";
import { notThere } from "./not-there.ts";

/** `isOfSilence`: the stretch without a page is what was asked for. */
export function rhythm(draft: AnswerDraft, isOfSilence: boolean): LisaReply {
  const { asked, language } = draft;
  const { chosen } = asked;
  const longest = longestSilence(readable(chosen));
  const years = [...Map.groupBy(chosen, ({ day }) => yearOf(day))].map(
    ([year, own]) => [year, own.length] as const,
  );
  const silence = longest && {
    n: count("day", longest.days, language),
    from: dateWords(longest.from.moment.occurred_on, language, asked.today),
    to: dateWords(longest.to.moment.occurred_on, language, asked.today),
    first: draft.chip(longest.from),
    last: draft.chip(longest.to),
  };
  if (chosen.length === 0) return notThere(asked, "");
  if (isOfSilence && silence) {
    draft.say(
      "lead",
      [
        "The longest stretch without a page is {n}, from {from} to {to} {first} {last}.",
        "Le plus long temps sans page dure {n}, du {from} au {to} {first} {last}.",
      ],
      silence,
    );
    draft.say("unknown", ["What those days held.", "Ce que contenaient ces jours."]);
    return draft.standsOn([longest.from, longest.to]).finish();
  }
  draft.say("lead", ["{n} over {years}.", "{n} sur {years}."], {
    n: capital(count("page", chosen.length, language)),
    years: count("year", years.length, language),
  });
  draft.say("written", ["By year: {list}.", "Par année : {list}."], {
    list: years
      .slice(-12)
      .map(([year, n]) => `${year}, ${figures(n, language)}`)
      .join(language === "fr" ? "\u00A0; " : "; "),
  });
  if (silence)
    draft.say(
      "written",
      [
        "The longest stretch without a page: {n} {first} {last}.",
        "Le plus long temps sans page : {n} {first} {last}.",
      ],
      silence,
    );
  draft.fixed("unknown", "without_page");
  return draft.standsOn(chosen).finish();
}

/** Whether more is written on one kind of day: the pages are counted, the days without one cannot be. */
export function moodRhythm(draft: AnswerDraft): LisaReply {
  const { asked, language } = draft;
  const all = asked.index.all;
  draft.say(
    "lead",
    light(all).whole < fewest
      ? [
          "Too few of your pages have a mood to count the light ones.",
          "Trop peu de vos pages ont une humeur pour compter les plus légères.",
        ]
      : [
          "By your pages, {light} are light and {heavy} heavy or stormy.",
          "D’après vos pages, {light} sont doux ou lumineux et {heavy} lourds ou orageux.",
        ],
    { light: share(light(all), language), heavy: share(heavy(all), language) },
  );
  draft.say("unknown", [
    "How the days without a page were; so not which days make you write more.",
    "Comment étaient les jours sans page ; donc lesquels vous font écrire davantage.",
  ]);
  return draft.standsOn(all).chart("", all).finish();
}

export const asksBySeason =
  /\b(?:write|ecri[st]\w*)\b.{0,24}\b(?:winter|spring|summer|autumn|hiver|printemps|en ete|automne|seasons?|saisons?)\b/;

/** How many pages each season has, of those with a day. */
export function bySeason(draft: AnswerDraft): LisaReply {
  const { asked, language } = draft;
  const pages = asked.index.all.filter(({ isExact }) => isExact);
  if (pages.length === 0) return notThere(asked, "");
  draft.say("lead", ["Pages by season: {list}.", "Pages par saison : {list}."], {
    list: listed(
      seasons.map(
        (name) =>
          `${seasonWord[name][language === "en" ? 0 : 1]} ${figures(pages.filter(({ day }) => seasonOf(day) === name).length, language)}`,
      ),
      language,
    ),
  });
  draft.say(
    "unknown",
    [
      "{n} without a day, left out; and years are not written evenly.",
      "{n} sans jour exact, sans les compter ; et les années ne sont pas écrites également.",
    ],
    { n: capital(count("page", asked.index.all.length - pages.length, language)) },
  );
  return draft.standsOn(pages).finish();
}

/** From the end of the earlier story to the start of the later one. */
export function timeBetween(draft: AnswerDraft): LisaReply {
  const { asked, language } = draft;
  const { index, people, today } = asked;
  const [a, b] = index.people.filter((one) => people.includes(one));
  const end = a ? endOf(a) : null;
  const start = b ? spansOf(b, today)[0]?.start : undefined;
  if (!a || !b || end === null || start === undefined) {
    draft.say("lead", [
      "It cannot be measured: a date is missing.",
      "Cela ne se mesure pas : une date manque.",
    ]);
    return draft.finish();
  }
  const [from, to] = [representativeDay(end), representativeDay(start)];
  const values = {
    a: a.name,
    b: b.name,
    end: dateWords(end, language, today),
    start: dateWords(start, language, today),
    span: from < to ? durationWords(calendarDuration({ start: from, end: to }), language) : "",
    about: end.length + start.length === 20 ? "" : language === "en" ? "about " : "environ ",
  };
  draft.say(
    "lead",
    from < to
      ? [
          "From the end with {a} to the start with {b}: {about}{span}, {end} to {start}.",
          "De la fin avec {a} au début avec {b} : {about}{span}, {end} – {start}.",
        ]
      : [
          "By their dates {b} begins before {a} ends: {start}, and {end}.",
          "D’après leurs dates, {b} commence avant la fin de {a} : {start}, et {end}.",
        ],
    values,
  );
  const inBetween = readable(index.all).filter(({ isExact, day }) => isExact && day > from && day < to);
  if (from < to) sayBetween(draft, inBetween);
  return draft.standsOn(inBetween).finish();
}

/** How many pages lie between two days, with the first and the last of them. */
function sayBetween(draft: AnswerDraft, pages: readonly Page[]): void {
  const ends = [...new Set([pages[0], pages.at(-1)])].flatMap((page) => page ?? []);
  draft.say("written", ["{n} in between{chips}.", "{n} entre les deux{chips}."], {
    n: capital(count("page", pages.length, draft.language)),
    chips: ends.length === 0 ? "" : [{ kind: "text", text: " " }, ...draft.chips(ends)],
  });
}

/** Between stories by their dates: after somebody, or the longest of all such stretches. */
export function timeAlone(draft: AnswerDraft): LisaReply {
  const { asked, language } = draft;
  const { index, people, today } = asked;
  const spans = index.people
    .flatMap((one) =>
      spansOf(one, today).map(({ start, end }) => ({
        one,
        from: representativeDay(start),
        to: end === null ? (one.status === "ongoing" ? today : null) : representativeDay(end),
      })),
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const stretches = spans.flatMap(({ one, to }) => {
    // Unknown ends and stories that overlap leave no time between.
    if (to === null || to >= today || spans.some((other) => other.from < to && (other.to ?? today) > to))
      return [];
    const next = spans.find(({ from }) => from >= to);
    return [{ one, from: to, to: next?.from ?? today, next: next?.one ?? null }];
  });
  const [after] = people;
  const asks = stretches.filter(({ one }) => after === undefined || one.id === after.id);
  const [longest] = asks.toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to));
  if (!longest) {
    draft.say("lead", [
      "By the dates of your records there is no such stretch, or a date is missing.",
      "D’après les dates des fiches, il n’y a pas de tel intervalle, ou une date manque.",
    ]);
    return draft.finish();
  }
  draft.say(
    "lead",
    longest.next
      ? [
          "{after}From the end with {a} to the start with {b}: {span}.",
          "{after}De la fin avec {a} au début avec {b} : {span}.",
        ]
      : ["{after}Since the end with {a}: {span}.", "{after}Depuis la fin avec {a} : {span}."],
    {
      after: after
        ? ""
        : language === "en"
          ? "The longest by your records. "
          : "Le plus long d’après les fiches. ",
      a: longest.one.name,
      b: longest.next?.name ?? "",
      span: durationWords(calendarDuration({ start: longest.from, end: longest.to }), language),
    },
  );
  const inBetween = readable(index.all).filter(
    ({ isExact, day }) => isExact && day > longest.from && day < longest.to,
  );
  sayBetween(draft, inBetween);
  draft.say("unknown", [
    "Records know relationships, and not all that a life holds.",
    "Les fiches ne connaissent que des relations, non tout ce qu’une vie contient.",
  ]);
  return draft.noQuestion().standsOn(inBetween).finish();
}
