/** F3: a thread in the person’s own words, in the order of the calendar. Nothing is explained. */
import { foldText } from "#domain/text/fold-text.ts";
import { yearOf } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { fewest, inRole, light, weightOf } from "../measures.ts";
import { asksWhatWasKept } from "../read/idioms.ts";
import { lineOf } from "../read/lines.ts";
import { patternsOf } from "../read/retrieve.ts";
import type { LisaLine, LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked, chipLimit } from "../speak/answer-draft.ts";
import { againstAll, capital, moodsOf, readable } from "../speak/figures.ts";
import { count, dateWords, fill, listed, ofName, type Pair, quotation, share } from "../speak/say.ts";
import { hasFear, wordsOfOther } from "../speak/side.ts";
import { notUnderstood } from "./about-lisa.ts";
import { seasonPhrase } from "./endings.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";
import { notThere, sayLost, saySlips } from "./not-there.ts";
import { overview } from "./overview.ts";
import { onWeekday, weekdayIn } from "./page-facts.ts";
import { pagesAsked } from "./pages-asked.ts";

/** Twelve lines of a thread are read; what is between the first and the last is thinned out by nearness. */
export function thread(asked: Asked): LisaReply {
  const { slots, understood, people } = asked;
  if (asksWhatWasKept(understood.folded) && keepsNothing(asked))
    return notThere(asked, asked.language === "en" ? "kept in" : "gardé pour moi");
  const isAboutOne =
    people.length === 1 &&
    slots.words.length === 0 &&
    understood.tags.length === 0 &&
    understood.phrases.length === 0 &&
    slots.period === null &&
    slots.season === undefined &&
    slots.place === null &&
    slots.without === undefined &&
    slots.denied === undefined;
  if (isAboutOne) return overview({ ...asked, kind: "overview" });
  // A word that is a tag's is also looked for in the texts: « mes jeudis » has no tag.
  const { pages, missing, words, lost, slips = [], isOthersKin = false } = pagesAsked(asked);
  const albums = albumsWith(asked, missing === null ? words : slots.words);
  const weekday = weekdayIn(understood.concepts);
  if (missing !== null && weekday !== null) return onWeekday(asked, weekday);
  if (missing !== null && albums.length === 0) return notThere(asked, missing);
  const isEverything =
    pages.length === asked.index.all.length &&
    words.length === 0 &&
    understood.tags.length === 0 &&
    slots.period === null &&
    slots.season === undefined &&
    slots.place === null &&
    slots.moods.length === 0;
  if (isEverything) return notUnderstood(asked);
  if (pages.length === 0 && albums.length === 0) return notThere(asked, slots.words[0] ?? slots.place ?? "");
  const draft = new AnswerDraft({ ...asked, kind: "thread" });
  const { language } = draft;
  const { today } = asked;
  sayGuess(draft);
  const [first, last] = [pages[0], pages.at(-1)];
  const about = subjectOf(draft, words);
  const values = { n: capital(count("page", pages.length, language)), about };
  if (first && last && first !== last && yearOf(first.day) !== yearOf(last.day)) {
    draft.say("lead", ["{n} {about}, from {from} to {to}.", "{n} {about}, {from} à {to}."], {
      ...values,
      from: language === "en" ? monthOfYear(first, language, today) : ofDate(first, today),
      to: monthOfYear(last, language, today),
    });
  } else if (pages.length > 0) draft.say("lead", ["{n} {about}.", "{n} {about}."], values);
  else draft.say("lead", ["Only under a picture: {about}.", "Sous une image seulement : {about}."], values);
  for (const line of [
    ...linesOf(draft, pages, words),
    ...theirLines(draft, pages),
    ...albums.map((album) => albumLine(draft, album)),
  ])
    draft.item("written", line);
  const moods = light(pages);
  if (moods.whole >= fewest) {
    const trace =
      weightOf(pages) === "trace"
        ? (language === "en" ? ": a trace" : " : c’est une trace").replace(" :", "\u00A0:")
        : "";
    draft.say("felt", ["{share} light{trace}; {all}.", "{share} doux ou lumineux{trace} ; {all}."], {
      share: share(moods, language),
      trace,
      all: againstAll(draft, pages),
    });
  } else if (moods.whole > 0) {
    const felt = readable(pages).filter(({ mood }) => mood !== null);
    if (felt.length > 0) draft.say("felt", ["{moods}.", "{moods}."], { moods: moodsOf(draft, felt, true) });
    if (pages.length > 1)
      draft.say("felt", ["{n}: too few to conclude.", "{n} : trop peu pour conclure."], {
        n: capital(count("page", pages.length, language)),
      });
  }
  if (isOthersKin)
    draft.say("unknown", [
      "Whose family it is: none of these pages says “my”.",
      "De quelle famille il s’agit : aucune de ces pages ne dit « mon » ou « ma ».",
    ]);
  saySlips(draft, slips);
  sayLost(draft, lost);
  draft.standsOn(pages).chart(about, pages);
  const [one] = people;
  if (one && hasFear(asked.index, one.id)) draft.way(helpWay(language));
  return draft.finish();
}

function keepsNothing({ index, chosen, people, understood }: Asked): boolean {
  return (
    people.length > 0 && understood.concepts.includes("kept") && inRole(index, chosen, "kept").length === 0
  );
}

/** « d’avril 2018 », « de mai 2018 ». */
function ofDate(page: Page, today: string): string {
  const words = monthOfYear(page, "fr", today);
  return words.startsWith("été") || words.startsWith("hiver") || words.startsWith("automne")
    ? `de l’${words}`
    : words.startsWith("printemps")
      ? `du ${words}`
      : ofName(words);
}

/** "October of this year": beside another year, this one is said. */
function monthOfYear({ moment, day }: Page, language: "en" | "fr", today: string): string {
  // As precisely as it was written: a page of 2018 is not one of its July.
  const words = dateWords(moment.occurred_on.slice(0, 7) as never, language, today);
  if (yearOf(day) !== yearOf(today) || words.includes(String(yearOf(day)))) return words;
  return language === "en" ? `${words} this year` : `${words} de cette année`;
}

/** "about Thursdays", "at Cancale", "with Inès in 2022", in the words of the question. */
function subjectOf(draft: AnswerDraft, words: readonly string[]): string {
  const { understood, people, slots } = draft.asked;
  const { language } = draft;
  const typed = (understood.text.match(/[\p{L}\p{N}]+(?:[’'-]\p{L}+)*/gu) ?? []).filter((word) =>
    words.includes(foldText(word)),
  );
  const tags = understood.tags.slice(0, 2).map((tag) => tag.label);
  const of =
    tags.length > 0
      ? listed(tags, language)
      : listed((typed.length > 0 ? typed : words).slice(0, 3).map(String), language);
  const place = slots.place === null ? "" : (draft.asked.index.places.get(slots.place) ?? "");
  const parts = [
    of === "" ? "" : language === "en" ? `about “${of}”` : `sur «\u00A0${of}\u00A0»`,
    place === "" ? "" : language === "en" ? `of ${place}` : `de ${place}`,
    people.length === 0
      ? ""
      : `${language === "en" ? "with" : "avec"} ${listed(
          people.map(({ name }) => name),
          language,
        )}`,
    slots.season === undefined ? "" : seasonPhrase(slots.season, language),
    withoutWords(draft),
  ].filter(Boolean);
  return parts.length > 0
    ? parts.join(" ")
    : slots.period === null
      ? language === "en"
        ? "of that kind"
        : "de cette sorte"
      : language === "en"
        ? "of that time"
        : "de ce temps-là";
}

/** "without Inès", « sans Inès »; everyone left out: about nobody in particular. */
export function withoutWords({ asked: { index, slots, people }, language }: AnswerDraft): string {
  const names = (slots.without ?? []).flatMap((id) => index.person.get(id)?.name ?? []);
  if (slots.denied !== undefined)
    return language === "en" ? `without “${slots.denied}”` : `sans «\u00A0${slots.denied}\u00A0»`;
  if (names.length === 0 || people.length > 0) return "";
  if (names.length > 1 && names.length === index.people.length)
    return language === "en" ? "about nobody in particular" : "sans personne en particulier";
  return language === "en"
    ? `without ${[...new Set(names)].join(" or ")}`
    : `sans ${[...new Set(names)].join(" ni ")}`;
}

function linesOf(draft: AnswerDraft, pages: readonly Page[], words: readonly string[]): readonly LisaLine[] {
  const { language } = draft;
  const { today, understood } = draft.asked;
  const terms = [...words, ...understood.tags.flatMap((tag) => tag.folded.split(" "))];
  const patterns = patternsOf(terms);
  const most = Math.min(10, chipLimit("thread"));
  return thinned(readable(pages), most).map((page) => {
    const caption = captionOf(page, patterns);
    const text = caption ?? lineOf(page, patterns);
    const date = dateWords(page.moment.occurred_on, language, today);
    if (!text) return fill(["{date} {chip}.", "{date} {chip}."], language, { date, chip: draft.chip(page) });
    const pair: Pair = caption
      ? ["{date}, under a picture: {cite}", "{date}, sous une image : {cite}"]
      : ["{date}: {cite}", "{date} : {cite}"];
    return fill(pair, language, { date, cite: draft.cite(text, page) });
  });
}

/** Pages so few that what the other said on them is told as well. */
const fewPages = 3;

function theirLines(draft: AnswerDraft, pages: readonly Page[]): readonly LisaLine[] {
  const { index } = draft.asked;
  if (pages.length > fewPages) return [];
  return readable(pages).flatMap((page) => {
    const one = page.about === null ? undefined : index.person.get(page.about);
    if (!one || hasFear(index, one.id)) return [];
    const said = wordsOfOther(index, one, [page]).find((piece) => piece.page === page);
    return said
      ? [
          fill(["{name}, there: {cite}", "{name}, ce jour-là : {cite}"], draft.language, {
            name: one.name,
            cite: draft.cite(said.text, page),
          }),
        ]
      : [];
  });
}

/** The caption that was looked for, where the page itself does not say it, or says nothing at all. */
function captionOf({ moment, folded, tags }: Page, patterns: readonly RegExp[]): string | null {
  const [pattern] = patterns;
  if (!pattern) return moment.text === "" ? (moment.captions[0] ?? null) : null;
  if (pattern.test(`${folded} ${tags.join(" ")}`)) return null;
  return moment.captions.find((caption) => pattern.test(foldText(caption))) ?? null;
}

type Album = { readonly one: LisaRelationship; readonly caption: string };

/** Captions under the own pictures of whoever is asked about, with a word that was asked for: they stand on no page. */
function albumsWith({ people, index, slots }: Asked, words: readonly string[]): readonly Album[] {
  const [pattern] = patternsOf(words);
  if (!pattern || slots.period !== null || slots.place !== null || slots.moods.length > 0) return [];
  return (people.length > 0 ? people : index.people)
    .flatMap((one) => one.captions.map((caption) => ({ one, caption })))
    .filter(({ caption }) => pattern.test(foldText(caption)))
    .slice(0, 3);
}

function albumLine(draft: AnswerDraft, { one, caption }: Album): LisaLine {
  return fill(
    ["{name}, under a picture: {caption} {chip}", "{name}, sous une image : {caption} {chip}"],
    draft.language,
    { name: one.name, caption: quotation(caption), chip: draft.notes(one) },
  );
}

/** The first, the last and what lies evenly between them. */
function thinned(pages: readonly Page[], most: number): readonly Page[] {
  if (pages.length <= most) return pages;
  const kept = new Set(
    Array.from({ length: most }, (_, at) => Math.round((at * (pages.length - 1)) / (most - 1))),
  );
  return pages.filter((_, at) => kept.has(at));
}
