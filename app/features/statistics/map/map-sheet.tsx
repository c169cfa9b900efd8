import { memo, useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { Coastline } from "./coastline.tsx";
import { layMap, type MappedCity } from "./lay-map.ts";
import type { NameBox } from "./lay-names.ts";
import type { Town } from "./lay-towns.ts";
import type { MapSize, MapView } from "./map-view.ts";
import { type Ground, useDrawnCoasts } from "./use-ground.ts";
import { Village } from "./village.tsx";

type MapSheetProps = {
  ground: Ground;
  towns: readonly Town[];
  cities: readonly MappedCity[];
  view: MapView;
  size: MapSize;
  /** What lies over the map. */
  taken: readonly NameBox[];
  label: string;
  onOpen: (city: MappedCity["city"]) => void;
};

const noNames = [] as const;

/** Pixels that the hatching reaches from the coast: less far away, where it would fill every sea. */
const shoreOf = (scale: number, { width }: MapSize) => Math.min(23, 3 + scale * 1.6, width / 16);

/** Land, borders, villages and their lettering, in pixels; each city is a button. */
export const MapSheet = memo(({ ground, towns, cities, view, size, taken, label, onOpen }: MapSheetProps) => {
  const t = useTranslations("statistics.places");
  const coasts = useDrawnCoasts(ground, view, size);
  const regions = ground?.names ?? noNames;
  const laid = useMemo(
    () => layMap({ cities, regions, towns, taken }, view, size),
    [cities, regions, towns, taken, view, size],
  );
  const { width, height } = size;
  const transform = `translate(${width / 2 - view.x * view.scale} ${height / 2 - view.y * view.scale}) scale(${view.scale})`;
  return (
    <>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block overflow-visible"
        data-clip=""
        role="img"
        aria-label={label}
      >
        {/* Beyond its edges too: a gesture moves the picture before it is drawn anew. */}
        <rect className="fill-(--m-seatone)" x={-width} y={-height} width={width * 3} height={height * 3} />
        {coasts && (
          <Coastline
            coasts={coasts}
            scale={view.scale}
            transform={transform}
            shore={shoreOf(view.scale, size)}
          />
        )}
        {laid.regions.map(({ id, name, x, y }) => (
          <text
            key={id}
            data-name=""
            className={`pointer-events-none font-lettering italic ${id.startsWith("sea") ? "fill-(--m-water-ink) text-[16px]" : "fill-(--m-soft) text-[16px] tracking-[0.08em]"}`}
            x={x}
            y={y + 5}
            textAnchor="middle"
          >
            {name}
          </text>
        ))}
        {laid.towns.map(({ name, x, y }) => (
          <g key={`${name} ${x}`} className="pointer-events-none">
            <circle className="fill-(--m-soft)" cx={x} cy={y} r={1.5} />
            <text
              data-name=""
              className="fill-(--m-soft) font-lettering text-[14px] italic"
              x={x + 5}
              y={y + 4.5}
            >
              {name}
            </text>
          </g>
        ))}
        {laid.shown.map(({ city, x, y, scale }) => (
          <g key={city.label}>
            {scale === null ? (
              <circle className="fill-(--m-madder)" cx={x} cy={y} r={2.4} />
            ) : (
              <Village x={x} y={y} scale={scale} count={Math.min(5, Math.ceil(city.momentIds.length / 6))} />
            )}
          </g>
        ))}
        {laid.names.map(([name, { x, y, anchor }]) => (
          <text
            key={name}
            data-name=""
            className="pointer-events-none fill-(--m-ink) stroke-(--m-paper) font-lettering text-[18px] italic [paint-order:stroke]"
            x={x}
            y={y}
            textAnchor={anchor}
            strokeWidth={4}
            strokeLinejoin="round"
          >
            {name}
          </text>
        ))}
      </svg>
      {laid.shown.map(({ city, x, y, scale }) => (
        <button
          key={city.label}
          type="button"
          aria-label={t("mark", { city: city.label, count: city.momentIds.length })}
          onClick={() => onOpen(city)}
          className="absolute size-8 -translate-1/2 cursor-pointer rounded-field print:hidden"
          style={{ left: x, top: scale === null ? y : y - 8 * scale }}
        />
      ))}
    </>
  );
});
