import fc from "fast-check";
import { expect, test } from "vitest";
import { isVagueDate, type VagueDate } from "#domain/time/vague-date.ts";
import type { RelationshipStatus } from "./relationship.ts";
import { relationshipDuration } from "./relationship-duration.ts";
import { orderPeriods, periodsNotice } from "./relationship-periods.ts";

const vague = (text: string | null): VagueDate | null => (text !== null && isVagueDate(text) ? text : null);
type Time = readonly [string | null, string | null];
const period = ([start, end]: Time) => ({ start_date: vague(start), end_date: vague(end) });
const dates = (first: Time, ...others: Time[]) => ({ ...period(first), periods: others.map(period) });
const notice = (status: RelationshipStatus, first: Time, ...others: Time[]) =>
  periodsNotice({ ...dates(first, ...others), status });

test("an earlier time written second becomes the first one", () => {
  expect(orderPeriods(dates(["2021-03", null], ["2015", "2017"]))).toEqual(
    dates(["2015", "2017"], ["2021-03", null]),
  );
});

test("a time without any date is left out, one without a beginning stands where it ended", () => {
  expect(orderPeriods(dates([null, null], ["2019", "2020"], [null, null], [null, "2016"]))).toEqual(
    dates([null, "2016"], ["2019", "2020"]),
  );
  expect(orderPeriods(dates([null, null]))).toEqual(dates([null, null]));
});

test("putting the times in order changes neither the days nor the second ordering", () => {
  const date = fc.constantFrom(null, "2015", "2016-21", "2017-05", "2018-02-14", "2020", "2022-11", "2024");
  const times = fc.array(fc.tuple(date, date), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(times, fc.constantFrom<RelationshipStatus>("ongoing", "ended"), (written, status) => {
      const [first = [null, null], ...others] = written;
      const before = dates(first, ...others);
      const ordered = orderPeriods(before);
      expect(orderPeriods(ordered)).toEqual(ordered);
      const measured = relationshipDuration({ ...before, status }, "2026-11-21");
      const after = relationshipDuration({ ...ordered, status }, "2026-11-21");
      expect(after.ok).toBe(measured.ok);
      if (after.ok && measured.ok) expect(after.days).toBe(measured.days);
    }),
  );
});

test.each<[RelationshipStatus, readonly [Time, ...Time[]], string | null]>([
  ["ongoing", [["2015", null]], null],
  ["ongoing", [["2015", "2017"]], null],
  [
    "ongoing",
    [
      ["2015", "2017"],
      ["2021", null],
    ],
    null,
  ],
  [
    "ended",
    [
      ["2015", "2017"],
      ["2021", "2022"],
    ],
    null,
  ],
  [
    "ended",
    [
      ["2015", "2017"],
      ["2017", "2018"],
    ],
    null,
  ],
  [
    "ended",
    [
      ["2015", "2017-06-01"],
      ["2017-05-31", "2018"],
    ],
    "overlap",
  ],
  [
    "ended",
    [
      ["2021", "2022"],
      ["2015", "2023"],
    ],
    "overlap",
  ],
  [
    "ongoing",
    [
      ["2015", "2017"],
      ["2021", "2022"],
    ],
    "none_open",
  ],
  [
    "ongoing",
    [
      ["2015", null],
      ["2021", null],
    ],
    "end_missing",
  ],
  [
    "ended",
    [
      ["2015", "2017"],
      ["2021", null],
    ],
    null,
  ],
  [
    "ended",
    [
      ["2015", "2016"],
      [null, null],
    ],
    null,
  ],
])("%s with %j is noticed as %s", (status, [first, ...others], expected) => {
  expect(notice(status, first, ...others)).toBe(expected);
});
