/** A2 and F14: what comes back, what does good and what weighs; each with its base, its exceptions and what means nothing. */
import type { Page, TagInfo } from "../lisa-index.ts";
import { fewest, isHeavy, isLight, light, mostlyOf, peopleIn, weightOf } from "../measures.ts";
import type { Concept } from "../read/concepts.ts";
import type { LisaReply } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import {
  capital,
  exampleOf,
  inHowMany,
  labelOf,
  lightOf,
  readable,
  sayFew,
  tellingTags,
} from "../speak/figures.ts";
import { count, fill, listed, number, share } from "../speak/say.ts";

export function patterns(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, chosen } = asked;
  if (chosen.filter(({ mood }) => mood !== null).length < fewest) {
    sayFew(draft, chosen);
    return draft.finish();
  }
  const found = tellingTags(index, chosen);
  if (index.tags.length === 0) return byWords(draft);
  const lead = [...found.light.slice(0, 2), ...found.heavy.slice(0, 1)];
  if (lead.length === 0) {
    draft.say("lead", [
      "Nothing comes back with a lighter or a heavier mood than the rest.",
      "Rien ne revient avec une humeur plus légère ou plus lourde que le reste.",
    ]);
  } else sayLead(draft, found.light, found.heavy);
  for (const tag of found.light.slice(0, 2)) sayTag(draft, tag, isLight);
  sayBase(draft);
  for (const tag of found.heavy.slice(0, 2)) sayTag(draft, tag, isHeavy);
  if (found.same.length > 0) {
    const same = found.same.filter(({ pages }) => pages.length >= 8).slice(0, 2);
    if (same.length > 0) {
      draft.say("written", ["{list}: about the same.", "{list} : à peu près pareil."], {
        list: capital(
          listed(
            same.map((tag) => `${tag.label}, ${share(light(tag.pages), draft.language)}`),
            draft.language,
          ),
        ),
      });
    }
  }
  const [hollow] = found.empty;
  if (hollow && asked.kind === "patterns") {
    draft.say("written", ["{tag}.", "{tag}."], { tag: lightOf(draft, labelOf(hollow), hollow.pages) });
    draft.fixed("written", "empty_word");
  }
  sayExceptions(draft, found.heavy[0], found.light[0]);
  draft.fixed("unknown", "limit");
  draft.standsOn(chosen);
  const [chart] = [...found.light, ...found.heavy];
  if (chart) draft.chart(chart.label, chart.pages);
  for (const tag of lead.slice(0, 2)) {
    const ask =
      draft.language === "en"
        ? `What did I write about ${tag.label}?`
        : `Qu’ai-je écrit sur « ${tag.label} » ?`;
    draft.way({ kind: "widen", label: tag.label, ask });
  }
  return draft.finish();
}

function sayLead(draft: AnswerDraft, lightTags: readonly TagInfo[], heavyTags: readonly TagInfo[]): void {
  const { language } = draft;
  const returning = (tags: readonly TagInfo[]) =>
    listed(
      tags.slice(0, 2).map(({ label }) => label),
      language,
    );
  const isPlural = lightTags.length > 1;
  const strong = [...lightTags.slice(0, 2), ...heavyTags.slice(0, 1)].every(
    (tag) => weightOf(tag.pages) === "returns",
  );
  const verb = strong
    ? language === "en"
      ? isPlural
        ? "come back"
        : "comes back"
      : isPlural
        ? "reviennent"
        : "revient"
    : language === "en"
      ? isPlural
        ? "leave a trace"
        : "leaves a trace"
      : isPlural
        ? "laissent une trace"
        : "laisse une trace";
  const values = { light: capital(returning(lightTags)), heavy: returning(heavyTags.slice(0, 1)), verb };
  if (lightTags.length === 0) {
    draft.say(
      "lead",
      [
        "{heavy}, by your pages, goes with heavier days.",
        "{heavy}, d’après vos pages, va avec des jours plus lourds.",
      ],
      { heavy: capital(values.heavy) },
    );
  } else if (heavyTags.length === 0) {
    draft.say(
      "lead",
      ["{light} {verb} with lighter days.", "{light} {verb} avec des jours plus légers."],
      values,
    );
  } else {
    draft.say(
      "lead",
      [
        "{light} {verb} with lighter days; {heavy}, with heavier ones.",
        "{light} {verb} avec des jours plus légers ; {heavy}, avec des jours plus lourds.",
      ],
      values,
    );
  }
}

function sayTag(draft: AnswerDraft, tag: TagInfo, wants: (page: Page) => boolean): void {
  const example = exampleOf(tag.pages, wants);
  const mostly = mostlyOf(tag.pages);
  const name = mostly ? draft.asked.index.person.get(mostly.id)?.name : undefined;
  const whose =
    name !== undefined && peopleIn(tag.pages).length > 1
      ? fill([", {n} of them with {name}", ", dont {n} avec {name}"], draft.language, {
          n: number(mostly?.count ?? 0, draft.language, true),
          name,
        })
      : fill(["{many}", "{many}"], draft.language, { many: inHowMany(draft, tag.pages) });
  if (example) {
    draft.say("written", ["{tag}{whose} {chip}.", "{tag}{whose} {chip}."], {
      tag: lightOf(draft, labelOf(tag), tag.pages),
      whose,
      chip: draft.chip(example),
    });
  }
}

function sayBase(draft: AnswerDraft): void {
  const all = light(draft.asked.index.all);
  if (all.whole < fewest) return;
  draft.say("written", ["Over all pages, {all}.", "Toutes pages confondues, {all}."], {
    all: share(all, draft.language),
  });
}

/** R3 and R7: where it does not hold, and what else these pages are. */
function sayExceptions(
  draft: AnswerDraft,
  heavyTag: TagInfo | undefined,
  lightTag: TagInfo | undefined,
): void {
  const against = readable(heavyTag?.pages ?? [])
    .filter(isLight)
    .slice(-2);
  if (against.length > 0 && heavyTag) {
    draft.say("reading", ["It may not hold everywhere: {chips}.", "Pas partout, semble-t-il : {chips}."], {
      chips: draft.chips(against),
    });
  }
  if (!lightTag) return;
  const also = draft.asked.index.tags
    .filter((tag) => tag.folded !== lightTag.folded && !tag.isMood)
    .map((tag) => ({ tag, n: lightTag.pages.filter((page) => tag.pages.includes(page)).length }))
    .sort((a, b) => b.n - a.n)[0];
  if (also && also.n >= 3) {
    draft.say(
      "reading",
      [
        "And {label} may not be what does it: {n} of these pages are also “{tag}”.",
        "Et « {label} » n’en est peut-être pas la cause : {n} de ces pages sont aussi « {tag} ».",
      ],
      { label: lightTag.label, n: number(also.n, draft.language, true), tag: also.tag.label },
    );
  } else if (against.length === 0) draft.fixed("reading", "together");
}

const roles: readonly Concept[] = ["said", "kept", "quarrel", "mending", "alone", "silence", "distance"];
const roleWords: Partial<Readonly<Record<Concept, readonly [string, string]>>> = {
  said: ["said aloud", "dit à voix haute"],
  kept: ["kept in", "gardé pour soi"],
  quarrel: ["quarrel", "dispute"],
  mending: ["mending", "réparation"],
  alone: ["time alone", "du temps à soi"],
  silence: ["silence", "silence"],
  distance: ["distance", "distance"],
};

/** Without a single tag: the roles by the words of the texts. */
function byWords(draft: AnswerDraft): LisaReply {
  const { index, chosen } = draft.asked;
  const here = new Set(chosen);
  const found = roles
    .map((role) => ({ role, pages: [...roleOf(index, role).pages].filter((page) => here.has(page)) }))
    .filter(({ pages }) => pages.length >= fewest);
  draft.say(
    "lead",
    [
      "{n} and no tags: what I can follow is the words of the texts.",
      "{n} et aucune étiquette : je ne peux suivre que les mots des textes.",
    ],
    {
      n: capital(count("page", chosen.length, draft.language)),
    },
  );
  for (const { role, pages } of found.slice(0, 4)) {
    const [en, fr] = roleWords[role] ?? [role, role];
    const word = capital(draft.language === "en" ? en : fr);
    const example = exampleOf(pages, () => true);
    if (example) {
      draft.say("written", ["{tag} {chip}.", "{tag} {chip}."], {
        tag:
          light(pages).whole >= fewest
            ? lightOf(draft, word, pages)
            : fill(["{word}: {n}", "{word} : {n}"], draft.language, {
                word,
                n: count("page", pages.length, draft.language),
              }),
        chip: draft.chip(example),
      });
    }
  }
  sayBase(draft);
  draft.fixed("unknown", "by_words");
  draft.fixed("unknown", "limit");
  return draft.standsOn(chosen).finish();
}
