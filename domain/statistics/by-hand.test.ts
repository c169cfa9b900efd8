/** Every figure of the page, computed by hand on twelve people and thirty moments. */
import { expect, test } from "vitest";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { journal, moments, people, today } from "../fixtures/twelve-people.ts";
import { computeStatistics } from "./all.ts";
import { type StatisticsFilter, wholeLife } from "./entries.ts";
import { reviewYear } from "./year-review.ts";

const compute = (filter: Partial<StatisticsFilter> = {}) =>
  computeStatistics(journal, { ...wholeLife, ...filter }, today);
const all = compute();
const nameOf = (id: string) => people.find((one) => one.id === id)?.name;

/** Days from the first to the last, by a paper calendar; vague dates from the middle of their range. */
const lengths = {
  Ilan: [317, "medium"], // 2 July 2013 (middle of the year) to 15 May 2014 (middle of the month)
  Rosa: [152, "medium"], // 30 + 31 + 30 + 31, and 30 more half a year later
  Basile: [317, "medium"],
  Ambre: [167, "medium"],
  Maël: [28, "short"], // 31 January to 28 February: a month
  Lou: [2, "short"], // 28 and 29 February
  Sacha: [64, "short"],
  Jade: [218, "medium"], // two clock changes, no day more or less
  Inès: [761, "long"],
  Théo: [28, "short"],
  Noé: [221, "medium"],
  Camille: [495, "long"],
} as const;

test.each(Object.entries(lengths))("%s lasted as long as on paper: %j", (name, [days, band]) => {
  const one = people.find((person) => person.name === name);
  expect(one && relationshipDuration(one, today)).toMatchObject({ ok: true, days, band });
});

test("average 230 whole days (2,770 over twelve), median halfway between 167 and 218", () => {
  expect(all.durations.average.value?.days).toBe(230);
  expect(all.durations.median.value?.days).toBe(192);
  expect(Object.values(all.durations.bands).map(({ n }) => n)).toEqual([4, 6, 2]);
  expect(all.durations.marks.value?.map(({ id }) => nameOf(id))).toEqual(Object.keys(lengths));
});

test("2,742 days shared of 4,890, from the middle of 2013: Théo’s 28 are Inès’s too", () => {
  expect(all.togetherness.share?.value).toEqual({
    together: 2_742,
    total: 4_890,
    from: "2013-07-02",
    isApproximate: true,
  });
  expect(all.present.value).toEqual({
    state: "together",
    since: "2025-07-14",
    days: 495,
    isApproximate: false,
  });
});

test("paths: Rosa’s first autumn falls silent after 19 days, and Théo takes the second lane", () => {
  const lines = all.lifeLines.value ?? [];
  expect(lines.map(({ relationshipId }) => nameOf(relationshipId))).toEqual(Object.keys(lengths));
  expect(lines.filter(({ lane }) => lane > 0).map(({ relationshipId }) => nameOf(relationshipId))).toEqual([
    "Théo",
  ]);
  expect(lines.map(({ momentIds }) => momentIds.length)).toEqual([1, 3, 3, 2, 1, 1, 2, 3, 6, 1, 3, 4]);
  const inkOf = (name: string) => lines.find(({ relationshipId }) => nameOf(relationshipId) === name)?.inked;
  expect(inkOf("Rosa")).toEqual([
    { start: "2014-09-01", end: "2014-09-20" }, // 52 days without a word follow, then 51
    { start: "2015-06-01", end: "2015-07-01" },
  ]);
  expect(inkOf("Lou")).toEqual([{ start: "2020-02-28", end: "2020-03-01" }]);
  expect(inkOf("Sacha")).toEqual([{ start: "2020-06-01", end: "2020-08-04" }]); // 20, 42 and 2 days
});

test("without Camille, on one’s own since Noé: 590 days, a year and 225", () => {
  const alone = computeStatistics(
    { ...journal, relationships: people.filter(({ name }) => name !== "Camille") },
    wholeLife,
    today,
  );
  expect(alone.present.value).toEqual({
    state: "single",
    since: "2025-04-10",
    days: 590,
    isApproximate: false,
  });
});

test("a year looked back on: 2022 has four moments on four days, in four weeks, one a knot, three of them light", () => {
  const { numbers } = reviewYear(journal, 2022, today);
  expect(numbers).toMatchObject({ moments: 4, days: 4, weeks: 4, milestones: 1, light: 3 });
});

test("types, ratings and what has none", () => {
  expect(all.kinds.types.value?.map(({ count }) => count)).toEqual([4, 2, 2, 1, 3]);
  expect(all.kinds.ratings.value?.map(({ count }) => count)).toEqual([0, 1, 2, 3, 2]);
  expect(all.kinds.averageRating.value).toBe(3.75);
  expect(all.kinds.unrated.map(nameOf)).toEqual(["Ilan", "Ambre", "Maël", "Théo"]);
  expect(all.kinds.ratingAgainstDuration.value?.map(({ rating, days }) => [rating, days])).toEqual([
    [5, 152],
    [3, 317],
    [3, 2],
    [2, 64],
    [4, 218],
    [5, 761],
    [4, 221],
    [4, 495],
  ]);
});

test("meeting places and cities, with the moments that have none", () => {
  expect(all.places.meeting.value?.map(({ label, count }) => [label, count])).toEqual([
    ["À une fête", 4],
    ["Chez des amis", 3],
    ["Dans un train", 1],
    ["Études", 1],
  ]);
  expect(all.places.cities.n).toBe(38);
  expect(all.places.cities.value?.map(({ label, momentIds }) => [label, momentIds.length])).toEqual([
    ["Paris", 7],
    ["Lyon", 6],
    ["Rennes", 5],
    ["Marseille", 4],
    ["Lille", 3],
    ["Nantes", 2],
    ["Lisbonne", 1],
  ]);
  expect(all.places.placeless).toHaveLength(2);
});

test("moods: 8, 11, 3, 4 and 3, of which 19 of 29 are light", () => {
  expect(all.moods.counts.value?.map(({ count }) => count)).toEqual([8, 11, 3, 4, 3]);
  expect(all.moods.light.value).toEqual({ light: 19, of: 29 });
  expect(all.counts.moments.value).toBe(30);
});

test("tags, each with the moods given there", () => {
  expect(all.themes.tags.n).toBe(27);
  expect(all.themes.tags.value?.map(({ label, count }) => [label, count])).toEqual([
    ["mer", 5],
    ["voyage", 4],
    ["cuisine", 3],
    ["marcher", 3],
    ["musique", 3],
    ["rire", 3],
    ["silence", 3],
    ["dispute", 2],
    ["famille", 2],
    ["travail", 1],
  ]);
  expect(all.themes.tags.value?.[0]).toMatchObject({ light: 5, moods: 5 });
});

test("milestones reached and next", () => {
  expect(all.milestones.reached.value?.map(({ label, count }) => [label, count])).toEqual([
    ["Premier voyage", 2],
    ["Les clés", 1],
  ]);
  expect(all.milestones.next.map(({ count, on, inDays }) => [count, on, inDays])).toEqual([
    [500, "2026-11-26", 5],
    [2, "2027-07-14", 235],
  ]);
});

test("the third month of each that reached it", () => {
  expect(
    all.mirror.value?.map(({ relationshipId, from, count, word }) => [
      nameOf(relationshipId),
      from,
      count,
      word,
    ]),
  ).toEqual([
    ["Rosa", "2014-11-01", 1, "crêpes"],
    ["Basile", "2016-06-09", 1, "phare"],
    ["Ambre", "2018-05-01", 2, "porte"],
    ["Sacha", "2020-08-01", 1, "adieu"],
    ["Jade", "2021-05-27", 1, "cerises"],
    ["Inès", "2022-03-10", 2, "exact"],
    ["Noé", "2024-11-01", 1, "vinyle"],
    ["Camille", "2025-09-14", 1, "marché"],
  ]);
});

test("two years of it: two people, six moments, 721 days of 730", () => {
  const years = compute({ period: { from: "2022-01-01", to: "2023-12-31" } });
  expect(years.counts.relationships.ids.map(nameOf)).toEqual(["Inès", "Théo"]);
  expect(years.counts.moments.value).toBe(6);
  expect(years.togetherness.share?.value).toMatchObject({ together: 721, total: 730, from: "2022-01-01" });
});

test("one person: their moments only, their days only", () => {
  const rosa = people.find(({ name }) => name === "Rosa");
  const alone = compute({ relationshipIds: new Set([rosa?.id ?? ""]) });
  expect(alone.counts.moments.ids).toEqual(moments.slice(1, 4).map(({ id }) => id));
  expect(alone.togetherness.share?.value?.together).toBe(152);
});
