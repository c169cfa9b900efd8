import { expect, test } from "vitest";
import { hangsOn } from "./row-links.ts";

test("a photo hangs on its relationship and on its moment, a name hangs on nothing", () => {
  expect(hangsOn("media", { relationship_id: "camille", moment_id: "page", caption: "noe" })).toEqual([
    { table: "relationships", id: "camille" },
    { table: "moments", id: "page" },
  ]);
  expect(hangsOn("moments", { relationship_id: null })).toEqual([]);
  expect(hangsOn("relationships", { name: "Camille" })).toEqual([]);
});
