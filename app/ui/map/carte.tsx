/**
 * The Carte de Tendre. Load it lazily, inside `<Suspense fallback={<CarteFrame crop=… />}>`.
 *
 * - `level` 0 to 9 is the present village (flag); -1 is a country not yet mapped. `nextLit` rings the next one with dots.
 * - `crop` chooses the part shown, and `CarteFrame` its size; `view` (map units) overrides the crop, for pan and zoom.
 * - `label` makes it an image with that name; without one it is decoration.
 * - `children` are SVG in map units, above the villages. `onVillage` puts a button over every village in view, named by
 *   `villageLabel` (the French name when absent).
 */
import "./map.css";
import { type ReactNode, useId, useMemo, useRef } from "react";
import { CarteFrame } from "./carte-frame.tsx";
import { Country } from "./country.tsx";
import { type Crop, cropTo, nominalSize } from "./crop.ts";
import { sceneryWithin, symbolsUsed, villagesWithin } from "./in-view.ts";
import { SymbolShelf } from "./ink.tsx";
import { PlaceNames, VillageNames } from "./lettering.tsx";
import { growToProportions } from "./map-box.ts";
import { Road } from "./road.tsx";
import { SheetFrame, TitlePlate } from "./title-plate.tsx";
import { useFrameSize } from "./use-frame-size.ts";
import { VillageButtons } from "./village-buttons.tsx";
import { Lights, Villages } from "./village-layer.tsx";
import { land, type MapBox, villages } from "./villages.ts";

export type CarteProps = {
  level: number;
  nextLit?: boolean;
  crop: Crop;
  view?: MapBox;
  label?: string;
  children?: ReactNode;
  onVillage?: (index: number) => void;
  villageLabel?: (index: number) => string;
};

const frenchName = (index: number) => villages[index]?.name ?? "";

export function Carte({
  level,
  nextLit = true,
  crop,
  view: asked,
  label,
  children,
  onVillage,
  villageLabel = frenchName,
}: CarteProps) {
  const id = `carte${useId().replace(/\W/g, "")}-`;
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, nominalSize[crop]);
  const view = useMemo(
    () => (asked ? growToProportions(asked, size) : cropTo(crop, level, size)),
    [asked, crop, level, size],
  );
  const isUnmapped = level < 0;
  const standing = useMemo(() => villagesWithin(view, level, nextLit), [view, level, nextLit]);
  const country = useMemo(() => (isUnmapped ? [] : sceneryWithin(view)), [view, isUnmapped]);
  const used = useMemo(() => symbolsUsed(country, standing), [country, standing]);
  const pixelsPerUnit = size.width / view.width;
  return (
    <CarteFrame crop={crop} frame={frame}>
      <svg
        className="carte"
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="img"
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <SymbolShelf id={id} used={used} />
        <defs>
          <clipPath id={`${id}land`}>
            <rect x={land.left} y={land.top} width={land.right - land.left} height={land.bottom - land.top} />
          </clipPath>
          <radialGradient id={`${id}glow`}>
            <stop className="carte-glow" offset="0" stopOpacity=".85" />
            <stop className="carte-glow" offset=".55" stopOpacity=".34" />
            <stop className="carte-glow" offset="1" stopOpacity="0" />
          </radialGradient>
        </defs>
        <g clipPath={`url(#${id}land)`}>
          <Country id={id} view={view} scenery={country} isUnmapped={isUnmapped} />
          <Lights id={id} standing={standing} />
          {isUnmapped ? null : <Road level={level} nextLit={nextLit} />}
          <Villages id={id} standing={standing} />
          {isUnmapped ? null : <PlaceNames id={id} view={view} frame={size} />}
          <VillageNames id={id} view={view} frame={size} named={standing} level={level} />
          {crop === "full" && !isUnmapped ? <TitlePlate view={view} pixelsPerUnit={pixelsPerUnit} /> : null}
          {children}
        </g>
        {crop === "full" ? <SheetFrame /> : null}
      </svg>
      {onVillage ? <VillageButtons view={view} onVillage={onVillage} labelOf={villageLabel} /> : null}
    </CarteFrame>
  );
}
