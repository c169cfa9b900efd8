import { type ReactNode, useId, useMemo } from "react";
import { Country } from "./country.tsx";
import { sceneryWithin, symbolsUsed, villagesWithin } from "./in-view.ts";
import { SymbolShelf } from "./ink.tsx";
import { PlaceNames, VillageNames } from "./lettering.tsx";
import type { Size } from "./map-box.ts";
import { Road } from "./road.tsx";
import { SheetFrame, TitlePlate } from "./title-plate.tsx";
import { Lights, Villages } from "./village-layer.tsx";
import { land, type MapBox, sheet } from "./villages.ts";

type CarteDrawingProps = {
  level: number;
  nextLit: boolean;
  view: MapBox;
  size: Size;
  /** The whole sheet: frame and cartouche belong to it. */
  isSheet: boolean;
  /** The view will move: draw all of the country, so that nothing appears late at an edge. */
  isMoving: boolean;
  /** What lies over the map, in map units: no name is drawn under it. */
  covered: MapBox | undefined;
  label?: string | undefined;
  children?: ReactNode;
};

const wholeSheet: MapBox = { x: 0, y: 0, ...sheet };

function LandClip({ id }: { id: string }) {
  return (
    <clipPath id={id}>
      <rect x={land.left} y={land.top} width={land.right - land.left} height={land.bottom - land.top} />
    </clipPath>
  );
}

function Glow({ id }: { id: string }) {
  return (
    <radialGradient id={id}>
      <stop className="carte-glow" offset="0" stopOpacity=".85" />
      <stop className="carte-glow" offset=".55" stopOpacity=".34" />
      <stop className="carte-glow" offset="1" stopOpacity="0" />
    </radialGradient>
  );
}

export function CarteDrawing({
  level,
  nextLit,
  view,
  size,
  isSheet,
  isMoving,
  covered,
  label,
  children,
}: CarteDrawingProps) {
  const id = `carte${useId().replace(/\W/g, "")}-`;
  const held = isMoving ? wholeSheet : view;
  const isUnmapped = level < 0;
  const standing = useMemo(() => villagesWithin(held, level, nextLit), [held, level, nextLit]);
  const scenery = useMemo(() => (isUnmapped ? [] : sceneryWithin(held)), [held, isUnmapped]);
  const used = useMemo(() => symbolsUsed(scenery, standing), [scenery, standing]);
  return (
    <svg
      className="carte"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <SymbolShelf id={id} used={used} />
      <defs>
        <LandClip id={`${id}land`} />
        <Glow id={`${id}glow`} />
      </defs>
      <g clipPath={`url(#${id}land)`}>
        <Country
          id={id}
          view={held}
          isWhole={isSheet || isMoving}
          scenery={scenery}
          isUnmapped={isUnmapped}
        />
        <Lights id={id} standing={standing} />
        {isUnmapped ? null : <Road level={level} nextLit={nextLit} />}
        <Villages id={id} standing={standing} />
        {isUnmapped ? null : <PlaceNames id={id} view={view} frame={size} covered={covered} />}
        <VillageNames id={id} view={view} held={held} frame={size} named={standing} level={level} />
        {isSheet && !isUnmapped ? <TitlePlate view={held} pixelsPerUnit={size.width / view.width} /> : null}
        {children}
      </g>
      {isSheet ? <SheetFrame /> : null}
    </svg>
  );
}
