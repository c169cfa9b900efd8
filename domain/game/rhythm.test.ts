import { expect, test } from "vitest";
import type { Journal } from "#domain/journal/journal.ts";
import { gameSetting, momentAt, play } from "../fixtures/game.ts";
import { buildRelationship, vagueDate } from "../fixtures/journal.ts";
import type { GameSetting } from "./game.ts";
import { pauseSpans } from "./pauses.ts";

const mondays = (dates: readonly string[]) =>
  dates.map((date, index) => momentAt(index, `${date}T12:00:00Z`));
const states = (journal: Partial<Journal>, over: Partial<GameSetting> = {}) =>
  play(journal, over).rhythm.weeks.map(({ state }) => state);

test("weeks without a trace rest, and one can still write in them afterwards", () => {
  const moments = mondays(["2026-11-02", "2026-11-16"]);
  expect(states({ moments })).toEqual(["traced", "resting", "traced"]);
  const filled = [...moments, momentAt(9, "2026-11-20T12:00:00Z", { occurred_on: vagueDate("2026-11-10") })];
  expect(states({ moments: filled })).toEqual(["traced", "traced", "traced"]);
  expect(play({ moments: filled }).rhythm.run).toBe(3);
});

test("four weeks with a trace keep the fifth from ending the run", () => {
  const moments = mondays(["2026-10-12", "2026-10-19", "2026-10-26", "2026-11-02", "2026-11-16"]);
  const { rhythm } = play({ moments });
  expect(rhythm.weeks.map(({ state }) => state)).toEqual([
    "traced",
    "traced",
    "traced",
    "traced",
    "frozen",
    "traced",
  ]);
  expect(rhythm).toMatchObject({ run: 5, freezes: 0, traced: 5 });
});

test("the running week is never missed before it is over", () => {
  const { rhythm } = play({ moments: mondays(["2026-11-02", "2026-11-09"]) });
  expect(rhythm.run).toBe(2);
  expect(rhythm.weeks.at(-1)).toEqual({ week: "2026-11-16", state: "resting" });
});

test("after an ending eight weeks ask for nothing, by themselves", () => {
  const over = buildRelationship(1, { status: "ended", end_date: vagueDate("2026-10-01") });
  const moments = mondays(["2026-09-21", "2026-11-16"]);
  const { rhythm } = play({ relationships: [over], moments });
  expect(rhythm.weeks.map(({ state }) => state)).toEqual([
    "traced",
    ...Array.from({ length: 7 }, () => "paused"),
    "traced",
  ]);
  expect(rhythm).toMatchObject({ run: 2, isPaused: true });
});

test("a pause of one's own lasts until taken back", () => {
  const moments = mondays(["2026-10-26"]);
  const pauses = pauseSpans([{ start: "2026-11-01", end: null }], gameSetting.today);
  expect(states({ moments }, { pauses })).toEqual(["traced", "paused", "paused", "paused"]);
});

test("at most twelve weeks are shown", () => {
  expect(states({ moments: mondays(["2024-01-01", "2026-11-16"]) })).toHaveLength(12);
});
