import { expect, test } from "vitest";
import { en as moments } from "#app/features/moments/messages.en.ts";
import { fr as momentsFr } from "#app/features/moments/messages.fr.ts";
import { en as form } from "#app/features/relationships/form/messages.en.ts";
import { fr as formFr } from "#app/features/relationships/form/messages.fr.ts";
import { fieldIssueCodes } from "#domain/wire/field-issue.ts";
import { en } from "./messages.en.ts";
import { fr } from "./messages.fr.ts";
import { refusalReasons } from "./refusal-reasons.ts";

test("a date that is ahead for the server names its field and asks about the clock", () => {
  expect(refusalReasons({ occurred_on: "date_in_future" })).toEqual([
    { field: "occurred_on", why: "future" },
  ]);
  expect(
    refusalReasons({ "periods.0.start_date": "start_in_future", "periods.1.end_date": "end_in_future" }),
  ).toEqual([{ field: "periods", why: "future" }]);
});

test.each(fieldIssueCodes)("%s has its sentence, and one that is not known yet the general one", (code) => {
  const [reason] = refusalReasons({ name: code });
  expect(Object.hasOwn(en.why, reason?.why ?? "")).toBe(true);
  expect(refusalReasons({ name: "of_next_year", shoe_size: "too_long" })).toEqual([
    { field: "name", why: "other" },
    { field: "other", why: "length" },
  ]);
});

test("a field is named as its form names it, in both languages", () => {
  for (const [said, moment, person] of [
    [en.field, moments, form],
    [fr.field, momentsFr, formFr],
  ] as const) {
    expect(said).toMatchObject({
      occurred_on: moment.field.date,
      time_of_day: moment.field.hour,
      word: moment.capture.word,
      text: moment.field.text,
      place: moment.field.place,
      tags: moment.field.tags,
      feeling_before: moment.field.before,
      feeling_during: moment.field.during,
      feeling_after: moment.field.after,
      sealed_until: moment.field.sealUntil,
      relationship_id: moment.capture.with,
      name: person.name,
      age: person.age,
      city: person.city,
      meeting_place: person.meetingPlace,
      start_date: person.start,
      end_date: person.end,
      status: person.status.label,
      type: person.type,
      rating: person.rating,
      notes: person.notes,
    });
  }
});
