/**
 * Finds text that may identify a third person: a surname, a phone number, a mail or street address, a social handle. For a hint under the
 * field, never for a refusal; the text stays as typed.
 */
import { foldText } from "./fold-text.ts";

export type SensitiveKind = "surname" | "phone" | "email" | "address" | "handle";

/** `start` and `end` are offsets in the text, for marking the words. */
type SensitiveFinding = { readonly kind: SensitiveKind; readonly start: number; readonly end: number };

const patterns: readonly (readonly [SensitiveKind, RegExp])[] = [
  ["email", /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu],
  ["phone", /(?<![\d.,])(?:\+|00)\d{1,3}(?:[ .()-]{0,2}\d){6,13}(?!\d)/g],
  ["phone", /(?<![\d.,])0[1-9](?:[ .-]?\d\d){4}(?!\d)/g],
  ["phone", /(?<![\d.,])\(?[2-9]\d\d\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?!\d)/g],
  [
    "address",
    /(?<!\d|\bh )\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|impasse|allée|quai|cours|route|square|passage|villa|faubourg)\s[\p{L}\d'’-]+(?: \p{Lu}[\p{L}'’-]*){0,4}/giu,
  ],
  [
    "address",
    /(?<!\d)\d{1,5}[a-d]? (?:\p{Lu}[\p{L}'’]{1,20} ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|square|terrace|close)\b/giu,
  ],
  ["handle", /(?<![\p{L}\d._@/])@[a-z\d_](?:[a-z\d_.]{1,29})/giu],
  [
    "handle",
    /(?:instagram|facebook|fb|tiktok|snapchat|twitter|x|threads|linkedin)\.com\/(?:in\/|@|add\/)?[a-z\d_.-]{2,40}/gi,
  ],
  ["handle", /\b(?:insta|instagram|snap|snapchat|tiktok|telegram|discord)\s?[:=]\s?@?[a-z\d_.#]{3,32}/gi],
];

/** In order of appearance, without overlaps. `names`: the names by which the person calls those the text may mention. */
export function findSensitiveText(text: string, names: readonly string[] = []): readonly SensitiveFinding[] {
  const findings = patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => found(kind, match)),
  );
  return withoutOverlaps([...findings, ...surnamesAfter(text, names)]);
}

/** In the name field itself: a given name followed by another capitalised word. "Camille D." and « Le voisin » are fine. */
export function findSurname(name: string): SensitiveFinding | null {
  const match =
    /^\s*(\p{Lu}[\p{L}'’-]+)\s+(?:(?:de|du|des|d'|d’|la|le|van|von|di|da|el|al|ben)\s*)*(\p{Lu}[\p{L}'’-]{2,})/u.exec(
      name,
    );
  if (!match || notGivenNames.has(foldText(match[1] ?? ""))) return null;
  const surname = match[2] ?? "";
  const start = match[0].length - surname.length;
  return { kind: "surname", start, end: match[0].length };
}

const notGivenNames: ReadonlySet<string> = new Set(
  "the my mr mrs miss ms dr big little petit petite grand grande le la les l' mon ma mes madame monsieur mister saint".split(
    " ",
  ),
);

function surnamesAfter(text: string, names: readonly string[]): readonly SensitiveFinding[] {
  const known = new Set(names.map(foldText).filter((name) => name !== "" && !name.includes(" ")));
  if (known.size === 0) return [];
  return [...text.matchAll(/(?<!\p{L})(\p{Lu}[\p{L}'’-]*)(?= (\p{Lu}[\p{Ll}'’-]{2,})(?!\p{L}))/gu)].flatMap(
    (match) => {
      if (!known.has(foldText(match[1] ?? ""))) return [];
      const start = match.index + match[0].length + 1;
      return [{ kind: "surname", start, end: start + (match[2]?.length ?? 0) } as const];
    },
  );
}

function found(kind: SensitiveKind, match: RegExpExecArray): SensitiveFinding {
  return { kind, start: match.index, end: match.index + match[0].length };
}

function withoutOverlaps(findings: readonly SensitiveFinding[]): readonly SensitiveFinding[] {
  const kept: SensitiveFinding[] = [];
  for (const finding of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding);
  }
  return kept;
}
