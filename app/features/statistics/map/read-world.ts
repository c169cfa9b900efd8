/** The outline of the world (Natural Earth at 1:110 million, by way of world-atlas), fetched with the first map. */
import type { Feature, Geometry } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { loadChunk } from "#app/lib/chunk-reload.ts";

export type World = {
  readonly countries: readonly Feature<Geometry>[];
  /** Borders between two countries, each once. */
  readonly borders: Geometry;
};

type WorldTopology = Topology<{ countries: GeometryCollection }>;

let world: Promise<World> | null = null;

/** Rejects when it cannot be loaded; calling it again retries. */
export function readWorld(): Promise<World> {
  world ??= loadChunk("world", () => import("world-atlas/countries-110m.json"))
    .then(({ default: json }) => parseWorld(json))
    .catch((error: unknown) => {
      world = null;
      throw error;
    });
  return world;
}

function parseWorld(json: unknown): World {
  if (!isWorld(json)) throw new TypeError("The outline of the world is not a topology of countries.");
  const { countries } = json.objects;
  return {
    countries: feature(json, countries).features,
    borders: mesh(json, countries, (a, b) => a !== b),
  };
}

function isWorld(json: unknown): json is WorldTopology {
  if (typeof json !== "object" || json === null || !("objects" in json) || !("arcs" in json)) return false;
  const { objects } = json;
  return typeof objects === "object" && objects !== null && "countries" in objects;
}
