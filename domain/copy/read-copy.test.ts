import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJournal } from "#domain/fixtures/any-journal.ts";
import { buildMoment, buildRelationship, emptyJournal, idAt } from "#domain/fixtures/journal.ts";
import { wholeCopy } from "./choose-copy.ts";
import { compareCopy } from "./compare-copy.ts";
import { makeCopy } from "./make-copy.ts";
import { importOverflow, planImport } from "./plan-import.ts";
import { type CopyReading, readCopy } from "./read-copy.ts";

const now = { day: "2026-11-21", minute: 600 };
const owner = idAt("2025-01-01T00:00:00Z", 0);
const opened = { ...wholeCopy, withVeiled: true, withLetters: true };
const facts = {
  profile: null,
  versions: new Map(),
  owner,
  preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
  madeAt: "2026-11-21T10:00:00.000Z",
  today: now.day,
  aliasWords: { person: "Person", writer: "me" },
} as const;
const alma = buildRelationship(1, { name: "Alma" });
const walk = buildMoment(1, "2024-05", { relationship_id: alma.id, text: "A walk" });
const copy = JSON.parse(
  JSON.stringify(
    makeCopy({ ...facts, journal: { ...emptyJournal, relationships: [alma], moments: [walk] } }, opened),
  ),
);

function read(file: unknown) {
  const reading = readCopy(typeof file === "string" ? file : JSON.stringify(file), now);
  if (!reading.ok) throw new Error(`refused: ${reading.refusal.reason}`);
  return reading.copy;
}
const refusalOf = (reading: CopyReading) => (reading.ok ? null : reading.refusal);
const edited = (table: "relationships" | "moments", fields: object) =>
  read({ ...copy, [table]: [{ ...copy[table][0], ...fields }] });

test.each([
  ["truncated", JSON.stringify(copy).slice(0, -40), { reason: "truncated" }],
  ["cut inside a text", '{"format": "tendre-jour', { reason: "truncated" }],
  ["ten thousand levels deep", `${"[".repeat(10_000)}${"]".repeat(10_000)}`, { reason: "too_deep" }],
  [
    "deep inside an entry",
    `{"format": "tendre-journal", "version": 1, "moments": [{"text": ${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}]}`,
    { reason: "too_deep" },
  ],
  ["no JSON", "{\n\n oops }", { reason: "not_json", line: 3 }],
  ["empty", "", { reason: "not_json", line: null }],
  ["a list", "[]", { reason: "not_a_copy" }],
  ["null", "null", { reason: "not_a_copy" }],
  ["another program's", '{"entries": []}', { reason: "not_a_copy" }],
  ["of no version", JSON.stringify({ ...copy, version: "1" }), { reason: "not_a_copy" }],
  ["of a later build", JSON.stringify({ ...copy, version: 2 }), { reason: "newer", version: 2 }],
  ["with veiled names", JSON.stringify({ ...copy, names: "veiled" }), { reason: "veiled" }],
] as const)("a file that is %s is refused with its reason", (_, text, refusal) => {
  expect(refusalOf(readCopy(text, now))).toEqual(refusal);
});

test("a copy that says plan: pro, or role, in any place gives nothing of it", () => {
  const forged = read({
    ...copy,
    account: { subscription_plan: "pro", is_admin: true },
    profile: {
      first_name: "Ida",
      subscription_plan: "pro",
      role: "superadmin",
      is_admin: true,
      timezone: "Asia/Tokyo",
    },
    relationships: [{ ...copy.relationships[0], user_id: "someone", rev: 9, plan: "pro" }],
  });
  expect(forged.profile).toEqual({ first_name: "Ida" });
  expect(Object.keys(forged.entries[0]?.fields ?? {})).not.toContain("user_id");
  expect(forged.notes.map(({ table, field, isLeftOut }) => [table, field, isLeftOut])).toEqual([
    ["relationships", "user_id", false],
    ["relationships", "rev", false],
    ["relationships", "plan", false],
    ["profile", "subscription_plan", false],
    ["profile", "role", false],
    ["profile", "is_admin", false],
  ]);
});

test("what stands in the place of a value is told, short and without invisible signs", () => {
  const said = (fields: object) => edited("relationships", fields).notes.map((note) => note.said);
  expect(said({ rating: 9 })).toEqual(["9"]);
  expect(said({ start_date: "31/12/\u202E0000" })).toEqual(["31/12/0000"]);
  expect(said({ periods: [{ start_date: "2021", end_date: "2020" }] })).toEqual(["2020"]);
  expect(said({ status: "x".repeat(5_000) })).toEqual(["x".repeat(40)]);
  expect(said({ rating: { of: 9 } })).toEqual([undefined]);
});

test.each([
  ["a rating of 9", { rating: 9 }, "rating"],
  ["a rating in words", { rating: "five" }, "rating"],
  ["a beginning in the year 0", { start_date: "0000" }, "start_date"],
  ["an end to come", { end_date: "2027" }, "end_date"],
  ["an end before its beginning", { start_date: "2020", end_date: "2019" }, "end_date"],
  [
    "an impossible later period",
    { periods: [{ start_date: "2021", end_date: "2020" }] },
    "periods.0.end_date",
  ],
])("%s is put right and told, and the person comes", (_, fields, field) => {
  const { entries, notes } = edited("relationships", fields);
  expect(entries[0]?.label).toBe("Alma");
  expect(entries[0]?.fields[field]).toBeFalsy();
  expect(notes).toMatchObject([{ table: "relationships", place: 1, label: "Alma", field, isLeftOut: false }]);
});

test.each([
  ["no name", "relationships", { name: " " }, "required"],
  ["notes that are too long to be kept whole", "relationships", { notes: "a".repeat(20_001) }, "too_long"],
  ["an id that is none", "relationships", { id: "../../1" }, "bad_id"],
  ["a day that does not exist", "moments", { occurred_on: "2023-02-30" }, "not_a_date"],
  ["a day to come", "moments", { occurred_on: "2199" }, "date_in_future"],
  ["no day", "moments", { occurred_on: undefined }, "required"],
] as const)("an entry with %s is left out, and which and why is told", (_, table, fields, code) => {
  const { entries, notes } = edited(table, fields);
  expect(entries.filter((entry) => entry.table === table)).toEqual([]);
  expect(notes).toMatchObject([{ table, place: 1, code, isLeftOut: true }]);
});

test("NUL, direction marks and half letters are taken out of texts, and told", () => {
  const { entries, notes } = edited("moments", { text: "a\u0000b\u202Ec\uD800", word: "plain  words " });
  expect(entries[1]?.fields).toMatchObject({ text: "abc\uFFFD", word: "plain words" });
  expect(notes).toMatchObject([{ field: "text", code: "cleaned", isLeftOut: false }]);
});

test("an id that comes twice is taken once", () => {
  const { entries, notes } = read({
    ...copy,
    relationships: [copy.relationships[0], { ...copy.relationships[0], name: "Other" }],
  });
  expect(entries.filter(({ table }) => table === "relationships").map(({ label }) => label)).toEqual([
    "Alma",
  ]);
  expect(notes).toMatchObject([{ place: 2, label: "Other", code: "twice", isLeftOut: true }]);
});

test("lists that are no lists, and entries that are no entries, bring nothing and break nothing", () => {
  expect(read({ ...copy, moments: "all of them", relationships: [null, 7, "Alma", []] }).entries).toEqual([]);
});

const empty = {
  relationships: new Map(),
  moments: new Map(),
  media: new Map(),
  conversations: new Map(),
  turns: new Map(),
};
const target = {
  rows: empty,
  profile: {},
  idFor: (id: string) => id,
  renewedId: (id: string) => id,
  onTheWay: new Set<string>(),
  fileState: () => "none" as const,
} as const;
const choice = {
  withoutPeople: new Set<string>(),
  onDifference: "keep",
  withProfile: false,
  withMedia: true,
  withConversations: true,
} as const;
const rowsOf = (relationships: object[], moments: object[] = []) => ({
  ...empty,
  relationships: new Map(relationships.map((row) => [alma.id, { ...alma, ...row }])),
  moments: new Map(moments.map((row) => [walk.id, { ...walk, ...row }])),
});

test("a moment of someone who is nowhere, erased for instance, is left out and told", () => {
  const compared = compareCopy(read({ ...copy, relationships: [] }), target);
  expect(compared.entries).toEqual([]);
  expect(compared.notes).toMatchObject([{ table: "moments", code: "no_person", isLeftOut: true }]);
  expect(
    compareCopy(read({ ...copy, relationships: [] }), { ...target, rows: rowsOf([{}]) }).entries,
  ).toHaveLength(1);
});

test("beside the journal an entry is new, the same, different, or in the trash; what is here stays unless the copy's is taken", () => {
  const states = (rows: typeof empty) =>
    compareCopy(read(copy), { ...target, rows }).entries.map(({ state }) => state);
  expect(states(empty)).toEqual(["new", "new"]);
  expect(states(rowsOf([{}], [{}]))).toEqual(["same", "same"]);
  const changed = compareCopy(read(copy), {
    ...target,
    rows: rowsOf([{ name: "Alma B." }], [{ deleted_at: "2026-11-01" }]),
  });
  expect(changed.entries.map(({ state, differs }) => [state, differs])).toEqual([
    ["different", ["name"]],
    ["trashed", []],
  ]);
  expect(planImport(changed, choice).writes).toEqual([]);
  expect(planImport(changed, { ...choice, onDifference: "take" }).writes).toHaveLength(2);
});

test("earlier versions that stay in the file are counted: of moments that come, where there is more than the one that comes", () => {
  const versioned = (history: unknown, rows = empty) =>
    compareCopy(edited("moments", { history }), { ...target, rows }).versioned;
  expect(versioned([{}, {}])).toBe(1);
  expect(versioned([{}])).toBe(0);
  expect(versioned("long")).toBe(0);
  expect(versioned([{}, {}], rowsOf([{}], [{}]))).toBe(0);
});

test("whoever stays in the trash, or is not chosen, takes their moments along", () => {
  const trashed = compareCopy(read(copy), { ...target, rows: rowsOf([{ deleted_at: "2026-11-01" }]) });
  expect(planImport(trashed, choice).writes).toEqual([]);
  const unchosen = planImport(compareCopy(read(copy), target), {
    ...choice,
    withoutPeople: new Set([alma.id]),
  });
  expect(unchosen).toMatchObject({ writes: [], added: { relationships: 0, media: 0 } });
});

test("the limits of the plan are said before anything is written", () => {
  const used = { relationships: 3, media: 0 };
  expect(importOverflow("free", used, { relationships: 1, media: 0 })).toEqual({
    of: "relationships",
    limit: 3,
    over: 1,
  });
  expect(importOverflow("free", { relationships: 5, media: 0 }, { relationships: 0, media: 3 })).toBeNull();
  expect(importOverflow("free", used, { relationships: 0, media: 4 })).toMatchObject({
    of: "media",
    over: 1,
  });
  expect(importOverflow("pro", used, { relationships: 500, media: 500 })).toBeNull();
});

test("every copy of any journal is read back whole: each row, each field, nothing put right", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const made = makeCopy({ ...facts, journal }, opened);
      const { entries, notes } = read(JSON.parse(JSON.stringify(made)));
      const kept = [...made.relationships, ...made.moments, ...made.media];
      expect(new Set(entries.map(({ id }) => id))).toEqual(new Set(kept.map(({ id }) => id)));
      for (const { id, fields } of entries) {
        // The made-up journals have cities with blanks, and endings before beginnings: those dates become unknown, and only those.
        const { city: _, end_date: __, periods: ___, ...rest } = fields;
        expect(kept.find((row) => row.id === id)).toMatchObject(rest);
      }
      const dates = /^(start_date|end_date|periods|occurred_on|time_of_day)/;
      for (const { field } of notes) expect(field).toMatch(dates);
    }),
  );
});
