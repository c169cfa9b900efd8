import { expect, test } from "vitest";
import { momentFieldsSchema } from "./moment-fields.ts";
import { type MomentEdit, momentVersions, restoringPatch } from "./moment-versions.ts";

let serial = 0;
function edit(kind: MomentEdit["kind"], fields: MomentEdit["fields"] = {}): MomentEdit {
  serial += 1;
  return { key: String(serial), kind, at: `2026-11-21T10:00:0${serial % 10}.000Z`, fields, isSent: true };
}
const made = () => edit("put", { word: "léger", text: "one", mood: 4, tags: [] });

test("versions come newest first, each with what it changed and how the moment stood after it", () => {
  const versions = momentVersions({}, [made(), edit("patch", { word: "lourd" }), edit("patch", { mood: 2 })]);
  expect(versions.map(({ kind, changes }) => [kind, changes])).toEqual([
    ["edited", [{ field: "mood", before: 4, after: 2 }]],
    ["edited", [{ field: "word", before: "léger", after: "lourd" }]],
    ["made", []],
  ]);
  expect(versions[0]?.state).toMatchObject({ word: "lourd", mood: 2, text: "one" });
  expect(versions[2]?.state).toMatchObject({ word: "léger", mood: 4 });
});

test("a deletion and what took it back are told, with what changed meanwhile", () => {
  const versions = momentVersions({}, [
    made(),
    edit("delete"),
    edit("put", { word: "léger", text: "two", mood: 4, tags: [] }),
  ]);
  expect(versions.map(({ kind }) => kind)).toEqual(["restored", "deleted", "made"]);
  expect(versions[0]?.changes).toEqual([{ field: "text", before: "one", after: "two" }]);
});

test("reading a page again, and writing what was there already, make no version", () => {
  const versions = momentVersions({}, [
    made(),
    edit("patch", { reread_on: "2026-11-21" }),
    edit("patch", { word: "léger" }),
  ]);
  expect(versions).toHaveLength(1);
});

test("what was before the first edit shown is taken from how the moment stood then", () => {
  const versions = momentVersions({ word: "first", text: "one" }, [edit("patch", { word: "second" })]);
  expect(versions).toMatchObject([{ kind: "edited", changes: [{ before: "first", after: "second" }] }]);
});

test("going back writes only what differs, and never what the version does not know", () => {
  const now = { word: "lourd", text: "two", mood: 2, place: "a bench", reread_on: "2026-11-21" };
  expect(restoringPatch(now, { word: "léger", text: "two", mood: 2, reread_on: null })).toEqual({
    word: "léger",
  });
});

test("a version says what changed in any field that a person writes; reading again writes by itself", () => {
  const fields = Object.keys(momentFieldsSchema.shape).filter((field) => field !== "reread_on");
  for (const field of fields) {
    const versions = momentVersions({}, [edit("put", { [field]: 1 }), edit("patch", { [field]: 2 })]);
    expect(versions[0]?.changes).toEqual([{ field, before: 1, after: 2 }]);
  }
});
