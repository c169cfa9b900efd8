/**
 * The second look at what is about to leave the device, by other means than the veil's: whatever of a name is still readable stops the
 * call. A name in the middle of a word is none ("Roman" in "romantic"); letters set apart ("C-a-m-i-l-l-e") are one.
 */
import { findSensitiveText } from "#domain/text/sensitive-text.ts";
import { aliasPattern } from "./alias.ts";
import type { KnownName } from "./find-names.ts";
import { foldName } from "./folded-text.ts";

/** The names that are still readable in a veiled text, as the journal has them, and the contacts. Empty: it may leave. */
export function findLeaks(veiled: string, names: readonly KnownName[]): readonly string[] {
  const text = withoutMarkup(veiled).replace(aliasPattern(), " ");
  const folded = ` ${foldName(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const apart = ` ${lettersSetApart(foldName(text)).join("  ")} `;
  // Cut by signs ("cam.ille"), put together again.
  const glued = ` ${foldName(text)
    .replace(/[^\p{L}\p{N}\s]+/gu, "")
    .replace(/\s+/gu, " ")} `;
  const leaks = names.filter(({ kind, name }) => {
    const words = foldName(name)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (words === "" || (kind === "place" && !/\p{Lu}|\p{Lo}/u.test(name))) return false;
    const joined = words.replaceAll(" ", "");
    return (
      folded.includes(` ${words} `) ||
      (joined.length > 3 && glued.includes(` ${joined} `)) ||
      (joined.length > 2 && attachesParticles.test(joined) && glued.includes(joined)) ||
      (joined.length > 2 && apart.includes(joined))
    );
  });
  const contacts = findSensitiveText(text).filter(({ kind }) => kind !== "surname");
  return [...leaks.map(({ name }) => name), ...contacts.map(({ start, end }) => text.slice(start, end))];
}

/** Scripts that write particles together with a name. */
const attachesParticles = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/** As it would be read once it is drawn: without tags, with its entities, and with words that a line cut put together. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,40}>/giu, "")
    .replace(/&#(\d{2,6});/g, (whole, code: string) => letterOf(Number(code), whole))
    .replace(/&#x([0-9a-f]{2,5});/gi, (whole, code: string) => letterOf(Number.parseInt(code, 16), whole))
    .replace(/&([a-z])(?:acute|grave|circ|uml|cedil|tilde);/gi, "$1")
    .replace(/(?<=\p{L})[-\u2010]\s*\n\s*(?=\p{L})/gu, "");
}

function letterOf(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Runs of three or more letters that each stand alone, put together: "C a m" gives "cam". */
function lettersSetApart(folded: string): readonly string[] {
  return [
    ...folded.matchAll(/(?<![\p{L}\p{N}])(?:\p{L}[^\p{L}\p{N}\n]{1,3}){2,}\p{L}(?![\p{L}\p{N}])/gu),
  ].map(([run]) => run.replace(/[^\p{L}]/gu, ""));
}
