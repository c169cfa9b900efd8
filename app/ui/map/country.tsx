import { memo } from "react";
import { compass, drawn, type Placed } from "./engraved.ts";
import * as carte from "./generated/carte.ts";
import { Shapes, Uses } from "./ink.tsx";
import { contains, overlaps } from "./map-box.ts";
import { land, type MapBox } from "./villages.ts";

const compassBox: MapBox = { x: 78, y: 528, width: 112, height: 134 };

type Water = { readonly key: string; readonly wash: string; readonly hatching: string; readonly box: MapBox };

const waters: readonly Water[] = [
  {
    key: "sea",
    wash: carte.seaWash,
    hatching: carte.seaHatching,
    box: { x: 44, y: 64, width: 1192, height: 284 },
  },
  {
    key: "inland",
    wash: carte.inlandWash,
    hatching: carte.inlandHatching,
    box: { x: 44, y: 440, width: 1160, height: 340 },
  },
  {
    key: "rivers",
    wash: carte.riverWash,
    hatching: carte.banks,
    box: { x: 44, y: 220, width: 1192, height: 696 },
  },
];

const unknownShore: MapBox = { x: land.left, y: land.top, width: 1192, height: 110 };

type CountryProps = {
  id: string;
  view: MapBox;
  isWhole: boolean;
  scenery: readonly Placed[];
  isUnmapped: boolean;
};

/** Land, water and scenery, without villages. `isWhole` draws all of it, for a view that will move. */
export const Country = memo(function Country({ id, view, isWhole, scenery, isUnmapped }: CountryProps) {
  const seen = isWhole ? undefined : view;
  const near = waters.filter(({ box }) => overlaps(view, box));
  return (
    <>
      <g transform="scale(.1)">
        <path className="carte-shores" d={drawn(carte.shores).replaceAll("z", "")} />
        {near.map(({ key, wash }) => (
          <path key={key} className="carte-paper" d={drawn(wash)} />
        ))}
        <g className="carte-wash">
          {near.map(({ key, wash }) => (
            <path key={key} d={drawn(wash)} />
          ))}
        </g>
        <path className="carte-rhumbs" d={drawn(carte.rhumbs, seen)} />
        {near.map(({ key, hatching }) => (
          <path key={key} className={`carte-hatching carte-${key}`} d={drawn(hatching, seen)} />
        ))}
        <path className="carte-ink" d={drawn(carte.coasts, seen)} />
        <path className="carte-ink carte-grass" d={drawn(carte.grass, seen)} />
        {overlaps(view, unknownShore) ? (
          <path className="carte-ink carte-grass" d={drawn(carte.unknownShore, seen)} />
        ) : null}
      </g>
      {isUnmapped ? null : (
        <g className="carte-scenery">
          <Uses id={id} items={scenery} />
        </g>
      )}
      {contains(view, compassBox) ? (
        <g transform="scale(.1)">
          <Shapes shapes={compass} />
        </g>
      ) : null}
    </>
  );
});
