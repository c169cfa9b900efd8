import { cartouche, frame } from "./engraved.ts";
import { Shapes } from "./ink.tsx";
import { contains } from "./map-box.ts";
import type { MapBox } from "./villages.ts";

const plateBox: MapBox = { x: 78, y: 788, width: 298, height: 114 };
const middle = 224;
const titleSize = 23;
const leagues = [0, 1, 2, 3, 4];

/** The cartouche with its scale of friendship; only where the view holds it whole and it can be read. */
export function TitlePlate({ view, pixelsPerUnit }: { view: MapBox; pixelsPerUnit: number }) {
  if (!contains(view, plateBox) || titleSize * pixelsPerUnit < 12) return null;
  const small = Math.max(13.5, 12 / pixelsPerUnit);
  return (
    <g>
      <g transform="scale(.1)">
        <Shapes shapes={cartouche} />
      </g>
      <text className="carte-plate" x={181} y={827} fontSize={titleSize} textAnchor="end">
        Carte de
      </text>
      {small > 19 ? null : (
        <>
          <text className="carte-plate" x={middle} y={846} fontSize={small} textAnchor="middle">
            Échelle de lieues d’amitié
          </text>
          {leagues.map((league) => (
            <text
              key={league}
              className="carte-plate"
              x={130 + league * 47}
              y={885}
              fontSize={small}
              textAnchor="middle"
            >
              {league}
            </text>
          ))}
        </>
      )}
    </g>
  );
}

export function SheetFrame() {
  return (
    <g transform="scale(.1)">
      <Shapes shapes={frame} />
    </g>
  );
}
