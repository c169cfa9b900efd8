/** Completes a city's name while it is typed, the most likely first. */
import { foldText } from "#domain/text/fold-text.ts";
import type { City } from "./city.ts";

export type CityIndex = readonly { readonly city: City; readonly folded: string }[];

/** Where the person probably lives: ranks towns with the same beginning. */
export type NearCities = {
  /** ISO 3166-1 codes: of the cities in the journal, and of the languages the device speaks. */
  readonly countries: readonly string[];
  /** GeoNames ids of the cities in the journal. */
  readonly ids: readonly number[];
};

export function indexCities(cities: readonly City[]): CityIndex {
  return cities.map((city) => ({ city, folded: foldCity(city.name) }));
}

/** Hyphens, apostrophes and full stops are ignored; "St" equals "Saint". */
function foldCity(name: string): string {
  return foldText(name)
    .replace(/[-'.,()/]+/g, " ")
    .replace(/\bst(e?)\b(?=\s)/g, "saint$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** Weights relative to the population. A town in one's own country counts as much as one forty times its size abroad. */
const ownCountry = 40;
const alreadyUsed = 1_000;
const wholeName = 4;
/** When only a later word of the name begins like the input ("york" in New York City). */
const laterWord = 0.1;

/** At most `limit` cities with a word that begins like `typed`, case, accents and hyphens set aside. Below two letters: none. */
export function findCities(
  index: CityIndex,
  typed: string,
  near: NearCities,
  limit: number,
): readonly City[] {
  const wanted = foldCity(typed);
  if (wanted.length < 2) return [];
  const [countries, ids] = [new Set(near.countries), new Set(near.ids)];
  const inside = ` ${wanted}`;
  const found: { readonly city: City; readonly weight: number }[] = [];
  for (const { city, folded } of index) {
    const isFirst = folded.startsWith(wanted);
    if (!isFirst && !folded.includes(inside)) continue;
    const weight =
      (city.thousands + 1) *
      (isFirst ? 1 : laterWord) *
      (folded === wanted ? wholeName : 1) *
      (countries.has(city.country) ? ownCountry : 1) *
      (ids.has(city.geoname_id) ? alreadyUsed : 1);
    found.push({ city, weight });
  }
  return found
    .sort((a, b) => b.weight - a.weight || a.city.geoname_id - b.city.geoname_id)
    .slice(0, limit)
    .map(({ city }) => city);
}
