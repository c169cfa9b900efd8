/** Every measure against a slow count of its own, over random journals: nothing of measures.ts is used in the second one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildMoment, buildRelationship, emptyJournal } from "#domain/fixtures/journal.ts";
import { indexOf } from "#domain/fixtures/lisa-journals.ts";
import { dayFromNumber } from "#domain/time/calendar-day.ts";
import type { LisaMoment } from "./lisa-pages.ts";
import {
  gapsOf,
  heavy,
  light,
  median,
  moodCounts,
  quarrelsOf,
  rise,
  turnOf,
  voice,
  weightOf,
} from "./measures.ts";

const today = "2026-11-21";
const tagSets = [
  [],
  ["quarrel"],
  ["mending"],
  ["said aloud"],
  ["kept in"],
  ["mending", "said aloud"],
  ["kept in", "quarrel"],
  ["sea"],
];
const anyPages = fc.array(
  fc.record({
    day: fc.integer({ min: 19_000, max: 19_400 }),
    mood: fc.option(fc.integer({ min: 1, max: 5 })),
    tags: fc.constantFrom(...tagSets),
    feelings: fc.option(
      fc.tuple(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
      ),
    ),
    who: fc.constantFrom(0, 0, 1, 2),
  }),
  { maxLength: 40 },
);

const slowDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const count = (rows: readonly LisaMoment[], holds: (row: LisaMoment) => boolean) => {
  let n = 0;
  for (const row of rows) if (holds(row)) n += 1;
  return n;
};

test("light, heavy, moods, rise, voice, gaps, median and turn are those of a slow count", () => {
  fc.assert(
    fc.property(anyPages, (pages) => {
      const people = [0, 1, 2].map((at) => buildRelationship(at));
      const journal = {
        ...emptyJournal,
        relationships: people,
        moments: pages.map(({ day, mood, tags, feelings, who }, at) =>
          buildMoment(at, dayFromNumber(day), {
            relationship_id: people[who]?.id ?? null,
            mood,
            tags,
            feeling_before: feelings?.[0] ?? null,
            feeling_during: feelings?.[1] ?? null,
            feeling_after: feelings?.[2] ?? null,
          }),
        ),
      };
      const index = indexOf(journal, today);
      const own = index.byPerson.get(people[0]?.id ?? "") ?? [];
      const rows = own.map(({ moment }) => moment);
      const moody = rows.filter(({ mood }) => mood !== null);
      expect(light(own)).toEqual({
        part: count(rows, ({ mood }) => mood === 4 || mood === 5),
        whole: moody.length,
      });
      expect(heavy(own)).toEqual({
        part: count(rows, ({ mood }) => mood === 1 || mood === 2),
        whole: moody.length,
      });
      expect(moodCounts(own).reduce((sum, n) => sum + n, 0)).toBe(moody.length);
      const felt = rows.filter((row) => row.feeling_before !== null && row.feeling_after !== null);
      expect(rise(own)).toEqual({
        part: count(felt, (row) => Number(row.feeling_after) > Number(row.feeling_before)),
        whole: felt.length,
      });
      // A role is by tags as soon as anybody has such a tag.
      const hasTag = (tag: string) => journal.moments.some((moment) => moment.tags.includes(tag));
      const said = (row: LisaMoment) => row.tags.includes("said aloud");
      const kept = (row: LisaMoment) => row.tags.includes("kept in");
      if (hasTag("said aloud") && hasTag("kept in")) {
        expect(voice(index, own)).toMatchObject({
          part: count(rows, said),
          whole: count(rows, (row) => said(row) || kept(row)),
        });
      }
      const gaps: number[] = [];
      for (const [at, row] of rows.entries()) {
        if (!row.tags.includes("quarrel")) continue;
        for (const later of rows.slice(at + 1)) {
          if (later.tags.includes("mending")) gaps.push(slowDays(row.occurred_on, later.occurred_on));
          if (later.tags.includes("mending") || later.tags.includes("quarrel")) break;
        }
      }
      if (hasTag("quarrel") && hasTag("mending")) expect(gapsOf(quarrelsOf(index, own))).toEqual(gaps);
      const sorted = [...gaps].sort((a, b) => a - b);
      const middle =
        sorted.length === 0
          ? null
          : (Number(sorted[Math.floor((sorted.length - 1) / 2)]) +
              Number(sorted[Math.ceil((sorted.length - 1) / 2)])) /
            2;
      expect(median(gaps)).toBe(middle);
      const turn = turnOf(own);
      if (turn) {
        const mean = (some: readonly (number | null)[]) =>
          some.reduce<number>((sum, mood) => sum + Number(mood), 0) / some.length;
        const moods = moody.map(({ mood }) => mood);
        const score = (n: number) =>
          Math.abs(mean(moods.slice(0, n)) - mean(moods.slice(n))) *
          Math.sqrt((n * (moods.length - n)) / moods.length);
        const best = Math.max(...Array.from({ length: moods.length - 9 }, (_, at) => score(at + 5)));
        expect(turn.before.length).toBeGreaterThanOrEqual(5);
        expect(turn.after.length).toBeGreaterThanOrEqual(5);
        expect(score(turn.before.length)).toBeCloseTo(best, 6);
      }
      const about = new Set(own.map((page) => page.about)).size;
      expect(weightOf(own)).toBe(
        own.length < 5 ? "few" : own.length >= 12 && about >= 2 ? "returns" : "trace",
      );
    }),
    { numRuns: 150 },
  );
});
