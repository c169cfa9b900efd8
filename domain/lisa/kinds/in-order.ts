/** Who comes how often: counts of pages are told, people are not ranked. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { fewest, light } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { ownPages, readable } from "../speak/figures.ts";
import { count, dateWords, listed, share } from "../speak/say.ts";
import { compare } from "./compare.ts";

const mostListed = 8;
/** Of whom nothing was written for so many days. */
const longAgo = 365;

export function inTheirOrder(asked: Asked): LisaReply {
  const { folded } = asked.understood;
  if (asked.people.length === 2) return compare({ ...asked, kind: "compare" });
  if (/\b(?:no longer|any ?more|ne (?:parle|ecri\w*) plus|plus (?:parle|ecrit))\b/.test(folded))
    return quietSince(asked);
  return /\b(?:pages|entries|moments|writ\w*|wrote|talk|note|sur qui)\b/.test(folded)
    ? mostPages(asked)
    : notRanked(asked);
}

function told(asked: Asked): readonly { readonly one: LisaRelationship; readonly n: number }[] {
  const { index } = asked;
  return index.people.map((one) => ({ one, n: ownPages(index, one).length })).filter(({ n }) => n > 0);
}

function mostPages(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const isLeast = /\b(?:least|fewest|moins)\b/.test(asked.understood.folded);
  const sorted = told(asked).toSorted((a, b) => (isLeast ? a.n - b.n : b.n - a.n));
  const [first, ...others] = sorted;
  if (!first) return notRanked(asked);
  draft.say(
    "lead",
    isLeast
      ? ["About {name}, {n}: the fewest pages.", "Sur {name}, {n} : c’est le moins."]
      : ["About {name}, {n}: the most pages.", "Sur {name}, {n} : c’est le plus."],
    { name: first.one.name, n: count("page", first.n, language) },
  );
  if (others.length > 0)
    draft.say("written", ["Then {list}.", "Puis {list}."], {
      list: listed(
        others.slice(0, mostListed).map(({ one, n }) => `${one.name} (${count("page", n, language)})`),
        language,
      ),
    });
  const last = readable(ownPages(asked.index, first.one)).at(-1);
  if (last)
    draft.say("written", ["The last one about {name}: {chip}.", "La dernière sur {name} : {chip}."], {
      name: first.one.name,
      chip: draft.chip(last),
    });
  draft.fixed("unknown", "pages_are_not_weight");
  return draft.standsOn(asked.index.all).finish();
}

/** Best, worst, a score: no scale, and each in its own place in time. */
function notRanked(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const { index } = asked;
  if (!draft.fixed("lead", "no_ranking"))
    draft.say("lead", ["No ranks here: {n} in their order.", "Pas de rangs ici : {n} dans leur ordre."], {
      n: count("relationship", index.people.length, language),
    });
  draft.say("question", ["What would you do with a rank?", "Que feriez-vous d’un classement ?"]);
  const isOfExes = /\bex(?:es)?\b/.test(asked.understood.folded);
  const own = told(asked).filter(
    ({ one }) =>
      (asked.people.length === 0 || asked.people.includes(one)) && !(isOfExes && one.status !== "ended"),
  );
  const counted = own.filter(({ one }) => light(ownPages(index, one)).whole >= fewest).slice(-mostListed);
  const [only] = counted;
  if (counted.length === 1 && only)
    draft.say(
      "written",
      ["Light pages with {name}: {share}.", "Pages douces ou lumineuses avec {name} : {share}."],
      {
        name: only.one.name,
        share: share(light(ownPages(index, only.one)), language),
      },
    );
  else if (counted.length > 0)
    draft.say(
      "written",
      [
        "Light pages of each, in calendar order: {list}.",
        "Pages douces ou lumineuses, dans l’ordre du calendrier : {list}.",
      ],
      {
        list: listed(
          counted.map(({ one }) => `${one.name} ${share(light(ownPages(index, one)), language)}`),
          language,
        ),
      },
    );
  if (
    counted.length > 1 &&
    counted.some(({ one }) => one.status === "ongoing") &&
    counted.some(({ one }) => one.status === "ended")
  )
    draft.fixed("unknown", "endings_darken");
  return draft.standsOn(counted.flatMap(({ one }) => ownPages(index, one))).finish();
}

function quietSince(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const { index, today } = asked;
  const quiet = told(asked)
    .flatMap(({ one }) => {
      const last = readable(ownPages(index, one)).findLast(({ isExact }) => isExact);
      return last && daysBetween(last.day, today) >= longAgo ? [{ one, last }] : [];
    })
    .toSorted((a, b) => (a.last.order < b.last.order ? 1 : -1));
  if (quiet.length === 0)
    draft.say("lead", [
      "No: everyone on pages I may read is on one from the last twelve months.",
      "Non : chaque personne de ces pages figure dans les douze derniers mois.",
    ]);
  else
    draft.say(
      "lead",
      ["{n} without a page in the last twelve months.", "{n} sans une page dans les douze derniers mois."],
      { n: peopleWords(quiet.length, language) },
    );
  for (const { one, last } of quiet.slice(0, 6))
    draft.say("written", ["{name}, last on {date} {chip}.", "{name}, en dernier le {date} {chip}."], {
      name: one.name,
      date: dateWords(last.moment.occurred_on, language, today),
      chip: draft.chip(last),
    });
  return draft.standsOn(quiet.map(({ last }) => last)).finish();
}

function peopleWords(n: number, language: "en" | "fr"): string {
  const words = count("relationship", n, language);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
