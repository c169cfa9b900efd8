/** What stands in a record rather than on a page: where two people met, where somebody lives, who came first. */
import { yearOf } from "#domain/time/calendar-day.ts";
import { spansOf } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { dateWords, ofName } from "../speak/say.ts";
import { whom } from "./fault.ts";
import { sayGuess } from "./guess.ts";
import { notThere } from "./not-there.ts";

export function record(asked: Asked): LisaReply {
  const { folded } = asked.understood;
  if (/\b(?:how old|quel age)\b/.test(folded))
    return notThere(asked, asked.language === "en" ? "age" : "âge");
  if (/\b(?:first|premiere?)\b/.test(folded) && !/\b(?:meet|met|rencontr|connu)/.test(folded))
    return whoCameFirst(asked);
  return /\b(?:live[sd]?|habit\w+|vi[vt]\w*)\b/.test(folded) ? whereabouts(asked) : meeting(asked);
}

function meeting(asked: Asked): LisaReply {
  const one = whom(asked);
  if (!one) return notThere(asked, "");
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  sayGuess(draft);
  const values = {
    name: one.name,
    of: ofName(one.name),
    place: one.meeting_place?.trim() ?? "",
    notes: draft.notes(one),
  };
  draft.say(
    "lead",
    values.place === ""
      ? ["{name}’s record does not say where you met.", "La fiche {of} ne dit pas le lieu de la rencontre."]
      : ["{name}’s record says: {place} {notes}.", "La fiche {of} dit : {place} {notes}."],
    values,
  );
  const own = readable(index(asked, one.id));
  const [first] = own;
  const text = first ? lineOf(first, []) : null;
  if (first)
    draft.say(
      "written",
      ["The first page is from {date}: {line}.", "La première page est du {date} : {line}."],
      {
        date: dateWords(first.moment.occurred_on, language, asked.today),
        line: text ? draft.cite(text, first) : [draft.chip(first)],
      },
    );
  return draft.standsOn(own.slice(0, 1)).finish();
}

function whereabouts(asked: Asked): LisaReply {
  const one = whom(asked);
  const city = one?.city?.trim() ?? "";
  if (!one || city === "") return notThere(asked, asked.slots.words[0] ?? "");
  const draft = new AnswerDraft(asked);
  sayGuess(draft);
  draft.say("lead", ["{name}’s record says: {city} {notes}.", "La fiche {of} dit : {city} {notes}."], {
    name: one.name,
    of: ofName(one.name),
    city,
    notes: draft.notes(one),
  });
  draft.say("unknown", ["Whether that is still so.", "Si c’est encore vrai."]);
  return draft.noQuestion().finish();
}

/** By the calendar; whether it was love is not on a page. */
function whoCameFirst(asked: Asked): LisaReply {
  const [one] = asked.index.people;
  if (!one) return notThere(asked, "");
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const own = readable(index(asked, one.id));
  const start = spansOf(one, asked.today)[0]?.start ?? own[0]?.moment.occurred_on;
  draft.say(
    "lead",
    start === undefined
      ? [
          "The first on pages I may read is {name}.",
          "Le premier nom, dans les pages que je peux lire, est {name}.",
        ]
      : [
          "The first on pages I may read is {name}: {date}.",
          "Le premier nom, dans les pages que je peux lire, est {name} : {date}.",
        ],
    {
      name: one.name,
      date: start === undefined ? "" : withYear(dateWords(start, language, asked.today), start),
    },
  );
  const [first] = own;
  const text = first ? lineOf(first, []) : null;
  if (first && text)
    draft.say("written", ["The first page: {line}.", "La première page : {line}."], {
      line: draft.cite(text, first),
    });
  draft.say("unknown", [
    "What came before you began to write, and what you would call love.",
    "Ce qui a précédé ces pages, et ce que vous appelleriez amour.",
  ]);
  return draft.standsOn(own).finish();
}

/** A date of this year is said with its year where it begins a story. */
function withYear(words: string, date: string): string {
  const year = String(yearOf(`${date.slice(0, 4)}-01-01`));
  return words.includes(year) ? words : `${words} ${year}`;
}

function index({ index: { byPerson } }: Asked, id: string) {
  return byPerson.get(id) ?? [];
}
