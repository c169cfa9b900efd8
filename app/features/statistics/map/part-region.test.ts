import { expect, test } from "vitest";
import { partRegion } from "./part-region.ts";
import { placeInset } from "./place-inset.ts";
import { projectCity } from "./project.ts";

const size = { width: 740, height: 520 };
const place = (name: string, lat: number, lon: number) => ({ name, ...projectCity({ lat, lon }) });
const lille = place("Lille", 50.63, 3.06);
const rennes = place("Rennes", 48.11, -1.67);
const nantes = place("Nantes", 47.22, -1.55);
const lyon = place("Lyon", 45.75, 4.85);
const lisbon = place("Lisbon", 38.72, -9.13);
const berlin = place("Berlin", 52.52, 13.4);
const newYork = place("New York", 40.71, -74.01);
const tokyo = place("Tokyo", 35.69, 139.69);
const farOf = (places: readonly (typeof lille)[]) =>
  partRegion(places, size)
    .far.map(({ name }) => name)
    .toSorted();

test("a few places on other continents are apart, wherever each is", () => {
  expect(farOf([lille, rennes, nantes, lyon, newYork])).toEqual(["New York"]);
  expect(farOf([tokyo, lille, rennes, newYork, nantes, lyon, lisbon])).toEqual(["New York", "Tokyo"]);
});

test("neighbouring countries stay on one map, and so do two halves of a life", () => {
  expect(farOf([lille, rennes, nantes, lyon, lisbon, berlin])).toEqual([]);
  expect(farOf([lille, rennes, newYork, tokyo])).toEqual([]);
  expect(farOf([])).toEqual([]);
  expect(farOf([newYork])).toEqual([]);
});

test("the inset lies in a corner that covers no place, while there is one", () => {
  expect(placeInset([{ x: 60, y: 480 }], size).corner).toEqual({ right: 10, bottom: 10 });
  const corners = [
    { x: 60, y: 480 },
    { x: 700, y: 480 },
    { x: 60, y: 40 },
  ];
  expect(placeInset(corners, size).corner).toEqual({ right: 10, top: 10 });
});
