/** A5: one relationship in order, or all of them; an order is never a cause. */
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import {
  endOf,
  fewest,
  light,
  longestSilence,
  monthsBetween,
  spansOf,
  type Turn,
  turnOf,
  within,
} from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, readable, sayFew } from "../speak/figures.ts";
import { count, dateWords, fill, number, share, spanWords } from "../speak/say.ts";
import { saySide } from "../speak/side.ts";
import { landmarks } from "./landmarks.ts";

export function timeline(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { chosen } = asked;
  const [one] = asked.people;
  if (!one) return life(draft);
  if (chosen.length < fewest) {
    sayFew(draft, chosen);
    return draft.finish();
  }
  sayLength(draft, one, chosen);
  const turn = turnOf(chosen);
  for (const line of landmarks(draft, one, chosen)) draft.item("written", line);
  sayTurn(draft, turn, "felt");
  sayOrder(draft, chosen, turn);
  if (one.status === "ended") saySide(draft, [one], [], 2);
  saySilence(draft, chosen, one);
  draft.standsOn(chosen).chart(one.name, chosen);
  return draft.finish();
}

function sayLength(draft: AnswerDraft, one: LisaRelationship, chosen: readonly Page[]): void {
  const { language } = draft;
  const { today } = draft.asked;
  const spans = spansOf(one, today);
  const [first, last] = [spans[0], spans.at(-1)];
  const end = endOf(one);
  const n = count("page", chosen.length, language);
  if (!first || !last) {
    draft.say("lead", ["{n} with {name}, in order.", "{n} avec {name}, dans l’ordre."], {
      n: capital(n),
      name: one.name,
    });
    return;
  }
  const from = dateWords(first.start as never, language, today);
  if (spans.length > 1) {
    draft.say(
      "lead",
      ["{name} came in {k}, from {from}: {n}.", "{name}, en {k}, à partir de {from} : {n}."],
      {
        name: one.name,
        k: count("period", spans.length, language),
        from,
        n,
      },
    );
    return;
  }
  const isExact = first.start.length === 10 && (end === null || end.length === 10);
  const about = isExact ? "" : language === "en" ? "about " : "environ ";
  const span =
    about +
    spanWords(
      representativeDay(first.start as never),
      end === null ? today : representativeDay(end as never),
      language,
    );
  if (end === null) {
    draft.say("lead", ["Since {from}, {span}: {n}.", "Depuis {from}, {span} : {n}."], { from, span, n });
    return;
  }
  const during =
    within(chosen, null, representativeDay(end as never)).length +
    chosen.filter(({ isExact: known }) => !known).length;
  const after = chosen.length - during;
  draft.say(
    "lead",
    after > 0
      ? [
          "From {from} to {to}, {span}: {n}, and {after} after.",
          "Du {from} au {to}, {span} : {n}, et {after} après.",
        ]
      : ["From {from} to {to}, {span}: {n}.", "Du {from} au {to}, {span} : {n}."],
    {
      from,
      to: dateWords(end as never, language, today),
      span,
      n: count("page", during, language),
      after: number(after, language, true),
    },
  );
}

export function sayTurn(draft: AnswerDraft, turn: Turn | null, kind: "felt" | "lead"): void {
  const { language } = draft;
  const { today } = draft.asked;
  const [before, after] = [turn?.before.at(-1), turn?.after[0]];
  if (!turn || !before || !after) return;
  const dates = {
    d1: dateWords(before.moment.occurred_on, language, today),
    d2: dateWords(after.moment.occurred_on, language, today),
  };
  const shares = { a: share(light(turn.before), language), b: share(light(turn.after), language) };
  if (kind === "lead") {
    draft.say(
      "lead",
      [
        "The moods turn between {d1} and {d2}: {a} light before, {b} after.",
        "L’humeur tourne entre le {d1} et le {d2} : {a} doux ou lumineux avant, {b} après.",
      ],
      { ...dates, ...shares },
    );
    return;
  }
  draft.say(
    "felt",
    [
      "The moods turn between {d1} and {d2}: {a} light before, {b} after {x} {y}.",
      "L’humeur tourne entre le {d1} et le {d2} : {a} doux ou lumineux avant, {b} après {x} {y}.",
    ],
    {
      ...dates,
      ...shares,
      x: draft.chip(before),
      y: draft.chip(after),
    },
  );
}

/** R4 and R1: a theme that begins before the turn. */
export function sayOrder(draft: AnswerDraft, chosen: readonly Page[], turn: Turn | null): void {
  const after = turn?.after[0];
  if (!turn || !after) return;
  const here = new Set(chosen);
  const themes = draft.asked.index.tags
    .filter((tag) => !tag.isMood)
    .map((tag) => ({ tag, pages: tag.pages.filter((page) => here.has(page)) }))
    .filter(({ pages }) => pages.length >= fewest && light(pages).part * 2 < light(pages).whole)
    .map((theme) => ({ ...theme, first: theme.pages[0] }))
    .filter(
      ({ first }) => first?.isExact && first.day < after.day && monthsBetween(first.day, after.day) <= 12,
    );
  const [theme] = themes.toSorted((a, b) => rareness(b) - rareness(a));
  if (!theme?.first) return;
  const months = monthsBetween(theme.first.day, after.day);
  draft.say(
    "reading",
    [
      "{tag} comes {time} before that turn {chip}; they may belong together, which is not yet a why.",
      "« {tag} » vient {time} avant ce tournant {chip} ; cela va peut-être ensemble, ce n’est pas encore une raison.",
    ],
    {
      tag: draft.language === "en" ? capital(theme.tag.label) : theme.tag.label,
      time:
        months === 0
          ? draft.language === "en"
            ? "less than a month"
            : "moins d’un mois"
          : draft.language === "en" && months === 1
            ? "a month"
            : count("month", months, draft.language),
      chip: draft.chip(theme.first),
    },
  );
}

/** How much of a tag is here and nowhere else. */
function rareness({ tag, pages }: { tag: { pages: readonly Page[] }; pages: readonly Page[] }): number {
  return pages.length / tag.pages.length + pages.length / 1_000;
}

export function saySilence(draft: AnswerDraft, chosen: readonly Page[], one: LisaRelationship): void {
  const end = endOf(one);
  const during = end === null ? chosen : within(chosen, null, representativeDay(end as never));
  const silence = longestSilence(readable(during));
  if (!silence || silence.days < 21 || spansOf(one, draft.asked.today).length > 1) return;
  draft.say(
    "unknown",
    [
      "What happened in your longest silence of that time, {n} without a page: {a} {b}.",
      "Ce qui s’est passé dans votre plus long silence de ce temps-là, {n} sans page : {a} {b}.",
    ],
    {
      n: count("day", silence.days, draft.language),
      a: draft.chip(silence.from),
      b: draft.chip(silence.to),
    },
  );
}

/** Nobody was named: the relationships in order. */
function life(draft: AnswerDraft): LisaReply {
  const { index, today } = draft.asked;
  const { language } = draft;
  if (index.people.length === 0) {
    sayFew(draft, draft.asked.chosen);
    return draft.finish();
  }
  draft.say("lead", ["{n}, in the order in which they began.", "{n}, dans l’ordre de leurs débuts."], {
    n: capital(count("relationship", index.people.length, language)),
  });
  for (const one of index.people.slice(-12)) {
    const own = readable(index.byPerson.get(one.id) ?? []);
    const [first] = own;
    const start = spansOf(one, today)[0]?.start;
    const from =
      start === undefined
        ? language === "en"
          ? "no date"
          : "sans date"
        : dateWords(start as never, language, today);
    const end = endOf(one);
    const to = end === null ? "" : `–${dateWords(end as never, language, today)}`;
    draft.item(
      "written",
      fill(["{name}, {from}{to}: {n} {chip}.", "{name}, {from}{to} : {n} {chip}."], language, {
        name: one.name,
        from,
        to,
        n: count("page", (index.byPerson.get(one.id) ?? []).length, language),
        chip: first ? draft.chip(first) : "",
      }),
    );
  }
  draft.fixed("unknown", "limit");
  return draft.standsOn(draft.asked.chosen).finish();
}
