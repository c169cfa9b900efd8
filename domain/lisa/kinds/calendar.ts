/** Which days, months or seasons are light: the days that pages are dated by, counted, with what they are compared to. */
import { daysBetween, monthOf } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { differ, fewest, light, type Part, seasonOf, seasons } from "../measures.ts";
import type { LisaLanguage, LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, exampleOf, sayFew } from "../speak/figures.ts";
import { count, figures, listed, number, share } from "../speak/say.ts";
import { type Stretch, sayOne, sayPair } from "./calendar-pair.ts";
import { seasonWord } from "./endings.ts";
import { byPlace } from "./listed-facts.ts";
import { weekdayIn } from "./page-facts.ts";

const weekdays: Readonly<Record<LisaLanguage, readonly string[]>> = {
  en: "Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays".split(" "),
  fr: "les lundis|les mardis|les mercredis|les jeudis|les vendredis|les samedis|les dimanches".split("|"),
};
const months: Readonly<Record<LisaLanguage, readonly string[]>> = {
  en: "January February March April May June July August September October November December".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
};

const mostNamed = 11;

/** All in their order; of more than a year has months, those with the most pages. */
function mostOf(stretches: readonly Stretch[]): readonly Stretch[] {
  if (stretches.length <= mostNamed) return stretches;
  return stretches.toSorted((a, b) => b.pages.length - a.pages.length).slice(0, mostNamed);
}

export function calendar(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const dated = asked.chosen.filter(({ isExact, mood }) => isExact && mood !== null);
  const found = stretchesOf(asked, dated).filter(({ pages }) => light(pages).whole > 0);
  const enough = found.filter(({ pages }) => light(pages).whole >= fewest);
  if (enough.length < 2) return tooFew(draft, found, dated);
  const named = asked.slots.season === undefined ? null : seasonWord[asked.slots.season];
  const own = named && enough.find(({ name }) => name === named[language === "en" ? 0 : 1]);
  if (own) return sayOne(draft, own, enough, dated);
  const [one, two] = enough;
  if (one && two && found.length === 2 && enough.length === 2) return sayPair(draft, one, two, dated);
  const sorted = enough.toSorted((a, b) => ratio(light(b.pages)) - ratio(light(a.pages)));
  const wantsHeavy = /\b(?:hard|heav|wors|bad|sad|dur|lourd|pire|triste|difficile|moins|sombre)\w*/.test(
    asked.understood.folded,
  );
  const [most, least] = [sorted[0] as Stretch, sorted.at(-1) as Stretch];
  const [first, other] = wantsHeavy ? [least, most] : [most, least];
  const all = light(dated);
  const isDays =
    !isOfPlaces(asked.understood.folded) &&
    /day|jour|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche/.test(asked.understood.folded);
  const values = {
    have: isDays ? "have" : "has",
    lead: `${isDays ? "come" : "comes"} ${wantsHeavy ? "last" : "first"}`,
    place: wantsHeavy ? "en queue" : "en tête",
    name: differ(light(first.pages), all) ? capital(first.name) : first.name,
    share: share(light(first.pages), language),
    all: share(all, language),
  };
  draft.say(
    "lead",
    !differ(light(first.pages), all)
      ? [
          "None stands out by your pages; {name} {lead} with {share} light, and over all dated ones it is {all}.",
          "Rien ne se détache dans vos pages ; {name} {place}, {share} doux ou lumineux, et en tout {all}.",
        ]
      : wantsHeavy
        ? [
            "{name} {have} the smallest share of light pages: {share}; over all dated ones, {all}.",
            "{name} : la plus petite part de pages douces ou lumineuses, {share} ; en tout, {all}.",
          ]
        : [
            "{name} {have} the largest share of light pages: {share}; over all dated ones, {all}.",
            "{name} : la plus grande part de pages douces ou lumineuses, {share} ; en tout, {all}.",
          ],
    values,
  );
  draft.say(
    "written",
    enough.length === 2
      ? ["Beside them: {list}.", "À côté : {list}."]
      : ["The others: {list}.", "Les autres : {list}."],
    {
      list: listed(
        mostOf(enough.filter((one) => one !== first)).map(
          ({ name, pages }) => `${name} ${share(light(pages), language)}`,
        ),
        language,
      ),
    },
  );
  const example = exampleOf(first.pages, ({ mood }) => (wantsHeavy ? (mood ?? 3) <= 2 : (mood ?? 3) >= 4));
  if (example && other !== first)
    draft.say("written", ["One of them: {chip}.", "L’une de ces pages : {chip}."], {
      chip: draft.chip(example),
    });
  const few = found.length - enough.length;
  if (few > 0 && !isDays)
    draft.say(
      "unknown",
      [
        "{n} more with fewer than five pages, left out.",
        "{n} de plus avec moins de cinq pages, sans les compter.",
      ],
      { n: capital(number(few, language)) },
    );
  draft.say(
    "unknown",
    [
      "These are the days you wrote about, {n} in all; what a day does is another matter.",
      "Ce sont les jours dont vous avez parlé, {n} en tout ; ce que fait un jour est autre chose.",
    ],
    { n: count("page", dated.length, language) },
  );
  return draft.standsOn(dated).finish();
}

/** What there is, without saying which is lightest. */
function tooFew(draft: AnswerDraft, found: readonly Stretch[], dated: readonly Page[]): LisaReply {
  const { language } = draft;
  if (dated.length === 0) {
    draft.say("lead", [
      "No page I may read has both a day and a mood.",
      "Aucune page que je peux lire n’a à la fois un jour et une humeur.",
    ]);
    return draft.noQuestion().finish();
  }
  if (dated.length < fewest) {
    sayFew(draft, dated);
    return draft.finish();
  }
  if (found.length === 0 && isOfPlaces(draft.asked.understood.folded)) {
    draft.say("lead", [
      "No page with a day and a mood has a place noted.",
      "Aucune page avec un jour et une humeur n’a de lieu noté.",
    ]);
    return draft.noQuestion().finish();
  }
  draft.say("lead", [
    "Too few pages of each to say which: it takes five, of two of them at least.",
    "Trop peu de pages de chaque pour le dire : il en faut cinq, pour deux au moins.",
  ]);
  const most = mostOf(found);
  if (most.length > 0)
    draft.say("written", ["Pages with a mood: {list}.", "Pages avec une humeur : {list}."], {
      list: listed(
        most.map(({ name, pages }) => `${name} ${figures(light(pages).whole, language)}`),
        language,
      ),
    });
  return draft.standsOn(dated).finish();
}

function stretchesOf({ understood, slots, language }: Asked, pages: readonly Page[]): readonly Stretch[] {
  const { folded } = understood;
  // Two that are set against each other, or all seven.
  const named = understood.concepts.flatMap((concept) => weekdayIn([concept]) ?? []);
  if (
    /\b(?:day|days|weekday|weekdays|jour|jours)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b/.test(
      folded,
    )
  )
    return weekdays[language].flatMap((name, at) =>
      named.length > 1 && !named.includes(at)
        ? []
        : [{ name, pages: pages.filter(({ day }) => weekdayOf(day) === at) }],
    );
  if (
    slots.season !== undefined ||
    /\b(?:seasons?|saisons?|time of (?:the )?year|periode|winters?|springs?|summers?|autumns?|hivers?|printemps|etes|automnes?)\b|\b(?:en|l'|cet) ?ete\b/.test(
      folded,
    )
  )
    return seasons.map((season) => ({
      name: seasonWord[season][language === "en" ? 0 : 1],
      pages: pages.filter(({ day }) => seasonOf(day) === season),
    }));
  if (isOfPlaces(folded)) return byPlace(pages);
  if (/\b(?:years?|annees?)\b/.test(folded)) return byKey(pages, ({ day }) => day.slice(0, 4));
  // "My worst month" is one of a life, "which month" one of every year.
  if (/\b(?:months?|mois)\b/.test(folded) && /\b(?:my|ever|life|mon|ma|vie)\b/.test(folded))
    return byKey(pages, ({ day }) => `${months[language][monthOf(day) - 1] ?? ""} ${day.slice(0, 4)}`);
  return months[language].map((name, at) => ({
    name,
    pages: pages.filter(({ day }) => monthOf(day) === at + 1),
  }));
}

function isOfPlaces(folded: string): boolean {
  return /\b(?:city|town|place|country|ville|lieu|endroit|pays)\b|^where\b|^ou\b/.test(folded);
}

function byKey(pages: readonly Page[], keyOf: (page: Page) => string): readonly Stretch[] {
  return [...Map.groupBy(pages, keyOf)].map(([name, own]) => ({ name, pages: own }));
}

/** Monday is 0: 5 January 1970 was one. */
function weekdayOf(day: string): number {
  return ((daysBetween("1970-01-05", day) % 7) + 7) % 7;
}

function ratio({ part, whole }: Part): number {
  return whole === 0 ? 0 : part / whole;
}
