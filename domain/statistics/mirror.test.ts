import { expect, test } from "vitest";
import {
  ambre,
  camille,
  ines,
  journal,
  moments,
  noe,
  people,
  person,
  today,
} from "../fixtures/six-people.ts";
import { computeStatistics } from "./all.ts";
import { type StatisticsFilter, selectEntries, wholeLife } from "./entries.ts";
import { mirrorMonth } from "./mirror.ts";

const compute = (filter: Partial<StatisticsFilter> = {}, of = journal) =>
  computeStatistics(of, { ...wholeLife, ...filter }, today);
const all = compute();
const nameOf = (id: string) => people.findIndex((one) => one.id === id);

test("the third month of each is aligned at its day 0, in the order of the calendar", () => {
  const rows = all.mirror.value ?? [];
  expect(rows.map(({ relationshipId }) => nameOf(relationshipId))).toEqual([1, 3, 5, 2, 4, 0]);
  expect(rows[0]).toMatchObject({
    from: "2016-06-09",
    until: "2016-07-09",
    fromOffset: 61,
    untilOffset: 91,
    count: 1,
    word: "vélo",
  });
  expect(rows[1]).toMatchObject({ count: 2, word: "sel", endedAt: null });
  expect(rows[2]).toMatchObject({ count: 0, word: null, endedAt: 64 });
});

test("one that never reached the month, or whose start is too vague, is not in the mirror", () => {
  const short = person(7, "2026-01-01", "2026-02-01");
  const vague = person(8, "2019", "2021");
  const entries = selectEntries({ ...journal, relationships: [...people, short, vague] }, wholeLife, today);
  expect(mirrorMonth(entries).ids).not.toContain(short.id);
  expect(mirrorMonth(entries).ids).not.toContain(vague.id);
  expect(mirrorMonth(entries, 1).ids).toContain(short.id);
});

test("life-lines are inked where written, silent elsewhere, and overlaps take the next lane", () => {
  const overlap = person(7, "2022-06-01", "2022-09-01");
  const sameDay = person(8, "2024-02-10", "2024-03-01");
  const lines =
    compute({}, { ...journal, relationships: [...people, overlap, sameDay] }).lifeLines.value ?? [];
  const line = (id: string) => lines.find(({ relationshipId }) => relationshipId === id);
  expect(line(ines.id)?.lane).toBe(0);
  expect(line(overlap.id)?.lane).toBe(1);
  expect(line(sameDay.id)?.lane).toBe(0);
  expect(line(noe.id)?.lane).toBe(0);
  expect(line(ambre.id)?.inked).toEqual([{ start: "2018-05-10", end: "2018-05-20" }]);
  expect(line(camille.id)?.inked).toEqual([{ start: "2026-10-17", end: "2026-11-21" }]);
  expect(line(ines.id)?.milestones).toEqual([{ id: moments[3]?.id, day: "2022-03-15" }]);
});
