/**
 * The towns in one text, made at build time and read on the device. Eight lines of columns, then a name a line, in the
 * order of countries and ids: columns of like values and small differences are what a compressor makes short.
 *
 *     1                       the format
 *     AD 2,AE 39,…            countries and how many towns of each follow
 *     Île-de-France|MO|…      regions
 *     0 4 4 …                 per town: its region's place in that line, from 1; 0 for none
 *     3o7x 2 1c …             ids in base 36, each less the one before it in its country
 *     22 15 …                 thousands of people
 *     4250 4251 …             latitudes in hundredths of a degree
 *     152 153 …               longitudes
 */
import type { City } from "./city.ts";

const format = "1";

export function writeCityFile(cities: readonly City[]): string {
  const sorted = cities.toSorted((a, b) =>
    a.country === b.country ? a.geoname_id - b.geoname_id : a.country < b.country ? -1 : 1,
  );
  const counts = new Map<string, number>();
  for (const { country } of sorted) counts.set(country, (counts.get(country) ?? 0) + 1);
  const regions = [...new Set(sorted.map(({ region }) => region).filter((region) => region !== ""))];
  const places = new Map(regions.map((region, at) => [region, at + 1]));
  const column = (cell: (city: City, before: City | undefined) => string | number) =>
    sorted.map((city, at) => cell(city, sorted[at - 1])).join(" ");
  return [
    format,
    [...counts].map(([country, count]) => `${country} ${count}`).join(","),
    regions.join("|"),
    column(({ region }) => places.get(region) ?? 0),
    column((city, before) =>
      (city.geoname_id - (before?.country === city.country ? before.geoname_id : 0)).toString(36),
    ),
    column(({ thousands }) => thousands),
    column(({ lat }) => Math.round(lat * 100)),
    column(({ lon }) => Math.round(lon * 100)),
    ...sorted.map(({ name }) => name),
  ].join("\n");
}

/** @throws RangeError when the text is of another format, or was cut short */
export function readCityFile(text: string): readonly City[] {
  const [version, countries = "", regionLine = "", ...lines] = text.split("\n");
  if (version !== format) throw new RangeError("not a file of cities");
  const [regionPlaces, ids, thousands, latitudes, longitudes] = lines
    .slice(0, 5)
    .map((line) => line.split(" "));
  const names = lines.slice(5);
  const regions = regionLine.split("|");
  const cities: City[] = [];
  for (const entry of countries.split(",")) {
    const [country = "", count] = entry.split(" ");
    let id = 0;
    for (let left = Number(count); left > 0; left -= 1) {
      const at = cities.length;
      const name = names[at];
      if (name === undefined) throw new RangeError("a file of cities that was cut short");
      id += Number.parseInt(ids?.[at] ?? "", 36);
      cities.push({
        geoname_id: id,
        name,
        region: regions[Number(regionPlaces?.[at]) - 1] ?? "",
        country,
        lat: Number(latitudes?.[at]) / 100,
        lon: Number(longitudes?.[at]) / 100,
        thousands: Number(thousands?.[at]),
      });
    }
  }
  return cities;
}
