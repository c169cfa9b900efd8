import { expect, test } from "vitest";
import { buildMoment, vagueDate } from "#domain/fixtures/journal.ts";
import { buildTimeline } from "#domain/journal/timeline.ts";
import { foldAfter, orderPath } from "./order-path.ts";

const today = "2026-11-21";
const onAndOff = {
  start_date: vagueDate("2024-01-10"),
  end_date: vagueDate("2024-03-01"),
  periods: [{ start_date: vagueDate("2025-02-01"), end_date: vagueDate("2025-06-30") }],
  status: "ended" as const,
};
const ongoing = {
  start_date: vagueDate("2026-09-01"),
  end_date: null,
  periods: [],
  status: "ongoing" as const,
};

test("a path reads from its last end back to its first beginning", () => {
  const steps = orderPath(buildTimeline(onAndOff, [buildMoment(1, "2025-02-03")], today));
  expect(steps.map(({ item: { kind }, isOutermost }) => `${kind}${isOutermost ? "!" : ""}`)).toEqual([
    "end!",
    "silence",
    "moment",
    "start",
    "apart",
    "end",
    "silence",
    "start!",
  ]);
});

test("only the silence of today still lasts", () => {
  const steps = orderPath(buildTimeline(ongoing, [buildMoment(1, "2026-10-01")], today));
  expect(steps.map(({ item, lasts }) => [item.kind, lasts])).toEqual([
    ["silence", true],
    ["moment", false],
    ["silence", false],
    ["start", false],
  ]);
});

test("the silence before the first page is marked, those between pages are not", () => {
  const pages = [buildMoment(1, "2026-10-01"), buildMoment(2, "2026-11-10")];
  const steps = orderPath(buildTimeline(ongoing, pages, today));
  const silences = steps.filter(({ item }) => item.kind === "silence");
  expect(silences.map(({ isBeforePages }) => isBeforePages)).toEqual([false, false, true]);
});

test("a long path folds before a silence, and a handful more is not worth folding", () => {
  const days = Array.from({ length: 9 }, (_, at) => `2026-0${at + 1}-01`);
  const steps = orderPath(
    buildTimeline(
      { ...ongoing, start_date: vagueDate("2026-01-01") },
      days.map((day, at) => buildMoment(at, day)),
      "2026-09-02",
    ),
  );
  expect(steps[5]?.item.kind).toBe("silence");
  expect(foldAfter(steps, 6)).toBe(5);
  expect(foldAfter(steps, 5)).toBe(5);
  expect(foldAfter(steps, steps.length - 4)).toBe(steps.length);
});
