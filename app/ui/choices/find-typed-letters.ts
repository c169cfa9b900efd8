type TypedLetters = { before: string; typed: string; after: string };

/** The position of `query` in `label`, ignoring case and accents; at the start of a word first. */
export function findTypedLetters(label: string, query: string): TypedLetters {
  const letters = Array.from(label.normalize("NFC"));
  const folded = letters.map(fold);
  const wanted = fold(query.trim());
  const none = { before: label, typed: "", after: "" };
  if (wanted === "") return none;

  const starts = folded.map((_, index) => index).filter((index) => matchEnd(folded, index, wanted) !== null);
  const start = starts.find((index) => index === 0 || /[\s'’-]/.test(letters[index - 1] ?? "")) ?? starts[0];
  if (start === undefined) return none;
  const end = matchEnd(folded, start, wanted) ?? start;
  return {
    before: letters.slice(0, start).join(""),
    typed: letters.slice(start, end).join(""),
    after: letters.slice(end).join(""),
  };
}

function matchEnd(folded: readonly string[], start: number, wanted: string): number | null {
  let rest = wanted;
  for (let index = start; index < folded.length; index += 1) {
    const letter = folded[index] ?? "";
    if (!rest.startsWith(letter)) return null;
    rest = rest.slice(letter.length);
    if (rest === "") return index + 1;
  }
  return null;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
