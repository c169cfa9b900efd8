/** The absent person's side, from their noted words and acts (docs/lisa/contract.md, M6, M14 and "Whose words"). */
import { foldText } from "#domain/text/fold-text.ts";
import type { LisaIndex, Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { actsOf, countWords, speechesOf } from "../read/voices.ts";
import type { LisaLine } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { tellsOfFear } from "../safety/fear.ts";
import type { AnswerDraft, Asked } from "./answer-draft.ts";
import { fill, ofName, series } from "./say.ts";

type Piece = { readonly text: string; readonly page: Page; readonly score: number };

/** Pages of fear or control about this person: their side is not told unasked, and help lines are within reach. */
export function hasFear(index: LisaIndex, id: string): boolean {
  const own = index.byPerson.get(id) ?? [];
  let found = 0;
  for (const { folded } of own) {
    if (tellsOfFear(folded)) found += 1;
    if (found >= 2) return true;
  }
  return false;
}

/** What they said, best first: on the pages asked about, about the two of them, neither a word nor a speech. */
export function wordsOfOther(
  index: LisaIndex,
  one: LisaRelationship,
  focus: readonly Page[],
): readonly Piece[] {
  const own = index.byPerson.get(one.id) ?? [];
  const near = new Set(focus);
  const weighty = (["quarrel", "mending", "said", "kept"] as const).map((role) => roleOf(index, role).pages);
  // What was said lately and where it mattered; a very long story is read from its end.
  return own
    .slice(-600)
    .flatMap((page, at, pages) => {
      if (page.moment.isSealed || !/[“«"]/.test(page.moment.text)) return [];
      const weight =
        (near.has(page) ? 5 : 0) +
        weighty.filter((role) => role.has(page)).length +
        (page.moment.is_milestone || page.moment.is_closing ? 1 : 0) +
        (at / pages.length) * 0.5;
      return speechesOf(page, one.name)
        .filter(({ speaker, text }) => speaker === "other" && countWords(text) >= 2 && countWords(text) <= 22)
        .map(({ text }) => ({ text, page, score: weight + weightOf(text) }));
    })
    .sort((a, b) => b.score - a.score);
}

function weightOf(text: string): number {
  const words = countWords(text);
  const between = /\b(?:you|we|us|i|me|your|tu|toi|te|t'|on|nous|je|j'|moi)\b/.test(foldText(text)) ? 1.5 : 0;
  return between + (words >= 4 && words <= 14 ? 1 : words < 4 ? -1.5 : -0.5) + (/\?$/.test(text) ? -1 : 0);
}

export function actsOfOther(
  index: LisaIndex,
  one: LisaRelationship,
  focus: readonly Page[],
): readonly Piece[] {
  const pages = focus.length > 0 ? focus : (index.byPerson.get(one.id) ?? []).slice(-200);
  return pages
    .filter(({ about, moment }) => about === one.id && !moment.isSealed)
    .flatMap((page) =>
      actsOf(page, one.name).map((text) => ({ text, page, score: countWords(text) <= 14 ? 1 : 0 })),
    )
    .sort((a, b) => b.score - a.score || (a.page.order < b.page.order ? 1 : -1));
}

/** What was quoted in this talk already comes after what was not. */
export function freshFirst<T extends { readonly text: string }>(
  pieces: readonly T[],
  quoted: ReadonlySet<string>,
): readonly T[] {
  return [
    ...pieces.filter(({ text }) => !quoted.has(text)),
    ...pieces.filter(({ text }) => quoted.has(text)),
  ];
}

/** A second piece says something of the matter: on a page that was asked about, or where it mattered. */
const secondIsWorth = 3.5;

/** Pieces from different pages, their words before their acts, what the talk has not quoted first. */
function sideOf(
  { index, quoted }: Asked,
  one: LisaRelationship,
  focus: readonly Page[],
  most: number,
): readonly Piece[] {
  const chosen: Piece[] = [];
  const pieces = [
    ...wordsOfOther(index, one, focus),
    ...actsOfOther(index, one, focus),
    ...actsOfOther(index, one, []),
  ];
  for (const piece of freshFirst(pieces, quoted)) {
    if (chosen.length >= most) break;
    if (chosen.some(({ page, text }) => page === piece.page || text === piece.text)) continue;
    if (chosen.length > 0 && piece.score < secondIsWorth) continue;
    chosen.push(piece);
  }
  return chosen;
}

/**
 * The block of the side of one or several; nothing where pages tell of fear. Closed by its frame, which is shorter once the conversation has
 * had it. False when no page has a word or an act of theirs.
 */
export function saySide(
  draft: AnswerDraft,
  people: readonly LisaRelationship[],
  focus: readonly Page[],
  each = 2,
): boolean {
  const { index } = draft.asked;
  const sides = people
    .filter(({ id }) => !hasFear(index, id))
    .map((one) => ({ one, pieces: sideOf(draft.asked, one, focus, people.length > 1 ? 1 : each) }))
    .filter(({ pieces }) => pieces.length > 0)
    .toSorted((a, b) => (b.pieces[0]?.score ?? 0) - (a.pieces[0]?.score ?? 0))
    .slice(0, people.length > 3 ? 2 : 3)
    .toSorted((a, b) => people.indexOf(a.one) - people.indexOf(b.one));
  const [only] = sides;
  if (!only) return false;
  const begun = sides.map(({ one, pieces }, at) => {
    const said = series(
      pieces.map(({ text, page }) => draft.cite(text, page)),
      draft.language,
    );
    return fill(
      at === 0
        ? ["{name} might begin with {said}", "{name} commencerait peut-être par {said}"]
        : ["{name} with {said}", "{name} par {said}"],
      draft.language,
      { name: one.name, said },
    );
  });
  const line: LisaLine = begun.flatMap(
    (one, at): LisaLine => (at === 0 ? one : [{ kind: "text", text: ", " }, ...one]),
  );
  const isShort = draft.wasSaid("side:frame");
  draft.remember("side:frame");
  draft.say(
    "side",
    isShort
      ? ["{line}, on your pages, nothing more.", "{line}, dans vos pages, rien de plus."]
      : ["{line}.", "{line}."],
    { line },
  );
  if (sides.length === 1) {
    draft.label("side", ["{name}’s side, perhaps", "Du côté {of}, peut-être"], {
      name: only.one.name,
      of: ofName(only.one.name),
    });
    if (!isShort) {
      draft.say(
        "side",
        ["That is {name} on your pages, nothing more.", "C’est {name} dans vos pages, rien de plus."],
        { name: only.one.name },
      );
    }
  } else {
    draft.label("side", ["Their side, perhaps", "De leur côté, peut-être"]);
    if (!isShort)
      draft.say("side", [
        "That is them on your pages, nothing more.",
        "C’est leur part dans vos pages, rien de plus.",
      ]);
  }
  return true;
}
