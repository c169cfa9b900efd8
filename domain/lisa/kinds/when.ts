/** F2: first, last, since when, with the page. */
import { yearOf } from "#domain/time/calendar-day.ts";
import { endOf, fewest, light, spansOf } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import { patternsOf } from "../read/retrieve.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { againstAll, capital, readable } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { count, dateWords, figures, share } from "../speak/say.ts";
import { sayGuess } from "./guess.ts";
import { notThere } from "./not-there.ts";
import { pagesAsked } from "./pages-asked.ts";

export function when(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const { people, today, understood } = asked;
  sayGuess(draft);
  const { pages, missing, words } = pagesAsked(asked);
  if (missing !== null) return notThere(asked, missing);
  const terms = [...words, ...understood.tags.flatMap(({ folded }) => folded.split(" "))];
  const shown = readable(pages);
  const wantsLast =
    /\b(?:last|latest|most recent|derniere?s?|haven'?t|have not|n'ai (?:pas|plus|rien))\b/.test(
      understood.folded,
    );
  const wantsEnd =
    /\b(?:end|ended|over|break up|broke up|split|fini|finie|termine|rompu|fin|separes?|quittes?|left)\b/.test(
      understood.folded,
    );
  const [one] = people;
  const start = one ? spansOf(one, today)[0]?.start : undefined;
  const end = one ? endOf(one) : null;
  const [first, last] = [shown[0], shown.at(-1)];
  const isOfDates = one !== undefined && understood.tags.length === 0 && words.length === 0;
  if (isOfDates && wantsEnd && end !== null) {
    draft.say(
      "lead",
      ["With {name} it ended on {date}, as you dated it.", "Avec {name}, la fin est datée du {date}."],
      { name: one.name, date: dateWords(end as never, language, today) },
    );
  } else if (isOfDates && wantsEnd && start !== undefined) {
    draft.say(
      "lead",
      [
        "No end with {name} is dated; it began on {date}.",
        "Aucune fin n’est datée avec {name} ; le début est daté du {date}.",
      ],
      { name: one.name, date: dateWords(start as never, language, today) },
    );
  } else if (isOfDates && !wantsLast && start !== undefined) {
    draft.say(
      "lead",
      ["With {name} it began on {date}, as you dated it.", "Avec {name}, le début est daté du {date}."],
      { name: one.name, date: dateWords(start as never, language, today) },
    );
  } else if (first && last) {
    const page = wantsLast ? last : first;
    const values = {
      date: dateWords(page.moment.occurred_on, language, today),
      n: count("page", pages.length, language),
      page: draft.chip(page),
    };
    if (pages.length === 1 && words.length === 0 && understood.tags.length === 0)
      draft.say(
        "lead",
        ["There is one page, from {date} {page}.", "Il y a une page, du {date} {page}."],
        values,
      );
    else if (pages.length === 1)
      draft.say(
        "lead",
        ["On {date}: one page says so {page}.", "Le {date} : une page le dit {page}."],
        values,
      );
    else if (wantsLast)
      draft.say(
        "lead",
        ["The last of {n} is from {date} {page}.", "La dernière de {n} est du {date} {page}."],
        values,
      );
    else
      draft.say(
        "lead",
        ["The first of {n} is from {date} {page}.", "La première de {n} est du {date} {page}."],
        values,
      );
  } else return notThere(asked, asked.slots.words[0] ?? "");
  if (first && last) {
    const told = wantsLast || (isOfDates && wantsEnd) ? last : first;
    const text = lineOf(told, patternsOf(terms));
    if (text) draft.say("written", ["{line}.", "{line}."], { line: draft.cite(text, told) });
    if (first !== last)
      draft.say("written", ["From {first} to {last}.", "De {first} à {last}."], {
        first: draft.chip(first),
        last: draft.chip(last),
      });
    const years = [...Map.groupBy(pages, ({ day }) => yearOf(day))];
    if (years.length > 1 && years.length <= 8) {
      draft.say("written", ["By year: {list}.", "Par année : {list}."], {
        list: years
          .map(([year, own]) => `${year}, ${figures(own.length, language)}`)
          .join(language === "fr" ? "\u00A0; " : "; "),
      });
    }
    const felt = told.mood;
    if (felt !== null) draft.say("felt", ["{mood}.", "{mood}."], { mood: capital(moodWord(felt, language)) });
    if (light(pages).whole >= fewest)
      draft.say("felt", ["Light: {share}; {all}.", "Doux ou lumineux : {share} ; {all}."], {
        share: share(light(pages), language),
        all: againstAll(draft, pages),
      });
  }
  return draft.standsOn(pages).chart("", pages).finish();
}
