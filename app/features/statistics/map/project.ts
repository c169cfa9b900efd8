import { type Point, sheet } from "./map-view.ts";

/** Units of the sheet: the radius of the earth, and where the equator is. */
const radius = sheet.width / (2 * Math.PI);
const equator = 470;

/** Degrees to units of the sheet, in Mercator, as sea charts are: a city keeps its surroundings' shape however near one comes. */
export function projectCity({ lat, lon }: { readonly lat: number; readonly lon: number }): Point {
  const latitude = (Math.max(-75, Math.min(80, lat)) * Math.PI) / 180;
  return {
    x: sheet.width / 2 + (lon * sheet.width) / 360,
    y: equator - radius * Math.log(Math.tan(Math.PI / 4 + latitude / 2)),
  };
}
