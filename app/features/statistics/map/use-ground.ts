import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { loadChunk } from "#app/lib/chunk-reload.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { type DrawnCoasts, drawCoasts, regionOf } from "./draw-coasts.ts";
import type { RegionName } from "./lay-region-names.ts";
import type { Town } from "./lay-towns.ts";
import type { MapSize, MapView } from "./map-view.ts";
import { type Coasts, openCoasts } from "./open-coasts.ts";
import { projectCity } from "./project.ts";
import { seaNames } from "./sea-names.ts";

/** The coasts in detail, fetched whole with the first map, so that nobody is told which part of the world a journal is of. */
let loadedCoasts: Promise<Coasts> | null = null;
/** The larger towns of the world, fetched after the coasts; without them the map has one's own places only. */
let loadedTowns: Promise<readonly Town[]> | null = null;

/** What the map is drawn on; null until it is there. */
export type Ground = { readonly coasts: Coasts; readonly names: readonly RegionName[] } | null;

export function useGround(): Ground | "failed" {
  const [coasts, setCoasts] = useState<Coasts | "failed" | null>(null);
  const t = useTranslations("statistics.places.sea");
  const format = useFormat();
  useEffect(() => {
    let isGone = false;
    readCoasts().then(
      (read) => isGone || setCoasts(read),
      () => isGone || setCoasts("failed"),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(() => {
    if (coasts === null || coasts === "failed") return coasts;
    // Seas first: there are few, and they say where one is.
    const names = [
      ...seaNames.map(({ sea, x, y }) => ({ id: `sea ${sea}`, name: t(sea), x, y })),
      ...coasts.countries.map(({ code, x, y }) => ({ id: code, name: format.country(code), x, y })),
    ];
    return { coasts, names };
  }, [coasts, t, format]);
}

/** The larger towns, once the coasts are there; none when they cannot be fetched. */
export function useTowns(isWanted: boolean): readonly Town[] {
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    readTowns().then(
      (read) => isGone || setTowns(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return towns;
}

export function useDrawnCoasts(ground: Ground, view: MapView, size: MapSize): DrawnCoasts | null {
  const { left, top, right, bottom } = regionOf(view, size);
  const coasts = ground?.coasts;
  return useMemo(
    () =>
      coasts && Number.isFinite(left) ? drawCoasts(coasts, { left, top, right, bottom }, size.width) : null,
    [coasts, left, top, right, bottom, size.width],
  );
}

/** Rejects when they cannot be loaded; calling it again retries. */
function readCoasts(): Promise<Coasts> {
  loadedCoasts ??= Promise.all([
    loadChunk("coasts-1", () => import("virtual:coasts-1")),
    loadChunk("coasts-2", () => import("virtual:coasts-2")),
    loadChunk("coasts-3", () => import("virtual:coasts-3")),
  ])
    .then((parts) => openCoasts(parts.map((part) => part.default)))
    .catch((error: unknown) => {
      loadedCoasts = null;
      throw error;
    });
  return loadedCoasts;
}

/** The largest first. Rejects when they cannot be loaded; calling it again retries. */
function readTowns(): Promise<readonly Town[]> {
  loadedTowns ??= loadChunk("map-towns", () => import("virtual:map-towns"))
    .then(({ default: text }) => text.split("\n").map(openTown))
    .catch((error: unknown) => {
      loadedTowns = null;
      throw error;
    });
  return loadedTowns;
}

function openTown(line: string): Town {
  const [lat, lon, ...name] = line.split(" ");
  return { name: name.join(" "), ...projectCity({ lat: Number(lat) / 100, lon: Number(lon) / 100 }) };
}
