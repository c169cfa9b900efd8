import { useId } from "react";
import type { DrawnCoasts } from "./draw-coasts.ts";
import { bodyOf, layNames, layVillages } from "./lay-names.ts";
import { layRegionNames, type RegionName } from "./lay-region-names.ts";
import { type MapSize, type MapView, placed } from "./map-view.ts";
import type { WorldPaths } from "./project.ts";
import { useIsMoving } from "./use-is-moving.ts";
import { Village, villageScale } from "./village.tsx";
import type { MappedCity } from "./world-map.tsx";

type MapSheetProps = {
  /** null while the outline is loaded. */
  world: WorldPaths | null;
  /** The same in detail, where the view is near and they are there. */
  coasts: DrawnCoasts | null;
  /** Seas and countries, where they stand on the sheet. */
  regions: readonly RegionName[];
  cities: readonly MappedCity[];
  view: MapView;
  size: MapSize;
  label: string;
};

/** Pixels that the hatching of the sea reaches from the coast, on both sides of it: the land covers its own. */
const shore = 46;

/** Level strokes of several lengths, as an engraver shades the sea along a coast. */
function SeaHatching({ id, scale }: { id: string; scale: number }) {
  return (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      width={96}
      height={25}
      patternTransform={`scale(${1 / scale})`}
    >
      <path
        className="fill-none stroke-(--m-hatch) opacity-70"
        d="M0 2.5H58M66 2.5H90M10 7.5H40M48 7.5H96M0 12.5H26M32 12.5H80M14 17.5H66M74 17.5H96M0 22.5H44M54 22.5H88"
        strokeWidth={0.8}
        strokeLinecap="round"
      />
    </pattern>
  );
}

/** Above this a city is a point; the table names them all. */
const mostVillages = 60;

const livedLand = "fill-(--m-paper) stroke-(--m-ink)";
const otherLand = "fill-[color-mix(in_oklab,var(--m-ink)_5%,var(--m-paper))] stroke-(--m-ink)";

/** Land, borders, villages and their lettering, in pixels. */
export function MapSheet({ world, coasts, regions, cities, view, size, label }: MapSheetProps) {
  const hatching = useId();
  const isMoving = useIsMoving(view);
  const most = cities.reduce((top, { city }) => Math.max(top, city.momentIds.length), 0);
  const shown = cities
    .map(({ city, ...at }) => ({
      city,
      ...placed(at, view, size),
      scale: villageScale(city.momentIds.length, most),
    }))
    .filter(({ x, y }) => x > -60 && x < size.width + 60 && y > -60 && y < size.height + 60)
    .toSorted((a, b) => a.y - b.y);
  const busiest = shown.toSorted((a, b) => b.city.count - a.city.count);
  const villages = layVillages(
    busiest.slice(0, mostVillages).map(({ city, x, y }) => ({ id: city.label, x, y })),
  );
  const names = layNames(
    busiest.slice(0, mostVillages).map(({ city: { label }, x, y, scale }) => ({
      id: label,
      name: label,
      x,
      y,
      scale: villages.has(label) ? scale : null,
    })),
    size,
  );
  const taken = [
    ...shown.map(({ city, x, y, scale }) =>
      bodyOf({ id: city.label, name: city.label, x, y, scale: villages.has(city.label) ? scale : null }),
    ),
    ...[...names.values()].map(({ box }) => box),
  ];
  const written = layRegionNames(
    regions.map((region) => ({ ...region, ...placed(region, view, size) })),
    taken,
    size,
  );
  const transform = `translate(${size.width / 2 - view.x * view.scale} ${size.height / 2 - view.y * view.scale}) scale(${view.scale})`;
  return (
    <svg
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="block"
      data-clip=""
      role="img"
      aria-label={label}
    >
      <rect className="fill-(--m-seatone)" x={0} y={0} width={size.width} height={size.height} />
      {coasts && (
        <g transform={transform}>
          {!isMoving && (
            <>
              <SeaHatching id={hatching} scale={view.scale} />
              <path
                className="fill-none"
                d={coasts.land}
                stroke={`url(#${hatching})`}
                strokeWidth={shore / view.scale}
                strokeLinejoin="round"
              />
            </>
          )}
          <path
            className="fill-(--m-paper) stroke-(--m-ink)"
            d={coasts.land}
            fillRule="evenodd"
            strokeWidth={1.3 / view.scale}
            strokeLinejoin="round"
          />
          <path
            className="fill-none stroke-(--m-ink) opacity-60"
            d={coasts.borders}
            strokeWidth={1.4 / view.scale}
            strokeLinecap="round"
            strokeDasharray={`${0.1 / view.scale} ${4.5 / view.scale}`}
          />
        </g>
      )}
      {world && !coasts && (
        <g transform={transform}>
          {world.lands.map(({ path, isLived }) => (
            <path
              key={path}
              className={isLived ? livedLand : otherLand}
              d={path}
              strokeWidth={1.1 / view.scale}
              strokeLinejoin="round"
            />
          ))}
          <path
            className="fill-none stroke-(--m-ink) opacity-30"
            d={world.borders}
            strokeWidth={0.8 / view.scale}
          />
        </g>
      )}
      {written.map(({ id, name, x, y }) => (
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
      {shown.map(({ city, x, y, scale }) => (
        <g key={city.label} data-city={city.label} className="cursor-pointer">
          {villages.has(city.label) ? (
            <Village x={x} y={y} scale={scale} count={Math.min(5, Math.ceil(city.momentIds.length / 6))} />
          ) : (
            <circle className="fill-(--m-madder)" cx={x} cy={y} r={2.4} />
          )}
        </g>
      ))}
      {[...names].map(([name, { x, y, anchor }]) => (
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
  );
}
