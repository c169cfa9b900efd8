import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { dataKeyOf, openText, type Place, sealText } from "./seal.ts";

const key = dataKeyOf(randomBytes(32));
const place: Place = { table: "relationships", row: "r1", column: "notes", owner: "anna" };
const text = "Disait « on verra » pour dire non. 🌊";

test("a sealed text opens where it belongs", () => {
  expect(openText(key, place, sealText(key, place, text))).toBe(text);
});

test("the same text never looks the same twice", () => {
  expect(sealText(key, place, text).equals(sealText(key, place, text))).toBe(false);
});

test.each([
  ["another person", { ...place, owner: "bruno" }],
  ["another row", { ...place, row: "r2" }],
  ["another column", { ...place, column: "text" }],
  ["another table", { ...place, table: "moments" }],
  ["a place that names a rev", { ...place, rev: 1 }],
])("a sealed text moved to %s does not open", (_, elsewhere) => {
  expect(() => openText(key, elsewhere, sealText(key, place, text))).toThrow();
});

test("a text sealed at a rev opens at that rev only", () => {
  const sealed = sealText(key, { ...place, rev: 41 }, text);
  expect(openText(key, { ...place, rev: 41 }, sealed)).toBe(text);
  for (const elsewhere of [place, { ...place, rev: 40 }, { ...place, rev: 42 }])
    expect(() => openText(key, elsewhere, sealed)).toThrow();
});

test("another person's key does not open it", () => {
  expect(() => openText(dataKeyOf(randomBytes(32)), place, sealText(key, place, text))).toThrow();
});

test("one changed bit is noticed, wherever it is", () => {
  const sealed = sealText(key, place, text);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => openText(key, place, changed)).toThrow();
  }
});

test("a cut value is refused, not misread", () => {
  const sealed = sealText(key, place, text);
  for (const length of [0, 1, 12, 28])
    expect(() => openText(key, place, sealed.subarray(0, length))).toThrow();
});
