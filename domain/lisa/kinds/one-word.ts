/** F16: a word or a feeling, the nearest page, the one after it, this day in another year; no advice. */
import { daysBetween, yearOf } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { endOf, isHeavy, isLight, onThisDay } from "../measures.ts";
import { conceptKeys, conceptOf } from "../read/concepts.ts";
import { isSmallWord } from "../read/language.ts";
import { lineOf } from "../read/lines.ts";
import { retrieve } from "../read/retrieve.ts";
import { type News, newsIn } from "../read/told.ts";
import type { LisaLine, LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { count, dateWords } from "../speak/say.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";
import { notThere } from "./not-there.ts";
import { inOrder } from "./pages-asked.ts";

/** Of oneself, said rather than asked. */
export const saysUnloved =
  /^(?:nobody|no one) (?:loves|likes|wants|needs|misses) me\b|^personne ne m'aime\b|^j?e? ?me (?:deteste|hais|degoute)\b|^i hate myself\b/;

/** F16: the nearest page after an ending where there is one, the page after it, and this day in another year. */
export function oneWord(asked: Asked): LisaReply {
  const { index, understood, today } = asked;
  const news = newsIn(understood.folded, understood.text);
  const draft = new AnswerDraft({ ...asked, kind: "one_word" });
  const { language } = draft;
  const near = news === null ? nearestTo(asked) : nearestToNews(asked, news);
  // Said in a sentence, and on no page: the help lines, not a search that failed.
  if (!near && news === "good") {
    draft.fixed("lead", "told_good");
    return draft.noQuestion().finish();
  }
  if (!near && (understood.wordCount > 1 || isPainful(asked))) {
    draft.say("lead", [
      "No page I may read says this; it stands here all the same.",
      "Aucune page que je peux lire ne le dit ; c’est écrit ici tout de même.",
    ]);
    draft.fixed("offer", "help_soft");
    return draft.way(helpWay(language)).noQuestion().finish();
  }
  if (!near)
    return notThere(
      asked,
      understood.slots.words[0] ??
        understood.folded.split(/[^\p{L}\p{N}]+/u).findLast((word) => word !== "") ??
        "",
    );
  // « Il m’a quitté » : whom an ending is of is not guessed.
  if (news === null) sayGuess(draft);
  if (news !== null) {
    if (!draft.fixed("lead", news === "good" ? "told_good" : "told_ending"))
      draft.say("lead", ["Your pages nearest to it:", "Vos pages les plus proches :"]);
  } else if (asked.understood.wordCount > 1) {
    if (!draft.fixed("lead", "said_pain"))
      draft.say("lead", ["Your pages nearest to it:", "Vos pages les plus proches :"]);
  } else if (!draft.fixed("lead", "one_word"))
    draft.say(
      "lead",
      ["The nearest page I find is {chip}.", "La page la plus proche que je trouve est {chip}."],
      { chip: draft.chip(near) },
    );
  const cited = (page: Page): LisaLine => {
    const text = lineOf(page, []);
    return text ? draft.cite(text, page) : [draft.chip(page)];
  };
  draft.say(
    "written",
    ["The nearest page is from {date}: {line}.", "La page la plus proche est du {date} : {line}."],
    { date: dateWords(near.moment.occurred_on, language, today), line: cited(near) },
  );
  const shown = readable(index.all);
  const next = shown[shown.indexOf(near) + 1];
  if (next && near.isExact && next.isExact) {
    draft.say(
      "written",
      ["The next page of all comes {n} later: {line}.", "La page suivante vient {n} plus tard : {line}."],
      { n: count("day", daysBetween(near.day, next.day), language), line: cited(next) },
    );
  }
  const sameDay = onThisDay(shown, today)
    .filter(
      (page) =>
        page !== near &&
        page !== next &&
        (page.about === null || index.person.get(page.about)?.status === "ongoing"),
    )
    .toSorted((a, b) => Number(b.about === null) - Number(a.about === null))[0];
  if (sameDay) {
    const years = yearOf(today) - yearOf(sameDay.day);
    draft.say("written", ["And {n} ago today: {line}.", "Et il y a {n}, jour pour jour : {line}."], {
      n: language === "en" && years === 1 ? "a year" : count("year", years, language),
      line: cited(sameDay),
    });
  }
  const felt = [near, next, sameDay].flatMap((page) =>
    page && page.mood !== null ? [moodWord(page.mood, language)] : [],
  );
  if (felt.length > 0)
    draft.say("felt", ["{moods}.", "{moods}."], {
      moods: capital(felt.join(language === "en" ? ", then " : ", puis ")),
    });
  if (news === "ending" || isPainful(asked) || saysUnloved.test(understood.folded) || isHeavy(near)) {
    draft.fixed("offer", "help_soft");
    draft.way(helpWay(language));
  }
  return draft.finish();
}

const pain = new Set([
  "miss",
  "manque",
  "manques",
  "lonely",
  "alone",
  "sad",
  "lost",
  "tired",
  "empty",
  "hurt",
  "broken",
  "scared",
  "afraid",
  "anxious",
  "hopeless",
  "worthless",
  "numb",
  "seul",
  "seule",
  "triste",
  "perdu",
  "perdue",
  "vide",
  "fatigue",
  "fatiguee",
  "mal",
  "peur",
  "brise",
  "brisee",
  "desespoir",
  "angoisse",
  "nul",
  "nulle",
  "hate",
  "deteste",
  "hais",
  "angry",
  "colere",
  "heartbroken",
  "ashamed",
  "honte",
  "guilty",
  "coupable",
]);

/** True when a folded text has a word of pain in it. */
export function isPainWord(folded: string): boolean {
  return folded.split(/[^\p{L}]+/u).some((word) => pain.has(word));
}

/** Said of oneself when it is too much: heard before any word is looked for. */
const atTheEnd =
  /\b(?:(?:je )?n'en peux plus|j'en peux plus|a bout|au bout du rouleau|j'en ai (?:marre|assez)|je craque|je suffoque|can'?t (?:take|do|bear|stand) (?:it|this)(?: any ?more)?|fed up|falling apart|(?:je )?(?:ne )?sais plus (?:trop )?ou j'en suis|i don'?t know where i (?:am|stand)(?: any ?more)?|a quoi bon[ .!]*$|what'?s the point[ .!]*$|i feel (?:awful|terrible|horrible|like nothing)|i'?m (?:done|exhausted|overwhelmed|devastated))\b/;

export function isTooMuch(folded: string): boolean {
  return atTheEnd.test(folded);
}

function isPainful({ understood }: Asked): boolean {
  return isPainWord(understood.folded) || isTooMuch(understood.folded);
}

/** The last light page, or the last closing or heavy one, of whoever is named; of all where nobody is, or only by a pronoun. */
function nearestToNews({ index, chosen, understood }: Asked, news: News): Page | null {
  const own = readable(understood.people.guess === null ? chosen : index.all);
  if (news === "good") return own.findLast(({ mood }) => mood === 5) ?? own.findLast(isLight) ?? null;
  return (
    own.findLast(({ moment }) => moment.is_closing) ??
    own.findLast(isHeavy) ??
    own.at(-1) ??
    readable(index.all).findLast(isHeavy) ??
    null
  );
}

/** By the word itself, by what it means, else the last page of silence and home, or time alone, after an ending. */
function nearestTo(asked: Asked): Page | null {
  const { index, understood, chosen } = asked;
  const here = new Set(readable(chosen));
  const words = understood.folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !isSmallWord(word));
  if (/\b(?:lonely|alone|seule?|solitude)\b/.test(understood.folded)) {
    const ends = index.people.flatMap((one) => endOf(one) ?? []).map((end) => end.slice(0, 10));
    const quiet = readable(
      index.tags
        .filter((tag) => tag.concept === "silence" || tag.concept === "alone" || tag.concept === "sadness")
        .flatMap((tag) => tag.pages),
    ).filter((page) => here.has(page));
    const heavyOnes = quiet
      .filter(
        (page) =>
          isHeavy(page) && ends.some((end) => end <= page.day && daysBetween(pad(end), page.day) <= 90),
      )
      .sort(inOrder);
    const last = heavyOnes.at(-1) ?? quiet.filter(isHeavy).sort(inOrder).at(-1);
    if (last) return last;
  }
  if (isPainful(asked) && asked.people.length > 0) return [...here].findLast(isHeavy) ?? null;
  const [hit] = retrieve(index, words, isPainful(asked) ? new Set([...here].filter(isHeavy)) : here);
  if (hit) return hit.page;
  if (isPainful(asked)) return [...here].findLast(isHeavy) ?? null;
  const concept = words.map(conceptOf).find((found) => found !== null);
  if (concept) {
    const keys = new Set(conceptKeys(concept));
    const found = [...here].findLast((page) => [...page.stems.keys()].some((stem) => keys.has(stem)));
    if (found) return found;
  }
  return null;
}

function pad(date: string): string {
  return date.length === 10 ? date : date.length === 4 ? `${date}-12-31` : `${date.slice(0, 4)}-12-28`;
}
