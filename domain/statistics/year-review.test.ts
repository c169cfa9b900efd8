import { expect, test } from "vitest";
import { journal, today } from "../fixtures/six-people.ts";
import { reviewYear, shareCard } from "./year-review.ts";

test("a year looked back on counts its own, and a card holds only chosen numbers", () => {
  const review = reviewYear(journal, 2018, today);
  expect(review.numbers).toMatchObject({
    moments: 2,
    days: 2,
    weeks: 2,
    words: 1,
    milestones: 0,
    photos: 0,
    places: 0,
  });
  expect(review.months).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]);
  expect(shareCard(review, ["days", "moments", "name", "themes"])).toEqual({
    year: 2018,
    numbers: [
      { field: "moments", value: 2 },
      { field: "days", value: 2 },
    ],
  });
});
