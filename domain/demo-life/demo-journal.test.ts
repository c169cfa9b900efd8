import { expect, test } from "vitest";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { noKindness } from "#domain/fixtures/journal.ts";
import { computeGame } from "#domain/game/game.ts";
import { onThisDay } from "#domain/journal/on-this-day.ts";
import { mediaFieldsSchema } from "#domain/media/media-fields.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { validateRelationship } from "#domain/relationship/relationship-fields.ts";
import { computeStatistics } from "#domain/statistics/all.ts";
import { wholeLife } from "#domain/statistics/entries.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import { writtenAt } from "#domain/time/written-at.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { isDemoId } from "./demo-id.ts";
import { type DemoSetting, demoJournal } from "./demo-journal.ts";
import { life } from "./facts/life.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/** The day on which the life's figures were counted. */
const today = "2026-11-21";
const setting: DemoSetting = { words: en, today, timeZone: "Europe/Paris" };
const demo = demoJournal(setting);

test("every row passes the rules of what a person writes", () => {
  for (const { words } of [setting, { words: fr }]) {
    const { relationships, moments, media, profile } = demoJournal({ ...setting, words });
    const fieldsOf = (shape: object, row: object) =>
      Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(shape, field)));
    for (const row of relationships) {
      const shape = { ...row };
      for (const field of ["id", "user_id", "rev", "created_at", "updated_at", "deleted_at", "media"])
        Reflect.deleteProperty(shape, field);
      expect(validateRelationship(shape, today), row.name).toMatchObject({ ok: true });
    }
    for (const row of moments)
      expect(momentFieldsSchema.safeParse(fieldsOf(momentFieldsSchema.shape, row)).error, row.word).toBe(
        undefined,
      );
    for (const row of media)
      expect(mediaFieldsSchema.safeParse(fieldsOf(mediaFieldsSchema.shape, row)).error).toBe(undefined);
    expect(profileFieldsSchema.safeParse(fieldsOf(profileFieldsSchema.shape, profile)).error).toBe(undefined);
  }
});

test("no two rows share an id, and every id is one the server would take", () => {
  const ids = [...demo.relationships, ...demo.moments, ...demo.media].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => idSchema.safeParse(id).success)).toBe(true);
  expect(ids.every(isDemoId)).toBe(true);
  expect(isDemoId("019ab3d0-5e2a-7c41-8f3e-2b6d9a01c7e4")).toBe(false);
  expect(new Set(demo.ids.values()).size).toBe(life.people.length + life.moments.length);
});

test("rows point to rows that are there, and every row belongs to the one who writes", () => {
  const people = new Set(demo.relationships.map(({ id }) => id));
  const moments = new Set(demo.moments.map(({ id }) => id));
  for (const { relationship_id } of [...demo.moments, ...demo.media])
    expect(relationship_id === null || people.has(relationship_id)).toBe(true);
  for (const { moment_id } of demo.media) expect(moments.has(moment_id ?? "")).toBe(true);
  const rows = [...demo.relationships, ...demo.moments, ...demo.media];
  expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([demo.profile.id]));
  expect(demo.profile.memory_remembered_endings.every((id) => people.has(id))).toBe(true);
});

test("both languages have the same rows with the same ids", () => {
  const french = demoJournal({ ...setting, words: fr });
  expect([...french.ids]).toEqual([...demo.ids]);
  const told = ({ moments }: typeof demo) =>
    moments.map(({ id, occurred_on, mood, reread_on }) => ({ id, occurred_on, mood, reread_on }));
  expect(told(french)).toEqual(told(demo));
  expect(french.moments.every(({ word }, at) => word !== "" && demo.moments[at]?.word !== "")).toBe(true);
});

test("an id is made at the time of writing, wherever the journal is opened", () => {
  const postcard = life.moments.find(({ id }) => id === "j8");
  expect(postcard?.hour).toBe(1);
  for (const timeZone of ["Europe/Paris", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu"]) {
    const { moments, ids } = demoJournal({ ...setting, timeZone });
    const writing = (name: string) => {
      const row = moments.find(({ id }) => id === ids.get(name));
      return row && timeInZone(writtenAt(row), timeZone);
    };
    expect(writing("j8")).toMatchObject({ day: "2020-12-30", hour: 1 });
    expect(writing("j1")).toMatchObject({ day: "2020-12-29", hour: 23 });
    expect(writing("c45")).toMatchObject({ day: "2026-11-19", hour: 21 });
  }
});

test("a page has its picture, and its person the list of them", () => {
  expect(demo.media).toHaveLength(22);
  expect(new Set(demo.pictureOf.values())).toEqual(new Set(Object.keys(en.pictures)));
  const listed = demo.relationships.flatMap(({ media }) => media);
  expect(listed).toHaveLength(demo.media.filter(({ relationship_id }) => relationship_id !== null).length);
});

test("statistics of the life read as its author counted them", () => {
  const { counts, togetherness } = computeStatistics(demo, wholeLife, today);
  expect(counts).toMatchObject({ relationships: { value: 7 }, moments: { value: 203 } });
  expect(togetherness.share).toMatchObject({ value: { together: 2_988, total: 4_525 } });
});

test("the Game of the life stands at Grand Cœur, and its next seal is the letter", () => {
  const { standing, next } = computeGame(demo, { today, timeZone: "Europe/Paris", pauses: [] });
  expect(standing).toMatchObject({ points: 1_454, village: "Grand Cœur" });
  expect(next?.id).toBe("letter_opened");
});

test("three memories come up on the day, and none of whoever is hidden", () => {
  const { profile } = demo;
  const memories = onThisDay(demo, today, {
    ...noKindness,
    hiddenRelationships: new Set(profile.memory_hidden_relationships),
    rememberedEndings: new Set(profile.memory_remembered_endings),
  });
  expect(memories.map(({ yearsAgo }) => yearsAgo)).toEqual([1, 2, 4]);
});

test("what is asked of love is told in the words of the tags", () => {
  expect(demo.needs).toContainEqual({
    id: "w3",
    on: "2026-04-07",
    text: "Things said while they are small. By me first.",
    for: ["said aloud"],
    against: ["kept in"],
  });
});
