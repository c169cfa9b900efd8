import { expect, test } from "vitest";
import { emptyJournal } from "#domain/fixtures/journal.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { buildMoment, buildRelationship, vagueDate } from "../fixtures/journal.ts";
import {
  ambre,
  basile,
  camille,
  ines,
  journal,
  moments,
  people,
  sacha,
  today,
} from "../fixtures/six-people.ts";
import { computeStatistics } from "./all.ts";
import { spansBetween } from "./between.ts";
import { type StatisticsFilter, selectEntries, wholeLife } from "./entries.ts";
import { countPlaces } from "./places.ts";
import { countWords } from "./themes.ts";

const compute = (filter: Partial<StatisticsFilter> = {}, of = journal) =>
  computeStatistics(of, { ...wholeLife, ...filter }, today);
const all = compute();
const nameOf = (id: string) => people.findIndex((one) => one.id === id);

test("counts are plain", () => {
  const { counts } = all;
  expect(Object.values(counts).map(({ value }) => value)).toEqual([6, 1, 5, 8, 2, 7]);
  expect(counts.milestones.ids).toEqual([moments[3]?.id, moments[6]?.id]);
});

test("the present state says since when, and the share of days counts each once", () => {
  expect(all.present.value).toMatchObject({ state: "together", since: "2025-07-14", days: 495 });
  expect(all.present.ids).toEqual([camille.id]);
  const total = 317 + 167 + 64 + 761 + 221 + 495;
  expect(all.togetherness.share?.value).toMatchObject({ together: total, total: 3878, from: "2016-04-09" });
});

test("an end dated to the day is exact however vague the beginning; a vague end is about", () => {
  const over = (start: string, end: string) => {
    const ended = { start_date: vagueDate(start), end_date: vagueDate(end), status: "ended" as const };
    const { present, lifeLines, axis } = compute(
      {},
      { ...emptyJournal, relationships: [buildRelationship(1, ended)] },
    );
    const between = axis && spansBetween(lifeLines.value ?? [], axis);
    return [present.value?.days, present.value?.isApproximate, between?.[0]?.isApproximate];
  };
  expect(over("2024", addDays(today, -1))).toEqual([1, false, false]);
  expect(over("2024-01-01", "2025")).toMatchObject([expect.any(Number), true, true]);
});

test("single since the last ending, or since nobody knows when", () => {
  const alone = { ...journal, relationships: people.filter(({ id }) => id !== camille.id) };
  expect(compute({}, alone).present.value).toMatchObject({
    state: "single",
    since: "2025-04-10",
    days: 590,
  });
  const vague = {
    ...alone,
    relationships: [
      ...alone.relationships,
      buildRelationship(9, { status: "ended", start_date: vagueDate("2025") }),
    ],
  };
  expect(compute({}, vague).present.value).toMatchObject({ state: "single", since: null, days: 0 });
  expect(compute({}, emptyJournal)).toMatchObject({
    present: { value: { state: "single", since: null, days: 0 } },
    togetherness: { share: null, spans: [] },
    axis: null,
  });
});

test("average, median and bands are those found by hand", () => {
  const days = [317, 167, 64, 761, 221, 495];
  expect(all.durations.average.value?.days).toBe(Math.floor(days.reduce((a, b) => a + b) / 6));
  expect(all.durations.median.value?.days).toBe(269);
  expect(all.durations.bands.short.ids).toEqual([sacha.id]);
  expect(all.durations.bands.medium.value).toBe(3);
  expect(all.durations.bands.long.ids).toEqual([ines.id, camille.id]);
  expect(all.durations.marks.value?.map(({ id }) => nameOf(id))).toEqual([1, 3, 5, 2, 4, 0]);
});

test("types and ratings keep the order of the form, zeros included", () => {
  expect(all.kinds.types.value?.map(({ type, count }) => `${type} ${count}`)).toEqual([
    "serious 2",
    "casual 1",
    "fling 1",
    "fwb 0",
    "other 2",
  ]);
  expect(all.kinds.ratings.value?.map(({ count }) => count)).toEqual([0, 1, 1, 2, 1]);
  expect(all.kinds.averageRating.value).toBe(3.6);
  expect(all.kinds.unrated).toEqual([ambre.id]);
});

test("under five a picture is refused and says how many there are and what would help", () => {
  const few = compute({ relationshipIds: new Set([basile.id, ambre.id, sacha.id]) });
  expect(few.durations.average).toMatchObject({ refused: true, n: 3, value: null });
  expect(few.kinds.ratingAgainstDuration).toMatchObject({ refused: true, n: 2, value: null });
  expect(few.moods.counts).toMatchObject({ refused: true, n: 3, value: null });
  expect(few.mirror).toMatchObject({ refused: true, n: 3 });
  expect(few.counts.relationships).toMatchObject({ refused: false, value: 3 });
});

test("meeting places are one whatever their capitals and spaces", () => {
  expect(all.places.meeting.value?.map(({ label, count }) => `${count} ${label}`)).toEqual([
    "2 À une fête",
    "2 Chez des amis",
    "1 Études",
  ]);
});

test("a moment is where it says, else in the city of the one it is about", () => {
  const cities = all.places.cities.value ?? [];
  expect(cities.map(({ label, momentIds }) => `${label} ${momentIds.length}`).toSorted()).toEqual([
    "Le Croisic 1",
    "Lille 1",
    "Lyon 0",
    "Marseille 2",
    "Nantes 0",
    "Paris 1",
    "Rennes 2",
  ]);
  expect(cities.find(({ label }) => label === "Paris")?.position).toEqual({
    lat: 48.85,
    lon: 2.35,
    country: "FR",
  });
  expect(cities.find(({ label }) => label === "Lille")?.position).toBeNull();
  expect(all.places.placeless).toEqual([moments[7]?.id]);
});

test("a city chosen for a moment is a place of its own, on the map where it lies, whatever the place says", () => {
  const quay = buildMoment(90, "2026-01-05", {
    relationship_id: moments[0]?.relationship_id ?? null,
    place: "gare, quai 2",
    city: "Nantes",
    city_place: { geoname_id: 2990969, country: "FR", lat: 47.22, lon: -1.55 },
  });
  const alone = buildMoment(91, "2026-01-06", { place: "gare, quai 2" });
  const { relationships } = selectEntries(journal, { period: null, relationshipIds: null }, today);
  const written = [quay, alone].map((moment) => ({ moment, day: moment.occurred_on }));
  const { cities, own } = countPlaces({ relationships, moments: written, today, period: null });
  const of = (name: string) => cities.value?.find(({ label }) => label === name);
  expect(of("Nantes")).toMatchObject({
    isCity: true,
    momentIds: [quay.id],
    position: { lat: 47.22, lon: -1.55, country: "FR" },
  });
  expect(of("gare")).toMatchObject({ isCity: false, momentIds: [alone.id], position: null });
  expect(own).toEqual([quay.id, alone.id]);
});

test("moods are counted with their base, and every mark opens its moment", () => {
  expect(all.moods.counts.value?.map(({ mood, count }) => `${mood} ${count}`)).toEqual([
    "bright 2",
    "gentle 2",
    "even 1",
    "heavy 1",
    "stormy 1",
  ]);
  expect(all.moods.light.value).toEqual({ light: 4, of: 7 });
  expect(all.moods.marks.value?.map(({ id }) => id)).toEqual(
    [0, 1, 2, 3, 4, 5, 7].map((at) => moments[at]?.id),
  );
  expect(all.moods.months.value?.[1]).toEqual({ month: "2018-05", mood: "gentle", count: 1 });
});

test("tags are told with the moods given there, beside those given everywhere", () => {
  const [first] = all.themes.tags.value ?? [];
  expect(first).toMatchObject({ label: "mer", count: 4, light: 3, moods: 4 });
  expect(all.themes.base).toEqual({ light: 4, moods: 7 });
});

test("words of the texts are counted once a moment, small words and unread letters left out", () => {
  const sea = Array.from({ length: 5 }, (_, at) =>
    buildMoment(20 + at, "2026-01-01", { text: "Encore la Rivière, avec toi, rivière." }),
  );
  const letter = buildMoment(30, "2026-01-01", { text: "trésor", sealed_until: "2030-01-01" });
  const entries = selectEntries(
    { relationships: [], moments: [...sea, letter], media: [] },
    wholeLife,
    today,
  );
  expect(countWords(entries).value).toEqual([{ label: "rivière", count: 5, ids: sea.map(({ id }) => id) }]);
});

test("milestones of one word are one knot, and the next round days are those of the one they are with", () => {
  expect(all.milestones.reached.value).toMatchObject([{ count: 2, relationshipIds: [ines.id, camille.id] }]);
  expect(all.milestones.next).toEqual([
    { relationshipId: camille.id, kind: "days", count: 500, on: "2026-11-26", inDays: 5 },
    { relationshipId: camille.id, kind: "years", count: 2, on: "2027-07-14", inDays: 235 },
  ]);
});

test("a period keeps what may have been lived in it, and clips the days shared", () => {
  const year = compute({ period: { from: "2024-01-01", to: "2024-12-31" } });
  expect(year.counts.relationships.ids.map(nameOf)).toEqual([2, 4]);
  expect(year.togetherness.share?.value).toMatchObject({
    together: 40 + 122,
    total: 366,
    from: "2024-01-01",
  });
  expect(compute({ period: { from: "2022-01-01", to: "2022-12-31" } }).counts.moments.value).toBe(2);
});

test("a choice of people narrows the figures, not who one is with today", () => {
  const one = compute({ relationshipIds: new Set([ines.id]) });
  expect(one.counts.moments.value).toBe(2);
  expect(one.togetherness.share?.value).toMatchObject({ together: 761 });
  expect(one.present.value).toEqual(all.present.value);
});

test("folded people and the trash are in no figure", () => {
  const hidden = people.map((one) => (one.id === camille.id ? { ...one, veil: "folded" as const } : one));
  const shown = compute({}, { ...journal, relationships: hidden });
  expect(JSON.stringify(shown)).not.toContain(camille.id);
  expect(JSON.stringify(shown)).not.toContain(moments[5]?.id);
});
