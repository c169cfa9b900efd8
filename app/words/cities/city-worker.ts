/** Parses the file of towns once and searches it in a worker, so that typing is never blocked. */
import type { City } from "#domain/cities/city.ts";
import { readCityFile } from "#domain/cities/city-file.ts";
import { type CityIndex, findCities, indexCities, type NearCities } from "#domain/cities/find-cities.ts";

export type CityQuestion = {
  readonly path: string;
  readonly typed: string;
  readonly near: NearCities;
  readonly limit: number;
};
export type CityAnswer = { readonly typed: string; readonly cities: readonly City[] | null };

let index: Promise<CityIndex> | null = null;

async function readIndex(path: string): Promise<CityIndex> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`the file of towns: ${response.status}`);
  return indexCities(readCityFile(await response.text()));
}

addEventListener("message", async ({ data }: MessageEvent<CityQuestion>) => {
  const { path, typed, near, limit } = data;
  index ??= readIndex(path);
  const answer: CityAnswer = await index.then(
    (known) => ({ typed, cities: findCities(known, typed, near, limit) }),
    () => {
      index = null;
      return { typed, cities: null };
    },
  );
  postMessage(answer);
});
