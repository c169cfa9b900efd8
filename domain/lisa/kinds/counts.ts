/** F1: how many, with the parts that add up. */
import type { Page } from "../lisa-index.ts";
import { endOf, fewest, gapsOf, inRole, light, moodCounts, quarrelsOf } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { againstAll, capital, labelOf, readable, sayMended } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { count, dateWords, figures, listed } from "../speak/say.ts";
import { aloneThen } from "./alone-then.ts";
import { sayGuess } from "./guess.ts";
import { howLong, howManyLasted, howManyPeople } from "./how-long.ts";
import { listedFacts } from "./listed-facts.ts";
import { notThere } from "./not-there.ts";
import { onWeekday, pageFact, pageFactIn, weekdayIn } from "./page-facts.ts";
import { pagesAsked } from "./pages-asked.ts";
import { asksBySeason, bySeason, moodRhythm, rhythm, timeAlone, timeBetween } from "./rhythm.ts";
import { withoutWords } from "./thread.ts";
import { twoYears, twoYearsIn } from "./two-years.ts";

export function numbers(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const { index, slots, people, understood, today } = asked;
  const years = twoYearsIn(understood.folded);
  if (years !== null) return twoYears(asked, years);
  const fact = pageFactIn(understood.folded);
  if (fact !== null) return pageFact(asked, fact);
  if (asksBySeason.test(understood.folded)) return bySeason(draft);
  const facts = listedFacts(asked);
  if (facts) return facts;
  const weekday = weekdayIn(understood.concepts);
  if (weekday !== null) return onWeekday(asked, weekday);
  sayGuess(draft);
  if (
    /\bwrite more\b(?!.{0,8}\b(?:winter|spring|summer|autumn|hiver|printemps|ete|automne)\b)|\b(?:j'ecris|ecris-je) (?:plus|moins)\b/.test(
      understood.folded,
    )
  )
    return moodRhythm(draft);
  if (/\bin love\b|\bamoureu\w+\b/.test(understood.folded)) return timeAlone(draft);
  if (slots.period !== null && /\b(?:single|celibataire)\b/.test(understood.folded))
    return aloneThen(draft, slots.period);
  if (
    /\b(?:single|alone|celibataire|seule?)\b/.test(understood.folded) &&
    people.length < 2 &&
    /\b(?:year|long|time|temps|ans?|annee|mois|month)s?\b/.test(understood.folded)
  )
    return timeAlone(draft);
  const lasted = howManyLasted(draft);
  if (lasted) return lasted;
  if (people.length === 2 && /\b(?:between|after|entre|apres)\b/.test(understood.folded))
    return timeBetween(draft);
  const asksSilence =
    /\b(?:longest|plus long(?:ue)?) (?:silence|gap|pause|stretch|absence)\b|\b(?:jours|temps) sans (?:rien )?ecrire\b|\b(?:long|days)\b.{0,24}\b(?:without|not) writ(?:e|ing)\b/;
  if (asksSilence.test(understood.folded)) return rhythm(draft, true);
  if (
    /\b(?:pages?|moments?|entr(?:y|ies)|notes?) (?:per|a|each|every|par|chaque) (?:year|an|annee)\b|\b(?:how often|souvent|frequence|rythme)\b.{0,20}\b(?:write|ecri\w*|note\w*)\b|\bwrite (?:every day|most|the most)\b|\becrit (?:le plus|tous les jours)\b|\ble plus ecrit\b/.test(
      understood.folded,
    )
  )
    return rhythm(draft, false);
  if (
    /how long|quelle duree|combien de temps|long(?:temps)?|longest|shortest|plus longue|plus courte|lasted/.test(
      understood.folded,
    ) &&
    (people.length > 0 || understood.tags.length === 0)
  )
    return howLong(draft);
  const asksBreaks = /\b(?:times|fois)\b.{0,40}\b(?:br(?:eak|oken?) up|split up|rompu|separe\w*)\b/.test(
    understood.folded,
  );
  if (
    (asksBreaks ||
      /relationship|relation|people|personnes|partners?|partenaires?|histoires|exes?\b/.test(
        understood.folded,
      )) &&
    people.length === 0 &&
    understood.tags.length === 0
  )
    return howManyPeople(draft);
  // "How many were good": all of them are counted, and the light ones said.
  const counted = { ...asked, chosen: slots.moods.length > 0 ? withoutMoods(asked) : asked.chosen };
  const { pages, missing } = pagesAsked(counted);
  if (missing !== null) return notThere(asked, missing);
  const [first, last] = [readable(pages)[0], readable(pages).at(-1)];
  const isUncountable =
    asksBreaks ||
    (understood.phrases.length + slots.words.length + understood.tags.length + understood.concepts.length ===
      0 &&
      people.length > 0 &&
      /\b(?:times did|times has|fois (?:est-ce )?(?:que |qu')?\p{L}+ (?:a|m'a|n'a|ai|avait))\b/u.test(
        understood.folded,
      ) &&
      !/\b(?:see|saw|seen|meet|met|vue?s?|voir|write|wrote|ecri\w*|note\w*)\b/.test(understood.folded));
  if (isUncountable)
    draft.say("lead", [
      "That is not in words that I can count.",
      "Je ne sais pas compter cela avec ces mots.",
    ]);
  const apart = withoutWords(draft);
  if (apart !== "") draft.say("lead", ["{apart}.", "{apart}."], { apart: capital(apart) });
  const lights = light(pages);
  const [bright, gentle, even, heavyOnes, stormy] = moodCounts(pages);
  if (pages.length === 0 && slots.period !== null) return notThere(asked, "");
  if (pages.length === 0) {
    draft.say("lead", [
      "None: no page I may read is of that kind.",
      "Aucune : aucune page que je peux lire n’est de cette sorte.",
    ]);
    return draft.finish();
  }
  if (pages.length === 1 && first) {
    draft.say("lead", ["One moment: {page}.", "Un moment : {page}."], { page: draft.chip(first) });
    if (first.mood !== null)
      draft.say("felt", ["{mood}.", "{mood}."], { mood: capital(moodWord(first.mood, language)) });
    draft.fixed("unknown", "without_page");
    return draft.standsOn(pages).finish();
  }
  const asksHeavy = slots.moods.length > 0 && slots.moods.every((mood) => mood <= 3);
  if (asksHeavy)
    draft.say("lead", ["{moods}: {n} of {all}.", "{moods} : {n} sur {all}."], {
      moods: capital(
        listed(
          slots.moods.map((mood) => moodWord(mood, language)),
          language,
        ),
      ),
      n: figures(pages.filter(({ mood }) => mood !== null && slots.moods.includes(mood)).length, language),
      all: count("page", pages.length, language),
    });
  draft.say(
    "lead",
    [
      "{n}, of which {light} {were} light: {bright} Bright and {gentle} Gentle.",
      "{n}, dont {light} doux ou lumineux : {bright} lumineux et {gentle} doux.",
    ],
    {
      n: capital(count("moment", pages.length, language)),
      light: figures(lights.part, language),
      were: lights.part === 1 ? "was" : "were",
      bright: figures(bright ?? 0, language),
      gentle: figures(gentle ?? 0, language),
    },
  );
  const without = pages.length - lights.whole;
  if (lights.part < pages.length)
    draft.say(
      "written",
      [
        "The others: {even} Even, {heavy} Heavy, {stormy} Stormy{without}.",
        "Les autres : {even} {evens}, {heavy} {heavies}, {stormy} orageux{without}.",
      ],
      {
        evens: (even ?? 0) > 1 ? "égaux" : "égal",
        heavies: (heavyOnes ?? 0) > 1 ? "lourds" : "lourd",
        even: figures(even ?? 0, language),
        heavy: figures(heavyOnes ?? 0, language),
        stormy: figures(stormy ?? 0, language),
        without:
          without === 0
            ? ""
            : language === "en"
              ? `, ${figures(without, language)} without a mood`
              : `, ${figures(without, language)} sans humeur`,
      },
    );
  const [one] = people;
  const end = one && people.length === 1 ? endOf(one) : null;
  if (end !== null && slots.period === null && end.length === 10) {
    const during = pages.filter(({ day, isExact }) => !isExact || day <= end).length;
    if (during < pages.length) {
      draft.say(
        "written",
        ["{a} up to the end on {date}, {b} after.", "{a} jusqu’à la fin, le {date}, {b} après."],
        {
          a: figures(during, language),
          b: figures(pages.length - during, language),
          date: dateWords(end as never, language, today),
        },
      );
    }
  }
  const here = new Set(pages);
  const tags = index.tags
    .map((tag) => ({ tag, n: tag.pages.filter((page) => here.has(page)).length }))
    .filter(({ n, tag }) => n > 0 && !understood.tags.includes(tag))
    .sort((a, b) => rankOf(b.tag.concept) - rankOf(a.tag.concept) || b.n - a.n)
    .slice(0, 3)
    .sort((a, b) => b.n - a.n);
  if (tags.length > 0) {
    draft.say("written", ["Tagged: {list}.", "Étiquettes : {list}."], {
      list: tags.map(({ tag, n }) => `${tag.label} ${figures(n, language)}`).join(", "),
    });
  }
  const quarrels = inRole(index, pages, "quarrel");
  if (understood.tags.some(({ concept }) => concept === "quarrel") && one) {
    const all = quarrelsOf(index, index.byPerson.get(one.id) ?? []);
    const gaps = gapsOf(all);
    if (gaps.length > 0) {
      const part = all.filter(({ mending }) => mending !== null).length;
      sayMended(draft, { part, whole: quarrels.length }, gaps);
    }
  }
  if (first && last) {
    draft.say(
      "written",
      first === last
        ? ["It is {first}.", "C’est {first}."]
        : ["The first is {first}, the last {last}.", "La première est {first}, la dernière {last}."],
      {
        first: draft.chip(first),
        last: draft.chip(last),
      },
    );
  }
  if (pages.length < index.all.length && light(index.all).whole >= fewest)
    draft.say("written", ["{all}.", "{all}."], { all: capitalLine(againstAll(draft, pages)) });
  draft.fixed("unknown", "without_page");
  const label = understood.tags[0] ? labelOf(understood.tags[0]) : (one?.name ?? "");
  return draft.standsOn(pages).chart(label, pages).finish();
}

/** Quarrels and what was kept in are told even where other tags have more pages. */
function rankOf(concept: string | null): number {
  return concept === "quarrel" || concept === "kept" ? 1 : 0;
}

function capitalLine(line: ReturnType<typeof againstAll>): ReturnType<typeof againstAll> {
  const [first, ...others] = line;
  return first?.kind === "text" ? [{ kind: "text", text: capital(first.text) }, ...others] : line;
}

function withoutMoods({ index, slots }: Asked): readonly Page[] {
  const { people, period } = slots;
  return index.all.filter(
    (page) =>
      (people.length === 0 || (page.about !== null && people.includes(page.about))) &&
      (period === null || (page.isExact && page.day >= period.from && page.day <= period.to)),
  );
}
