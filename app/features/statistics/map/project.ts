import { geoContains, geoMercator, geoPath } from "d3-geo";
import type { Point } from "./map-view.ts";
import { sheet } from "./map-view.ts";
import type { World } from "./read-world.ts";

/** Mercator, as sea charts are: a city keeps its surroundings' shape however near one comes. */
const projection = geoMercator()
  .scale(sheet.width / (2 * Math.PI))
  .translate([sheet.width / 2, 470])
  .clipExtent([
    [0, 0],
    [sheet.width, sheet.height],
  ]);

/** Degrees to units of the sheet; null beyond its edge. */
export function projectCity({ lat, lon }: { readonly lat: number; readonly lon: number }): Point | null {
  const at = projection([lon, Math.max(-75, Math.min(80, lat))]);
  return at && { x: at[0], y: at[1] };
}

type Land = { readonly path: string /** One of the cities is in it. */; readonly isLived: boolean };
export type WorldPaths = { readonly lands: readonly Land[]; readonly borders: string };

type City = { readonly lat: number; readonly lon: number };

export function projectWorld({ countries, borders }: World, cities: readonly City[]): WorldPaths {
  const draw = geoPath(projection).digits(2);
  return {
    lands: countries.flatMap((country) => {
      const path = draw(country);
      const isLived = cities.some(({ lat, lon }) => geoContains(country, [lon, lat]));
      return path ? [{ path, isLived }] : [];
    }),
    borders: draw(borders) ?? "",
  };
}
