/** "Is she losing interest?", « Pourquoi est-il si froid ? »: what somebody feels is on no page; what the pages say of distance, and how they moved, is. */
import { addDays } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { differ, endOf, fewest, light, within } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import type { LisaLanguage, LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { ownPages, readable, sayFew, sayLastMoods } from "../speak/figures.ts";
import { count, dateWords, fill, share } from "../speak/say.ts";
import { hasFear, saySide } from "../speak/side.ts";
import { whom } from "./fault.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";
import { notThere } from "./not-there.ts";

const far =
  /\b(?:distant|aloof|withdrawn|(?:pull|drift)(?:s|ed|ing)? (?:away|apart)|(?:lost|losing) interest|indifferent|cold (?:to|with|towards) me|(?:so|grown|turned|went) cold)\b|\b(?:distante?|lointaine?|indifferente?|s'(?:est )?eloign\w+|(?:prend|pris|prenait) ses distances|detachee?|(?:si|trop|tellement|devenue?) froide?)\b/;

/** What is set against the time just before it. */
const stretch = 90;

export function closeness(asked: Asked): LisaReply {
  const one = whom(asked);
  if (!one) return notThere(asked, asked.slots.words[0] ?? "");
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const { index } = asked;
  const own = ownPages(index, one);
  sayGuess(draft);
  if (own.length < fewest) {
    sayFew(draft, own);
    return draft.finish();
  }
  if (!draft.fixed("lead", "not_felt"))
    draft.say("lead", ["Of {name} I have {n}, no more.", "{n} avec {name}, rien de plus."], {
      name: one.name,
      n: count("page", own.length, language),
    });
  const said = readable(own).filter(({ folded }) => far.test(folded));
  for (const page of said.slice(-3)) draft.item("written", lineAbout(draft, page));
  sayStretches(draft, one, own);
  sayLastMoods(draft, own, 3);
  if (hasFear(index, one.id)) draft.way(helpWay(language));
  else saySide(draft, [one], said.length > 0 ? said : own.slice(-8), 2);
  draft.fixed("unknown", "limit");
  if (one.status === "ongoing") {
    const ask = language === "en" ? `How do I ask ${one.name}?` : `Comment demander à ${one.name} ?`;
    draft.way({ kind: "act", label: ask, ask });
  }
  return draft.standsOn(own).chart(one.name, own).finish();
}

function lineAbout(draft: AnswerDraft, page: Page) {
  const text = lineOf(page, [far]);
  return fill(["{date}: {line}", "{date} : {line}"], draft.language, {
    date: dateWords(page.moment.occurred_on, draft.language, draft.asked.today),
    line: text ? draft.cite(text, page) : [draft.chip(page)],
  });
}

/** The last ninety days, of a story that is over its own last, beside the ninety before: pages counted, and how many are light. */
function sayStretches(draft: AnswerDraft, one: LisaRelationship, own: readonly Page[]): void {
  const { language } = draft;
  const { today } = draft.asked;
  const end = endOf(one);
  const last = end === null ? today : representativeDay(end);
  const from = addDays(last, -stretch);
  const now = within(own, from, last);
  const before = within(own, addDays(from, -stretch), addDays(from, -1));
  const isComparable = light(now).whole >= fewest && light(before).whole >= fewest;
  const same = isComparable && !differ(light(now), light(before));
  draft.say(
    "felt",
    end === null
      ? [
          "In the last ninety days, about {name}: {now}; in the ninety before: {before}{same}.",
          "Ces quatre-vingt-dix derniers jours, avec {name} : {now} ; les quatre-vingt-dix d’avant : {before}{same}.",
        ]
      : [
          "In the last ninety days of it, about {name}: {now}; in the ninety before: {before}{same}.",
          "Dans les quatre-vingt-dix derniers jours de l’histoire, avec {name} : {now} ; les quatre-vingt-dix d’avant : {before}{same}.",
        ],
    {
      name: one.name,
      now: inFigures(now, language),
      before: inFigures(before, language),
      same: same ? (language === "en" ? ": about the same" : "\u00A0: à peu près pareil") : "",
    },
  );
  if (!isComparable)
    draft.say("felt", [
      "That is too few to say that anything moved.",
      "C’est trop peu pour dire que quelque chose a bougé.",
    ]);
}

/** "eleven pages, 6 of 10 light". */
function inFigures(pages: readonly Page[], language: LisaLanguage): string {
  const n = count("page", pages.length, language);
  const moods = light(pages);
  if (moods.whole < fewest) return n;
  return `${n}, ${share(moods, language)} ${language === "en" ? "light" : "doux ou lumineux"}`;
}
