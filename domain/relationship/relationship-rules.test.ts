import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/fixtures/any-text.ts";
import { validateRelationship } from "./relationship-fields.ts";
import { isUnderage } from "./relationship-rules.ts";

const today = "2026-11-21";
const issues = (fields: Record<string, unknown>) => {
  const checked = validateRelationship({ name: "Camille", ...fields }, today);
  return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field}: ${code}`);
};

test("only the name is required", () => {
  expect(issues({})).toEqual([]);
  for (const name of [undefined, null, "", "   ", "\u0000\u202E"])
    expect(issues({ name })).toEqual(["name: name_required"]);
});

test.each<[Record<string, unknown>, readonly string[]]>([
  [{ name: "n".repeat(10_000) }, ["name: name_too_long"]],
  [{ rating: 0 }, ["rating: rating_range"]],
  [{ rating: 6 }, ["rating: rating_range"]],
  [{ rating: 4.5 }, ["rating: rating_range"]],
  [{ rating: Number.NaN }, ["rating: rating_range"]],
  [{ rating: "5" }, ["rating: rating_range"]],
  [{ rating: 5 }, []],
  [{ age: -1 }, ["age: age_range"]],
  [{ age: 200 }, ["age: age_range"]],
  [{ age: 17.5 }, ["age: age_range"]],
  [{ age: 17 }, []],
  [{ age: 0 }, []],
  [{ age: 120 }, []],
  [{ notes: "n".repeat(1_000_000) }, ["notes: too_long"]],
  [{ start_date: "2027-01-01" }, ["start_date: start_in_future"]],
  [{ start_date: "2026-11-21" }, []],
  [{ start_date: "2026" }, []],
  [{ start_date: "2026-02-30" }, ["start_date: not_a_date"]],
  [{ start_date: "soon" }, ["start_date: not_a_date"]],
  [{ start_date: 20_260_101 }, ["start_date: wrong_type"]],
  [{ status: "ended", end_date: "2026-11-22" }, ["end_date: end_in_future"]],
  [{ start_date: "2025-05-05", end_date: "2025-05-04" }, ["end_date: end_before_start"]],
  [{ start_date: "2025-05-05", end_date: "2025" }, []],
  [{ start_date: "2025-05-05", end_date: "2024" }, ["end_date: end_before_start"]],
  [{ periods: [{ start_date: "2025", end_date: "2024" }] }, ["periods.0.end_date: end_before_start"]],
  [
    { periods: Array.from({ length: 51 }, () => ({ start_date: null, end_date: null })) },
    ["periods: too_many"],
  ],
  [{ type: "conquest" }, ["type: not_allowed"]],
  [{ status: "paused" }, ["status: not_allowed"]],
  [{ veil_until: "2026-13-01" }, ["veil_until: not_a_date"]],
  [{ city_place: { geoname_id: 1, country: "FR", lat: 99, lon: 2 } }, ["city_place.lat: out_of_range"]],
  [{ nickname: "C" }, ["nickname: unknown_field"]],
  [{ id: "x", role: "superadmin" }, ["id: protected_field", "role: protected_field"]],
  [{ media: [], created_at: "x" }, ["media: protected_field", "created_at: protected_field"]],
  [{ subscription_plan: "pro" }, ["subscription_plan: protected_field"]],
  [{ __proto__x: 1, constructor: 1 }, ["__proto__x: unknown_field", "constructor: unknown_field"]],
])("%o answers %o", (fields, expected) => {
  expect(issues(fields)).toEqual(expected);
});

test("control and bidirectional marks are taken out, not refused", () => {
  const checked = validateRelationship({ name: " Ca\u0000mil\u202Ele ", notes: "a\r\nb\u0007" }, today);
  expect(checked).toMatchObject({ ok: true, fields: { name: "Camille", notes: "a\nb" } });
});

test("under 18 is told apart, and an unknown age is not", () => {
  expect(isUnderage({ age: 17 })).toBe(true);
  expect(isUnderage({ age: 18 })).toBe(false);
  expect(isUnderage({ age: null })).toBe(false);
});

test("no input whatever makes the check throw, and what passes passes again unchanged", () => {
  const anything = fc.dictionary(
    fc.constantFrom(
      "name",
      "age",
      "start_date",
      "end_date",
      "periods",
      "rating",
      "city",
      "notes",
      "veil",
      "other",
    ),
    fc.oneof(fc.anything(), anyText(), fc.constantFrom("2019", "2026-11-21", 3, null)),
  );
  fc.assert(
    fc.property(anything, (input) => {
      const checked = validateRelationship(input, today);
      if (checked.ok) expect(validateRelationship(checked.fields, today)).toEqual(checked);
      else expect(checked.issues.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
