import { expect, test } from "vitest";
import { buildMoment } from "#domain/fixtures/journal.ts";
import { recentSteps } from "./recent-steps.ts";

test("the last moments come oldest first, and a silence of more than ten days is told before what broke it", () => {
  const moments = ["2026-11-19", "2026-09-12", "2026-11-08", "2026-10-25", "2026-11-09"].map((day, at) =>
    buildMoment(at, day),
  );
  expect(
    recentSteps(moments, 4).map(({ moment, afterSilence }) => [moment.occurred_on, afterSilence]),
  ).toEqual([
    ["2026-10-25", false],
    ["2026-11-08", true],
    ["2026-11-09", false],
    ["2026-11-19", false],
  ]);
});
