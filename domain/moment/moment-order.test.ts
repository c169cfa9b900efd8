import { expect, test } from "vitest";
import { buildMoment, buildRelationship, emptyJournal, noKindness } from "#domain/fixtures/journal.ts";
import { calendarYear } from "#domain/journal/calendar.ts";
import { neighboursOf } from "#domain/journal/neighbours.ts";
import { onThisDay } from "#domain/journal/on-this-day.ts";
import { buildTimeline } from "#domain/journal/timeline.ts";
import { selectEntries } from "#domain/statistics/entries.ts";
import type { Moment } from "./moment.ts";
import { orderKey } from "./moment-order.ts";

const today = "2026-11-21";
const day = "2025-11-21";
// Written in the order of their ids, which is not the order in which they happened.
const night = buildMoment(1, day, { time_of_day: "night" });
const first = buildMoment(2, day);
const second = buildMoment(3, day);
const early = buildMoment(4, day, { time_of_day: "07:30" });
const written = [night, first, second, early];
const lived = [early, first, second, night].map(({ id }) => id);
const ids = (moments: readonly Moment[]) => moments.map(({ id }) => id);

test("a path follows the hours of a day, and the order of writing where there are none", () => {
  const path = buildTimeline(buildRelationship(1), written, today);
  expect(path.flatMap((item) => (item.kind === "moment" ? item.moment.id : []))).toEqual(lived);
});

test("the day of the calendar, a memory and the entries of a figure are in the same order", () => {
  const journal = { ...emptyJournal, moments: written };
  expect(calendarYear(written, 2025, today).cells.find((cell) => cell.day === day)?.ids).toEqual(lived);
  expect(onThisDay(journal, today, noKindness).flatMap(({ moments }) => ids(moments))).toEqual(lived);
  const { moments } = selectEntries(journal, { period: null, relationshipIds: null }, today);
  expect(moments.map(({ moment }) => moment.id)).toEqual(lived);
});

test("the page before and the page after are those of the hour", () => {
  expect(neighboursOf(first, written)).toMatchObject({ earlier: { id: early.id }, later: { id: second.id } });
});

test("the hour of a day that is not known orders nothing", () => {
  const [morning, none] = [buildMoment(5, "2025-11", { time_of_day: "morning" }), buildMoment(6, "2025-11")];
  expect(orderKey(morning)).toBe(orderKey(none));
});
