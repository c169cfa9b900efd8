import { expect, test } from "vitest";
import { hangsOn, whatHangsOn } from "./row-links.ts";

test("a photo hangs on its relationship and on its moment, a name hangs on nothing", () => {
  expect(hangsOn("media", { relationship_id: "camille", moment_id: "page", caption: "noe" })).toEqual([
    { table: "relationships", id: "camille" },
    { table: "moments", id: "page" },
  ]);
  expect(hangsOn("moments", { relationship_id: null })).toEqual([]);
  expect(hangsOn("relationships", { name: "Camille" })).toEqual([]);
});

test("all that hangs on a relationship is found, a photo through its moment too, and nothing else", () => {
  const rows = {
    relationships: [{ id: "camille" }, { id: "noe" }],
    moments: [
      { id: "page", relationship_id: "camille" },
      { id: "other", relationship_id: "noe" },
    ],
    media: [
      { id: "on-page", relationship_id: null, moment_id: "page" },
      { id: "on-camille", relationship_id: "camille", moment_id: null },
      { id: "free", relationship_id: null, moment_id: null },
    ],
  };
  expect(whatHangsOn(rows, new Set(["camille"]))).toEqual({
    relationships: [],
    moments: ["page"],
    media: ["on-page", "on-camille"],
  });
});
