/** How long ago the last page is, and whether somebody is still written about: counted; what is thought and not written is on no page. */

import { foldText } from "#domain/text/fold-text.ts";
import { addMonths, daysBetween } from "#domain/time/calendar-day.ts";
import { wordsOf } from "../read/words.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { ownPages, readable } from "../speak/figures.ts";
import { count, dateWords } from "../speak/say.ts";
import { sayGuess } from "./guess.ts";
import { notThere } from "./not-there.ts";

export function recency(asked: Asked): LisaReply {
  const { index, people, today } = asked;
  const [one] = people;
  if (!one) return notThere(asked, asked.slots.words[0] ?? "");
  const own = readable(ownPages(index, one));
  const last = own.findLast(({ isExact }) => isExact) ?? own.at(-1);
  if (!last) return notThere(asked, "");
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  sayGuess(draft);
  draft.say(
    "lead",
    last.isExact
      ? [
          "The last page about {name} is from {date}, {n} ago {chip}.",
          "La dernière page avec {name} est du {date}, il y a {n} {chip}.",
        ]
      : [
          "The last page about {name} is from {date} {chip}.",
          "La dernière page avec {name} est datée du {date} {chip}.",
        ],
    {
      name: one.name,
      date: dateWords(last.moment.occurred_on, language, today),
      n: count("day", Math.max(0, daysBetween(last.day, today)), language),
      chip: draft.chip(last),
    },
  );
  const from = addMonths(today, -12);
  const recent = own.filter(({ isExact, day }) => isExact && day >= from);
  const first = wordsOf(one.name)[0] ?? foldText(one.name);
  const named = readable(index.all).filter(
    ({ about, isExact, day, folded }) =>
      about !== one.id && isExact && day >= from && wordsOf(folded).includes(first),
  );
  draft.say(
    "written",
    [
      "In the last twelve months: {n} about {name}, and {m} more with that name{chips}.",
      "Dans les douze derniers mois : {n} avec {name}, et {m} de plus où ce nom est écrit{chips}.",
    ],
    {
      name: one.name,
      n: count("page", recent.length, language),
      m: count("page", named.length, language),
      chips:
        named.length === 0 ? "" : [{ kind: "text" as const, text: " " }, ...draft.chips(named.slice(-3))],
    },
  );
  draft.say("unknown", [
    "What is thought and not written, and what that means.",
    "Ce qui se pense sans s’écrire, et ce que cela veut dire.",
  ]);
  return draft.standsOn([...new Set([...own.slice(-1), ...recent, ...named])]).finish();
}
