import { expect, test } from "vitest";
import { buildMoment } from "../fixtures/journal.ts";
import { journal, today } from "../fixtures/six-people.ts";
import { quoteOfYear, reviewYear, shareCard } from "./year-review.ts";

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
    light: 1,
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

test("a winter is counted in the year of its January, and the year it began in knows of it", () => {
  const winter = { ...journal, moments: [buildMoment(1, "2022-24")] };
  const reviews = [2021, 2022, 2023].map((year) => reviewYear(winter, year, today));
  expect(reviews.map(({ numbers, countedLater }) => [numbers.moments, countedLater])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
});

test("the sentence read again is a light one of the year, whole, and never out of a letter still shut", () => {
  const told = [
    buildMoment(1, "2018-06-01", {
      mood: 5,
      text: "Le vinyle perdu dans le troisième carton. Puis la pluie.",
    }),
    buildMoment(2, "2018-06-02", {
      mood: 5,
      text: "Une lettre bien plus longue que toutes les autres pages, à lire plus tard.",
      sealed_until: "2030-01-01",
    }),
    buildMoment(3, "2018-06-03", {
      mood: 1,
      text: "Une page lourde, et longue, et qui ne revient pas d’elle-même. Encore. Encore.",
    }),
    buildMoment(4, "2019-06-03", {
      mood: 5,
      text: "Une autre année, et une autre page encore plus longue que les autres.",
    }),
  ];
  const review = reviewYear({ relationships: [], moments: told, media: [] }, 2018, today);
  expect(quoteOfYear(review)).toEqual({
    id: told[0]?.id,
    sentence: "Le vinyle perdu dans le troisième carton.",
  });
  expect(quoteOfYear(reviewYear(journal, 2018, today))).toBeNull();
});
