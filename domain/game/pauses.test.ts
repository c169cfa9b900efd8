import { expect, test } from "vitest";
import { currentPause, endPause, pauseSpans, startPause } from "./pauses.ts";

const today = "2026-11-21";

test("an open pause lasts through today", () => {
  expect(pauseSpans([{ start: "2026-11-01", end: null }], today)).toEqual([
    { start: "2026-11-01", end: "2026-11-22" },
  ]);
});

test("a pause of two weeks ends by itself a fortnight later", () => {
  const pauses = startPause([], today, 2);
  expect(pauses).toEqual([{ start: today, end: "2026-12-05" }]);
  expect(currentPause(pauses, "2026-12-04")).not.toBeNull();
  expect(currentPause(pauses, "2026-12-05")).toBeNull();
});

test("taking the Game up again keeps the days that were paused", () => {
  const before = [{ start: "2026-01-01", end: "2026-02-01" }];
  const pauses = [...before, { start: "2026-11-10", end: null }];
  expect(endPause(pauses, today)).toEqual([...before, { start: "2026-11-10", end: today }]);
});

test("a pause taken back on its own day leaves no trace", () => {
  expect(endPause(startPause([], today, null), today)).toEqual([]);
});

test("another length chosen takes the place of the pause that runs", () => {
  expect(startPause(startPause([], today, 2), today, null)).toEqual([{ start: today, end: null }]);
});
