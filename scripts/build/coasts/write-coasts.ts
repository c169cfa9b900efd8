/**
 * The coasts and borders of the world for the map of cities: Natural Earth at 1:10 million by way of world-atlas, less what a hundredth of a
 * country's width would not show, and where the name of each country stands. In parts of one size, so that none is a large file.
 *
 * A part is two packed texts (app/ui/art/packed.ts): rings of coast, then lines of borders. Each line is its number of points and their steps in
 * hundredths of a degree, longitude first; the first point is a step from the first of the line before. A ring is not closed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoArea, geoCentroid } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { pack } from "../../../app/ui/art/packed.ts";
import { type Degrees, simplifyLine } from "./simplify-line.ts";

export const coastParts = 3;
/** Degrees: about two kilometres. */
const tolerance = 0.02;
/** Square degrees: a smaller island is not drawn. */
const smallest = 0.002;
/** Square degrees: its name would cover a smaller country and its neighbours. */
const smallestNamed = 2;
const southernmost = -60;

type CoastPart = { readonly rings: string; readonly borders: string };
type WrittenCoasts = {
  readonly parts: readonly CoastPart[];
  /** `FR 235 4662,…`: code, longitude and latitude in hundredths. */
  readonly countries: string;
};

type World = Topology<{ countries: GeometryCollection<{ name?: string }>; land: GeometryCollection }>;

export function writeCoasts(): WrittenCoasts {
  const world: World = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("world-atlas/countries-10m.json"), "utf8"),
  );
  const { countries } = world.objects;
  const rings = feature(world, world.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === "MultiPolygon"
        ? geometry.coordinates.flat()
        : geometry.type === "Polygon"
          ? geometry.coordinates
          : [],
    )
    .map(toDegrees)
    .filter((ring) => areaOf(ring) >= smallest && ring.some(([, lat]) => lat > southernmost))
    .map((ring) => simplifyLine(ring, tolerance).slice(0, -1))
    .filter(({ length }) => length >= 3);
  const borders = mesh(world, countries, (a, b) => a !== b)
    .coordinates.map(toDegrees)
    .map((line) => simplifyLine(line, tolerance));
  const [ringParts, borderParts] = [divide(rings), divide(borders)];
  return {
    parts: ringParts.map((part, at) => ({
      rings: packLines(part),
      borders: packLines(borderParts[at] ?? []),
    })),
    countries: namedCountries(world).join(","),
  };
}

/** A line across the date line goes on beyond 180 degrees, on the side where most of it is: on a map it would run back around the world. */
function toDegrees(line: readonly (readonly number[])[]): readonly Degrees[] {
  let turns = 0;
  const degrees = line.map(([lon = 0, lat = 0], at): Degrees => {
    const step = lon - (line[at - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [lon + turns * 360, lat];
  });
  const mean = degrees.reduce((sum, [lon]) => sum + lon, 0) / degrees.length;
  const home = Math.round(mean / 360) * 360;
  return home === 0 ? degrees : degrees.map(([lon, lat]) => [lon - home, lat]);
}

function areaOf(ring: readonly Degrees[]): number {
  let twice = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[at + 1] ?? ring[0] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice / 2);
}

/** The longest first, each to the part that has the least. */
function divide(lines: readonly (readonly Degrees[])[]): readonly (readonly (readonly Degrees[])[])[] {
  const parts = Array.from({ length: coastParts }, () => ({
    points: 0,
    lines: [] as (readonly Degrees[])[],
  }));
  for (const line of lines.toSorted((a, b) => b.length - a.length)) {
    const least = parts.reduce((a, b) => (b.points < a.points ? b : a));
    least.points += line.length;
    least.lines.push(line);
  }
  return parts.map((part) => part.lines);
}

function packLines(lines: readonly (readonly Degrees[])[]): string {
  const numbers: number[] = [];
  let [startX, startY] = [0, 0];
  for (const line of lines) {
    numbers.push(line.length);
    let [fromX, fromY] = [startX, startY];
    for (const [at, [lon, lat]] of line.entries()) {
      const [x, y] = [Math.round(lon * 100), Math.round(lat * 100)];
      numbers.push(x - fromX, y - fromY);
      [fromX, fromY] = [x, y];
      if (at === 0) [startX, startY] = [x, y];
    }
  }
  return pack(numbers);
}

/** What Natural Earth writes otherwise. */
const shortened: Readonly<Record<string, string>> = {
  "Bosnia and Herz.": "BA",
  "Central African Rep.": "CF",
  "Dem. Rep. Congo": "CD",
  "Dominican Rep.": "DO",
  Macedonia: "MK",
  Myanmar: "MM",
  "S. Sudan": "SS",
  Turkey: "TR",
  "United States of America": "US",
};

/** The largest first. Natural Earth names a country in English and by a number; its code is found by the name. */
function namedCountries(world: World): readonly string[] {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = new Map(
    letters.flatMap((a) =>
      letters.flatMap((b) => {
        const code = a + b;
        const name = names.of(code);
        // Not the old codes of a country, which have its name too.
        const isPresent = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
        return name && isPresent ? [[name, code] as const] : [];
      }),
    ),
  );
  const found = feature(world, world.objects.countries).features.flatMap(({ geometry, properties }) => {
    const name = properties.name ?? "";
    const code = shortened[name] ?? codes.get(name);
    const polygons =
      geometry.type === "MultiPolygon"
        ? geometry.coordinates
        : geometry.type === "Polygon"
          ? [geometry.coordinates]
          : [];
    const [largest] = polygons
      .map((coordinates) => ({ type: "Polygon" as const, coordinates }))
      .toSorted((a, b) => geoArea(b) - geoArea(a));
    const area = areaOf(toDegrees(largest?.coordinates[0] ?? []));
    if (!code || !largest || area < smallestNamed) return [];
    const [lon, lat] = geoCentroid(largest);
    return [{ area, text: `${code} ${Math.round(lon * 100)} ${Math.round(lat * 100)}` }];
  });
  return found.toSorted((a, b) => b.area - a.area).map(({ text }) => text);
}
