/** One theme or one weekday with two people: their pages of it counted beside all of theirs. Who feels or does more is not said. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { differ, fewest, light, type Part, within } from "../measures.ts";
import { conceptOf, isMoodWord } from "../read/concepts.ts";
import { isLightness, weighsMood } from "../read/mood-names.ts";
import { tellingName } from "../read/named.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, ownPages, readable } from "../speak/figures.ts";
import { count, figures, share } from "../speak/say.ts";
import { weekdayIn } from "./page-facts.ts";
import { pagesAsked } from "./pages-asked.ts";

const weighing = new Set(
  "more less most better worse lighter heavier happier sadder often same between than plus moins mieux meilleur meilleure meilleurs meilleures pire leger legere lourd lourde made make makes feel felt rendu rendue rends rend sens senti sentais them which two deux both with avec que compare comparer difference".split(
    " ",
  ),
);

/** Who hurt more is weighed by no count. */
const hurts = /\b(?:hurt\w*|pain|harm\w*|suffer\w*|mal|souffri\w*|blesse\w*)\b/;

/** Null where no theme is named, or not two people. */
export function themeOfTwo(asked: Asked): LisaReply | null {
  const { index, understood, people } = asked;
  if (people.length !== 2 || hurts.test(understood.folded)) return null;
  const weekday = weekdayIn(understood.concepts);
  const isWeighed = weighsMood.test(understood.folded);
  const theme = understood.slots.words.filter(
    (word) => !weighing.has(word) && !(isWeighed && isLightness(word)),
  );
  const isOfTags = understood.tags.length > 0 && !(isWeighed && understood.concepts.every(isMoodWord));
  if (theme.length === 0 && !isOfTags && weekday === null) return isWeighed ? lightOfTwo(asked) : null;
  const those = index.people.filter((one) => people.includes(one));
  const own = those.map((one) => readable(pagesThen(asked, one)));
  const onDay = (page: Page) =>
    page.isExact && ((daysBetween("1970-01-05", page.day) % 7) + 7) % 7 === weekday;
  const found =
    weekday === null
      ? own.map((pages) => pages.filter(isOfTheme(asked, theme)))
      : own.map((pages) => pages.filter(onDay));
  const draft = new AnswerDraft({ ...asked, kind: "compare" });
  const { language } = draft;
  if (found.every((pages) => pages.length === 0)) {
    draft.say(
      "lead",
      [
        "Neither with {a} nor with {b} do I find it on any page I may read.",
        "Ni avec {a} ni avec {b} je ne le trouve dans les pages que je peux lire.",
      ],
      { a: those[0]?.name ?? "", b: those[1]?.name ?? "" },
    );
    return draft.noQuestion().finish();
  }
  const parts = found.map((pages, at): Part => ({ part: pages.length, whole: own[at]?.length ?? 0 }));
  const isFew = parts.some(({ whole }) => whole < fewest);
  const [a, b] = those.map((one, at) => {
    const part = parts[at] ?? { part: 0, whole: 0 };
    return {
      name: tellingName(index, one),
      n: isFew ? figures(part.part, language) : share(part, language),
    };
  });
  const [p, q] = parts;
  const isClose = p && q && !differ(p, q);
  draft.say(
    "lead",
    isFew
      ? weekday === null
        ? [
            "Pages that have it: {n} with {a}, {m} with {b}; too few to compare.",
            "Pages qui en parlent : {n} avec {a}, {m} avec {b} ; trop peu pour comparer.",
          ]
        : [
            "Pages dated on that day: {n} with {a}, {m} with {b}; too few to compare.",
            "Pages datées de ce jour-là : {n} avec {a}, {m} avec {b} ; trop peu pour comparer.",
          ]
      : weekday === null
        ? [
            "Of the pages with {a}, {n} have it; with {b}, {m}{same}.",
            "Sur les pages avec {a}, {n} en parlent ; avec {b}, {m}{same}.",
          ]
        : [
            "Pages dated on that day: with {a}, {n}; with {b}, {m}.",
            "Pages datées de ce jour-là : avec {a}, {n} ; avec {b}, {m}.",
          ],
    {
      a: a?.name ?? "",
      n: a?.n ?? "",
      b: b?.name ?? "",
      m: b?.n ?? "",
      same: isClose && !isFew ? (language === "en" ? ": about the same" : "\u00A0: à peu près pareil") : "",
    },
  );
  sayLight(
    draft,
    those.map((one) => tellingName(index, one)),
    found,
  );
  for (const [at, pages] of found.entries()) {
    const shown = [...new Set([pages[0], pages.at(-1)])].flatMap((page) => page ?? []);
    const name = those[at]?.name ?? "";
    if (shown.length > 0)
      draft.say("written", ["With {name}: {chips}.", "Avec {name} : {chips}."], {
        name,
        chips: draft.chips(shown),
      });
  }
  draft.say("unknown", [
    "Pages say that it was there, not how much, and not of whom.",
    "Les pages disent qu’il y en avait, non combien, ni de qui.",
  ]);
  return draft.standsOn(found.flat()).finish();
}

/** A person's pages, of the time that was named. */
function pagesThen({ index, slots }: Asked, one: LisaRelationship): readonly Page[] {
  const own = ownPages(index, one);
  return slots.period === null ? own : within(own, slots.period.from, slots.period.to);
}

/** By tag, concept or word, as a thread would find them. */
function isOfTheme(asked: Asked, theme: readonly string[]): (page: Page) => boolean {
  const words = theme.filter((word) => conceptOf(word) !== null || !weighing.has(word));
  const understood = { ...asked.understood, slots: { ...asked.understood.slots, words } };
  const { pages, missing } = pagesAsked({ ...asked, understood, slots: { ...asked.slots, words } });
  const of = new Set(missing === null ? pages : []);
  return (page) => of.has(page);
}

/** "Am I happier with Camille than with Inès?": the light pages of each, and no more. */
function lightOfTwo(asked: Asked): LisaReply {
  const { index, people } = asked;
  const those = index.people.filter((one) => people.includes(one));
  const own = those.map((one) => pagesThen(asked, one));
  const [p, q] = own.map(light);
  const draft = new AnswerDraft({ ...asked, kind: "compare" });
  const { language } = draft;
  const names = those.map((one) => tellingName(index, one));
  const isEnough = p !== undefined && q !== undefined && p.whole >= fewest && q.whole >= fewest;
  const said = (part: Part = { part: 0, whole: 0 }) =>
    isEnough ? share(part, language) : count("page", part.whole, language);
  draft.say(
    "lead",
    isEnough
      ? [
          "By your pages{time}: with {a}, {n} light; with {b}, {m}{same}.",
          "D’après vos pages{time} : avec {a}, {n} doux ou lumineux ; avec {b}, {m}{same}.",
        ]
      : [
          "Too few pages with a mood to compare: {n} with {a}, {m} with {b}.",
          "Trop peu de pages avec une humeur pour comparer : {n} avec {a}, {m} avec {b}.",
        ],
    {
      a: names[0] ?? "",
      time: asked.slots.period === null ? "" : language === "en" ? " of that time" : " de ce temps-là",
      n: said(p),
      b: names[1] ?? "",
      m: said(q),
      same:
        isEnough && !differ(p, q)
          ? language === "en"
            ? ": about the same"
            : "\u00A0: à peu près pareil"
          : "",
    },
  );
  for (const [at, pages] of own.entries()) {
    const shown = readable(pages)
      .filter(({ mood }) => mood !== null)
      .slice(-2);
    if (shown.length > 0)
      draft.say("written", ["The last with {name}: {chips}.", "Les dernières avec {name} : {chips}."], {
        name: names[at] ?? "",
        chips: draft.chips(shown),
      });
  }
  if (those.filter(({ status }) => status === "ongoing").length === 1)
    draft.fixed("unknown", "ongoing_limit");
  else draft.fixed("unknown", "limit");
  return draft.standsOn(own.flat()).finish();
}

function sayLight(draft: AnswerDraft, names: readonly string[], found: readonly (readonly Page[])[]): void {
  const { language } = draft;
  const parts = found.map(light);
  if (parts.some(({ whole }) => whole < fewest)) {
    draft.say(
      "felt",
      [
        "{n} with a mood: too few to compare how light they are.",
        "{n} avec une humeur : trop peu pour comparer leur poids.",
      ],
      {
        n: capital(
          count(
            "page",
            parts.reduce((sum, { whole }) => sum + whole, 0),
            language,
          ),
        ),
      },
    );
    return;
  }
  const [p, q] = parts;
  if (!p || !q) return;
  draft.say(
    "felt",
    ["Light: {n} with {a}, {m} with {b}{same}.", "Doux ou lumineux : {n} avec {a}, {m} avec {b}{same}."],
    {
      a: names[0] ?? "",
      b: names[1] ?? "",
      n: share(p, language),
      m: share(q, language),
      same: differ(p, q) ? "" : language === "en" ? ": about the same" : "\u00A0: à peu près pareil",
    },
  );
}
