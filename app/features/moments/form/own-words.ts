/** The person's most frequent words, tags and places, offered as completions. */
import { foldText } from "#domain/text/fold-text.ts";

/** The most likely first, by frequency and recency. `newestFirst`; short ones only, each once regardless of case and accents. */
export function frequentWords(
  newestFirst: readonly string[],
  count: number,
  longest = 24,
): readonly string[] {
  const known = new Map<string, { readonly said: string; times: number; readonly age: number }>();
  newestFirst.forEach((written, age) => {
    const said = written.trim();
    if (said === "" || said.length > longest) return;
    const folded = foldText(said);
    const entry = known.get(folded);
    if (entry) entry.times += 1;
    else known.set(folded, { said, times: 1, age });
  });
  return [...known.values()]
    .toSorted((a, b) => b.times - a.times || a.age - b.age)
    .slice(0, count)
    .map(({ said }) => said);
}

/** Those that start like the input, without those already chosen. */
export function completions(
  known: readonly string[],
  typed: string,
  chosen: readonly string[],
  count: number,
): readonly string[] {
  const start = foldText(typed);
  const taken = new Set(chosen.map(foldText));
  return known
    .filter((word) => {
      const folded = foldText(word);
      return folded !== start && folded.startsWith(start) && !taken.has(folded);
    })
    .slice(0, count);
}
