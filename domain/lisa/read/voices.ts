/**
 * Whose words a page holds (docs/lisa/contract.md, "Whose words"): what the other said, what they did, what the writer admits. Every piece is
 * verbatim; where the speaker is not certain, it is nobody's.
 */

import { foldText } from "#domain/text/fold-text.ts";
import type { Page } from "../lisa-index.ts";

type Sentence = { readonly text: string; readonly at: number };
type Speech = {
  readonly text: string;
  readonly speaker: "other" | "self" | "unknown";
};

const quotation = /“([^”]{1,600})”|«[\s\u00A0]*([^»]{1,600}?)[\s\u00A0]*»|(?<![\p{L}\d])"([^"]{1,600})"/gu;
/** Hides what stands in quotation marks, letter by letter, so that offsets stay. */
function unquoted(text: string): string {
  return text.replace(quotation, (found) => "\uE000".repeat(found.length));
}

/** Sentences with what is quoted in them, as they stand. */
export function sentencesOf(text: string): readonly Sentence[] {
  const hidden = unquoted(text);
  const found: Sentence[] = [];
  // A quotation that ends its sentence ends it inside its marks.
  const end = /[.?!…]+["')\]]*(?=\s+\S|$)|\uE000(?=\s+[\p{Lu}\uE000“«])|\n+/gu;
  let start = 0;
  const keep = (to: number) => {
    const piece = text.slice(start, to);
    const trimmed = piece.trim();
    if (trimmed !== "") found.push({ text: trimmed, at: start + piece.indexOf(trimmed) });
    start = to;
  };
  for (const match of hidden.matchAll(end)) {
    const to = match.index + match[0].length;
    if (match[0] === "\uE000" && !/[.?!…]\s*[”»"]$/.test(text.slice(start, to))) continue;
    keep(to);
  }
  keep(text.length);
  return found;
}

const english =
  "said|says|asked|asks|wrote|writes|answered|replied|told me|added|whispered|texted|shouted|called";
const kin =
  /\b(?:mother|father|mum|mom|dad|papa|sister|brother|grandmother|grandfather|uncle|aunt|cousin|friend|colleague|neighbour|doctor|driver|mere|pere|maman|soeur|frere|grand-mere|grand-pere|oncle|tante|cousine?|amie?|collegue|voisine?|medecin|conducteur|agent)\b/;

/** What is said in quotation marks and by whom. `name`: the person of the page, as written. */
export function speechesOf(page: Page, name: string | null): readonly Speech[] {
  const { text } = page.moment;
  const hidden = unquoted(text);
  const first = name === null ? "" : (foldText(name).split(" ")[0] ?? "");
  const speeches: Speech[] = [];
  let last: { to: number; speaker: Speech["speaker"] } | null = null;
  for (const match of text.matchAll(quotation)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const inner = (match[1] ?? match[2] ?? match[3] ?? "").trim();
    const after = tagAfter(inner, hidden.slice(to, to + 60));
    const before = foldText(hidden.slice(Math.max(0, from - 90), from));
    const cut = cutVerb(inner, first);
    const gap: string = last === null ? "" : foldText(hidden.slice(last.to, from));
    const continues: boolean =
      last !== null &&
      /^[,.]? ?(?:(?:he|she|they|i|a-t-\w+|ai-je) ?)?[\w' -]{0,24}[.,]?$/.test(gap) &&
      gap.length < 40;
    const speaker: Speech["speaker"] =
      cut.speaker ??
      speakerAfter(after, first) ??
      speakerBefore(before, first) ??
      (continues && last ? last.speaker : "unknown");
    for (const piece of cut.pieces) {
      for (const { text: said } of sentencesOf(piece)) speeches.push({ text: tidy(said), speaker });
    }
    last = { to, speaker };
  }
  const isAbout = page.about !== null;
  return speeches.map((one) =>
    one.speaker === "other" && !isAbout && first === "" ? { ...one, speaker: "unknown" } : one,
  );
}

/** What follows a quotation, folded, unless it begins a sentence of its own: “… all evening.” I said I was tired. */
function tagAfter(inner: string, text: string): string {
  const folded = foldText(text);
  if (!/[.?!…]$/.test(inner) || /^\s*[,\p{Ll}]/u.test(text)) return folded;
  return /[?!]$/.test(inner) && /^i \w+[.,;]/.test(folded) ? folded : "";
}

/** Without the comma or the full stop that closes it; a question keeps its mark. */
function tidy(text: string): string {
  return text.replace(/[\s\u00A0]*[.,;:]+$/u, "").trim();
}

type Speaker = Speech["speaker"] | null;

/** In French the verb often stands inside: « …, a-t-elle dit. … ». Both pieces are the speaker's. */
function cutVerb(
  inner: string,
  first: string,
): { readonly pieces: readonly string[]; readonly speaker: Speaker } {
  const verb =
    /,?\s(?:(a-t-(?:elle|il|on|iel)|dit-(?:elle|il)|demande-t-(?:elle|il))(?:\s[^.,«»]{1,40})?|(ai-je)\s\p{L}+|(a)\s(?:dit|demandé|répondu|écrit)\s([^.,»]{1,30}))([.,]|$)/u.exec(
      inner,
    );
  if (!verb) return { pieces: [inner], speaker: null };
  const pieces = [inner.slice(0, verb.index), inner.slice(verb.index + verb[0].length)]
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (verb[2]) return { pieces, speaker: "self" };
  if (verb[1]) return { pieces, speaker: "other" };
  return { pieces, speaker: first !== "" && foldText(verb[4] ?? "").startsWith(first) ? "other" : "unknown" };
}

const other = "(?:he|she|they)";
function speakerAfter(after: string, first: string): Speaker {
  const start = after.replace(/^[\s,.]+/, "");
  if (new RegExp(`^i (?:\\w+ )?(?:${english})\\b|^ai-je\\b|^j'ai (?:dit|repondu|demande)`).test(start))
    return "self";
  if (new RegExp(`^${other} (?:\\w+ )?(?:${english})\\b`).test(start)) return "other";
  if (/^(?:a-t-(?:elle|il|on|iel)|dit-(?:elle|il)|demande-t-(?:elle|il))\b/.test(start)) return "other";
  const said = new RegExp(`^(?:${english}|a dit|a demande|a repondu|a ecrit) (.{1,30})`).exec(start);
  if (said) return first !== "" && (said[1] ?? "").startsWith(first) ? "other" : "unknown";
  if (first !== "" && new RegExp(`^${escaped(first)} (?:${english}|a dit|a ecrit|a repondu)\\b`).test(start))
    return "other";
  return null;
}

function speakerBefore(before: string, first: string): Speaker {
  const own = before.split(/[.?!…\n]\s*/).at(-1) ?? "";
  if (!/[:,]?\s*$/.test(own)) return null;
  if (
    /\bi (?:\w+ )?(?:said|told|asked|answered|wrote|replied)\b[^.]{0,30}[:,]?$|\bj'ai (?:dit|repondu|demande|ecrit)\b[^.]{0,30}:?$/.test(
      own,
    )
  ) {
    return "self";
  }
  if (kin.test(own)) return "unknown";
  const subject = first === "" ? "he|she|they|elle|il|iel" : `he|she|they|elle|il|iel|${escaped(first)}`;
  const verbs = `(?:${english}|a (?:dit|demande|ecrit|repondu|ajoute)|m'a (?:dit|ecrit|demande|repondu))`;
  return new RegExp(`(?:^|[\\s,])(?:${subject}) (?:\\w+ )?${verbs}\\b[^.]{0,40}[:,]?$`).test(own)
    ? "other"
    : null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const admission =
  /\bi(?:'d| had| have|'ve)? (?:(?:kept|keep) (?:it|quiet|silent|that|them|this|the (?:word|sentence|answer|question))|hid|hide|sulked|sulk|forgot|forget|slammed|laughed|listed|list|corrected|lied|shouted|snapped|avoided|brooded|stopped talking|didn'?t (?:say|ask|tell|answer|call|go)|never (?:said|asked|told|answered)|said (?:nothing|fine|later|no bother|soon|it was nothing|i was (?:fine|tired)|that was unfair)|told myself|called it|should have|ended by apologi[sz]ing|defend myself|wasn'?t (?:fair|honest)|was (?:wrong|unfair|late|rude))\b|\bit comes out as\b|\bmy (?:fault|part)\b|\b(?:rotten|unfair) (?:of me|thing to say)\b|\bi'm the one who\b|\bi behaved\b|\bj(?:e |')(?:ai (?:garde (?:ca|cela|le silence|la (?:phrase|question|reponse))|cache|boude|oublie|claque|ri|enumere|corrige|menti|crie|evite|rumine|dit (?:ca va|rien|plus tard|pas grave|bientot)|repondu que|fini par m'excuser|fait comme)|n'ai (?:rien dit|pas (?:dit|demande|repondu|ose|appele)|jamais (?:dit|demande))|aurais du|me suis (?:dit|tue?|tu )|me defends|m'explique|m'excuse|la garde|l'ai garde)|\bc'est moi qui\b|\bma (?:faute|part)\b|\bdont le mien\b|\bj'ai fini par ne plus rien dire\b|\bj'appelais ca\b/;
const wish =
  /\bi (?:want|need|wanted|needed|wish|would like|'d like)\b|\bi (?:don'?t|do not) (?:believe|think|want)\b|\bje (?:veux|voulais|voudrais|ne crois pas|ne veux pas)\b|\bj'ai besoin\b|\bj'aurais (?:aime|voulu)\b/;
export const firstPerson =
  /\b(?:i|i'm|i'd|i've|i'll|me|my|myself|mine)\b|\b(?:je|j'\p{L}+|me|moi|mon|ma|mes|mien)\b/u;

/** Sentences of the writer's own, nothing quoted in them. */
export function ownSentences(page: Page): readonly string[] {
  return sentencesOf(page.moment.text)
    .map(({ text }) => text)
    .filter((text) => !/[“”«»"]/.test(text));
}

/** The shorter of these: a clause is cut only where nothing that turns its sense goes with it. One with `wanted` is preferred. */
export function clauseOf(sentence: string, wanted?: RegExp): string {
  const whole = tidy(sentence);
  if (countWords(whole) <= 10) return whole;
  const cut =
    wanted && countWords(whole) > 12
      ? /(?<=[;:])\s|(?<=[.?!])\s|,?\s(?:because|parce que)\s|,?\s(?:parce qu’)|,\s(?:and|et)\s/
      : /(?<=[;:])\s|(?<=[.?!])\s/;
  const clauses = whole.split(cut).map(tidy);
  const fits = clauses.filter((clause) => countWords(clause) >= 4 && countWords(clause) <= 16);
  const kept = wanted
    ? fits.find((clause) => wanted.test(foldText(clause)))
    : countWords(whole) > 20
      ? fits[0]
      : undefined;
  const lost = kept === undefined ? "" : foldText(whole.replace(kept, ""));
  return kept === undefined || /\b(?:not|never|n't|but|if|unless|pas|jamais|mais|si|sauf)\b|n't/.test(lost)
    ? whole
    : kept;
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** What the writer says against themselves, shortest first. */
export function admissionsOf(page: Page): readonly string[] {
  return shortest(
    sentencesWith(admission, page).filter((text) => !isOfOther(text)),
    admission,
  );
}

/** What the writer wants, or does not believe. */
export function wishesOf(page: Page): readonly string[] {
  return shortest(
    sentencesWith(wish, page).filter((text) => !isOfOther(text)),
    wish,
  );
}

/** A sentence that begins with somebody else is not the writer's own matter. */
function isOfOther(text: string): boolean {
  return /^(?:she|he|they|elle|il|ils|elles|her|his|\p{L}+ (?:thinks|says|trouve|dit|pense))\b/u.test(
    foldText(text),
  );
}

/** Sentences with "I" in them. */
export function firstPersonOf(page: Page): readonly string[] {
  return shortest(sentencesWith(firstPerson, page));
}

/** The writer's own sentences in which a folded pattern is found. A page without it anywhere is not cut into sentences. */
function sentencesWith(pattern: RegExp, page: Page): readonly string[] {
  return pattern.test(page.folded) ? ownSentences(page).filter((text) => pattern.test(foldText(text))) : [];
}

export function shortest(sentences: readonly string[], wanted?: RegExp): readonly string[] {
  return sentences
    .map((sentence) => clauseOf(sentence, wanted))
    .filter((text) => countWords(text) >= 3 && countWords(text) <= 26)
    .sort((a, b) => countWords(a) - countWords(b));
}

const acts =
  /^(?:he|she|they|elle|il|iel|@)(?: en| y| lui| me| nous)?(?: had| has| a| avait| m'a| s'est| est)? (?:\w+ )?(?:brought|made|called|rang|waited|held|kept|paid|drove|cooked|bought|gave|came|listened|answered|wrote|asked|put|took|sat|left|laughed|told me|showed|read|checked|shouted|slammed|apporte|fait faire|fait|lu|tout lu|fouille|crie|claque|appele|attendu|tenu|garde|paye|conduit|cuisine|achete|donne|venue?|ecoute|repondu|ecrit|demande|mis|pris|assise?|rassise?|montre|confie|offert|pose)\b/;

/** What the other did, in sentences that begin with them. `name`: as written. */
export function actsOf(page: Page, name: string): readonly string[] {
  if (page.about === null) return [];
  const first = foldText(name).split(" ")[0] ?? "";
  return shortest(
    ownSentences(page).filter((text) => {
      const folded = foldText(text);
      const subject = folded.startsWith(`${first} `) ? `@${folded.slice(first.length)}` : folded;
      return acts.test(subject) && !/\b(?:i|je|j')\b/.test(folded.split(/[,;:]/)[0] ?? "");
    }),
  );
}
