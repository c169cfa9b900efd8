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

type CountryProps = { id: string; view: MapBox; scenery: readonly Placed[]; isUnmapped: boolean };

/** Land, water and scenery, without villages. */
export const Country = memo(function Country({ id, view, scenery, isUnmapped }: CountryProps) {
  const seen = waters.filter(({ box }) => overlaps(view, box));
  return (
    <>
      <g transform="scale(.1)">
        <path className="carte-shores" d={drawn(carte.shores).replaceAll("z", "")} />
        {seen.map(({ key, wash }) => (
          <path key={key} className="carte-paper" d={drawn(wash)} />
        ))}
        <g className="carte-wash">
          {seen.map(({ key, wash }) => (
            <path key={key} d={drawn(wash)} />
          ))}
        </g>
        <path className="carte-rhumbs" d={drawn(carte.rhumbs)} />
        {seen.map(({ key, hatching }) => (
          <path key={key} className={`carte-hatching carte-${key}`} d={drawn(hatching)} />
        ))}
        <path className="carte-ink" d={drawn(carte.coasts)} />
        <path className="carte-ink carte-grass" d={drawn(carte.grass)} />
        {overlaps(view, unknownShore) ? (
          <path className="carte-ink carte-grass" d={drawn(carte.unknownShore)} />
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
