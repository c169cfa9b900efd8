/**
 * When the safety card is shown (docs/lisa/contract.md, "Safety card"). Rules over word lists, not a judge: each sentence is read on its own,
 * figures of speech are taken out, and what a rule finds counts unless a plain "never", a film or a dream takes it out. What is past or
 * doubtful still shows the card: once too often rather than once too seldom.
 */

import { frames } from "./danger-frames.ts";
import { Lexicon, Patterns, type Sentence, type Span } from "./danger-matcher.ts";
import { dangers, idioms, journalQuestions, stories } from "./danger-rules.ts";
import { alarmingWeight, startingWeight, weights } from "./danger-weights.ts";
import { englishWords } from "./danger-words.en.ts";
import { frenchWords } from "./danger-words.fr.ts";

const lexicon = new Lexicon([englishWords, frenchWords]);
const figures = new Patterns(idioms);
const told = new Patterns(stories);
const journal = new Patterns(journalQuestions);
const groups = [...dangers, ...frames].map((group) => ({ ...group, rules: new Patterns(group.lines) }));

const nothing: ReadonlySet<string> = new Set(["~"]);
/** What may stand between a negation and what it denies. */
const between = new Set(
  "has had have was would wil could did does do to be ben eu ne n il ele on m me l a ont avait est ete suis moi nous he she they laid laying".split(
    " ",
  ),
);
const negations = new Set("not never jamais pas persone nobody without sans aucun".split(" "));
/** « pas encore », "not any more", "not only": it is not denied. */
const undone = new Set(
  "yet since anymore longer only seulement depuis arrete stop stops stoped stoping plus que".split(" "),
);

const firstOf = (word: ReadonlySet<string> | undefined) => [...(word ?? nothing)][0] ?? "";

function isDenied(sentence: Sentence, { from, to, isNegative }: Span): boolean {
  if (isNegative) return false;
  if (sentence.slice(Math.max(0, from - 4), to + 3).some((word) => undone.has(firstOf(word)))) return false;
  let at = from - 1;
  while (at >= from - 4 && between.has(firstOf(sentence[at]))) at -= 1;
  const inside = sentence.slice(from, to).map(firstOf);
  return [
    ...inside,
    firstOf(sentence[at]),
    ...(/^(?:pas|jamais)$/.test(firstOf(sentence[to])) ? ["pas"] : []),
  ].some((word) => negations.has(word));
}

/** The sentence without its figures of speech. */
function plainly(sentence: Sentence): Sentence {
  const figurative = new Set<number>();
  for (const { from, to } of figures.find(sentence)) for (let at = from; at < to; at += 1) figurative.add(at);
  return figurative.size === 0 ? sentence : sentence.map((word, at) => (figurative.has(at) ? nothing : word));
}

function isDangerous(sentence: Sentence): boolean {
  const said = plainly(sentence);
  const isStory = !told.find(said).next().done;
  const isAsked = !journal.find(said).next().done;
  return groups.some(({ rules, isDeniable, isTold }) => {
    for (const span of rules.find(said)) {
      if (isDeniable && isDenied(said, span)) continue;
      if ((isTold && isStory) || isAsked) continue;
      return true;
    }
    return false;
  });
}

const weightOf: ReadonlyMap<string, number> = new Map(
  weights.flatMap(([weight, words]) => words.split(" ").map((word) => [word, weight] as const)),
);
/** How many sentences are weighed together: what happened and what it did often stand in two. */
const weighedTogether = 3;

/** Whether the words of neighbouring sentences weigh enough together, where no single one says it. */
function weighsHeavily(sentences: readonly Sentence[]): boolean {
  const asides = sentences.map(
    (sentence) => !told.find(sentence).next().done || !journal.find(sentence).next().done,
  );
  return sentences.some((_, end) => {
    const from = Math.max(0, end - weighedTogether + 1);
    if (end < sentences.length - 1 && end - from + 1 < weighedTogether) return false;
    if (asides.slice(from, end + 1).some(Boolean)) return false;
    const said = new Set(
      sentences.slice(from, end + 1).flatMap((sentence) => sentence.flatMap((word) => [...word])),
    );
    return [...said].reduce((sum, word) => sum + (weightOf.get(word) ?? 0), startingWeight) >= alarmingWeight;
  });
}

/** True when the card comes before anything else. */
export function speaksOfDanger(text: string): boolean {
  const sentences = lexicon.sentencesOf(text);
  return sentences.some(isDangerous) || weighsHeavily(sentences);
}
