import { expect, test } from "vitest";
import type { City } from "./city.ts";
import { readCityFile, writeCityFile } from "./city-file.ts";
import { findCities, indexCities, type NearCities } from "./find-cities.ts";

let nextId = 100;
const city = (name: string, country: string, thousands: number, more: Partial<City> = {}): City => {
  nextId += 7;
  return { geoname_id: nextId, name, region: "", country, lat: 1.25, lon: -3.5, thousands, ...more };
};

const cities = [
  city("Lyon", "FR", 472, { region: "Auvergne-Rhône-Alpes" }),
  city("Lys-lez-Lannoy", "FR", 14, { region: "Hauts-de-France" }),
  city("Lyublino", "RU", 172),
  city("Lysychansk", "UA", 111),
  city("Évry", "FR", 67),
  city("L'Isle-d'Abeau", "FR", 16),
  city("Saint-Étienne", "FR", 176),
  city("St. Louis", "US", 315, { region: "MO" }),
  city("São Paulo", "BR", 12_400),
  city("New York City", "US", 8_804),
  city("York", "GB", 153),
  city("York", "US", 44, { region: "PA" }),
  city("Paris", "FR", 2_138),
  city("Paris", "US", 25, { region: "TX" }),
  city("Malmö", "SE", 301),
  city("Córdoba", "AR", 1_428),
  city("Córdoba", "ES", 328),
  city("Stettin", "PL", 400),
];
const index = indexCities(cities);
const nowhere: NearCities = { countries: [], ids: [] };
const inFrance: NearCities = { countries: ["FR"], ids: [] };
const names = (typed: string, near = nowhere, limit = 6) =>
  findCities(index, typed, near, limit).map(({ name, country }) => `${name}, ${country}`);

test.for([
  ["sao pau", "São Paulo, BR"],
  ["SÃO PAULO", "São Paulo, BR"],
  ["evry", "Évry, FR"],
  ["new  yor", "New York City, US"],
  ["l'isle-d'abeau", "L'Isle-d'Abeau, FR"],
  ["l’isle d’ab", "L'Isle-d'Abeau, FR"],
  ["lys lez", "Lys-lez-Lannoy, FR"],
  ["lannoy", "Lys-lez-Lannoy, FR"],
  ["st-etienne", "Saint-Étienne, FR"],
  ["saint louis", "St. Louis, US"],
  ["malmo", "Malmö, SE"],
] as const)("%s finds %s", ([typed, expected]) => {
  expect(names(typed)[0]).toBe(expected);
});

test("what begins alike comes by its people, and towns of one's own country before far greater ones abroad", () => {
  expect(names("ly")).toEqual(["Lyon, FR", "Lyublino, RU", "Lysychansk, UA", "Lys-lez-Lannoy, FR"]);
  expect(names("ly", inFrance)).toEqual(["Lyon, FR", "Lys-lez-Lannoy, FR", "Lyublino, RU", "Lysychansk, UA"]);
});

test("a capital abroad still comes before a small town at home", () => {
  expect(names("par", { countries: ["US"], ids: [] })[0]).toBe("Paris, FR");
});

test("a city that the journal already knows comes first", () => {
  const cordoba = cities.find(({ name, country }) => name === "Córdoba" && country === "ES");
  expect(names("cord", { countries: ["AR"], ids: [cordoba?.geoname_id ?? 0] })[0]).toBe("Córdoba, ES");
});

test("a name typed whole comes before a longer one in which it is a later word", () => {
  expect(names("york", { countries: ["GB"], ids: [] })).toEqual([
    "York, GB",
    "New York City, US",
    "York, US",
  ]);
});

test("no more than asked, and nothing for less than two letters or for what nowhere begins", () => {
  expect(names("ly", nowhere, 2)).toHaveLength(2);
  for (const typed of ["", " ", "l", "\n", "-", "zzzz", "yublino"]) expect(names(typed)).toEqual([]);
  expect(names("et")).toEqual(["Saint-Étienne, FR"]);
});

test("the file gives back what was written into it, in the order of countries", () => {
  const read = readCityFile(writeCityFile(cities));
  const byId = (list: readonly City[]) => list.toSorted((a, b) => a.geoname_id - b.geoname_id);
  expect(byId(read)).toEqual(byId(cities));
  expect(read.map(({ country }) => country)).toEqual(cities.map(({ country }) => country).toSorted());
});

test("a file of another format, or one cut short, is refused", () => {
  const text = writeCityFile(cities);
  expect(() => readCityFile(`2${text.slice(1)}`)).toThrow(RangeError);
  expect(() => readCityFile(text.slice(0, -100))).toThrow(RangeError);
  expect(() => readCityFile("<!doctype html>")).toThrow(RangeError);
});
