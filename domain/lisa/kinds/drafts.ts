/** F17: a letter out of the person's own sentences, or words for a talk as their mended quarrels began. Not one invented word. */
import { foldText } from "#domain/text/fold-text.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { fewest, inRole, isHeavy, isLight } from "../measures.ts";
import { lessonOf } from "../read/lines.ts";
import { ongoingOf } from "../read/people.ts";
import { retrieve } from "../read/retrieve.ts";
import { clauseOf, countWords, ownSentences } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { count, figures, fill, series } from "../speak/say.ts";
import { hasFear, saySide, wordsOfOther } from "../speak/side.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";
import { notThere } from "./not-there.ts";

export function draftOf(asked: Asked): LisaReply {
  const one = asked.people[0] ?? ongoingOf(asked.index);
  if (!one || (asked.index.byPerson.get(one.id) ?? []).length === 0)
    return notThere(asked, one?.name ?? asked.slots.words[0] ?? "");
  return /\b(?:letter|lettre)\b/.test(asked.understood.folded) ? letter(asked, one) : talk(asked, one);
}

/** Sentences that begin a talk: something said, and what it was about. */
const openings =
  /\b(?:i(?:'d| had)? (?:said|told|warned|asked)|said it|told (?:him|her|them)|i'm afraid|i need|it isn't|j'ai (?:dit|peur|prevenu|demande|raconte)|je (?:le |la |lui |l'|le lui )*(?:ai|l'ai) dit|ce n'est pas|c'etait)\b/;

const third =
  /\b(?:he|him|his|she|her|hers|they|them|their|il|ils|elle|elles|lui|leur|son|sa|ses|sien|sienne)\b/;

/** Sentences that need no change of pronoun: nobody is spoken of in the third person. */
function addressable(page: Page, name: string): readonly string[] {
  const first = foldText(name).split(" ")[0] ?? "";
  return ownSentences(page).filter((text) => {
    const folded = foldText(text);
    return !third.test(folded) && !folded.includes(first) && countWords(text) >= 4 && countWords(text) <= 30;
  });
}

/** A sentence with "I" of about a dozen words comes first. */
function unfit(text: string): number {
  return (
    Math.abs(countWords(text) - 12) +
    (/\b(?:I|I’\p{L}+|my|je|j’\p{L}+|J’\p{L}+|Je|mon|ma)\b/u.test(text) ? 0 : 12)
  );
}

function letter(asked: Asked, one: LisaRelationship): LisaReply {
  const { index } = asked;
  const draft = new AnswerDraft({ ...asked, kind: "draft" });
  const { language } = draft;
  const own = readable(index.byPerson.get(one.id) ?? []);
  if (own.length === 0) return notThere(asked, one.name);
  const shortOf = (pages: readonly Page[], most: number) =>
    pages
      .flatMap((page) =>
        addressable(page, one.name)
          .toSorted((a, b) => unfit(a) - unfit(b))
          .slice(0, 1)
          .map((text) => ({ text, page })),
      )
      .slice(0, most);
  const kept = inRole(index, own, "kept");
  const said = inRole(index, own, "said");
  const closing = own.filter(({ moment }) => moment.is_closing);
  const parts = [
    ...shortOf(
      own.filter(isLight).toSorted((a, b) => countWords(b.moment.text) - countWords(a.moment.text)),
      2,
    ),
    ...shortOf(kept.toReversed(), 2),
    ...shortOf(said.toReversed(), 1),
    ...closing.slice(-1).flatMap((page) => {
      const lesson = lessonOf(page);
      const text =
        lesson && !third.test(foldText(lesson).replace("one of them", ""))
          ? lesson
          : addressable(page, one.name)[0];
      return text ? [{ text, page }] : [];
    }),
  ];
  const lines = [...new Map(parts.map((part) => [part.page, part])).values()]
    .sort((a, b) => (a.page.order < b.page.order ? -1 : 1))
    .slice(0, 6);
  if (lines.length === 0)
    for (const page of own.filter(isHeavy).slice(-2)) {
      const [text] = ownSentences(page);
      if (text) lines.push({ text, page });
    }
  if (lines.length === 0) {
    draft.say(
      "lead",
      [
        "No sentence on {n} with {name} can stand in a letter as it is, and I write none of my own.",
        "Aucune phrase, sur {n} avec {name}, ne tient telle quelle dans une lettre, et je n’en écris pas moi-même.",
      ],
      { n: count("page", own.length, language), name: one.name },
    );
    if (own.length > 0)
      draft.say("written", ["The last: {chips}.", "Les dernières : {chips}."], {
        chips: draft.chips(own.slice(-3)),
      });
    return draft.standsOn(own.slice(-3)).finish();
  }
  if (!draft.fixed("lead", "draft_own"))
    draft.say("lead", ["A draft to {name}, out of {n}.", "Un brouillon à {name}, d’après {n}."], {
      name: one.name,
      n: count("page", own.length, language),
    });
  draft.item("draft", [{ kind: "text", text: `${one.name},` }]);
  for (const { text, page } of lines) draft.item("draft", draft.cite(text, page));
  if (asked.index.pages.firstName) draft.item("draft", [{ kind: "text", text: asked.index.pages.firstName }]);
  draft.label("draft", ["Draft", "Brouillon"]);
  answersWith(draft, one);
  return draft.standsOn(lines.map(({ page }) => page)).finish();
}

/** What they might answer with, in noted words. */
function answersWith(draft: AnswerDraft, one: LisaRelationship): void {
  if (hasFear(draft.asked.index, one.id)) {
    draft.way(helpWay(draft.language));
    return;
  }
  saySide(draft, [one], (draft.asked.index.byPerson.get(one.id) ?? []).slice(-4), 1);
}

function talk(asked: Asked, one: LisaRelationship): LisaReply {
  const { index, understood } = asked;
  const draft = new AnswerDraft({ ...asked, kind: "draft" });
  const { language } = draft;
  const own = readable(index.byPerson.get(one.id) ?? []);
  sayGuess(draft);
  const mendings = inRole(index, own, "mending");
  const said = new Set(inRole(index, own, "said"));
  const begun = mendings.filter((page) => said.has(page));
  if (begun.length > 0 && !draft.wasSaid(`talk:${one.id}`)) {
    draft.remember(`talk:${one.id}`);
    draft.say(
      "lead",
      mendings.length < fewest
        ? [
            "Aloud, perhaps, and the smallest thing first: {few} with {name} began with something said.",
            `De vive voix, peut-être, et par le plus petit : {few} avec {name} ${begun.length === 1 ? "a" : "ont"} commencé par une chose dite.`,
          ]
        : [
            "Aloud, perhaps, and the smallest thing first: {a} of {b} mendings with {name} began with something said.",
            begun.length === 1
              ? "De vive voix, peut-être, et par le plus petit : {a} réparation sur {b} avec {name} a commencé par une chose dite."
              : "De vive voix, peut-être, et par le plus petit : {a} réparations sur {b} avec {name} ont commencé par une chose dite.",
          ],
      {
        a: figures(begun.length, language),
        b: figures(mendings.length, language),
        few: count("mending", begun.length, language),
        name: one.name,
      },
    );
  } else if (!draft.fixed("lead", "talk_small"))
    draft.say("lead", ["{n} with {name} to begin from.", "{n} avec {name} pour commencer."], {
      n: count("page", own.length, language),
      name: one.name,
    });
  const begins = begun
    .toReversed()
    .flatMap((page) =>
      ownSentences(page)
        .filter((text) => openings.test(foldText(text)))
        .map((text) => clauseOf(text, openings))
        .filter((text) => countWords(text) <= 26 && countWords(text) >= 4)
        .slice(0, 1)
        .map((text) => ({ text, page })),
    )
    .slice(0, 2);
  if (begins.length > 0)
    draft.say("written", ["How you began before: {lines}.", "Vos débuts : {lines}."], {
      lines: series(
        begins.map(({ text, page }) => draft.cite(text, page)),
        language,
      ),
    });
  const agreed = wordsOfOther(index, one, mendings.slice(-3)).find(
    ({ text, page }) =>
      mendings.includes(page) &&
      /\b(?:we'll|we will|let's|on |nous |i'll|i will|je te|will ask)\b/.test(foldText(text)),
  );
  if (agreed && !hasFear(index, one.id))
    draft.say("written", ["Already agreed: {line}.", "Déjà convenu : {line}."], {
      line: draft.cite(agreed.text, agreed.page),
    });
  const near = retrieve(index, understood.slots.words, new Set(own))
    .slice(0, 2)
    .map(({ page }) => page);
  if (near.length > 0)
    draft.say("written", ["Your pages on it: {chips}.", "Vos pages là-dessus : {chips}."], {
      chips: draft.chips(near),
    });
  const note = index.person
    .get(one.id)
    ?.notes.split(/(?<=[.])\s/)[0]
    ?.trim();
  if (note && countWords(note) <= 14)
    draft.say("written", ["In your notes: {line} {chip}.", "Dans vos notes : {line} {chip}."], {
      line: [{ kind: "quotation", text: note }],
      chip: draft.notes(one),
    });
  for (const pair of [
    ["What I have kept in is …", "Ce que j’ai gardé pour moi, c’est …"],
    ["What I would need: …", "Ce qu’il me faudrait : …"],
    ["And you?", "Et toi ?"],
  ] as const)
    draft.item("draft", fill(pair, language));
  draft.noQuestion();
  answersWith(draft, one);
  return draft.standsOn([...begun, ...near]).finish();
}
