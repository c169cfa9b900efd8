/** Cities by the beginning of their name, packed: two strings and a few typed arrays instead of a million objects. */
import { z } from "zod";

export type City = {
  readonly geoname_id: number;
  readonly name: string;
  readonly region: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
};

export const packedSchema = z.object({
  /** Folded names, each followed by a line break, in order. */
  folded: z.string(),
  foldedStarts: z.instanceof(Uint32Array),
  /** Names as they are written, in the same order. */
  names: z.string(),
  nameStarts: z.instanceof(Uint32Array),
  ids: z.instanceof(Uint32Array),
  populations: z.instanceof(Uint32Array),
  /** Hundred-thousandths of a degree. */
  latitudes: z.instanceof(Int32Array),
  longitudes: z.instanceof(Int32Array),
  /** Places in `countries` and `regions`. */
  countryOf: z.instanceof(Uint16Array),
  regionOf: z.instanceof(Uint16Array),
  countries: z.array(z.string()),
  regions: z.array(z.string()),
});
export type PackedCities = z.infer<typeof packedSchema>;

export type CitySource = City & { readonly folded: string; readonly population: number };

export function packCities(cities: readonly CitySource[]): PackedCities {
  const sorted = cities.toSorted((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0));
  const countries = [...new Set(sorted.map(({ country }) => country))];
  const regions = [...new Set(sorted.map(({ region }) => region))];
  const placeOf = (list: readonly string[]) => new Map(list.map((value, at) => [value, at]));
  const [countryPlaces, regionPlaces] = [placeOf(countries), placeOf(regions)];
  return {
    folded: joinLines(sorted.map(({ folded }) => folded)),
    foldedStarts: startsOf(sorted.map(({ folded }) => folded)),
    names: joinLines(sorted.map(({ name }) => name)),
    nameStarts: startsOf(sorted.map(({ name }) => name)),
    ids: Uint32Array.from(sorted, ({ geoname_id }) => geoname_id),
    populations: Uint32Array.from(sorted, ({ population }) => population),
    latitudes: Int32Array.from(sorted, ({ lat }) => Math.round(lat * 1e5)),
    longitudes: Int32Array.from(sorted, ({ lon }) => Math.round(lon * 1e5)),
    countryOf: Uint16Array.from(sorted, ({ country }) => countryPlaces.get(country) ?? 0),
    regionOf: Uint16Array.from(sorted, ({ region }) => regionPlaces.get(region) ?? 0),
    countries,
    regions,
  };
}

const joinLines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join("");

/** Where each begins, and where the next one would. */
function startsOf(texts: readonly string[]) {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, at) => {
    starts[at + 1] = (starts[at] ?? 0) + text.length + 1;
  });
  return starts;
}

/** At most `limit` cities whose folded name begins with `start`, the most people first. */
export function findInTable(table: PackedCities, start: string, limit: number): readonly City[] {
  const best: number[] = [];
  const populationAt = (at: number | undefined) => (at === undefined ? -1 : (table.populations[at] ?? 0));
  for (let at = firstAtLeast(table, start); isBegunBy(table, at, start); at += 1) {
    if (best.length === limit && populationAt(at) <= populationAt(best.at(-1))) continue;
    const place = best.findIndex((other) => populationAt(other) < populationAt(at));
    best.splice(place === -1 ? best.length : place, 0, at);
    if (best.length > limit) best.pop();
  }
  return best.map((at) => cityAt(table, at));
}

const isBegunBy = ({ folded, foldedStarts, ids }: PackedCities, at: number, start: string) =>
  at < ids.length && folded.startsWith(start, foldedStarts[at]);

function firstAtLeast({ folded, foldedStarts, ids }: PackedCities, start: string): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineAt(folded, foldedStarts, middle) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function cityAt(table: PackedCities, at: number): City {
  return {
    geoname_id: table.ids[at] ?? 0,
    name: lineAt(table.names, table.nameStarts, at),
    region: table.regions[table.regionOf[at] ?? 0] ?? "",
    country: table.countries[table.countryOf[at] ?? 0] ?? "",
    lat: (table.latitudes[at] ?? 0) / 1e5,
    lon: (table.longitudes[at] ?? 0) / 1e5,
  };
}

const lineAt = (text: string, starts: Uint32Array, at: number) =>
  text.slice(starts[at], (starts[at + 1] ?? 1) - 1);
