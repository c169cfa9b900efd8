import { expect, test } from "vitest";
import { mayMoveSeal } from "./moment-rules.ts";

test("the day of a letter may be put right on the day it was written and on the next, then no more", () => {
  const letter = { updated_at: "2026-11-21T22:40:00.000Z" };
  expect(["2026-11-21", "2026-11-22", "2026-11-23"].map((today) => mayMoveSeal(letter, today))).toEqual([
    true,
    true,
    false,
  ]);
});
