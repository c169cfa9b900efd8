import { expect, test } from "vitest";
import { movesTo } from "./place-between.ts";

const rows = (...positions: readonly number[]) =>
  positions.map((position, index) => ({ id: "abcdef".charAt(index), position }));

function after(media: ReturnType<typeof rows>, id: string, to: number): string {
  const moves = new Map(movesTo(media, id, to).map((move) => [move.id, move.position]));
  return media
    .map((row) => ({ ...row, position: moves.get(row.id) ?? row.position }))
    .toSorted((a, b) => a.position - b.position || a.id.localeCompare(b.id))
    .map((row) => row.id)
    .join("");
}

test.each([
  ["a", 2, "bcad"],
  ["d", 0, "dabc"],
  ["a", 3, "bcda"],
  ["c", 1, "acbd"],
])("%s goes to place %i, and nothing else moves", (id, to, order) => {
  expect(after(rows(-3, -1, 0, 7), id, to)).toBe(order);
  expect(movesTo(rows(-3, -1, 0, 7), id, to)).toHaveLength(1);
});

test("where it stands already, nothing is written", () => {
  expect(movesTo(rows(0, 1), "b", 1)).toEqual([]);
  expect(movesTo(rows(0, 1), "z", 1)).toEqual([]);
});

test("without a number between its neighbours, all are numbered anew", () => {
  expect(after(rows(0, 0, 0, 1), "d", 1)).toBe("adbc");
  expect(after(rows(1, 1 + Number.EPSILON, 5), "c", 1)).toBe("acb");
});
