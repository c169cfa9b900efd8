/** A3: what is said, what is kept, how quarrels mend. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { fewest, inRole, voice } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import {
  capital,
  gapWords,
  type Mendings,
  mendingsOf,
  ownPages,
  readable,
  sayFew,
  sayRise,
} from "../speak/figures.ts";
import { count, figures, number } from "../speak/say.ts";
import { saySide } from "../speak/side.ts";
import { sayTwoLines } from "./two-lines.ts";

export function communication(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, chosen, language } = { ...asked };
  if (chosen.length < fewest) {
    sayFew(draft, chosen);
    return draft.finish();
  }
  const [said, kept] = [inRole(index, chosen, "said"), inRole(index, chosen, "kept")];
  sayVoiceLead(draft, said, kept);
  const people = asked.people.length > 0 ? asked.people : index.people;
  const mendings = people.map((one) => mendingsOf(index, one)).filter(({ all }) => all.length > 0);
  const telling = mendings.toSorted((a, b) => b.all.length - a.all.length).slice(0, 3);
  for (const one of index.people) {
    const found = telling.find((mending) => mending.one.id === one.id);
    if (found) sayMending(draft, found);
  }
  sayRise(draft, chosen);
  const keptWithFeelings = kept.filter(({ feelings }) => feelings !== null);
  if (kept.length > 0 && keptWithFeelings.length < fewest && draft.has("felt")) {
    draft.say(
      "felt",
      [
        "Kept in has {n} with feelings: too few to conclude.",
        "Gardé pour soi : {n} avec des ressentis, trop peu pour conclure.",
      ],
      {
        n: count("page", keptWithFeelings.length, language),
      },
    );
  }
  sayTwoLines(draft, [
    ...kept,
    ...said,
    ...inRole(index, chosen, "quarrel"),
    ...inRole(index, chosen, "mending"),
  ]);
  const sides = telling.map(({ one }) => one);
  saySide(draft, sides.length > 0 ? sides : asked.people, [...said, ...inRole(index, chosen, "mending")], 1);
  if (roleOf(index, "said").byWords || roleOf(index, "kept").byWords) draft.fixed("unknown", "by_words");
  sayLastKept(draft, kept, said);
  draft.standsOn(chosen);
  return draft.finish();
}

function sayVoiceLead(draft: AnswerDraft, said: readonly Page[], kept: readonly Page[]): void {
  const { index, people } = draft.asked;
  const { language } = draft;
  if (said.length + kept.length < fewest) {
    draft.say(
      "lead",
      [
        "{n} say something said aloud or kept in: too few to conclude.",
        "{n} où une chose est dite ou gardée : trop peu pour conclure.",
      ],
      {
        n: capital(count("page", said.length + kept.length, language)),
      },
    );
    return;
  }
  const contrast =
    people.length > 0
      ? undefined
      : index.people
          .map((one) => ({ one, part: voice(index, ownPages(index, one)) }))
          .findLast(
            ({ part }) => part.whole >= fewest && part.part * 2 > part.whole !== said.length > kept.length,
          );
  const values = { kept: figures(kept.length, language), said: figures(said.length, language) };
  if (contrast) {
    const { part, one } = contrast;
    draft.say(
      "lead",
      [
        "Over all pages, {kept} kept in and {said} said aloud; with {name} it is the other way round, {a} to {b}.",
        "Toutes pages confondues, {kept} choses gardées et {said} dites à voix haute ; avec {name} c’est l’inverse, {a} contre {b}.",
      ],
      {
        ...values,
        name: one.name,
        a: figures(part.whole - part.part, language),
        b: figures(part.part, language),
      },
    );
    return;
  }
  draft.say(
    "lead",
    [
      "By your pages, {kept} kept in and {said} said aloud.",
      "D’après vos pages, {kept} choses gardées et {said} dites à voix haute.",
    ],
    values,
  );
}

function sayMending(draft: AnswerDraft, found: Mendings): void {
  const { one, all, gaps } = found;
  const open = all.filter(({ mending }) => mending === null).map(({ quarrel }) => quarrel);
  const last = all.at(-1);
  const values = { name: one.name, n: count("quarrel", all.length, draft.language) };
  if (gaps.length === 0) {
    draft.say(
      "written",
      ["With {name}: {n}, no mending dated {chip}.", "Avec {name} : {n}, aucune réparation datée {chip}."],
      {
        ...values,
        chip: draft.chips(readable(all.map(({ quarrel }) => quarrel)).slice(-1)),
      },
    );
    return;
  }
  const shown = readable(open.length > 0 ? open : last?.mending ? [last.mending] : []).slice(-1);
  draft.say(
    "written",
    open.length > 0
      ? [
          "From quarrel to mending with {name}: {gaps}; {open} not mended {chip}.",
          "De la dispute à la réparation avec {name} : {gaps} ; {open} sans réparation {chip}.",
        ]
      : [
          "From quarrel to mending with {name}: {gaps} {chip}.",
          "De la dispute à la réparation avec {name} : {gaps} {chip}.",
        ],
    {
      ...values,
      gaps: gapWords(draft, found),
      open: number(open.length, draft.language, true),
      chip: draft.chips(shown),
    },
  );
}

/** The last thing kept in with somebody who is there, and when it was said. */
function sayLastKept(draft: AnswerDraft, kept: readonly Page[], said: readonly Page[]): void {
  const { index } = draft.asked;
  const last = readable(kept).findLast(
    ({ about }) => about !== null && index.person.get(about)?.status === "ongoing",
  );
  if (!last) return;
  const told = said.find(
    ({ about, order, isExact }) => about === last.about && order > last.order && isExact,
  );
  if (!told || !last.isExact) return;
  draft.say(
    "question",
    [
      "The last thing you kept in took {n} to say {a} {b}. Is there another since?",
      "La dernière chose gardée a mis {n} à se dire {a} {b}. Y en a-t-il une autre depuis ?",
    ],
    {
      n: count("day", daysBetween(last.day, told.day), draft.language),
      a: draft.chip(last),
      b: draft.chip(told),
    },
  );
}
