/** F10: the other’s telling, in noted words only. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { inRole } from "../measures.ts";
import { ongoingOf } from "../read/people.ts";
import { retrieve } from "../read/retrieve.ts";
import { admissionsOf, firstPersonOf } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { count, ofName } from "../speak/say.ts";
import { actsOfOther, freshFirst, hasFear, wordsOfOther } from "../speak/side.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";
import { notThere } from "./not-there.ts";

/** F10: reason, act, words, what followed; asked for, it is told also where it would not be unasked. */
export function otherTelling(asked: Asked): LisaReply {
  const { index, understood, people } = asked;
  const one = people[0] ?? ongoingOf(index);
  if (!one) return notThere(asked, understood.slots.words[0] ?? "");
  const own = readable(index.byPerson.get(one.id) ?? []);
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  sayGuess(draft);
  if (!draft.fixed("lead", "imagine"))
    draft.say("lead", ["{name}, out of {n}.", "{name}, d’après {n}."], {
      name: one.name,
      n: count("page", own.length, language),
    });
  const focus = sceneOf(asked, own);
  const scene = new Set(focus);
  const spoken = freshFirst(wordsOfOther(index, one, focus), asked.quoted);
  const pieces = [
    ...freshFirst(actsOfOther(index, one, focus), asked.quoted).slice(0, 2),
    ...spoken.filter(({ page }) => scene.has(page)).slice(0, 2),
    ...spoken.filter(({ page }) => !scene.has(page)).slice(0, 2),
  ].filter((piece, at, all) => all.findIndex(({ text }) => text === piece.text) === at);
  if (pieces.length === 0) {
    draft.say(
      "unknown",
      [
        "No word or act of {name} is on any page I may read.",
        "Aucun mot, aucun geste {of} n’est noté dans les pages que je peux lire.",
      ],
      { name: one.name, of: ofName(one.name) },
    );
    return draft.standsOn(own).finish();
  }
  draft.label("side", ["{name}’s side, perhaps", "Du côté {of}, peut-être"], {
    name: one.name,
    of: ofName(one.name),
  });
  const [first, ...others] = pieces.slice(0, 5);
  if (first)
    draft.say("side", ["{name} might begin with {line}.", "{name} commencerait peut-être par {line}."], {
      name: one.name,
      line: draft.cite(first.text, first.page),
    });
  const links: readonly (readonly [string, string])[] = [
    ["Then perhaps {line}.", "Puis peut-être {line}."],
    ["And {line}.", "Et {line}."],
    ["And {line}.", "Et {line}."],
    ["And {line}.", "Et {line}."],
  ];
  for (const [at, { text, page }] of others.entries())
    draft.say("side", links[at] ?? ["And {line}.", "Et {line}."], { line: draft.cite(text, page) });
  draft.say(
    "side",
    ["That is {name} on your pages, nothing more.", "C’est {name} dans vos pages, rien de plus."],
    { name: one.name },
  );
  draft.remember("side:frame");
  const said = focus.flatMap((page) =>
    [...admissionsOf(page), ...firstPersonOf(page)].map((text) => ({ text, page })),
  );
  const [mine] = said.filter(({ text }) => !asked.quoted.has(text));
  if (mine)
    draft.say("written", ["On your own side: {line}.", "De votre côté : {line}."], {
      line: draft.cite(mine.text, mine.page),
    });
  const mended = focus[0]
    ? inRole(index, own, "mending").find((page) => page.order > (focus[0]?.order ?? "") && page.isExact)
    : undefined;
  if (mended && focus[0]?.isExact && inRole(index, focus, "quarrel").length > 0) {
    draft.say("written", ["Mended after {n} {chip}.", "Réparé après {n} {chip}."], {
      n: count("day", daysBetween(focus[0].day, mended.day), language),
      chip: draft.chip(mended),
    });
  }
  const felt = [focus[0], mended].flatMap((page) =>
    page && page.mood !== null ? [page.feelings ?? [page.mood]] : [],
  );
  if (felt.length > 0)
    draft.say("felt", ["{moods}.", "{moods}."], {
      moods: capital(
        felt
          .map((moods) => moods.map((mood) => moodWord(mood, language)).join(", "))
          .join(language === "en" ? "; then " : "\u00A0; puis "),
      ),
    });
  if (hasFear(index, one.id)) draft.way(helpWay(language));
  return draft.standsOn(focus).finish();
}

/** The page that the question speaks of, and what comes right after it. */
function sceneOf({ understood, index }: Asked, own: readonly Page[]): readonly Page[] {
  const here = new Set(own);
  const terms = [...understood.slots.words, ...understood.tags.flatMap((tag) => tag.folded.split(" "))];
  const hits = retrieve(index, terms, here);
  const most = Math.max(0, ...hits.map(({ words }) => words));
  const best = hits.filter(({ words }) => words === most && most > 0)[0]?.page;
  const quarrel = inRole(index, own, "quarrel").at(-1);
  const wantsQuarrel = understood.concepts.includes("quarrel");
  const quarrels = inRole(index, own, "quarrel");
  const scene = wantsQuarrel
    ? (hits.find(({ page }) => quarrels.includes(page))?.page ?? quarrel ?? best)
    : (best ?? quarrel ?? own.at(-1));
  if (!scene) return [];
  const at = own.indexOf(scene);
  return [scene, ...own.slice(at + 1, at + 2)];
}
