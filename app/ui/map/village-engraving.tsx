/**
 * A village of the Carte inside a drawing of its own, as plain paths: what is painted on a canvas has no `<use>`. It stands on the point
 * (x, y), `height` units high, and arrives lazily with the map's drawings.
 */
import "./map.css";
import { symbols, villageDrawings } from "./engraved.ts";
import { Shapes } from "./ink.tsx";
import { villages } from "./villages.ts";

type VillageEngravingProps = {
  /** Its place on the road, from 0. */
  index: number;
  x: number;
  y: number;
  height: number;
};

export function VillageEngraving({ index, x, y, height }: VillageEngravingProps) {
  const village = villages[index];
  if (!village) return null;
  const { up, down } = village.reach;
  const size = height / (up + down);
  return (
    <g
      className="carte-village carte-reached"
      transform={`translate(${x} ${y - down * size}) scale(${size}) translate(${-village.x} ${-village.y})`}
    >
      {(villageDrawings[index] ?? []).map((item) => (
        <g key={item.key} transform={`translate(${item.x} ${item.y}) scale(${item.scale / 10})`}>
          <Shapes shapes={symbols[item.symbol]?.shapes ?? []} />
        </g>
      ))}
    </g>
  );
}
