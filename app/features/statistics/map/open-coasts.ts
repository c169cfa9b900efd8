/** The coasts in detail, in units of the sheet, out of the parts that the build writes (scripts/build/coasts/write-coasts.ts). */
import { unpack } from "#app/ui/art/packed.ts";
import { projectCity } from "./project.ts";

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};
/** `points`: x, y, x, y. */
export type CoastLine = Box & { readonly points: readonly number[] };
type CountryName = { readonly code: string; readonly x: number; readonly y: number };
export type Coasts = {
  /** Not closed: the first point is not repeated. */
  readonly rings: readonly CoastLine[];
  readonly borders: readonly CoastLine[];
  readonly countries: readonly CountryName[];
};

type CoastPart = { readonly rings: string; readonly borders: string; readonly countries: string };

export function openCoasts(parts: readonly CoastPart[]): Coasts {
  return {
    rings: parts.flatMap(({ rings }) => openLines(rings)),
    borders: parts.flatMap(({ borders }) => openLines(borders)),
    countries: parts.flatMap((part) => part.countries.split(",")).flatMap(openCountry),
  };
}

function openLines(packed: string): readonly CoastLine[] {
  const numbers = unpack(packed);
  const lines: CoastLine[] = [];
  let [startX, startY] = [0, 0];
  for (let at = 0; at < numbers.length; ) {
    const end = at + 1 + (numbers[at] ?? 0) * 2;
    at += 1;
    startX += numbers[at] ?? 0;
    startY += numbers[at + 1] ?? 0;
    let [lon, lat] = [startX, startY];
    const points: number[] = [];
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let isFirst = true; at < end; at += 2, isFirst = false) {
      if (!isFirst) {
        lon += numbers[at] ?? 0;
        lat += numbers[at + 1] ?? 0;
      }
      const { x, y } = projectCity({ lat: lat / 100, lon: lon / 100 });
      points.push(x, y);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    lines.push({ points, left, right, top, bottom });
  }
  return lines;
}

function openCountry(text: string): readonly CountryName[] {
  const [code = "", lon, lat] = text.split(" ");
  return code === "" ? [] : [{ code, ...projectCity({ lat: Number(lat) / 100, lon: Number(lon) / 100 }) }];
}
