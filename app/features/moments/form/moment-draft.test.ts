import { expect, test } from "vitest";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import { everyField } from "#domain/fixtures/every-field.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { dayParts } from "#domain/time/time-of-day.ts";
import { checkMoment } from "./check-moment.ts";
import { draftOf, emptyMoment, type MomentDraft, newMoment, readDraft } from "./moment-draft.ts";

const today = "2026-11-21";
const blank = newMoment(null, today);

test("a face alone is a moment of today", () => {
  const checked = checkMoment({ ...blank, mood: 4 }, "fr", today);
  expect(checked).toMatchObject({ ok: true, fields: { mood: 4, occurred_on: today, word: "", place: null } });
});

test("a word alone is a moment", () => {
  expect(checkMoment({ ...blank, word: " apaisés " }, "fr", today)).toMatchObject({
    ok: true,
    fields: { word: "apaisés", mood: null },
  });
});

test("nothing chosen and nothing written is not a moment, and spaces are nothing", () => {
  expect(checkMoment({ ...blank, word: "  ", text: "\n" }, "en", today)).toEqual({
    ok: false,
    issues: [{ field: "mood", code: "nothing_written" }],
  });
});

test("a photo alone is a moment", () => {
  expect(checkMoment(blank, "en", today, { hasPhotos: true })).toMatchObject({ ok: true });
});

test("a date may be vague, in the language of the page, and not to come", () => {
  const on = (date: string, language: "en" | "fr") =>
    checkMoment({ ...blank, mood: 3, date }, language, today);
  expect(on("printemps 2019", "fr")).toMatchObject({ ok: true, fields: { occurred_on: "2019-21" } });
  expect(on("yesterday", "en")).toMatchObject({ ok: true, fields: { occurred_on: "2026-11-20" } });
  expect(on("", "en")).toMatchObject({ ok: false, issues: [{ field: "date", code: "date_empty" }] });
  expect(on("soon", "en")).toMatchObject({ ok: false, issues: [{ code: "date_unreadable" }] });
  expect(on("2027", "en")).toMatchObject({ ok: false, issues: [{ code: "date_in_future" }] });
});

test("an hour is exact or vague, in words of either language, and may be left out", () => {
  const at = (hour: string) => checkMoment({ ...blank, mood: 3, hour }, "fr", today);
  expect(at("22 h")).toMatchObject({ ok: true, fields: { time_of_day: "22:00" } });
  expect(at("evening")).toMatchObject({ ok: true, fields: { time_of_day: "evening" } });
  expect(at(" ")).toMatchObject({ ok: true, fields: { time_of_day: null } });
  expect(at("bientôt")).toMatchObject({ ok: false, issues: [{ field: "hour", code: "hour_unreadable" }] });
});

test("an hour of today that is still to come is refused with its field; one kept elsewhere is not asked again", () => {
  const tonight = { ...blank, mood: 3, hour: "22 h" };
  const at = (draft: MomentDraft, was?: MomentDraft) =>
    checkMoment(draft, "fr", today, { minute: 15 * 60, ...(was && { was }) });
  const refused = { ok: false, issues: [{ field: "hour", code: "hour_in_future" }] };
  expect(at(tonight)).toEqual(refused);
  expect(at({ ...tonight, date: "hier" })).toMatchObject({ ok: true });
  expect(at({ ...tonight, hour: "14 h" })).toMatchObject({ ok: true });
  expect(at({ ...tonight, word: "doux" }, tonight)).toMatchObject({ ok: true });
  expect(at({ ...tonight, hour: "23 h" }, tonight)).toEqual(refused);
});

test("a date and an hour that are shown in the form are read back as they were", () => {
  for (const language of ["en", "fr"] as const)
    for (const time_of_day of ["00:00", "07:05", "12:00", "22:00", ...dayParts] as const) {
      const start = draftOf(
        { ...momentFieldsSchema.parse({ occurred_on: "2019-21", mood: 3 }), time_of_day },
        {
          date: (date) => formatVagueDate(date, language),
          hour: (time) => formatTimeOfDay(time, language, "short"),
        },
      );
      expect(checkMoment(start, language, today)).toMatchObject({
        fields: { occurred_on: "2019-21", time_of_day },
      });
    }
});

test("a letter needs a day to come, and keeps the day it had once that has come", () => {
  const letter = { ...blank, text: "Dear me", sealedUntil: "2026-11-21" };
  expect(checkMoment(letter, "en", today)).toMatchObject({ ok: false, issues: [{ code: "seal_in_past" }] });
  expect(checkMoment(letter, "en", today, { wasSealedUntil: "2026-11-21" })).toMatchObject({ ok: true });
  expect(checkMoment({ ...letter, sealedUntil: "2026-11-22" }, "en", today)).toMatchObject({
    ok: true,
    fields: { sealed_until: "2026-11-22" },
  });
});

test("the day of a letter is written in words like any date, and is fifty years away at most", () => {
  const until = (sealedUntil: string, language: "en" | "fr" = "en") =>
    checkMoment({ ...blank, text: "Dear me", sealedUntil }, language, today);
  expect(until("in a year")).toMatchObject({ ok: true, fields: { sealed_until: "2027-11-21" } });
  expect(until("14 juillet", "fr")).toMatchObject({ ok: true, fields: { sealed_until: "2027-07-14" } });
  expect(until("21 November 2076")).toMatchObject({ ok: true, fields: { sealed_until: "2076-11-21" } });
  expect(until("22 November 2076")).toMatchObject({ ok: false, issues: [{ code: "seal_too_far" }] });
  expect(until("14 July 20277")).toMatchObject({ ok: false });
  expect(until("hier", "fr")).toMatchObject({ ok: false, issues: [{ code: "seal_in_past" }] });
  expect(until("")).toMatchObject({ ok: false, issues: [{ field: "sealedUntil", code: "seal_unreadable" }] });
});

test("what is too long is said with its field, everything at once", () => {
  const draft = { ...blank, word: "w".repeat(121), place: "p".repeat(121), tags: ["t".repeat(41)] };
  const checked = checkMoment(draft, "en", today);
  expect(checked.ok ? [] : checked.issues.map(({ field, code }) => `${field}: ${code}`)).toEqual([
    "word: too_long",
    "place: too_long",
    "tags: tag_too_long",
  ]);
});

test("a draft of another build is read as far as it fits", () => {
  expect(readDraft({ word: "kept", mood: 9, tags: ["a", 3], colour: "red" })).toEqual({
    word: "kept",
    tags: ["a"],
  });
  expect(readDraft("nonsense")).toEqual({});
  expect(readDraft({ colour: "red" })).toEqual({});
});

test("a draft comes back from the device with every field as it was, each of which counts by itself", () => {
  const id = "01989681-0000-7000-8000-00000000aaaa";
  const fields = everyField({ relationship: id, moment: id, conversation: id, thread: id }).moments;
  const whole = draftOf(momentFieldsSchema.parse(fields), { date: String, hour: String });
  for (const [field, value] of Object.entries(whole)) {
    expect(value, field).not.toEqual(emptyMoment[field as keyof MomentDraft]);
    expect(readDraft(JSON.parse(JSON.stringify({ [field]: value })))).toEqual({ [field]: value });
  }
});
