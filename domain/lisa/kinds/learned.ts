/** F11: a line of each closing page, in the order of the stories. */
import type { LisaRelationship } from "../lisa-pages.ts";
import { inRole } from "../measures.ts";
import { lessonOf, lineOf } from "../read/lines.ts";
import type { LisaReply } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { count, fill, listed, number, ofName } from "../speak/say.ts";
import { saySide } from "../speak/side.ts";

/** Closing pages that a line is given of; of a very long life, the last. */
const mostTold = 8;

/** F11: a line of each closing page, in the order of the stories; else of the last page of what is over. */
export function learned(asked: Asked): LisaReply {
  const { index, people } = asked;
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const of = people.length > 0 ? people : index.people;
  const closings = of.flatMap((one) =>
    readable(index.byPerson.get(one.id) ?? [])
      .filter(({ moment }) => moment.is_closing)
      .slice(-1)
      .map((page) => ({ one, page })),
  );
  if (closings.length === 0) return learnedWithout(draft, of);
  const told = closings.slice(-mostTold);
  draft.say(
    "lead",
    closings.length === 1
      ? [
          "You wrote one closing page; here is a line of it.",
          "Vous avez écrit une page de fin ; en voici une ligne.",
        ]
      : [
          "You wrote {n} closing pages; here is a line of each, in the order of the stories.",
          "Vous avez écrit {n} pages de fin ; voici une ligne de chacune, dans l’ordre des histoires.",
        ],
    { n: number(closings.length, language, true) },
  );
  for (const { one, page } of told) {
    const text = lessonOf(page);
    draft.item(
      "written",
      fill(["{name}: {line}", "{name} : {line}"], language, {
        name: one.name,
        line: text ? draft.cite(text, page) : [draft.chip(page)],
      }),
    );
  }
  const without = of.filter(
    (one) => one.status === "ended" && !closings.some((closing) => closing.one.id === one.id),
  );
  if (without.length > 0 && without.length <= 4) {
    draft.say(
      "unknown",
      ["What {names} left you: no closing page.", "Ce qui reste {names} : pas de page de fin."],
      {
        names:
          language === "en"
            ? listed(
                without.map(({ name }) => name),
                "en",
              )
            : listed(
                without.map(({ name }) => ofName(name)),
                "fr",
              ),
      },
    );
  }
  const lastClosing =
    closings
      .map(({ page }) => page.order)
      .sort()
      .at(-1) ?? "";
  const since = readable(inRole(index, index.all, "said")).filter(
    (page) =>
      page.order > lastClosing &&
      page.about !== null &&
      (page.moment.is_milestone || roleOf(index, "mending").pages.has(page)),
  );
  const served = [
    ...since.filter(({ moment }) => moment.is_milestone),
    ...since.filter(({ moment }) => !moment.is_milestone),
  ].slice(0, 2);
  if (served.length > 0)
    draft.say(
      "reading",
      ["This may have served since: {chips}.", "Cela a peut-être servi depuis : {chips}."],
      { chips: draft.chips(served) },
    );
  saySide(
    draft,
    told.map(({ one }) => one),
    told.map(({ page }) => page),
    1,
  );
  return draft.standsOn(closings.map(({ page }) => page)).finish();
}

function learnedWithout(draft: AnswerDraft, of: readonly LisaRelationship[]): LisaReply {
  const { index } = draft.asked;
  const lasts = of
    .flatMap((one) =>
      readable(index.byPerson.get(one.id) ?? [])
        .slice(-1)
        .map((page) => ({ one, page })),
    )
    .slice(-5);
  if (lasts.length === 0) {
    draft.say("lead", [
      "You wrote no page about an ending that I may read.",
      "Aucune page sur une fin, dans celles que je peux lire.",
    ]);
    draft.fixed("offer", "one_line");
    return draft.finish();
  }
  draft.say(
    "lead",
    [
      "You wrote no closing page; these are the last lines of {n}.",
      "Vous n’avez pas écrit de page de fin ; voici les dernières lignes de {n}.",
    ],
    { n: count("relationship", lasts.length, draft.language) },
  );
  for (const { one, page } of lasts) {
    const text = lessonOf(page) ?? lineOf(page, []);
    draft.item(
      "written",
      fill(["{name}: {line}", "{name} : {line}"], draft.language, {
        name: one.name,
        line: text ? draft.cite(text, page) : [draft.chip(page)],
      }),
    );
  }
  draft.fixed("unknown", "limit");
  return draft.standsOn(lasts.map(({ page }) => page)).finish();
}
