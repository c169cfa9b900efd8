import { expect, test } from "vitest";
import { layTowns } from "./lay-towns.ts";

const size = { width: 700, height: 500 };
const view = { x: 500, y: 240, scale: 25 };
const town = (name: string, x: number, y: number) => ({ name, x: 500 + x / 25, y: 240 + y / 25 });
const laid = (towns: readonly ReturnType<typeof town>[], own = [{ x: 350, y: 250 }], at = view) =>
  layTowns(towns, own, [{ left: 200, right: 300, top: 100, bottom: 120 }], at, size).map(({ name }) => name);

test("a town gives way to one's own places, to what is written, to a larger one nearby and to the edge", () => {
  expect(
    laid([
      town("Here", 10, 10),
      town("Under a name", -110, -140),
      town("Large", 100, 100),
      town("Suburb", 130, 100),
      town("Cut", 340, 0),
      town("Free", -200, 150),
    ]),
  ).toEqual(["Large", "Free"]);
});

test("there are few, and none where the countries' names say where one is", () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    town(String(at), -300 + (at % 7) * 97, -200 + Math.floor(at / 7) * 97),
  );
  expect(laid(many).length).toBe(10);
  expect(laid(many, [], { ...view, scale: 5 })).toEqual([]);
});
