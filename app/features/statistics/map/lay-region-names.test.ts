import { expect, test } from "vitest";
import { layRegionNames } from "./lay-region-names.ts";

const size = { width: 600, height: 420 };
const at = (id: string, x: number, y: number) => ({ id, name: "Baltique", x, y });
const laid = (names: readonly ReturnType<typeof at>[], taken: Parameters<typeof layRegionNames>[1] = []) =>
  layRegionNames(names, taken, size).map(({ id }) => id);

test("a sea's name gives way to what the journal holds, and to a name before it", () => {
  expect(laid([at("a", 300, 200), at("b", 310, 205), at("c", 300, 300)])).toEqual(["a", "c"]);
  expect(laid([at("a", 300, 200)], [{ left: 280, right: 320, top: 190, bottom: 210 }])).toEqual([]);
});

test("a name that the edge would cut is not written", () => {
  expect(laid([at("a", 20, 200), at("b", 300, 415), at("c", 540, 60)])).toEqual(["c"]);
});
