import { useMemo } from "react";
import type { MappedCity } from "./lay-map.ts";
import { MapSheet } from "./map-sheet.tsx";
import { type MapSize, viewOf } from "./map-view.ts";
import type { Corner } from "./place-inset.ts";
import type { Ground } from "./use-ground.ts";

type InsetMapProps = {
  ground: Ground;
  cities: readonly MappedCity[];
  size: MapSize;
  corner: Corner;
  label: string;
  onOpen: (city: MappedCity["city"]) => void;
};

const nothing = [] as const;

/** The places far from all others, framed in a corner of the map. */
export function InsetMap({ ground, cities, size, corner, label, onOpen }: InsetMapProps) {
  const view = useMemo(() => viewOf(cities, size), [cities, size]);
  return (
    <figure aria-label={label} className="absolute border border-ink bg-(--m-paper) p-0.75" style={corner}>
      <div className="relative overflow-hidden border border-line-strong">
        <MapSheet
          ground={ground}
          towns={nothing}
          cities={cities}
          view={view}
          size={size}
          taken={nothing}
          label={label}
          onOpen={onOpen}
        />
      </div>
    </figure>
  );
}
