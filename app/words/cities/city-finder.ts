/**
 * Searches the towns on this device, in a worker; nothing typed is sent anywhere. The file is loaded once, with the form, and cached by the
 * service worker, so that it is available without a network too.
 */
import path from "virtual:city-file";
import type { City } from "#domain/cities/city.ts";
import type { NearCities } from "#domain/cities/find-cities.ts";
import type { CityAnswer, CityQuestion } from "./city-worker.ts";

export type CityFinder = {
  /** `onFound` gets the result, unless a newer search was started; it is not called when there is no file. */
  readonly ask: (typed: string, near: NearCities) => void;
  readonly close: () => void;
};

const offered = 6;

export function openCityFinder(onFound: (typed: string, cities: readonly City[]) => void): CityFinder {
  const worker = new Worker(new URL("./city-worker.ts", import.meta.url), { type: "module" });
  let last = "";
  const search = (typed: string, near: NearCities) => {
    last = typed;
    worker.postMessage({ path, typed, near, limit: offered } satisfies CityQuestion);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<CityAnswer>) => {
    if (data.typed === last && data.cities) onFound(data.typed, data.cities);
  });
  // Starts loading the file before the first letter is typed.
  search("", { countries: [], ids: [] });
  return { ask: search, close: () => worker.terminate() };
}
