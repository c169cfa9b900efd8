/** F22: the same sentence for what is folded, switched off and never written (docs/lisa/contract.md, M15), then what is near. */
import { foldText } from "#domain/text/fold-text.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import type { Page } from "../lisa-index.ts";
import { conceptKeys } from "../read/concepts.ts";
import { isKinWord, kin, otherKin } from "../read/own-kin.ts";
import { chosenPages } from "../read/understand.ts";
import { stemOf, wordsOf } from "../read/words.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { count, dateWords, listed, ofName } from "../speak/say.ts";
import { pagesAsked } from "./pages-asked.ts";

/** `word`: what was looked for, as it was typed or folded. */
export function notThere(asked: Asked, word: string): LisaReply {
  if (asked.slots.period !== null) return notThen(asked, word);
  const draft = new AnswerDraft({ ...asked, kind: "not_there" });
  const { language } = draft;
  const apart = (asked.slots.without ?? []).flatMap((id) => asked.index.person.get(id)?.name ?? []);
  if (word === "" && apart.length > 0 && asked.chosen.length === 0) {
    draft.say(
      "lead",
      ["No page I may read is without {names}.", "Aucune page que je peux lire n’est sans {names}."],
      { names: apart.join(language === "en" ? " or " : " ni ") },
    );
    return draft.noQuestion().finish();
  }
  const [one] = asked.people;
  const written = asWritten(asked, word);
  const isKin = isKinWord(word);
  const isName = /^\p{Lu}/u.test(written);
  const marked = isName ? written : language === "en" ? `“${written}”` : `«\u00A0${written}\u00A0»`;
  const what =
    written === ""
      ? (one?.name ?? (language === "en" ? "that" : "cela"))
      : one && written !== one.name
        ? `${one.name} ${language === "en" ? "and" : "et"} ${marked}`
        : marked;
  const named =
    one && isKin ? (language === "en" ? `${one.name}’s ${written}` : `${written} ${ofName(one.name)}`) : what;
  draft.say(
    "lead",
    [
      "I find nothing about {x} on any page I may read.",
      "Je ne trouve rien sur {x} dans les pages que je peux lire.",
    ],
    { x: named },
  );
  const near = one ? (isKin ? kinPages(asked) : []) : [];
  if (one && near.length > 0) {
    draft.say(
      "written",
      ["Of those around {name} your pages have: {list}.", "De l’entourage {of}, vos pages ont : {list}."],
      {
        name: one.name,
        of: ofName(one.name),
        list: near.flatMap(({ page, word: found }, at) => [
          { kind: "text" as const, text: `${at === 0 ? "" : ", "}${found} ` },
          draft.chip(page),
        ]),
      },
    );
    draft.fixed("offer", "not_filling");
  } else if (one && readable(asked.chosen).length > 0) {
    const shown = readable(asked.chosen).slice(-2);
    draft.say(
      "written",
      ["The last pages about {name}: {chips}.", "Les dernières pages avec {name} : {chips}."],
      { name: one.name, chips: draft.chips(shown) },
    );
    draft.fixed("offer", "not_filling");
  } else {
    draft.fixed("offer", "one_line");
    draft.noQuestion();
  }
  return draft.standsOn(near.map(({ page }) => page)).finish();
}

/** Nothing in that time: what there is of it at others, or the page before. */
function notThen(asked: Asked, word: string): LisaReply {
  const draft = new AnswerDraft({ ...asked, kind: "not_there" });
  const { language } = draft;
  const { index, slots, today } = asked;
  const { period } = slots;
  const ofAnyMood = slots.moods.length === 0 ? [] : chosenPages(index, { ...slots, moods: [] });
  if (word === "" && ofAnyMood.length > 0) {
    draft.say(
      "lead",
      ["Of {n} of that time, none is {moods}.", "Sur {n} de ce temps-là, aucune n’a cette humeur : {moods}."],
      {
        n: count("page", ofAnyMood.length, language),
        moods: slots.moods.map((mood) => moodWord(mood, language)).join(language === "en" ? " or " : " ou "),
      },
    );
    draft.say("written", ["The last of them: {chips}.", "Les dernières : {chips}."], {
      chips: draft.chips(readable(ofAnyMood).slice(-3)),
    });
    return draft.noQuestion().standsOn(ofAnyMood).finish();
  }
  const always = chosenPages(index, { ...slots, period: null, moods: [] });
  const other =
    word === "" ? [] : pagesAsked({ ...asked, slots: { ...slots, period: null }, chosen: always }).pages;
  const written = asWritten(asked, word);
  const [one] = asked.people;
  draft.say(
    "lead",
    word === ""
      ? one
        ? [
            "With {name}, no page I may read is dated in that time.",
            "Avec {name}, aucune page que je peux lire n’est datée de ce temps-là.",
          ]
        : [
            "No page I may read is dated in that time.",
            "Aucune page que je peux lire n’est datée de ce temps-là.",
          ]
      : [
          "I find nothing about {x} in that time, on any page I may read.",
          "Je ne trouve rien sur {x} en ce temps-là, dans les pages que je peux lire.",
        ],
    { name: one?.name ?? "", x: language === "en" ? `“${written}”` : `«\u00A0${written}\u00A0»` },
  );
  const shown = readable(other);
  const before = readable(always).findLast(
    ({ day, isExact }) => isExact && period !== null && day < period.from,
  );
  if (shown.length > 0)
    draft.say("written", ["At other times, {n}: {chips}.", "À d’autres moments, {n} : {chips}."], {
      n: count("page", other.length, language),
      chips: draft.chips(shown.slice(-3)),
    });
  else if (before)
    draft.say(
      "written",
      ["The last page before it is from {date}: {chip}.", "La dernière page d’avant est du {date} : {chip}."],
      {
        date: dateWords(before.moment.occurred_on, language, today),
        chip: draft.chip(before),
      },
    );
  return draft
    .noQuestion()
    .standsOn(shown.length > 0 ? other : before ? [before] : [])
    .finish();
}

/** Words of the question that no page has, beside those that were found. */
/** "I read “reharsal” as “rehearsal”": a guess is said. */
export function saySlips(draft: AnswerDraft, slips: readonly (readonly [string, string])[]): void {
  const [slip] = slips;
  if (!slip) return;
  const marked = (word: string) => (draft.language === "en" ? `“${word}”` : `«\u00A0${word}\u00A0»`);
  draft.say(
    "unknown",
    ["No page has {typed}; I read it as {read}.", "Aucune page n’a {typed} ; je le lis comme {read}."],
    { typed: marked(asWritten(draft.asked, slip[0])), read: marked(slip[1]) },
  );
}

export function sayLost(draft: AnswerDraft, lost: readonly string[]): void {
  const { language } = draft;
  const words = lost.slice(0, 2).map((word) => {
    const written = asWritten(draft.asked, word);
    return language === "en" ? `“${written}”` : `«\u00A0${written}\u00A0»`;
  });
  if (words.length === 0) return;
  draft.say(
    "unknown",
    [
      "Of {words} I find nothing on any page I may read.",
      "De {words}, je ne trouve rien dans les pages que je peux lire.",
    ],
    { words: listed(words, language) },
  );
}

/** Letters of the question's own word that are said again. */
const mostEchoed = 40;

/** As in the question, with its accents and its capital. */
function asWritten({ understood, slots }: Asked, word: string): string {
  const typed = (understood.text.match(/[\p{L}\p{N}]+(?:[’'-]\p{L}+)*/gu) ?? []).find(
    (one) => wordsOf(one).includes(word) || foldText(one) === word,
  );
  const bare = (typed ?? word ?? slots.words[0] ?? "")
    .replace(/[’']s$/u, "")
    .replace(/^(?:l|d|qu|j|s|n|m|t|c)[’']/iu, "");
  return cutText(bare, mostEchoed);
}

/** Pages about the person with a word of family on them, each word once. */
function kinPages({ chosen }: Asked): readonly { readonly page: Page; readonly word: string }[] {
  const found: { page: Page; word: string }[] = [];
  const stems = new Set([
    ...kin.flatMap(conceptKeys),
    ...otherKin.flatMap((word) => [`en:${stemOf(word, "en")}`, `fr:${stemOf(word, "fr")}`]),
  ]);
  const seen = new Set<string>();
  for (const page of readable(chosen)) {
    for (const match of page.moment.text.matchAll(
      /(?:(?:[hH]er|[hH]is|[tT]heir|[sS]on|[sS]a|[sS]es|four|three|two|quatre|trois|deux)\s)(\p{L}+)/gu,
    )) {
      const [word] = wordsOf(match[1] ?? "");
      if (
        word === undefined ||
        seen.has(word) ||
        !(stems.has(`en:${stemOf(word, "en")}`) || stems.has(`fr:${stemOf(word, "fr")}`))
      )
        continue;
      if (found.some(({ page: known }) => known === page)) continue;
      seen.add(word);
      found.push({ page, word: match[1] ?? word });
    }
  }
  return found.slice(0, 4);
}
