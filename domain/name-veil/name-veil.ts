/**
 * The name veil: before any outside model sees text, names, places, contacts and whatever may be a name become aliases on the device, and
 * the names come back in the reply (product decisions, "AI"). Not to be confused with folding away a relationship
 * (domain/relationship/veil.ts). Pure: one veil for one conversation, kept as long as its page.
 */
import { type AliasKind, aliasOf, aliasPattern } from "./alias.ts";
import { createNameBook, findNames, type KnownName, learnNames } from "./find-names.ts";
import { foldName } from "./folded-text.ts";
import { smallWords } from "./ordinary-words.ts";

export type Language = "en" | "fr";

export type NameVeil = {
  /**
   * The text with an alias for each name. The same spelling has the same alias in all texts of this veil. `isOwn`: a sentence of the app,
   * whose capital letters are no names: only what is known is veiled.
   */
  veil(text: string, isOwn?: boolean): string;
  /**
   * The text with the names in place of their aliases, in the case in which each alias was written. Only aliases that `veil` has given out
   * are known; « de » and « que » before a vowel are elided in French.
   */
  reveal(text: string, language?: Language): string;
  /** Aliases in a reply that this veil has not given out: somebody else's, or made up. */
  unknownAliases(text: string): readonly string[];
  /** Every alias given out so far, in that order, with what it stands for: for the ledger that the person can open. */
  given(): readonly GivenAlias[];
};

type GivenAlias = { readonly alias: string; readonly name: string; readonly kind: AliasKind };

type VeilParts = {
  readonly names: readonly KnownName[];
  /**
   * What was written in small letters here is an ordinary word at the beginning of a sentence too; what mostly has a capital inside sentences
   * is a name, also where it has none.
   */
  readonly texts: Iterable<string>;
  /** Something random that stays with the conversation: its aliases differ from another's. */
  readonly seed: string;
};

export function createNameVeil({ names, texts, seed }: VeilParts): NameVeil {
  const written = [...texts];
  const vocabulary = smallWords(written, foldName);
  const words = { vocabulary, learned: learnNames(written) };
  const book = createNameBook(names, vocabulary);
  const turn = hash(seed);
  const byName = new Map<string, GivenAlias>();
  const byAlias = new Map<string, GivenAlias>();

  function aliasFor(kind: AliasKind, name: string): string {
    const known = byName.get(name);
    if (known) return known.alias;
    for (const { alias, name: other } of byName.values()) {
      if (other !== name && other.toLowerCase() === name && alias.toLowerCase() !== alias)
        return alias.toLowerCase();
      if (other !== name && other.toUpperCase() === name && alias.toUpperCase() !== alias)
        return alias.toUpperCase();
    }
    const given = { kind, name, alias: aliasOf(kind, byName.size, turn) };
    byName.set(name, given);
    byAlias.set(given.alias.toLowerCase(), given);
    return given.alias;
  }

  return {
    veil(text, isOwn = false) {
      let veiled = "";
      let at = 0;
      for (const { kind, start, end } of findNames(text, book, isOwn ? null : words)) {
        veiled += text.slice(at, start) + aliasFor(kind, text.slice(start, end));
        at = end;
      }
      return veiled + text.slice(at);
    },
    reveal(text, language) {
      let revealed = "";
      let at = 0;
      for (const match of text.matchAll(aliasPattern())) {
        const given = byAlias.get(match[0].toLowerCase());
        if (!given) continue;
        const name = inCaseOf(match[0], given);
        const before = text.slice(at, match.index);
        revealed += (language === "fr" ? elide(before, name) : before) + name;
        at = match.index + match[0].length;
      }
      return revealed + text.slice(at);
    },
    unknownAliases: (text) =>
      [...text.matchAll(aliasPattern())]
        .map(([alias]) => alias)
        .filter((alias) => !byAlias.has(alias.toLowerCase())),
    given: () => [...byName.values()],
  };
}

function inCaseOf(written: string, { alias, name }: GivenAlias): string {
  if (written === alias) return name;
  if (written === written.toLowerCase()) return name.toLowerCase();
  return written === written.toUpperCase() ? name.toUpperCase() : name;
}

/** A name that begins with a vowel or a silent h: « d’Inès », « qu’Hélène ». */
function elide(before: string, name: string): string {
  if (!/^[aeiouyh]/.test(foldName(name))) return before;
  return before.replace(/(?<=(?<!\p{L})(?:d|qu|jusqu|lorsqu|puisqu))e[ \u00A0]$/iu, "’");
}

/** FNV-1a over the UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value % 1_000_003;
}
