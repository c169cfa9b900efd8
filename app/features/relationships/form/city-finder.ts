/**
 * The towns on this device. What is typed goes to a worker and nowhere else; the file comes once, with the form, and is
 * kept by the service worker, so that it is there without a network too.
 */
import path from "virtual:city-file";
import type { City } from "#domain/cities/city.ts";
import type { NearCities } from "#domain/cities/find-cities.ts";
import type { CityAnswer, CityQuestion } from "./city-worker.ts";

export type CityFinder = {
  /** `onFound` hears of it, unless something else was asked meanwhile; of nothing when there is no file. */
  readonly ask: (typed: string, near: NearCities) => void;
  readonly close: () => void;
};

const offered = 6;

export function openCityFinder(onFound: (typed: string, cities: readonly City[]) => void): CityFinder {
  const worker = new Worker(new URL("./city-worker.ts", import.meta.url), { type: "module" });
  let last = "";
  const ask = (typed: string, near: NearCities) => {
    last = typed;
    worker.postMessage({ path, typed, near, limit: offered } satisfies CityQuestion);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<CityAnswer>) => {
    if (data.typed === last && data.cities) onFound(data.typed, data.cities);
  });
  // The file is on its way before the first letter is typed.
  ask("", { countries: [], ids: [] });
  return { ask, close: () => worker.terminate() };
}
