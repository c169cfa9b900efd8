/** Text folded for comparing, with the place of every folded character in the text as it was written. */
import { foldText } from "#domain/text/fold-text.ts";

export type FoldedText = {
  readonly folded: string;
  /** For each UTF-16 unit of `folded`: where its character begins in the text. */
  readonly starts: readonly number[];
  /** The same for its end, with the marks and invisible characters that follow. */
  readonly ends: readonly number[];
};

const dropped = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/u;

/** Letters of other alphabets that look like Latin ones: a name written with them is still that name to a reader. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "аa",
    "еe",
    "оo",
    "рp",
    "сc",
    "уy",
    "хx",
    "іi",
    "ѕs",
    "јj",
    "ԁd",
    "ӏl",
    "αa",
    "οo",
    "ρp",
    "νv",
    "ιi",
    "ıi",
    "ɡg",
    ...("ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzꓚc".match(/../gu) ?? []),
  ].map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Case, accents, ligatures, invisible characters and look-alike letters are folded; everything else stays. */
export function foldWithPlaces(text: string): FoldedText {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (dropped.test(character)) {
      if (ends.length > 0) ends[ends.length - 1] = end;
    } else {
      const letters = foldLetters(character);
      for (let unit = 0; unit < letters.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
      folded += letters;
    }
    at = end;
  }
  return { folded, starts, ends };
}

/** A word or name, folded the same way. */
export function foldName(name: string): string {
  return foldWithPlaces(name).folded;
}

const circled =
  /[\u24B6-\u24E9\u{1F110}-\u{1F12B}\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/u;

/** Signs that stand for letters ("™") are no part of the word beside them; letters in circles and squares are letters. */
function foldLetters(character: string): string {
  const letters = foldText(character);
  if (circled.test(character)) return /^[a-z]$/.test(letters) ? letters : inFrame(character);
  if (letters === "" || !/[\p{L}\p{N}]/u.test(character)) return character.length === 1 ? character : " ";
  return [...letters].map((letter) => lookAlikes[letter] ?? letter).join("");
}

/** Letters in frames that have no decomposition, in runs of twenty-six. */
function inFrame(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const first = [0x1f150, 0x1f170].find((start) => code >= start && code < start + 26);
  return first === undefined ? " " : String.fromCodePoint(0x61 + code - first);
}
