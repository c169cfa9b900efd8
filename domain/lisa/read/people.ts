/** Who is meant: a name, one with a slip of the pen, "my ex", or a pronoun (docs/lisa/contract.md, "From a message to an answer"). */
import { foldText } from "#domain/text/fold-text.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import type { LisaIndex, Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { endOf } from "../measures.ts";
import { namedIn } from "./named.ts";
import { wordsOf } from "./words.ts";

export type FoundPeople = {
  readonly ids: readonly string[];
  /** Words that named somebody: they are not searched for. */
  readonly words: readonly string[];
  /** Two names are as near as each other: the question is which. */
  readonly unsure: readonly string[];
  /** "I take “him” to be Ewan". */
  readonly guess: { readonly word: string; readonly id: string; readonly wrote: Page | null } | null;
};

const pronouns: Readonly<Record<string, "m" | "f" | "any">> = {
  he: "m",
  him: "m",
  his: "m",
  il: "m",
  lui: "any",
  she: "f",
  her: "f",
  hers: "f",
  elle: "f",
  them: "any",
  they: "any",
};
const impersonal =
  /\b(?:leave|left) (?:them|people)\b|\bje les quitte\b|\b(?:me|moi|i|je) (?:or|ou) (?:them|him|her|they|he|she|eux|elles?|lui|il)\b|\b(?:them|him|her|eux|elles?|lui) (?:or|ou) (?:me|moi)\b|\b(?:qu'est-ce qu')?il (?:y a|y avait|faut|fallait|fait|pleut|vaut|s'agit|s'est passe|se passe|m'arrive|est (?:vrai|possible|temps|tard|trop|normal)|etait (?:temps|tard|trop))\b|\b(?:y a-t-il|y avait-il|s'est-il passe|se passe-t-il|faut-il|est-il (?:vrai|possible|temps|tard|trop|normal)|fait-il|est-ce qu'il (?:y|faut))\b|\bwhat's it\b/g;

/** `last`: whom the turn before was about; `dates`: words that say when. */
export function peopleIn(
  text: string,
  index: LisaIndex,
  last: readonly string[],
  today: CalendarDay,
  dates: readonly string[] = [],
): FoundPeople {
  const named = namedIn(text, index, last, dates);
  if (named.ids.length > 0 || named.unsure.length > 0) return { ...named, guess: null };
  const kin = byBond(foldText(text), index, today);
  if (kin) return { ids: [kin.id], words: kin.words, unsure: [], guess: null };
  const pronoun = wordsOf(foldText(text).replace(impersonal, " ")).find((word) =>
    Object.hasOwn(pronouns, word),
  );
  if (pronoun === undefined) return { ...named, guess: null };
  const guess = meantBy(pronoun, index, last, today);
  if (!guess) return { ...named, guess: null };
  const isPlain = last.includes(guess.id);
  return { ids: [guess.id], words: [], unsure: [], guess: isPlain ? null : { word: pronoun, ...guess } };
}

const ongoing =
  /\b(?:my (?:boyfriend|girlfriend|partner|husband|wife|bf|gf|fiancee?|man|woman)|mon (?:copain|mec|mari|compagnon|cheri|amoureux|partenaire)|ma (?:copine|meuf|femme|compagne|cherie|partenaire))\b/;
const over = /\b(?:my (?:last |latest )?ex|mon (?:dernier )?ex|ma (?:derniere )?ex)\b/;

function byBond(
  folded: string,
  index: LisaIndex,
  today: CalendarDay,
): { id: string; words: readonly string[] } | null {
  const present = ongoing.exec(folded);
  if (present) {
    const one = ongoingOf(index);
    return one ? { id: one.id, words: present[0].split(" ") } : null;
  }
  const past = over.exec(folded);
  if (!past) return null;
  const ended = index.people.filter((one) => one.status === "ended");
  const last = ended.toSorted((a, b) => ((endOf(a) ?? "") < (endOf(b) ?? "") ? 1 : -1))[0];
  return last && today ? { id: last.id, words: past[0].split(" ") } : null;
}

/** Of several, the one written about last. */
export function ongoingOf(index: LisaIndex): LisaRelationship | null {
  const present = index.people.filter((one) => one.status === "ongoing");
  const lastDay = (one: LisaRelationship) => index.byPerson.get(one.id)?.at(-1)?.day ?? "";
  return present.toSorted((a, b) => (lastDay(a) < lastDay(b) ? 1 : -1))[0] ?? null;
}

function meantBy(
  pronoun: string,
  index: LisaIndex,
  last: readonly string[],
  today: CalendarDay,
): { id: string; wrote: Page | null } | null {
  const gender = pronouns[pronoun] ?? "any";
  const fits = (id: string) => {
    const known = genderIn(index, id);
    return gender === "any" || known === null || known === gender;
  };
  const before = last.findLast((id) => index.person.has(id) && fits(id));
  if (before !== undefined) return { id: before, wrote: null };
  const wrote = lastToWrite(index, today, fits);
  if (wrote) return wrote;
  const present = ongoingOf(index);
  if (present && fits(present.id)) return { id: present.id, wrote: null };
  const named = index.all.findLast(({ about }) => about !== null && fits(about));
  return named?.about ? { id: named.about, wrote: null } : null;
}

const wroteOrCalled =
  "(?:wrote|texted|called|rang|messaged|phoned|has written|a ecrit|m'a ecrit|a appele|m'a appele|a envoye|a rappele)";

/** Whoever is noted as having written or called in the last thirty days. */
function lastToWrite(
  index: LisaIndex,
  today: CalendarDay,
  fits: (id: string) => boolean,
): { id: string; wrote: Page } | null {
  const from = addDays(today, -30);
  for (let at = index.all.length - 1; at >= 0; at -= 1) {
    const page = index.all[at];
    if (!page || page.day < from) break;
    for (const one of index.people) {
      const first = wordsOf(one.name)[0];
      if (first === undefined || !fits(one.id)) continue;
      const subject = page.about === one.id ? `(?:${first}|he|she|they|il|elle)` : first;
      if (new RegExp(`\\b${subject} (?:\\w+ )?${wroteOrCalled}`).test(page.folded))
        return { id: one.id, wrote: page };
    }
  }
  return null;
}

const genders = new WeakMap<LisaIndex, Map<string, "m" | "f" | null>>();

/** By the pronouns of their pages, when one is three times as frequent; null when it is not clear. */
function genderIn(index: LisaIndex, id: string): "m" | "f" | null {
  const known = genders.get(index) ?? new Map<string, "m" | "f" | null>();
  genders.set(index, known);
  const before = known.get(id);
  if (before !== undefined) return before;
  let [he, she] = [0, 0];
  for (const { folded } of (index.byPerson.get(id) ?? []).slice(0, 200)) {
    he += folded.match(/\b(?:he|him|il)\b/g)?.length ?? 0;
    she += folded.match(/\b(?:she|her|elle)\b/g)?.length ?? 0;
  }
  const gender = he >= 3 && he > 3 * she ? "m" : she >= 3 && she > 3 * he ? "f" : null;
  known.set(id, gender);
  return gender;
}
