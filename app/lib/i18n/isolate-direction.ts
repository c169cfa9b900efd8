/** Letters written from right to left: Hebrew, Arabic and their neighbours, and those of the supplementary planes. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name or a text of someone's, to stand in a sentence of the page: its letters keep their own direction, and the sentence keeps its own
 * (U+2068 and U+2069, Unicode Bidirectional Algorithm). Without such letters it is left as it is.
 */
export function isolateDirection(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
