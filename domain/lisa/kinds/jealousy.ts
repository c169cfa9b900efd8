/** F15: own pages of jealousy or trust, and what followed. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import { fewest, inRole, light } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import { admissionsOf, countWords, firstPersonOf } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { againstAll, capital, moodsOf, readable } from "../speak/figures.ts";
import { count, dateWords, fill, share } from "../speak/say.ts";
import { hasFear, saySide } from "../speak/side.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";
import { notThere } from "./not-there.ts";

/** F15: own pages with the role, how they felt, and what was said aloud after. */
export function jealousy(asked: Asked): LisaReply {
  const { index, chosen, understood } = asked;
  const isTrust = understood.concepts.includes("trust");
  const role = isTrust ? "trust" : "jealousy";
  const pages = readable(inRole(index, chosen, role));
  if (pages.length === 0) return notThere(asked, understood.slots.words[0] ?? role);
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  sayGuess(draft);
  const theme = isTrust
    ? language === "en"
      ? "trust"
      : "la confiance"
    : language === "en"
      ? "jealousy"
      : "la jalousie";
  const words = { n: capital(count("page", pages.length, language)), theme };
  draft.say(
    "lead",
    pages.length < fewest
      ? [
          "{n} on {theme}: too few to conclude. Here is what there is.",
          "{n} sur {theme} : trop peu pour conclure. Voici ce qu’il y a.",
        ]
      : ["{n} on {theme}, in calendar order.", "{n} sur {theme}, dans l’ordre du calendrier."],
    words,
  );
  for (const page of pages.slice(-5)) {
    const text =
      [...admissionsOf(page), ...firstPersonOf(page)].find((line) => countWords(line) <= 18) ??
      lineOf(page, []);
    draft.item(
      "written",
      fill(["{date}: {line}", "{date} : {line}"], language, {
        date: dateWords(page.moment.occurred_on, language, asked.today),
        line: text ? draft.cite(text, page) : [draft.chip(page)],
      }),
    );
  }
  const felt = pages.filter(({ mood }) => mood !== null);
  if (light(felt).whole >= fewest)
    draft.say("felt", ["{share} light; {all}.", "{share} doux ou lumineux ; {all}."], {
      share: share(light(felt), language),
      all: againstAll(draft, felt),
    });
  else if (felt.length > 0)
    draft.say("felt", ["{moods}.", "{moods}."], { moods: moodsOf(draft, felt.slice(-4), true) });
  const told = pages
    .flatMap(
      (page) =>
        readable(inRole(index, index.byPerson.get(page.about) ?? [], "said")).find(
          (later) =>
            later.order > page.order &&
            later.isExact &&
            page.isExact &&
            daysBetween(page.day, later.day) <= 14,
        ) ?? [],
    )
    .at(-1);
  const line = told ? lineOf(told, []) : null;
  if (told && line)
    draft.say(
      "reading",
      ["What followed may have helped, once: {line}.", "La suite a peut-être aidé, une fois : {line}."],
      { line: draft.cite(line, told) },
    );
  const about = [...new Set(pages.flatMap((page) => (page.about === null ? [] : [page.about])))]
    .slice(-2)
    .flatMap((id) => index.person.get(id) ?? []);
  saySide(draft, about, [...pages, ...(told ? [told] : [])], 1);
  if (roleOf(index, role).byWords) draft.fixed("unknown", "by_words");
  if (about.some(({ id }) => hasFear(index, id))) draft.way(helpWay(language));
  return draft.standsOn(pages).finish();
}
