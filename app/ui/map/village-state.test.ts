import { expect, test } from "vitest";
import { villageState } from "./village-state.ts";

const indexes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test("the villages up to the present one are reached, one is next, the others are far", () => {
  expect(indexes.map((index) => villageState(index, 4))).toEqual([
    "reached",
    "reached",
    "reached",
    "reached",
    "reached",
    "next",
    "far",
    "far",
    "far",
    "far",
  ]);
});

test("before the first village only that one is near", () => {
  expect(indexes.map((index) => villageState(index, -1))).toEqual(["next", ...Array(9).fill("far")]);
});

test("at the last village everything is reached and nothing is next", () => {
  expect(new Set(indexes.map((index) => villageState(index, 9)))).toEqual(new Set(["reached"]));
});

test("the next village stays far when it is not to be shown", () => {
  expect(villageState(5, 4, false)).toBe("far");
});
