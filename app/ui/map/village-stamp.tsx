/** One village of the Carte by itself: a hamlet, a village or a town. Decoration; it arrives lazily with the map's drawings. */
import "./map.css";
import { useId, useMemo } from "react";
import { villageDrawings } from "./engraved.ts";
import { SymbolShelf, Uses } from "./ink.tsx";
import { villages } from "./villages.ts";

type VillageStampProps = {
  /** Its place on the road, from 0. */
  index: number;
  /** Without light: drawn, not reached. */
  isLit: boolean;
};

export function VillageStamp({ index, isLit }: VillageStampProps) {
  const id = `stamp${useId().replace(/\W/g, "")}-`;
  const drawing = useMemo(() => villageDrawings[index] ?? [], [index]);
  const used = useMemo(() => new Set(drawing.map(({ symbol }) => symbol)), [drawing]);
  const village = villages[index];
  if (!village) return null;
  const { x, y, reach } = village;
  const [left, top] = [x - reach.side - 8, y - reach.up - 4];
  const [width, height] = [2 * reach.side + 16, reach.up + reach.down + 8];
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMax"
      className="block h-full w-auto max-w-full"
      aria-hidden="true"
    >
      <SymbolShelf id={id} used={used} />
      <g className={`carte-village carte-${isLit ? "reached" : "next"}`}>
        <Uses id={id} items={drawing} />
      </g>
    </svg>
  );
}
