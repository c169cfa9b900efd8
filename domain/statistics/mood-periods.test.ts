import { expect, test } from "vitest";
import { buildMoment, emptyJournal } from "#domain/fixtures/journal.ts";
import { selectEntries, wholeLife } from "./entries.ts";
import { countMoods } from "./mood-marks.ts";
import { moodPeriods } from "./mood-periods.ts";

function rowsOf(dated: readonly (readonly [date: string, mood: number])[]) {
  const moments = dated.map(([date, mood], at) => buildMoment(at, date, { mood }));
  const { marks } = countMoods(selectEntries({ ...emptyJournal, moments }, wholeLife, "2026-11-21"));
  return moodPeriods(marks.value ?? []).map(({ period, mood, ids }) => `${period} ${mood} ${ids.length}`);
}

test("the table of moods keeps their time: by month, a vaguer date as it was written", () => {
  expect(
    rowsOf([
      ["2026-11-02", 5],
      ["2026-11-20", 5],
      ["2026-11-21", 1],
      ["2026-03", 3],
      ["2025", 4],
      ["2025-22", 4],
    ]),
  ).toEqual(["2025 gentle 1", "2025-22 gentle 1", "2026-03 even 1", "2026-11 bright 2", "2026-11 stormy 1"]);
});

test("over many months the rows are years", () => {
  const months = Array.from({ length: 30 }, (_, at) => 2020 * 12 + at);
  const dated = months.map((at) => {
    const month = String((at % 12) + 1).padStart(2, "0");
    return [`${Math.floor(at / 12)}-${month}-05`, 4] as const;
  });
  expect(rowsOf(dated)).toEqual(["2020 gentle 12", "2021 gentle 12", "2022 gentle 6"]);
});
