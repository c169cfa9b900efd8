import { expect, test } from "vitest";
import { fieldIssueCodes } from "#domain/wire/field-issue.ts";
import { en } from "./messages.en.ts";
import { refusalReasons } from "./refusal-reasons.ts";

test("a date that is ahead for the server names its field and asks about the clock", () => {
  expect(refusalReasons({ occurred_on: "date_in_future" })).toEqual([
    { field: "occurred_on", why: "future" },
  ]);
  expect(
    refusalReasons({ "periods.0.start_date": "start_in_future", "periods.1.end_date": "end_in_future" }),
  ).toEqual([{ field: "periods", why: "future" }]);
  // The form has one field for both.
  expect(refusalReasons({ city: "too_long", city_place: "too_long" })).toEqual([
    { field: "city", why: "length" },
  ]);
});

test.each(fieldIssueCodes)("%s has its sentence, and one that is not known yet the general one", (code) => {
  const [reason] = refusalReasons({ name: code });
  expect(Object.hasOwn(en.why, reason?.why ?? "")).toBe(true);
  expect(refusalReasons({ name: "of_next_year", shoe_size: "too_long" })).toEqual([
    { field: "name", why: "other" },
    { field: "shoe_size", why: "length" },
  ]);
});
