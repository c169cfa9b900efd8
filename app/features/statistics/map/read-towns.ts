/** The larger towns of the world, fetched after the coasts; without them the map has one's own places only. */
import { loadChunk } from "#app/lib/chunk-reload.ts";
import type { Town } from "./lay-towns.ts";
import { projectCity } from "./project.ts";

let towns: Promise<readonly Town[]> | null = null;

/** The largest first. Rejects when they cannot be loaded; calling it again retries. */
export function readTowns(): Promise<readonly Town[]> {
  towns ??= loadChunk("map-towns", () => import("virtual:map-towns"))
    .then(({ default: text }) => text.split("\n").map(openTown))
    .catch((error: unknown) => {
      towns = null;
      throw error;
    });
  return towns;
}

function openTown(line: string): Town {
  const [lat, lon, ...name] = line.split(" ");
  return { name: name.join(" "), ...projectCity({ lat: Number(lat) / 100, lon: Number(lon) / 100 }) };
}
