/** How long each lasted, and how many there were. */
import { calendarDuration } from "#domain/time/duration.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { endOf, type Span, spansOf } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
import { count, dateWords, durationWords, listed, number } from "../speak/say.ts";

export function howManyPeople(draft: AnswerDraft): LisaReply {
  const { index } = draft.asked;
  const { language } = draft;
  const present = index.people.filter(({ status }) => status === "ongoing");
  draft.say(
    "lead",
    [
      "{n} on pages I may read: {a} ongoing, {b} over.",
      "{n} dans les pages que je peux lire : {a} en cours, {b} au passé.",
    ],
    {
      n: capital(count("relationship", index.people.length, language)),
      a: number(present.length, language, true),
      b: number(index.people.length - present.length, language, true),
    },
  );
  const own = index.people.map((one) => ({ one, n: index.byPerson.get(one.id)?.length ?? 0 })).slice(-12);
  draft.say("written", ["In calendar order: {list}.", "Dans l’ordre du calendrier : {list}."], {
    list: listed(
      own.map(({ one, n }) => `${one.name} (${count("page", n, language)})`),
      language,
    ),
  });
  const chips = own.flatMap(({ one }) => readable(index.byPerson.get(one.id) ?? [])[0] ?? []).slice(0, 7);
  if (chips.length > 0)
    draft.say("written", ["First pages: {chips}.", "Premières pages : {chips}."], {
      chips: draft.chips(chips),
    });
  return draft.standsOn(index.all).finish();
}

/** Two dates of one month or year say nothing of what lay between them. */
const isMeasured = ({ days, isExact }: Span) => days !== null && (days > 0 || isExact);

const threshold =
  /\b(more|longer|less|shorter|over|under|plus|moins) (?:than |d'|de |qu'|que )?(an?|one|two|three|four|five|six|une?|deux|trois|quatre|cinq|\d+) (years?|months?|ans?|annees?|mois)\b/;
const numerals: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  une: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
};

/** "How many lasted more than a year": those whose dates say so; null where no length is named. */
export function howManyLasted(draft: AnswerDraft): LisaReply | null {
  const { index, understood, people, today } = draft.asked;
  const found = threshold.exec(understood.folded);
  const isOfLength = /\b(?:last(?:ed|s)?|dure\w*|relationships?|relations?|histoires?|stories|longer)\b/.test(
    understood.folded,
  );
  if (!found || !isOfLength || people.length > 0) return null;
  const { language } = draft;
  const isMore = /^(?:more|longer|over|plus)$/.test(found[1] ?? "");
  const n = numerals[found[2] ?? ""] ?? Number(found[2]);
  const days = n * (/^(?:year|an)/.test(found[3] ?? "") ? 365.25 : 30.44);
  const measured = index.people.flatMap((one) => {
    const spans = spansOf(one, today);
    if (spans.length === 0 || !spans.every(isMeasured)) return [];
    return [{ one, days: spans.reduce((sum, span) => sum + (span.days ?? 0), 0) }];
  });
  const those = measured.filter((one) => (isMore ? one.days > days : one.days < days));
  draft.say("lead", ["By their dates, {n} of {all}.", "D’après leurs dates, {n} sur {all}."], {
    n: String(those.length),
    all: String(measured.length),
  });
  if (those.length > 0)
    draft.say("written", ["In calendar order: {list}.", "Dans l’ordre du calendrier : {list}."], {
      list: listed(
        those.map(({ one }) => one.name),
        language,
      ),
    });
  const left = index.people.length - measured.length;
  if (left > 0)
    draft.say(
      "unknown",
      ["{n} left out: a date is missing or too vague.", "{n} de côté : une date manque ou est trop vague."],
      {
        n: number(left, language, true),
      },
    );
  return draft.noQuestion().standsOn(index.all).finish();
}

export function howLong(draft: AnswerDraft): LisaReply {
  const { people, index, today } = draft.asked;
  const { language } = draft;
  const asked = people.length > 0 ? people : index.people;
  const measured = asked.flatMap((one) => {
    const spans = spansOf(one, today);
    if (spans.length === 0 || !spans.every(isMeasured)) return [];
    const words = spans.map(({ start, end, isExact }) => {
      const about = isExact ? "" : language === "en" ? "about " : "environ ";
      const to = end === null ? today : representativeDay(end as never);
      return (
        about +
        durationWords(calendarDuration({ start: representativeDay(start as never), end: to }), language)
      );
    });
    return [{ one, spans, words, days: spans.reduce((sum, { days }) => sum + (days ?? 0), 0) }];
  });
  const left = asked.length - measured.length;
  const [first] = measured;
  if (!first) {
    draft.say("lead", [
      "It cannot be measured: a date is missing or too vague.",
      "Cela ne se mesure pas : une date manque ou est trop vague.",
    ]);
  } else if (asked.length === 1) {
    const { one, spans, words } = first;
    const from = dateWords((spans[0]?.start ?? "") as never, language, today);
    const end = endOf(one);
    const to =
      end === null ? (language === "en" ? "today" : "aujourd’hui") : dateWords(end as never, language, today);
    draft.say(
      "lead",
      [
        "{name}: {span}, from {from} to {to}.",
        /^\d/.test(from) && /^\d/.test(to)
          ? "{name} : {span}, du {from} au {to}."
          : "{name} : {span}, {from} – {to}.",
      ],
      {
        name: one.name,
        span: listed(words, language),
        from,
        to,
      },
    );
  } else {
    const isShort = /\b(?:shortest|moins longtemps|plus courte)\b/.test(draft.asked.understood.folded);
    const over = isShort ? measured.filter(({ one }) => one.status === "ended") : measured;
    const sorted = (over.length > 0 ? over : measured).toSorted((a, b) =>
      isShort ? a.days - b.days : b.days - a.days,
    );
    draft.say(
      "lead",
      isShort
        ? ["The shortest by its dates: {name}, {span}.", "La plus courte d’après ses dates : {name}, {span}."]
        : ["The longest by its dates: {name}, {span}.", "La plus longue d’après ses dates : {name}, {span}."],
      { name: sorted[0]?.one.name ?? "", span: listed(sorted[0]?.words ?? [], language) },
    );
    draft.say("written", ["In calendar order: {list}.", "Dans l’ordre du calendrier : {list}."], {
      list: measured
        .map(({ one, words }) => `${one.name} ${listed(words, language)}`)
        .join(language === "fr" ? "\u00A0; " : "; "),
    });
  }
  const chips = (asked.length === 1 ? readable(index.byPerson.get(asked[0]?.id ?? "") ?? []) : []).filter(
    (_, at, own) => at === 0 || at === own.length - 1,
  );
  if (chips.length > 0)
    draft.say("written", ["First and last page: {chips}.", "Première et dernière page : {chips}."], {
      chips: draft.chips(chips),
    });
  if (left > 0 && first)
    draft.say(
      "unknown",
      ["{n} left out: a date is missing or too vague.", "{n} de côté : une date manque ou est trop vague."],
      {
        n: number(left, language, true),
      },
    );
  const pages = asked.length === 1 ? (index.byPerson.get(asked[0]?.id ?? "") ?? []) : index.all;
  return draft.standsOn(pages).finish();
}
