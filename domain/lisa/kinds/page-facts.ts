/** What pages are, not what they say: how many words, the longest one, those without a mood or without a tag, those of one weekday. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { differ, fewest, light } from "../measures.ts";
import { countWords } from "../read/voices.ts";
import type { LisaLanguage, LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
import { count, figures, type Pair, share } from "../speak/say.ts";
import { notThere } from "./not-there.ts";

const facts = {
  words: /\bhow many words\b|\bcombien de mots\b/,
  longest:
    /\b(?:longest|shortest) (?:page|entry|text)\b|\bplus (?:longue|courte) (?:page|note)\b|\b(?:page|note|texte) (?:est )?l[ae]? ?plus (?:longue?|courte?)\b/,
  moodless: /\b(?:no|without (?:a |any )?) ?moods?\b|\bsans humeurs?\b/,
  placeless: /\b(?:no|without (?:a |any )?) ?places?\b|\bsans lieux?\b/,
  textless:
    /\b(?:no|without (?:a |any )?) ?(?:text|words)\b|\bpages? vides?\b|\bempty pages?\b|\bsans (?:texte|mots)\b/,
  tagless: /\b(?:no|without (?:a |any )?) ?tags?\b|\buntagged\b|\bsans etiquettes?\b/,
} as const;

type PageFact = keyof typeof facts;

/** What of them a question asks for; null for none. */
export function pageFactIn(folded: string): PageFact | null {
  for (const [fact, cue] of Object.entries(facts)) {
    if (cue.test(folded) && isPageFact(fact)) return fact;
  }
  return null;
}

function isPageFact(text: string): text is PageFact {
  return Object.hasOwn(facts, text);
}

type Lacking = { readonly is: (page: Page) => boolean; readonly says: Pair };
const lacking: Readonly<Record<Exclude<PageFact, "words" | "longest">, Lacking>> = {
  moodless: {
    is: ({ mood }) => mood === null,
    says: ["Without a mood: {n} of {all}.", "Sans humeur : {n} sur {all}."],
  },
  tagless: {
    is: ({ tags }) => tags.length === 0,
    says: ["Without a tag: {n} of {all}.", "Sans étiquette : {n} sur {all}."],
  },
  placeless: {
    is: ({ moment }) => `${moment.place ?? ""}${moment.city ?? ""}`.trim() === "",
    says: ["Without a place: {n} of {all}.", "Sans lieu : {n} sur {all}."],
  },
  textless: {
    is: ({ moment }) => moment.text.trim() === "",
    says: ["Without a text: {n} of {all}.", "Sans texte : {n} sur {all}."],
  },
};

export function pageFact(asked: Asked, fact: PageFact): LisaReply {
  const draft = new AnswerDraft({ ...asked, kind: "numbers" });
  const { language } = draft;
  // Of a sealed letter only the date is read.
  const pages = readable(asked.chosen);
  const lengthOf = (page: Page) => countWords(page.moment.text) + countWords(page.moment.word);
  if (fact === "words") {
    const words = pages.reduce((sum, page) => sum + lengthOf(page), 0);
    const [one] = asked.people;
    draft.say("lead", ["{n} on {pages}{who}.", "{n} sur {pages}{who}."], {
      who: one ? ` ${language === "en" ? "with" : "avec"} ${one.name}` : "",
      n: wordCount(words, language),
      pages: count("page", pages.length, language),
    });
    return draft.noQuestion().standsOn(pages).finish();
  }
  if (fact === "longest") {
    const isShort = /\b(?:shortest|courte?)\b/.test(asked.understood.folded);
    const [found] = pages
      .filter(({ moment }) => moment.text !== "")
      .map((page) => ({ page, length: lengthOf(page) }))
      .toSorted((a, b) => (isShort ? a.length - b.length : b.length - a.length));
    if (!found) return notThere(asked, "");
    draft.say(
      "lead",
      isShort
        ? ["The shortest page has {n} {chip}.", "La page la plus courte compte {n} {chip}."]
        : ["The longest page has {n} {chip}.", "La page la plus longue compte {n} {chip}."],
      { n: wordCount(found.length, language), chip: draft.chip(found.page) },
    );
    return draft.standsOn([found.page]).finish();
  }
  const bare = pages.filter(lacking[fact].is);
  draft.say("lead", lacking[fact].says, {
    n: figures(bare.length, language),
    all: count("page", pages.length, language),
  });
  const shown = readable(bare).slice(-6);
  if (shown.length > 0)
    draft.say("written", ["The last ones: {chips}.", "Les dernières : {chips}."], {
      chips: draft.chips(shown),
    });
  return draft.noQuestion().standsOn(bare).finish();
}

/** Always in numerals. */
function wordCount(n: number, language: LisaLanguage): string {
  const unit = language === "en" ? (n === 1 ? "word" : "words") : n < 2 ? "mot" : "mots";
  return `${figures(n, language)} ${unit}`;
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const names = {
  en: ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"],
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
} as const;

/** 0 for Monday; null where the question names none. */
export function weekdayIn(concepts: readonly string[]): number | null {
  const at = weekdays.findIndex((day) => concepts.includes(day));
  return at < 0 ? null : at;
}

/** Pages that are dated on one day of the week, whether or not they name it. */
export function onWeekday(asked: Asked, at: number): LisaReply {
  const draft = new AnswerDraft({ ...asked, kind: "numbers" });
  const { language } = draft;
  const dated = asked.chosen.filter(({ isExact }) => isExact);
  // 5 January 1970 was a Monday.
  const pages = dated.filter(({ day }) => ((daysBetween("1970-01-05", day) % 7) + 7) % 7 === at);
  const [one] = asked.people;
  draft.say(
    "lead",
    [
      "Dated on {day}{who}: {n} of {all} with an exact day.",
      "Datées d’un {day}{who} : {n} sur {all} avec un jour exact.",
    ],
    {
      day: names[language][at] ?? "",
      who: one ? (language === "en" ? `, with ${one.name}` : `, avec ${one.name}`) : "",
      n: figures(pages.length, language),
      all: `${figures(dated.length, language)} ${dated.length === 1 ? "page" : "pages"}`,
    },
  );
  const [own, all] = [light(pages), light(dated)];
  if (own.whole >= fewest)
    draft.say(
      "felt",
      ["{share} light; over all of these, {all}{same}.", "{share} doux ou lumineux ; en tout, {all}{same}."],
      {
        share: capital(share(own, language)),
        all: share(all, language),
        same: differ(own, all) ? "" : language === "en" ? ": about the same" : "\u00A0: à peu près pareil",
      },
    );
  const shown = readable(pages).slice(-3);
  if (shown.length > 0)
    draft.say("written", ["The last ones: {chips}.", "Les dernières : {chips}."], {
      chips: draft.chips(shown),
    });
  draft.fixed("unknown", "without_page");
  return draft.standsOn(pages).finish();
}
