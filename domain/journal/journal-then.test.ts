import { expect, test } from "vitest";
import { buildMedia, buildMoment, buildRelationship, emptyJournal } from "#domain/fixtures/journal.ts";
import { dayStart } from "#domain/time/day-start.ts";
import type { EarlierRow, EarlierTable } from "./earlier-rows.ts";
import type { Journal } from "./journal.ts";
import { journalThen, stepsOf } from "./journal-then.ts";

const today = "2026-11-21";
const deleted_at = "2026-11-20T10:00:00.000Z";
const alma = buildRelationship(1, { name: "Alma", city: "Gand" });
const walk = buildMoment(1, "2026-05", { relationship_id: alma.id, word: "Walk", text: "now" });

const was = (
  table: EarlierTable,
  { id }: { readonly id: string },
  over: Partial<EarlierRow> = {},
): EarlierRow => ({ table, id, isNew: false, wasDeleted: false, fields: {}, unknown: [], ...over });

const then = (now: Partial<Journal>, earlier: readonly EarlierRow[], held?: ReadonlySet<string>) =>
  journalThen({ ...emptyJournal, ...now }, earlier, held ? { today, held } : { today });

test("what came since was not there, what went to the trash was, what changed says what it said", () => {
  const since = buildRelationship(2, { name: "Basile" });
  const gone = buildRelationship(3, { name: "Zoé", deleted_at });
  const { journal, steps } = then({ relationships: [alma, since, gone], moments: [walk] }, [
    was("relationships", alma, { fields: { city: "Lille" } }),
    was("relationships", since, { isNew: true }),
    was("relationships", gone),
    was("moments", walk, { fields: { text: "before" } }),
  ]);
  expect(journal.relationships.map(({ name, city }) => [name, city])).toEqual([
    ["Alma", "Lille"],
    ["Zoé", gone.city],
  ]);
  expect(journal.moments.map(({ word, text }) => [word, text])).toEqual([["Walk", "before"]]);
  expect(steps.map(({ id, act, fields }) => [id, act, fields])).toEqual([
    [alma.id, "change", { city: "Lille" }],
    [since.id, "trash", {}],
    [gone.id, "restore", {}],
    [walk.id, "change", { text: "before" }],
  ]);
});

test("what was in the trash goes there again, and what came and went since needs nothing", () => {
  const back = buildRelationship(2, { name: "Back" });
  const brief = buildRelationship(3, { name: "Brief", deleted_at });
  const { journal, steps } = then({ relationships: [back, brief] }, [
    was("relationships", back, { wasDeleted: true }),
    was("relationships", brief, { isNew: true }),
  ]);
  expect(journal.relationships).toEqual([]);
  expect(steps.map(({ id, act }) => [id, act])).toEqual([[back.id, "trash"]]);
});

test("what is sealed today is neither shown nor taken back, with all that hangs on it, and only counted", () => {
  const sealed = buildRelationship(2, { name: "Sealed", veil: "sealed" });
  const about = buildMoment(2, "2026-05", { relationship_id: sealed.id });
  const letter = buildMoment(3, "2026-05", { text: "closed", sealed_until: "2026-11-22" });
  const photo = buildMedia(1, { moment_id: letter.id });
  const rows = { relationships: [sealed], moments: [about, letter], media: [photo] };
  const { journal, steps, closed } = then(rows, [
    was("relationships", sealed, { fields: { veil: "open", name: "Before" } }),
    was("moments", about, { fields: { text: "before" } }),
    was("moments", letter, { fields: { text: "before", sealed_until: null } }),
    was("media", photo, { fields: { caption: "before" } }),
  ]);
  expect(journal).toEqual(emptyJournal);
  expect(steps).toEqual([]);
  expect(closed).toBe(4);
});

test("veils, letters' days, consents and LISA's permission stay as they are today", () => {
  const photo = buildMedia(1, { relationship_id: alma.id, consent: "unsure" });
  const { steps } = then({ relationships: [alma], moments: [walk], media: [photo] }, [
    was("relationships", alma, { fields: { veil: "folded", lisa_may_read: true } }),
    was("moments", walk, { fields: { sealed_until: "2027-01-01", reread_on: null } }),
    was("media", photo, { fields: { consent: "agreed", is_blurred: true } }),
  ]);
  expect(steps).toEqual([]);
});

test("an entry about someone who is gone for good stays with whom it is about, and says so", () => {
  const gone = buildRelationship(9).id;
  const { steps } = then({ relationships: [alma], moments: [walk] }, [
    was("moments", walk, { fields: { relationship_id: gone, text: "before" } }),
  ]);
  expect(steps[0]).toMatchObject({ fields: { text: "before" }, unknown: ["relationship_id"] });
});

test("what waits for a decision on this device stays, and is counted", () => {
  const { steps, waiting } = then(
    { relationships: [alma] },
    [was("relationships", alma, { fields: { city: "Lille" } })],
    new Set([alma.id]),
  );
  expect([steps.length, waiting]).toEqual([0, 1]);
});

test("one person is taken back with what is about them, one moment with its photos and its person from the trash", () => {
  const gone = buildRelationship(2, { name: "Gone", deleted_at });
  const lost = buildMoment(2, "2026-05", { relationship_id: gone.id, deleted_at });
  const photo = buildMedia(1, { relationship_id: gone.id, moment_id: lost.id, deleted_at });
  const rows = { relationships: [alma, gone], moments: [walk, lost], media: [photo] };
  const { steps } = then(rows, [
    was("relationships", alma, { fields: { city: "Lille" } }),
    was("moments", walk, { fields: { text: "before" } }),
    was("relationships", gone),
    was("moments", lost),
    was("media", photo),
  ]);
  const ids = (back: Parameters<typeof stepsOf>[1]) => stepsOf(steps, back).map(({ id }) => id);
  expect(ids({ of: "person", id: alma.id })).toEqual([alma.id, walk.id]);
  expect(ids({ of: "moment", id: walk.id })).toEqual([walk.id]);
  expect(ids({ of: "moment", id: lost.id })).toEqual([gone.id, lost.id, photo.id]);
  expect(ids({ of: "all" })).toHaveLength(5);
});

test.each([
  ["Europe/Paris", "2026-11-21", "2026-11-20T23:00:00.000Z"],
  ["Europe/Paris", "2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-21", "2026-11-20T10:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-21", "2026-11-21T08:00:00.000Z"],
])("a day begins in %s when its calendar turns", (timeZone, day, instant) => {
  expect(dayStart(day, timeZone)).toBe(instant);
});
