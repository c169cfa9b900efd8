import { expect, test } from "vitest";
import { checkDraft } from "./check-draft.ts";
import { emptyDraft, type RelationshipDraft } from "./relationship-draft.ts";

const today = "2026-11-21";
const check = (draft: Partial<RelationshipDraft>) => checkDraft({ ...emptyDraft, ...draft }, "en", today);
const codes = (draft: Partial<RelationshipDraft>) => {
  const checked = check(draft);
  return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field}: ${code}`);
};

test("a name alone is enough", () => {
  const checked = check({ name: "  Alix " });
  expect(checked).toMatchObject({ ok: true, fields: { name: "Alix", start_date: null, notes: "" } });
});

test("dates are kept as precisely as they were typed", () => {
  const checked = check({ name: "Alix", start: "spring 2019", end: "February 2020", status: "ended" });
  expect(checked).toMatchObject({ ok: true, fields: { start_date: "2019-21", end_date: "2020-02" } });
});

test("an end typed before the person said it goes on is not kept", () => {
  const checked = check({ name: "Alix", end: "2020", status: "ongoing" });
  expect(checked).toMatchObject({ ok: true, fields: { end_date: null } });
});

test("the end of the first of several times together is kept while the last goes on", () => {
  const checked = check({
    name: "Alix",
    start: "2018",
    end: "2019",
    periods: [{ start: "2021", end: "" }],
  });
  expect(checked).toMatchObject({
    ok: true,
    fields: { end_date: "2019", periods: [{ start_date: "2021", end_date: null }] },
  });
});

test("several times together are kept in the order they began, and one left empty is not kept", () => {
  const periods = [
    { start: "2015", end: "2017" },
    { start: " ", end: "" },
  ];
  const checked = check({ name: "Alix", start: "March 2021", periods });
  expect(checked).toMatchObject({
    ok: true,
    fields: { start_date: "2015", end_date: "2017", periods: [{ start_date: "2021-03", end_date: null }] },
  });
});

test.each<[Partial<RelationshipDraft>, string]>([
  [{ name: "  " }, "name: name_required"],
  [{ name: "\u200B" }, "name: name_required"],
  [{ name: "a".repeat(10_000) }, "name: too_long"],
  [{ name: "A", age: "-1" }, "age: age_range"],
  [{ name: "A", age: "17,5" }, "age: age_range"],
  [{ name: "A", age: "200" }, "age: age_range"],
  [{ name: "A", age: "thirty" }, "age: age_range"],
  [{ name: "A", age: "Infinity" }, "age: age_range"],
  [{ name: "A", city: "c".repeat(121) }, "city: too_long"],
  [{ name: "A", meetingPlace: "c".repeat(121) }, "meeting_place: too_long"],
  [{ name: "A", notes: "n".repeat(1_000_000) }, "notes: too_long"],
  [{ name: "A", rating: 6 }, "rating: rating_range"],
  [{ name: "A", rating: 4.5 }, "rating: rating_range"],
  [{ name: "A", start: "soon" }, "start_date: unreadable"],
  [{ name: "A", start: "31 February 2020" }, "start_date: no_such_day"],
  [{ name: "A", start: "1492" }, "start_date: out_of_range"],
  [{ name: "A", start: "2027" }, "start_date: start_in_future"],
  [{ name: "A", status: "ended", end: "December 2026" }, "end_date: end_in_future"],
  [{ name: "A", status: "ended", start: "2020", end: "2019" }, "end_date: end_before_start"],
  [{ name: "A", periods: [{ start: "2020", end: "2019" }] }, "periods.0.end_date: end_before_start"],
])("%o is refused beside its field", (draft, expected) => {
  expect(codes(draft)).toEqual([expected]);
});

test("everything wrong is told at once, one word per field", () => {
  expect(codes({ age: "200", start: "2027", end: "2019", status: "ended" })).toEqual([
    "name: name_required",
    "age: age_range",
    "start_date: start_in_future",
    "end_date: end_before_start",
  ]);
});

test("a text that is too long says its limit and its length", () => {
  const checked = check({ name: "a".repeat(90) });
  expect(checked).toMatchObject({ ok: false, issues: [{ limit: 80, count: 90 }] });
});

test("figures are read in the order of the language", () => {
  const draft = { ...emptyDraft, name: "A", start: "03/04/2020" };
  expect(checkDraft(draft, "en", today)).toMatchObject({ fields: { start_date: "2020-03-04" } });
  expect(checkDraft(draft, "fr", today)).toMatchObject({ fields: { start_date: "2020-04-03" } });
});
