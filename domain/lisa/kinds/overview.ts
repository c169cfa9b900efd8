/** A1: everything, or everything of one relationship. */

import { representativeDay } from "#domain/time/vague-date.ts";
import { fewest, heavy, isHeavy, isLight, light, spansOf, turnOf } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import {
  againstAll,
  capital,
  exampleOf,
  labelOf,
  lightOf,
  readable,
  sayFew,
  sayLastMoods,
  sayRise,
  tellingTags,
  voices,
} from "../speak/figures.ts";
import { count, listed, number, share, spanWords } from "../speak/say.ts";
import { saySide } from "../speak/side.ts";

export function overview(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, chosen } = asked;
  if (chosen.length < fewest) {
    sayFew(draft, chosen);
    return draft.finish();
  }
  if (asked.people.length === 1) return ofOne(draft);
  const { language } = draft;
  const hasMoods = light(chosen).whole >= fewest;
  const isPart = chosen.length < index.all.length;
  if (isPart) {
    draft.say(
      "lead",
      hasMoods
        ? ["{n} of that choice, {light} light; {all}.", "{n} de ce choix, {light} doux ou lumineux ; {all}."]
        : [
            "{n} of that choice, too few with a mood to say more.",
            "{n} de ce choix, trop peu avec une humeur pour en dire plus.",
          ],
      {
        n: capital(count("page", chosen.length, language)),
        light: share(light(chosen), language),
        all: againstAll(draft, chosen),
      },
    );
  } else sayWhoIsThere(draft);
  const counts = Map.groupBy(chosen, ({ about }) => about);
  const most = index.people
    .map((one) => ({ one, n: counts.get(one.id)?.length ?? 0 }))
    .sort((a, b) => b.n - a.n)
    .filter(({ n }) => n > 0)
    .slice(0, 3);
  if (most.length > 1) {
    draft.say("written", ["You have written most about {list}.", "Vous avez surtout écrit sur {list}."], {
      list: listed(
        most.map(
          ({ one, n }, at) => `${one.name} (${at === 0 ? count("page", n, language) : number(n, language)})`,
        ),
        language,
      ),
    });
  }
  sayThemes(draft, 2);
  sayLastMoods(draft, chosen, 4);
  const told = voices(draft);
  if (!isPart && told.count > 1 && told.spread >= 0.2) {
    draft.say(
      "reading",
      [
        "What differs most may be what you say aloud, of what you tagged said or kept: {list}.",
        "Ce qui diffère le plus, c’est peut-être ce que vous dites à voix haute, parmi dit et gardé : {list}.",
      ],
      { list: told.line },
    );
    if (roleOf(index, "said").byWords) draft.fixed("unknown", "by_words");
  }
  draft.fixed("unknown", "limit");
  draft.standsOn(chosen);
  offerAnalyses(draft);
  return draft.finish();
}

function sayWhoIsThere(draft: AnswerDraft): void {
  const { language, asked } = draft;
  const { index, today } = asked;
  const present = index.people.filter(({ status }) => status === "ongoing");
  const now = present.map((one) => {
    const start = spansOf(one, today).at(-1)?.start;
    if (start === undefined) return one.name;
    const about = start.length === 10 ? "" : language === "en" ? "about " : "environ ";
    const span = spanWords(representativeDay(start as never), today, language);
    return language === "en" ? `for ${about}${span}, ${one.name}` : `depuis ${about}${span}, ${one.name}`;
  });
  const people = count("relationship", index.people.length, language);
  const pages = count("page", index.all.length, language);
  draft.say("lead", ["{people} and {pages}{now}.", "{people} et {pages}{now}."], {
    people: capital(people),
    pages,
    now:
      now.length > 0 && now.length <= 2
        ? now.map((one) => `${language === "fr" ? "\u00A0" : ""}; ${one}`).join("")
        : "",
  });
}

/** Tags that lie apart from all pages, the base, and the one that means nothing. */
function sayThemes(draft: AnswerDraft, most: number): void {
  const { index, chosen } = draft.asked;
  const { light: lightTags, heavy: heavyTags, empty, same } = tellingTags(index, chosen);
  for (const tag of lightTags.slice(0, most)) {
    const example = exampleOf(tag.pages, isLight);
    if (example)
      draft.say("written", ["{tag} {chip}.", "{tag} {chip}."], {
        tag: lightOf(draft, labelOf(tag), tag.pages),
        chip: draft.chip(example),
      });
  }
  const worst = heavyTags[0];
  const example = worst ? exampleOf(worst.pages, isHeavy) : null;
  if (worst && example)
    draft.say("written", ["{tag} {chip}.", "{tag} {chip}."], {
      tag: lightOf(draft, labelOf(worst), worst.pages),
      chip: draft.chip(example),
    });
  const all = light(chosen);
  if (all.whole >= fewest) {
    draft.say("written", ["Over all these pages, {all}.", "Toutes ces pages confondues, {all}."], {
      all: share(all, draft.language),
    });
  }
  const hollow = empty[0];
  if (hollow) {
    draft.say("written", ["{tag}.", "{tag}."], { tag: lightOf(draft, labelOf(hollow), hollow.pages) });
    draft.fixed("written", "empty_word");
  }
  if (lightTags.length === 0 && heavyTags.length === 0 && same.length > 0) {
    draft.say(
      "written",
      [
        "No tag lies apart from the rest: {list} are about the same.",
        "Aucune étiquette ne se détache : {list}, à peu près pareil.",
      ],
      {
        list: listed(
          same.slice(0, 3).map(({ label }) => label),
          draft.language,
        ),
      },
    );
  }
}

function ofOne(draft: AnswerDraft): LisaReply {
  const { language, asked } = draft;
  const { index, chosen } = asked;
  const [one] = asked.people;
  if (!one) return draft.finish();
  const [first, last] = [readable(chosen)[0], readable(chosen).at(-1)];
  draft.say(
    "lead",
    light(chosen).whole >= fewest
      ? ["{n} with {name}, {light} light; {all}.", "{n} avec {name}, {light} doux ou lumineux ; {all}."]
      : [
          "{n} with {name}, too few with a mood to say more.",
          "{n} avec {name}, trop peu avec une humeur pour en dire plus.",
        ],
    {
      n: capital(count("page", chosen.length, language)),
      name: one.name,
      light: share(light(chosen), language),
      all: againstAll(draft, chosen),
    },
  );
  if (first && last && first !== last) {
    draft.say(
      "written",
      ["The first is {first}, the last {last}.", "La première est {first}, la dernière {last}."],
      {
        first: draft.chip(first),
        last: draft.chip(last),
      },
    );
  }
  const { light: lightTags, heavy: heavyTags } = tellingTags(index, chosen);
  for (const tag of [...lightTags.slice(0, 2), ...heavyTags.slice(0, 1)]) {
    const example = exampleOf(tag.pages, heavyTags.includes(tag) ? isHeavy : isLight);
    if (example)
      draft.say("written", ["{tag} {chip}.", "{tag} {chip}."], {
        tag: lightOf(draft, labelOf(tag), tag.pages),
        chip: draft.chip(example),
      });
  }
  const hard = heavy(chosen);
  if (hard.part > 0 && hard.whole >= fewest) {
    draft.say("felt", ["Heavy or Stormy: {share}.", "Lourds ou orageux : {share}."], {
      share: share(hard, language),
    });
  }
  sayLastMoods(draft, chosen, 3);
  sayRise(draft, chosen);
  const turn = turnOf(chosen);
  const [before, after] = [turn?.before.at(-1), turn?.after[0]];
  if (turn && before && after) {
    draft.say(
      "reading",
      [
        "The moods may turn between {before} and {after}: {a} light before, {b} after.",
        "L’humeur tourne peut-être entre {before} et {after} : {a} doux ou lumineux avant, {b} après.",
      ],
      {
        before: draft.chip(before),
        after: draft.chip(after),
        a: share(light(turn.before), language),
        b: share(light(turn.after), language),
      },
    );
  }
  if (one.status === "ended" || hard.part >= fewest) saySide(draft, [one], chosen);
  draft.fixed("unknown", "limit");
  draft.standsOn(chosen).chart(one.name, chosen);
  const ask =
    language === "en" ? `The story of ${one.name}, in order` : `L’histoire avec ${one.name}, dans l’ordre`;
  draft.way({ kind: "widen", label: ask, ask });
  return draft.finish();
}

/** Ways on from everything: two other analyses. */
function offerAnalyses(draft: AnswerDraft): void {
  const ways =
    draft.language === "en"
      ? ["What comes back?", "How do I communicate when something is wrong?"]
      : ["Qu’est-ce qui revient ?", "Comment je communique quand ça ne va pas ?"];
  for (const ask of ways) draft.way({ kind: "widen", label: ask, ask });
}
