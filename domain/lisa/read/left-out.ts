/**
 * Whom a question leaves out: "pages without Inès", « tout sauf Victor », "neither Inès nor Camille". A name counts only where it follows the
 * word that leaves it out; "without him knowing" and "can I live without her" leave nobody out.
 */
import { foldText } from "#domain/text/fold-text.ts";
import type { LisaIndex } from "../lisa-index.ts";
import { wordsOf } from "./words.ts";

type LeftOut = {
  /** Ids of relationships. */
  readonly ids: readonly string[];
  /** The message without what leaves them out. */
  readonly text: string;
};

const cue =
  /(?<!\p{L})(?:without|except(?:ing)?(?: for)?|excluding|apart from|other than|(?:but |and |are |is |were |was )?not (?:about|with|of|on|involving)|(?:are|is|were|was)n['’]t (?:about|with)|neither|nor|(?:i )?(?:do not|don['’]t|dont) (?:want to )?(?:hear|talk|speak|tell me|write|mention)(?: to me)?(?: about| of)?|sans|sauf|hormis|except[ée]|[àa] part|en dehors (?:de|d['’])|(?:mais |et )?pas (?:avec|sur)|ne (?:me |m['’])?(?:parl\p{L}+|dis|racont\p{L}+|concern\p{L}+) (?:pas|plus)(?: (?:de|sur)(?!\p{L})| d['’])?|ni(?: avec| sur| de| d['’])?)\s*/giu;
/** Who asks how to live without somebody asks about them. */
const aboutLosing =
  /(?:live|living|survive|cope|be|am i|lost|nothing|feel|vivre|survivre|suis-je|perdue?|rien|[êe]tre|faire)\s*$/iu;
/** « Ça n’allait pas avec Victor »: denied is what goes, not with whom. */
const isDenial = /(?<!\p{L})n(?:e |['’])\s*(?:[ln]['’])?\p{L}+ pas (?:avec|sur)\s*$/iu;
const joint = /^\s*(?:,|and|or|nor|et|ou|ni)\s+(?:with |about |avec |sur |de |d['’])?/iu;
const nobody = /(?<!\p{L})(?:about|with|sur|de|avec) (?:nobody|no one|no-one|personne)(?!\p{L})/iu;

export function leftOutIn(text: string, index: LisaIndex): LeftOut {
  if (nobody.test(text) && index.people.length > 0)
    return { ids: index.people.map(({ id }) => id), text: text.replace(nobody, " ") };
  if (text.search(cue) < 0) return { ids: [], text };
  const names = namesOf(index);
  const ids = new Set<string>();
  let left = text;
  for (const found of text.matchAll(cue)) {
    if (isDenial.test(`${text.slice(0, found.index)}${found[0]}`)) continue;
    if (aboutLosing.test(text.slice(0, found.index)) && /^(?:without|sans)/iu.test(found[0])) continue;
    let said = found[0];
    let rest = text.slice(found.index + said.length);
    for (let named = namedAt(rest, names); named !== null; named = namedAt(rest, names)) {
      for (const id of named.ids) ids.add(id);
      const joined = joint.exec(rest.slice(named.length))?.[0] ?? "";
      const next = namedAt(rest.slice(named.length + joined.length), names) === null ? "" : joined;
      said += rest.slice(0, named.length) + next;
      rest = rest.slice(named.length + next.length);
    }
    if (said !== found[0]) left = left.replace(said, " ");
  }
  return { ids: [...ids], text: ids.size === 0 ? text : left };
}

/** Ids by every folded name and first name. */
type Names = ReadonlyMap<string, readonly string[]>;
const known = new WeakMap<LisaIndex, Names>();

function namesOf(index: LisaIndex): Names {
  const before = known.get(index);
  if (before) return before;
  const said = index.people.flatMap(({ id, name }) =>
    [...new Set([foldText(name), wordsOf(name)[0] ?? ""])]
      .filter((one) => one.trim() !== "")
      .map((one) => ({ id, said: one })),
  );
  const names = new Map(
    [...Map.groupBy(said, (one) => one.said)].map(([one, bearers]) => [one, bearers.map(({ id }) => id)]),
  );
  known.set(index, names);
  return names;
}

/** Letters of a name that are read at most. */
const longest = 60;

/** The longest name that a text begins with, and everyone who bears it. Folding may lengthen letters: each stretch is folded for itself. */
function namedAt(
  rest: string,
  names: Names,
): { readonly ids: readonly string[]; readonly length: number } | null {
  for (let length = Math.min(rest.length, longest); length > 0; length -= 1) {
    const said = foldText(rest.slice(0, length));
    const ids = names.get(said);
    if (ids && !(/^[\p{L}\p{N}\p{M}]/u.test(rest.slice(length)) && /[\p{L}\p{N}]$/u.test(said)))
      return { ids, length };
  }
  return null;
}
