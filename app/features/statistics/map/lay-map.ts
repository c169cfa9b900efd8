/** Everything that stands on the ground of the map in a view, in pixels: one's own places first, then what is around them. */
import type { CityGroup } from "#domain/statistics/places.ts";
import { bodyOf, layNames, layVillages, type NameBox } from "./lay-names.ts";
import { layRegionNames, type RegionName } from "./lay-region-names.ts";
import { layTowns, type Town } from "./lay-towns.ts";
import { type MapSize, type MapView, placed } from "./map-view.ts";
import { villageScale } from "./village.tsx";

export type MappedCity = { readonly city: CityGroup; readonly x: number; readonly y: number };

type Places = {
  readonly cities: readonly MappedCity[];
  /** Seas and countries, and the larger towns, where they stand on the sheet. */
  readonly regions: readonly RegionName[];
  readonly towns: readonly Town[];
  /** What lies on the map already. */
  readonly taken: readonly NameBox[];
};

/** Above this a city is a point; the table names them all. */
const mostVillages = 60;
/** Pixels a unit takes: farther away the names of seas and countries would run into each other. */
const namedFrom = 3.5;

export function layMap({ cities, regions, towns, taken }: Places, view: MapView, size: MapSize) {
  const most = cities.reduce((top, { city }) => Math.max(top, city.momentIds.length), 0);
  const inView = cities
    .map(({ city, ...at }) => ({ city, ...placed(at, view, size) }))
    .filter(({ x, y }) => x > -60 && x < size.width + 60 && y > -60 && y < size.height + 60)
    .toSorted((a, b) => b.city.count - a.city.count);
  const busiest = inView.slice(0, mostVillages);
  const villages = layVillages(busiest.map(({ city, x, y }) => ({ id: city.label, x, y })));
  const shown = inView.map(({ city, x, y }) => ({
    city,
    x,
    y,
    /** null for a point. */
    scale: villages.has(city.label) ? villageScale(city.momentIds.length, most) : null,
  }));
  const sites = shown.map(({ city: { label }, x, y, scale }) => ({ id: label, name: label, x, y, scale }));
  const names = layNames(sites.slice(0, mostVillages), size, taken);
  const own = [...taken, ...sites.map(bodyOf), ...[...names.values()].map(({ box }) => box)];
  const around = layRegionNames(
    (view.scale < namedFrom ? [] : regions).map((region) => ({ ...region, ...placed(region, view, size) })),
    own,
    size,
  );
  return {
    /** From back to front. */
    shown: shown.toSorted((a, b) => a.y - b.y),
    names: [...names],
    regions: around,
    towns: layTowns(towns, shown, [...own, ...around.map(({ box }) => box)], view, size),
  };
}
