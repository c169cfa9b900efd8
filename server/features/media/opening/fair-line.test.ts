import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createFairLine } from "./fair-line.ts";

/** Work that records when it starts, and ends when it is released. */
function desk(places: number, longest?: number) {
  const inLine = createFairLine(places, longest);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (who: string) =>
    inLine(who, async () => {
      begun.push(who);
      await new Promise<void>((end) => ends.push(end));
    });
  const endFirst = async () => {
    ends.shift()?.();
    await sleep(0);
  };
  return { add, begun, endFirst };
}

test("whoever comes second is served before the first one's second piece", async () => {
  const { add, begun, endFirst } = desk(1);
  for (let at = 0; at < 5; at += 1) void add("anna");
  void add("bruno");
  void add("chloe");
  for (let at = 0; at < 7; at += 1) await endFirst();
  expect(begun).toEqual(["anna", "bruno", "chloe", "anna", "anna", "anna", "anna"]);
});

test("one person never has two places, though they are free", async () => {
  const { add, begun, endFirst } = desk(3);
  for (let at = 0; at < 3; at += 1) void add("anna");
  void add("bruno");
  await sleep(0);
  expect(begun).toEqual(["anna", "bruno"]);
  await endFirst();
  expect(begun).toEqual(["anna", "bruno", "anna"]);
});

test("who has too much waiting is told to come later, and work that fails gives its place back", async () => {
  const { add } = desk(1, 2);
  for (let at = 0; at < 3; at += 1) void add("anna");
  await expect(add("anna")).rejects.toMatchObject({ code: "too_many", headers: { "retry-after": "30" } });
  const inLine = createFairLine(1);
  await expect(inLine("anna", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await inLine("bruno", async () => "served")).toBe("served");
});
