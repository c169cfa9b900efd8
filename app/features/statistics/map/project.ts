import { geoMercator, geoPath } from "d3-geo";
import type { Point } from "./map-view.ts";
import { sheet } from "./map-view.ts";
import type { World } from "./read-world.ts";

/** Mercator, as sea charts are: a city keeps its surroundings' shape however near one comes. */
const projection = geoMercator()
  .scale(sheet.width / (2 * Math.PI))
  .translate([sheet.width / 2, sheet.height / 2 + 60])
  .clipExtent([
    [0, 0],
    [sheet.width, sheet.height],
  ]);

/** Degrees to units of the sheet; null beyond its edge. */
export function projectCity({ lat, lon }: { readonly lat: number; readonly lon: number }): Point | null {
  const at = projection([lon, Math.max(-75, Math.min(80, lat))]);
  return at && { x: at[0], y: at[1] };
}

export type WorldPaths = { readonly lands: readonly string[]; readonly borders: string };

export function projectWorld({ countries, borders }: World): WorldPaths {
  const path = geoPath(projection).digits(2);
  return { lands: countries.flatMap((country) => path(country) ?? []), borders: path(borders) ?? "" };
}
