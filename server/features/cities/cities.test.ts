import { expect, test } from "vitest";
import { findCities } from "./city-index.ts";

test("a city is found without its accent, the largest first", async () => {
  const [first] = await findCities("sao pau", 6);
  expect(first).toMatchObject({ name: "São Paulo", country: "BR" });
});

test("only what begins alike is offered, and no more than asked", async () => {
  const found = await findCities("ly", 6);
  expect(found).toHaveLength(6);
  expect(found.every(({ name }) => /^ly/i.test(name))).toBe(true);
  expect(found[0]).toMatchObject({ name: "Lyon", country: "FR" });
});

test("nothing typed offers nothing", async () => {
  expect(await findCities("  ", 6)).toEqual([]);
});
