import { expect, test } from "vitest";
import { z } from "zod";
import { idAt } from "#domain/fixtures/journal.ts";
import type { TableTraits } from "#domain/wire/field-traits.ts";
import { syncedTableNames } from "#domain/wire/sync.ts";
import { groupOf } from "./field-groups.ts";
import { blankFields, checkFields, type SyncedTable, syncedTables } from "./synced-tables.ts";
import { markOf, tableTraits } from "./table-traits.ts";

const id = idAt("2026-11-21T10:00:00Z", 1);
const codes = (...input: Parameters<typeof checkFields>) => {
  const checked = checkFields(...input);
  return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field}: ${code}`);
};

test("every synced table is registered, and its traits and its schema name the same fields", () => {
  expect(Object.keys(tableTraits)).toEqual([...syncedTableNames]);
  for (const name of syncedTableNames) {
    const { fields, serverFields }: SyncedTable = syncedTables[name];
    const named = [...Object.keys(fields.shape), ...Object.keys(serverFields)];
    expect(Object.keys(tableTraits[name]).toSorted()).toEqual(named.toSorted());
  }
});

test("what the traits say is the most is what the schema holds to", () => {
  for (const name of syncedTableNames) {
    const { properties = {} } = z.toJSONSchema(syncedTables[name].fields, { unrepresentable: "any" });
    const traits: TableTraits = tableTraits[name];
    for (const [field, { max, count }] of Object.entries(traits)) {
      const schema = `${field}: ${JSON.stringify(properties[field])}`;
      if (max !== undefined) expect(schema).toMatch(new RegExp(`"(?:maxLength|maximum)":${max}\\b`));
      if (count !== undefined) expect(schema).toMatch(new RegExp(`"maxItems":${count}\\b`));
    }
  }
});

test("every field has a blank: a default of its own, or one that the register names", () => {
  for (const name of syncedTableNames) {
    const { fields, serverFields, blanks }: SyncedTable = syncedTables[name];
    const undefaulted = Object.keys(fields.shape).filter(
      (field) => !fields.shape[field]?.safeParse(undefined).success,
    );
    expect({ [name]: Object.keys(blanks) }).toEqual({ [name]: undefaulted });
    expect(Object.keys(blankFields(name)).toSorted()).toEqual(
      [...Object.keys(fields.shape), ...Object.keys(serverFields)].toSorted(),
    );
  }
  expect(blankFields("media")).toMatchObject({
    upload_id: "",
    kind: "photo",
    consent: "unsure",
    duration: null,
  });
});

test("the mark of the fields is another with each field more or less, and the same in another order", () => {
  const before = markOf({ moments: { word: {}, place: {} }, media: { caption: {} } });
  expect(markOf({ moments: { place: { max: 9 }, word: {} }, media: { caption: {} } })).toBe(before);
  expect(markOf({ moments: { word: {}, place: {} }, media: {} })).not.toBe(before);
  expect(markOf({ moments: { word: {}, place: {}, media: {} }, media: { caption: {} } })).not.toBe(before);
});

test("a field is private unless it is listed as clear, with a reason", () => {
  for (const table of syncedTableNames) {
    const { clearFields, textFields }: SyncedTable = syncedTables[table];
    for (const reason of Object.values(clearFields)) expect(reason).not.toBe("");
    for (const field of textFields) expect(Object.keys(clearFields)).not.toContain(field);
    expect({ [table]: Object.keys(clearFields).toSorted() }).toEqual({
      [table]: {
        profiles: [
          "avatar_url",
          "current_period_end",
          "discoverable",
          "email",
          "email_verified",
          "first_name",
          "handle",
          "is_admin",
          "last_name",
          "locale",
          "messages_are_on",
          "messages_from",
          "read_receipts",
          "role",
          "stripe_customer_id",
          "stripe_subscription_id",
          "subscription_plan",
          "subscription_status",
          "timezone",
        ],
        relationships: [],
        moments: ["relationship_id"],
        media: ["bytes", "kind", "moment_id", "position", "relationship_id", "upload_id"],
        conflicts: ["op_id", "row_id"],
        conversations: [],
        turns: ["conversation_id"],
        threads: [],
        messages: ["thread_id"],
      }[table],
    });
  }
});

test("a city and its place, a status and its dates, a veil and its day are groups; a rating stands alone", () => {
  expect(groupOf("relationships", "city_place")).toEqual(["city", "city_place"]);
  expect(groupOf("moments", "city")).toEqual(["city", "city_place"]);
  expect(groupOf("relationships", "end_date")).toContain("status");
  expect(groupOf("relationships", "veil")).toContain("veil_until");
  expect(groupOf("relationships", "rating")).toEqual(["rating"]);
});

test("a patch writes only what it names, never a default", () => {
  expect(checkFields("relationships", "patch", { city: " Lyon " })).toEqual({
    ok: true,
    fields: { city: "Lyon" },
  });
  expect(checkFields("moments", "patch", {})).toEqual({ ok: true, fields: {} });
});

test("a put gets the defaults of what it leaves out", () => {
  const checked = checkFields("moments", "put", { occurred_on: "2026-21" });
  expect(checked).toMatchObject({
    ok: true,
    fields: { occurred_on: "2026-21", tags: [], is_closing: false },
  });
});

test.each<[Parameters<typeof checkFields>, readonly string[]]>([
  [["relationships", "patch", { media: ["x"] }], ["media: protected_field"]],
  [
    ["relationships", "patch", { user_id: id, foo: 1 }],
    ["user_id: protected_field", "foo: unknown_field"],
  ],
  [
    ["relationships", "put", { rating: 9 }],
    ["name: name_required", "rating: rating_range"],
  ],
  [["profiles", "patch", { role: "superadmin" }], ["role: protected_field"]],
  [["profiles", "patch", { subscription_plan: "pro" }], ["subscription_plan: protected_field"]],
  [["profiles", "patch", { is_admin: true }], ["is_admin: protected_field"]],
  [["profiles", "patch", { timezone: "Mars/Olympus" }], ["timezone: not_allowed"]],
  [["profiles", "delete", {}], ["kind: not_allowed"]],
  [["media", "patch", { upload_id: id }], ["upload_id: protected_field"]],
  [["media", "patch", { bytes: 1 }], ["bytes: protected_field"]],
  [["moments", "patch", { mood: 6 }], ["mood: out_of_range"]],
  [["moments", "patch", { tags: [""] }], ["tags.0: required"]],
  [["moments", "patch", { tags: Array.from({ length: 31 }, () => "mer") }], ["tags: too_many"]],
  [["moments", "patch", { relationship_id: "1" }], ["relationship_id: not_allowed"]],
  [["moments", "patch", { toString: 1 }], ["toString: unknown_field"]],
  [["conflicts", "patch", { value: 1 }], ["kind: not_allowed"]],
])("%j is refused: %j", (input, expected) => {
  expect(codes(...input)).toEqual(expected);
});

test("a conflict is settled by deleting its row", () => {
  expect(checkFields("conflicts", "delete", { value: 1 })).toEqual({ ok: true, fields: {} });
});
