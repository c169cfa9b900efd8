/** LISA's built-in analyst on a thousand relationships and ten thousand moments: reading them once, then an answer of every kind. */
import { buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { allAllowed } from "#domain/fixtures/lisa-journals.ts";
import { questionsAbout } from "#domain/fixtures/lisa-questions.ts";
import { otherToday, untagged } from "#domain/fixtures/other-lives.ts";
import { answerQuestion } from "#domain/lisa/answer-question.ts";
import { buildLisaIndex, type LisaIndex } from "#domain/lisa/lisa-index.ts";
import { type LisaPages, visiblePages } from "#domain/lisa/lisa-pages.ts";
import { findRoles } from "#domain/lisa/roles.ts";
import { dayFromNumber } from "#domain/time/calendar-day.ts";
import { atMost, type Figure, quantile } from "./figure.ts";

const people = 1_000;
const count = 10_000;
const firstDay = 10_700;

const rounds = 5;

export function measureLisa(): readonly Figure[] {
  const pages = writeLife();
  const read = (earlier: LisaIndex | null = null, of = pages) => {
    const index = buildLisaIndex(of, earlier);
    findRoles(index);
    return index;
  };
  const index = read();
  const ask = (text: string) =>
    timeOf(() => answerQuestion(index, { text, turns: [], interfaceLanguage: "en", today: otherToday }));
  const questions = questionsAbout("Name1", "Name2");
  // The first answers are the dearest: their code has never run.
  const first = questions.map(ask);
  const answers = Array.from({ length: rounds }, () => quantile(questions.map(ask), 0.95));
  const slowest = Array.from({ length: rounds }, () => Math.max(...questions.map(ask)));
  const reading = Array.from({ length: rounds }, () => timeOf(() => read()));
  const again = Array.from({ length: rounds }, (_, round) =>
    timeOf(() => read(index, withOneChanged(pages, round))),
  );
  const size = "1,000 relationships and 10,000 moments";
  return [
    atMost({ name: `LISA reads ${size}`, rounds: reading, unit: "ms", budget: 1_500 }),
    atMost({
      name: "the same after one page changed, of reading them all",
      rounds: again,
      floors: reading,
      unit: "ms",
      budget: 0.5,
    }),
    atMost({ name: `an answer of LISA, ${size}, p95`, rounds: answers, unit: "ms", budget: 50 }),
    atMost({ name: "the slowest of all her answers there", rounds: slowest, unit: "ms", budget: 50 }),
    atMost({
      name: "the same where nothing was asked before, p95",
      value: quantile(first, 0.95),
      unit: "ms",
      budget: 50,
    }),
  ];
}

function writeLife(): LisaPages {
  const relationships = Array.from({ length: people }, (_, at) =>
    buildRelationship(at, { name: `Name${at}` }),
  );
  const moments = Array.from({ length: count }, (_, at) => {
    const written = untagged.moments[(at * 7) % untagged.moments.length];
    return buildMoment(at, dayFromNumber(firstDay + at), {
      relationship_id: relationships[(at * 37) % people]?.id ?? null,
      mood: (at % 5) + 1,
      word: `${written?.word} ${at}`,
      text: `${written?.text} ${written?.text} ${at}`,
      tags: at % 3 === 0 ? ["sea", "quarrel"] : [],
    });
  });
  const journal = { relationships, moments, media: [] };
  return visiblePages(journal, { firstName: null, needs: [] }, allAllowed, otherToday);
}

/** As they come from the page: every row is a copy, and one of them is not what it was. */
function withOneChanged(pages: LisaPages, round: number): LisaPages {
  const copy = structuredClone(pages);
  const moments = copy.moments.map((one, at) =>
    at === 5_000 + round ? { ...one, text: `${one.text} And more.` } : one,
  );
  return { ...copy, moments };
}

/** Milliseconds of the processor in this process, which other work on the machine does not add to. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
