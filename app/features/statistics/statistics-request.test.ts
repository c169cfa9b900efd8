import { expect, test } from "vitest";
import { filterOf, readStatisticsRequest, writeStatisticsRequest } from "./statistics-request.ts";

const known = new Set(["a", "b"]);
const read = (address: string) => readStatisticsRequest(new URLSearchParams(address), known);

test("an address keeps the period and the person, and says nothing of what is usual", () => {
  for (const address of ["", "from=2024", "from=2020&to=2024", "from=2024&with=a", "with=b"]) {
    expect(writeStatisticsRequest(read(address)).toString()).toBe(address);
  }
});

test("whatever an address says, there is an result", () => {
  expect(read("from=soon&with=stranger")).toEqual({ years: null, personId: null });
  expect(read("from=2024&to=2020").years).toEqual({ from: 2020, to: 2024 });
});

test("years are whole, first and last day included", () => {
  expect(filterOf(read("from=2020&to=2024&with=a"))).toEqual({
    period: { from: "2020-01-01", to: "2024-12-31" },
    relationshipIds: new Set(["a"]),
  });
});
