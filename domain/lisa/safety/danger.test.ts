import { expect, test } from "vitest";
import { dangerous, ordinary } from "#domain/fixtures/danger-sentences.ts";
import { emptyJournal } from "#domain/fixtures/journal.ts";
import { demoToday, indexOf } from "#domain/fixtures/lisa-journals.ts";
import { questionsAbout } from "#domain/fixtures/lisa-questions.ts";
import { answerQuestion } from "../answer-question.ts";
import { replyText } from "../reply-text.ts";
import { speaksOfDanger } from "./danger.ts";
import { Lexicon, Patterns } from "./danger-matcher.ts";
import { dangers } from "./danger-rules.ts";
import { englishWords } from "./danger-words.en.ts";
import { frenchWords } from "./danger-words.fr.ts";

test.each(dangerous)("the card is shown for: %s", (text) => {
  expect(speaksOfDanger(text)).toBe(true);
});

test.each(ordinary)("it is not shown for: %s", (text) => {
  expect(speaksOfDanger(text)).toBe(false);
});

test("what is invisible inside its words keeps the card away from no sentence", () => {
  const withHyphens = (text: string) => text.replace(/\p{L}{2}(?=\p{L}{2})/gu, "$&\u00AD");
  expect(dangerous.map(withHyphens).filter((text) => !speaksOfDanger(text))).toEqual([]);
});

const lexicon = new Lexicon([englishWords, frenchWords]);
const rules = new Patterns(dangers.map(({ lines }) => lines).join("\n"));

/** How many comparisons all rules together make over a text. */
function stepsOf(text: string): number {
  const before = rules.steps;
  for (const sentence of lexicon.sentencesOf(text)) Array.from(rules.find(sentence));
  return rules.steps - before;
}

test("the work grows with the text and no faster, however hostile it is", () => {
  for (const part of [
    "he hit he hit ",
    "not want to live not ",
    "il m a il m a pas ",
    "i will kill kill i ",
    "a",
  ]) {
    const stepsFor = (letters: number) =>
      stepsOf(part.repeat(Math.ceil(letters / part.length)).slice(0, letters));
    expect(stepsFor(8000)).toBeLessThanOrEqual(2.2 * stepsFor(4000) + 100);
    // What comes after the twenty thousandth letter is not read.
    expect(stepsFor(40_000)).toBe(stepsFor(20_000));
  }
});

test("no ordinary question brings the card", () => {
  for (const text of questionsAbout("Inès", "Camille"))
    expect([text, speaksOfDanger(text)]).toEqual([text, false]);
});

test("the card comes before everything, also on an empty journal, with the numbers of the country and nothing else", () => {
  const ask = (text: string, emergencyCountry: string | null) =>
    answerQuestion(indexOf(emptyJournal, demoToday), {
      text,
      turns: [],
      interfaceLanguage: "en",
      today: demoToday,
      emergencyCountry,
    });
  const reply = ask("j'ai peur de lui", "fr");
  expect(reply.kind).toBe("safety");
  if (reply.kind !== "safety") return;
  expect(reply.language).toBe("fr");
  expect(reply.card.help.emergency).toContain("112");
  expect(reply.card.help.lines.map(({ number }) => number)).toEqual(expect.arrayContaining(["3114", "3919"]));
  expect(replyText(reply)).not.toMatch(/\?/);
  const elsewhere = ask("he hit me", "ZZ");
  expect(elsewhere.kind === "safety" && elsewhere.card.help.emergency).toEqual(["112", "911", "999"]);
});
