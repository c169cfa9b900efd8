import fc from "fast-check";
import { expect, test } from "vitest";
import { buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import { summarizeRelationships } from "#domain/statistics/relationship-summary.ts";
import { countByStatus, type ListFilter, listRelationships, relationshipSorts } from "./relationship-list.ts";

const today = "2026-11-21";
const question: ListFilter = {
  query: "",
  status: "all",
  sort: "recent",
  today,
  compareNames: new Intl.Collator("fr").compare,
};
const people = [
  buildRelationship(1, { name: "Camille", city: "Évry", start_date: vagueDate("2025-07-14"), rating: 4 }),
  buildRelationship(2, {
    name: "Noé",
    city: "Lyon",
    status: "ended",
    start_date: vagueDate("2024"),
    end_date: vagueDate("2024-10"),
    rating: 5,
  }),
  buildRelationship(3, {
    name: "Éloi",
    city: "São Paulo",
    status: "ended",
    start_date: vagueDate("2018-01-01"),
    end_date: vagueDate("2021-01-01"),
  }),
  buildRelationship(4, { name: "Basile", veil: "folded", start_date: vagueDate("2026-10-01") }),
  buildRelationship(5, { name: "Ambre", veil: "sealed", veil_until: "2027-01-01" }),
  buildRelationship(6, { name: "Zoé", deleted_at: "2026-01-01T00:00:00Z" }),
];
const names = (over: Partial<ListFilter>) =>
  listRelationships(people, { ...question, ...over }).map(({ name }) => name);

test("the most recent comes first, folded ones last, sealed and deleted ones not at all", () => {
  expect(names({})).toEqual(["Camille", "Noé", "Éloi", "Basile"]);
});

test("sorted by duration the longest comes first", () => {
  expect(names({ sort: "duration" })).toEqual(["Éloi", "Camille", "Noé", "Basile"]);
});

test("sorted by rating what has none comes last", () => {
  expect(names({ sort: "rating" })).toEqual(["Noé", "Camille", "Éloi", "Basile"]);
});

test("sorted by name in the person's own alphabet", () => {
  expect(names({ sort: "alphabetical" })).toEqual(["Camille", "Éloi", "Noé", "Basile"]);
});

test.each([
  ["evry", ["Camille"]],
  ["SAO", ["Éloi"]],
  ["eloi", ["Éloi"]],
  ["noe lyon", ["Noé"]],
  ["noe paris", []],
  ["  ", ["Camille", "Noé", "Éloi", "Basile"]],
])("looking for %j finds %o", (query, expected) => {
  expect(names({ query })).toEqual(expected);
});

test("the status filter and the figures beside it agree, without those folded away", () => {
  expect(names({ status: "ended" })).toEqual(["Noé", "Éloi"]);
  expect(names({ status: "ongoing" })).toEqual(["Camille", "Basile"]);
  expect(countByStatus(people, question)).toEqual({ all: 3, ongoing: 1, ended: 2 });
  const opened = new Set(people.map(({ id }) => id));
  expect(countByStatus(people, { ...question, opened }).all).toBe(
    summarizeRelationships(people, question.today).total,
  );
});

test("a sealed one is listed once opened, or when its day has come", () => {
  const ambre = people[4]?.id ?? "";
  expect(names({ opened: new Set([ambre]) })).toContain("Ambre");
  expect(names({ today: "2027-01-01" })).toContain("Ambre");
});

test("an ongoing one without a start date counts from the day it was written", () => {
  const fresh = buildRelationship(7, { name: "Sacha", created_at: "2026-11-20T10:00:00Z" });
  expect(listRelationships([...people, fresh], question)[0]?.name).toBe("Sacha");
});

test("one that is over without a start counts by its end, and comes last without one, whenever it was written", () => {
  const created_at = "2026-11-20T10:00:00Z";
  const undated = buildRelationship(8, { name: "Sacha", status: "ended", created_at });
  const end = { status: "ended", end_date: vagueDate("2025-01"), created_at } as const;
  const ended = buildRelationship(9, { name: "Alix", ...end });
  const listed = listRelationships([...people, undated, ended], question).map(({ name }) => name);
  expect(listed).toEqual(["Camille", "Alix", "Noé", "Éloi", "Sacha", "Basile"]);
});

test("the order never depends on the order of the input, and nothing is listed twice", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(people, { minLength: 6 }),
      fc.constantFrom(...relationshipSorts),
      (shuffled, sort) => {
        const listed = listRelationships(shuffled, { ...question, sort });
        expect(listed).toEqual(listRelationships(people, { ...question, sort }));
        expect(new Set(listed).size).toBe(listed.length);
      },
    ),
  );
});

test("the summary counts what is in sight and averages what can be measured", () => {
  const summary = summarizeRelationships([...people, buildRelationship(8, { status: "ended" })], today);
  expect(summary.total).toBe(4);
  expect(summary.measured.map(({ relationship }) => relationship.name)).toEqual(["Camille", "Éloi"]);
  expect(summary.current.map(({ name }) => name)).toEqual(["Camille"]);
});

test("under five nothing is averaged, and five of one year are one year on average, with “about” when one is vague", () => {
  const years = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      buildRelationship(at + 1, {
        start_date: vagueDate(`20${10 + at}-01-01`),
        end_date: vagueDate(`20${11 + at}-01-01`),
        status: "ended",
      }),
    );
  expect(summarizeRelationships(years(4), today)).toMatchObject({ average: null, measured: { length: 4 } });
  const { average } = summarizeRelationships(years(5), today);
  expect(average).toMatchObject({ duration: { years: 1, months: 0, days: 0 }, isApproximate: false });
  const vague = buildRelationship(6, {
    start_date: vagueDate("2019"),
    end_date: vagueDate("2020"),
    status: "ended",
  });
  expect(summarizeRelationships([...years(5), vague], today).average).toMatchObject({
    duration: { years: 1, months: 0, days: 0 },
    isApproximate: true,
  });
});

test("an empty journal has no average and nobody", () => {
  expect(summarizeRelationships([], today)).toEqual({
    total: 0,
    since: null,
    average: null,
    measured: [],
    current: [],
  });
});
