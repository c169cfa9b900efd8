import { expect, test } from "vitest";
import { awaitsAtTop } from "./forbid-top-await.ts";

test.each([
  ["await load();", true],
  ["export const words = [await load()];", true],
  ["for await (const one of all()) show(one);", true],
  ["await using lock = take();", true],
  ["class Late extends (await load()) {}", true],
  ["async function later() { await load(); for await (const one of all()) show(one); }", false],
  ["export const later = async () => (await load()).words;", false],
  ["class Late { async show() { await load(); } }", false],
  ["for (const one of all()) show(one);", false],
])("%s", (code, expected) => {
  expect(awaitsAtTop(code)).toBe(expected);
});
