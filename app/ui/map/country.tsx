import { memo } from "react";
import { boxOfPlaced, compass, scenery, waters } from "./engraved.ts";
import { banks, coasts, grass, rhumbs, shores } from "./generated/carte.ts";
import { Shapes, Uses } from "./ink.tsx";
import { contains } from "./map-box.ts";
import type { MapBox } from "./villages.ts";

const compassBox: MapBox = { x: 78, y: 528, width: 112, height: 134 };

/** Land, water and scenery, without villages. Things the frame would cut through are left out. */
export const Country = memo(function Country({
  id,
  view,
  isUnmapped,
}: {
  id: string;
  view: MapBox;
  isUnmapped: boolean;
}) {
  return (
    <>
      <g transform="scale(.1)">
        <path className="carte-shores" d={shores} />
        {waters.map(({ key, wash }) => (
          <path key={key} className="carte-paper" d={wash} />
        ))}
        <g className="carte-wash">
          {waters.map(({ key, wash }) => (
            <path key={key} d={wash} />
          ))}
        </g>
        <path className="carte-rhumbs" d={rhumbs} />
        {waters.map(({ key, hatching }) => (
          <path key={key} className="carte-hatching" d={hatching} />
        ))}
        <path className="carte-ink" d={coasts} />
        <path className="carte-ink" d={banks} />
        <path className="carte-ink carte-grass" d={grass} />
      </g>
      {isUnmapped ? null : (
        <g className="carte-scenery">
          <Uses id={id} items={scenery.filter((item) => contains(view, boxOfPlaced(item)))} />
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
