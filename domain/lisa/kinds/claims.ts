/** F8: a claim in the question is tested before it is explained; then what each page says for itself. */
import { fewest, heavy, isHeavy, light, seasons, spansOf } from "../measures.ts";
import { asksWhatFailed } from "../read/idioms.ts";
import { lineOf } from "../read/lines.ts";
import { patternsOf } from "../read/retrieve.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { againstAll, capital, labelOf, moodsOf, readable } from "../speak/figures.ts";
import { count, number, ofName, share } from "../speak/say.ts";
import { saySide } from "../speak/side.ts";
import { comesBack } from "./comes-back.ts";
import { endings, endOfOne, endsIn, leaving, seasonWord } from "./endings.ts";
import { sayGuess } from "./guess.ts";
import { notThere } from "./not-there.ts";
import { pagesAsked } from "./pages-asked.ts";
import { moreQuarrels } from "./quarrels.ts";
import { sayTwoLines } from "./two-lines.ts";

export function whyAlways(asked: Asked): LisaReply {
  const { understood, people } = asked;
  const season = seasons.find((one) => seasonWord[one][2].test(understood.folded));
  if (
    season &&
    /\b(?:end|ends|ended|over|break|leave|finis\w*|fin|fins|rompt|rompre|s'arrete\w*|quitt\w*)\b/.test(
      understood.folded,
    )
  )
    return endsIn(asked, season);
  const [one] = people;
  if (
    one?.status === "ended" &&
    people.length === 1 &&
    (leaving.test(understood.folded) || asksWhatFailed(understood.folded))
  )
    return endOfOne(asked, one);
  if (
    one &&
    spansOf(one, asked.today).length > 1 &&
    /\b(?:back|return\w*|again|revien\w*|retour\w*|recommenc\w*)\b/.test(understood.folded)
  )
    return comesBack(asked, one);
  if (understood.concepts.includes("quarrel")) return moreQuarrels({ ...asked, kind: "why_always" });
  if (
    /\b(?:end|ends|ended|ending|over|fail\w*|last|fini\w*|fin|dure\w*|echou\w*|rat\w*|abandon\w*|quitt\w*|left|leave|leaves)\b/.test(
      understood.folded,
    ) &&
    people.length === 0
  )
    return endings(asked);
  return claimOnPages(asked);
}

/** Any other "why": whether the pages say it, what else is on them, what each says for itself. */
function claimOnPages(asked: Asked): LisaReply {
  const { index, understood, people } = asked;
  const { pages, missing, words } = pagesAsked(asked);
  const named =
    understood.slots.words.length > 0 ||
    understood.tags.length > 0 ||
    people.length > 0 ||
    understood.slots.period !== null;
  const heavyAsked = /\b(?:sad|bad|hurt\w*|heavy|hard|difficult|triste|mal|dur|difficile|lourd)\b/.test(
    understood.folded,
  );
  const hasWord =
    understood.slots.words.length > 0 || understood.tags.length > 0 || understood.phrases.length > 0;
  const isOfWord = missing === null && hasWord;
  const found =
    missing !== null || !named
      ? heavyAsked
        ? asked.chosen.filter(isHeavy)
        : people.length > 0
          ? asked.chosen
          : []
      : pages;
  if (found.length === 0) return notThere(asked, missing ?? understood.slots.words[0] ?? "");
  const draft = new AnswerDraft({ ...asked, kind: "why_always" });
  const { language } = draft;
  sayGuess(draft);
  const tag = understood.tags[0];
  const n = capital(count("page", found.length, language));
  const [whose] = people;
  if (!isOfWord && whose)
    draft.say(
      "lead",
      missing === null
        ? [
            "{n} with {name}; they can say when, and hardly why.",
            "{n} avec {name} ; elles disent quand, et à peine pourquoi.",
          ]
        : [
            "No page I may read says that of {name}, in those words; these are the last ones.",
            "Aucune page que je peux lire ne le dit {of} avec ces mots ; voici les dernières.",
          ],
      { n, name: whose.name, of: ofName(whose.name) },
    );
  else
    draft.say(
      "lead",
      found.length < fewest
        ? [
            "{n} {speak} of it: too few to say “always”, and a why is not on them.",
            "{n} en {speak} : trop peu pour dire « toujours », et la raison n’y est pas écrite.",
          ]
        : [
            "{n} speak of it; they can say when, and hardly why.",
            "{n} en parlent ; elles disent quand, et à peine pourquoi.",
          ],
      {
        n,
        speak:
          language === "en"
            ? found.length === 1
              ? "speaks"
              : "speak"
            : found.length === 1
              ? "parle"
              : "parlent",
      },
    );
  const terms = isOfWord ? [...words, ...understood.tags.flatMap(({ folded }) => folded.split(" "))] : [];
  for (const page of readable(found).slice(-3)) {
    const text = lineOf(page, patternsOf(terms));
    draft.say("written", ["{line}.", "{line}."], {
      line: text ? draft.cite(text, page) : [draft.chip(page)],
    });
  }
  if (light(found).whole >= fewest) {
    draft.say("felt", ["{share} light; {all}.", "{share} doux ou lumineux ; {all}."], {
      share: share(light(found), language),
      all: againstAll(draft, found),
    });
  } else {
    const given = readable(found)
      .filter(({ mood }) => mood !== null)
      .slice(-3);
    if (given.length > 0) draft.say("felt", ["{moods}.", "{moods}."], { moods: moodsOf(draft, given, true) });
  }
  const here = new Set(found);
  const also = index.tags
    .filter((one) => one !== tag && !one.isMood)
    .map((one) => ({ one, n: one.pages.filter((page) => here.has(page)).length }))
    .sort((a, b) => b.n - a.n)[0];
  if (found.length >= fewest && also && also.n * 3 >= found.length && also.n >= 3) {
    draft.say(
      "reading",
      [
        "{n} of these pages are also “{tag}”; they moved together, which is not yet a why.",
        "{n} de ces pages sont aussi « {tag} » ; cela a bougé ensemble, ce n’est pas encore une raison.",
      ],
      {
        n: capital(number(also.n, language, true)),
        tag: also.one.label,
      },
    );
  }
  const against = readable(found)
    .filter((page) => !isHeavy(page) && heavy(found).part > 0)
    .slice(-1);
  if (against[0] && heavyAsked)
    draft.say("reading", ["It may not hold everywhere: {chip}.", "Pas partout, semble-t-il : {chip}."], {
      chip: draft.chip(against[0]),
    });
  if (!draft.has("reading")) sayTwoLines(draft, found);
  const about =
    people.length > 0
      ? people
      : [...new Set(found.flatMap((page) => (page.about === null ? [] : [page.about])))]
          .slice(-1)
          .flatMap((id) => index.person.get(id) ?? []);
  saySide(draft, about, found, 1);
  draft.fixed("unknown", "limit");
  draft.standsOn(found).chart(tag ? labelOf(tag) : "", found);
  return draft.finish();
}
