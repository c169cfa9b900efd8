import { layNames, layVillages } from "./lay-names.ts";
import { type MapSize, type MapView, placed } from "./map-view.ts";
import type { WorldPaths } from "./project.ts";
import { Village, villageScale } from "./village.tsx";
import type { MappedCity } from "./world-map.tsx";

type MapSheetProps = {
  /** null while the outline is loaded. */
  world: WorldPaths | null;
  cities: readonly MappedCity[];
  view: MapView;
  size: MapSize;
  label: string;
};

/** Above this a city is a point; the table names them all. */
const mostVillages = 60;

const livedLand = "fill-(--m-paper) stroke-(--m-ink)";
const otherLand = "fill-[color-mix(in_oklab,var(--m-ink)_5%,var(--m-paper))] stroke-(--m-ink)";

/** Land, borders, villages and their lettering, in pixels. */
export function MapSheet({ world, cities, view, size, label }: MapSheetProps) {
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
      {world && (
        <g
          transform={`translate(${size.width / 2 - view.x * view.scale} ${size.height / 2 - view.y * view.scale}) scale(${view.scale})`}
        >
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
