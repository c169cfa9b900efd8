import { expect, test } from "vitest";
import { parentRows } from "./row-links.ts";

test("a photo hangs on its relationship and on its moment, a name hangs on nothing", () => {
  expect(parentRows("media", { relationship_id: "camille", moment_id: "page", caption: "noe" })).toEqual([
    { table: "relationships", id: "camille" },
    { table: "moments", id: "page" },
  ]);
  expect(parentRows("moments", { relationship_id: null })).toEqual([]);
  expect(parentRows("relationships", { name: "Camille" })).toEqual([]);
});
