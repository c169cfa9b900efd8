import { expect, test, vi } from "vitest";
import { keepLast } from "./keep-last.ts";

test("the same question is worked out once, another one anew", () => {
  const work = vi.fn((rows: readonly number[], day: string) => `${rows.length} ${day}`);
  const answer = keepLast(work);
  const rows = [1, 2];
  expect([answer(rows, "today"), answer(rows, "today")]).toEqual(["2 today", "2 today"]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(answer(rows, "tomorrow")).toBe("2 tomorrow");
  expect(answer([1, 2, 3], "tomorrow")).toBe("3 tomorrow");
  expect(work).toHaveBeenCalledTimes(3);
});
