import { expect, test } from "vitest";
import { isKeyOn, switchKeys } from "./single-keys.ts";

test("each switch of the keys is on until it is turned off, by itself", () => {
  expect(isKeyOn("singleKeys")).toBe(true);
  switchKeys("singleKeys", false);
  expect(isKeyOn("singleKeys")).toBe(false);
  expect(isKeyOn("quickExit")).toBe(true);
  switchKeys("singleKeys", true);
  expect(isKeyOn("singleKeys")).toBe(true);
});
