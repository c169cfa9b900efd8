import { expect, test } from "vitest";
import { fieldsOf, type PersonDraft, readInterests, refusedFields } from "./person-draft.ts";

const empty: PersonDraft = { firstName: "", lastName: "", age: "", location: "", bio: "", interests: "" };

test("what is left empty is kept as nothing", () => {
  expect(fieldsOf({ ...empty, firstName: "  ", interests: " , ," })).toEqual({
    first_name: null,
    last_name: null,
    age: null,
    location: null,
    bio: null,
    interests: [],
  });
  expect(refusedFields(empty)).toEqual([]);
});

test("interests are what stands between commas, each once", () => {
  expect(readInterests("maps,  old   books ,Maps,\nrivers,")).toEqual(["maps", "old books", "rivers"]);
});

test.each([
  ["age", "17"],
  ["age", "121"],
  ["age", "30.5"],
  ["age", "thirty"],
  ["location", "x".repeat(121)],
  ["bio", "x".repeat(2_001)],
  ["interests", "x".repeat(41)],
  ["interests", Array.from({ length: 31 }, (_, at) => `x${at}`).join(",")],
] as const)("%s of %s is refused at its field", (field, text) => {
  expect(refusedFields({ ...empty, [field]: text })).toEqual([field]);
});

test.each([
  ["age", "18"],
  ["age", " 120 "],
  ["location", `${"x".repeat(120)} `],
  ["bio", "x".repeat(2_000)],
  ["interests", Array.from({ length: 30 }, (_, at) => `${at}`.padEnd(40, "x")).join(",")],
] as const)("%s of %s is kept", (field, text) => {
  expect(refusedFields({ ...empty, [field]: text })).toEqual([]);
});
