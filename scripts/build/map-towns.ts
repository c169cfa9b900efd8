// The larger towns named on the map of cities as a module of the build, loaded after its coasts (app/features/statistics/map/use-ground.ts).
import type { Plugin } from "vite";
import type { City } from "../../domain/cities/city.ts";

const moduleId = "virtual:map-towns";
/** Thousands of people. */
const smallest = 50;
/** Degrees from a larger one: suburbs are not named beside their city. */
const apart = 0.7;

export function mapTowns(): Plugin {
  let made: Promise<string> | null = null;
  return {
    name: "map-towns",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      made ??= import("./cities/read-cities.ts").then(({ readCities }) => writeTowns(readCities()));
      return `export default ${JSON.stringify(await made)};`;
    },
  };
}

export function writeTowns(cities: readonly City[]): string {
  const kept: City[] = [];
  for (const city of cities.toSorted((a, b) => b.thousands - a.thousands)) {
    if (city.thousands < smallest) break;
    if (kept.every((other) => Math.hypot(other.lat - city.lat, other.lon - city.lon) >= apart))
      kept.push(city);
  }
  return kept
    .map(({ lat, lon, name }) => `${Math.round(lat * 100)} ${Math.round(lon * 100)} ${name}`)
    .join("\n");
}
