/** Two versions of a text as runs of words that are in both or in one only. */

export type WordRun = { readonly text: string; readonly differs: boolean };
type Comparison = { readonly mine: readonly WordRun[]; readonly theirs: readonly WordRun[] };

/** Above this many pairs of words the middle part is shown as entirely different: exactness would be too slow. */
const pairLimit = 1_000_000;

export function compareWords(mine: string, theirs: string): Comparison {
  const a = wordsOf(mine);
  const b = wordsOf(theirs);
  const head = sharedLength(a, b, (words, index) => words[index]);
  const tail = sharedLength(a.slice(head), b.slice(head), (words, index) => words.at(-1 - index));
  const middleA = a.slice(head, a.length - tail);
  const middleB = b.slice(head, b.length - tail);
  const common = middleA.length * middleB.length > pairLimit ? [] : commonWords(middleA, middleB);
  return {
    mine: joinRuns(
      a.slice(0, head),
      middleA,
      new Set(common.map(([index]) => index)),
      a.slice(a.length - tail),
    ),
    theirs: joinRuns(
      b.slice(0, head),
      middleB,
      new Set(common.map(([, index]) => index)),
      b.slice(b.length - tail),
    ),
  };
}

/** Each word includes the white space after it, so that the runs joined are the text. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

function sameWord(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.trimEnd() === b.trimEnd();
}

function sharedLength(
  a: readonly string[],
  b: readonly string[],
  at: (words: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && sameWord(at(a, length), at(b, length))) length += 1;
  return length;
}

/** Longest common subsequence, as pairs of positions. */
function commonWords(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = sameWord(a[row], b[column])
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let row = 0;
  let column = 0;
  while (row < a.length && column < b.length) {
    if (sameWord(a[row], b[column])) pairs.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function joinRuns(
  start: readonly string[],
  middle: readonly string[],
  shared: ReadonlySet<number>,
  end: readonly string[],
): readonly WordRun[] {
  const runs: WordRun[] = [];
  const add = (text: string, differs: boolean) => {
    const last = runs.at(-1);
    if (last?.differs === differs) runs[runs.length - 1] = { text: last.text + text, differs };
    else if (text !== "") runs.push({ text, differs });
  };
  for (const word of start) add(word, false);
  middle.forEach((word, index) => {
    add(word, !shared.has(index));
  });
  for (const word of end) add(word, false);
  return runs;
}
