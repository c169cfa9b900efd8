import { drawCartouche } from "./cartouche.ts";
import { drawCompass, rhumbs } from "./compass.ts";
import { simplify } from "./curve.ts";
import type { Drawing } from "./drawing.ts";
import { encodeDrawing } from "./encode.ts";
import { boundsOf, type Line } from "./geometry.ts";
import { drawGrass } from "./grass.ts";
import { drawFrame } from "./neatline.ts";
import { toPathData } from "./path-data.ts";
import { dotLegs } from "./route.ts";
import { type Item, setScenery } from "./scenery.ts";
import { symbols } from "./symbols.ts";
import { drawUnknownShore } from "./unknown-lands.ts";
import { villageItems, villageWashes } from "./village-drawing.ts";
import { drawWaters } from "./water-drawing.ts";
import { bay, lake, riverList, sea, southCoast, westCoast } from "./waters.ts";

const tenths = (n: number) => Math.round(n * 10);

const encodeItem = ({ symbol, x, y, scale }: Item) => [symbol, tenths(x), tenths(y), Math.round(scale * 100)];
const boxOf = (drawing: Drawing) => boundsOf(drawing.flatMap(({ outlines }) => outlines)).map(tenths);
const washOf = (outline: Line) => toPathData([simplify(outline, 0.35)]);

const line = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value)};\n`;

/** The whole Carte as a module of the app: path data in tenths of a unit, symbols, and where they stand. */
export function engraveCarte(): string {
  const water = drawWaters();
  const { items, placed } = setScenery();
  const rivers = riverList.map(({ body }) => simplify(body, 0.35));
  return [
    "// Engraved by scripts/engrave; do not edit. Path data counts in tenths of a map unit.\n",
    line("seaWash", "string", washOf(sea)),
    line("inlandWash", "string", washOf(bay) + washOf(lake)),
    line(
      "riverWash",
      "readonly string[]",
      rivers.map((river) => toPathData([river])),
    ),
    line(
      "shores",
      "string",
      [southCoast, westCoast].map((coast) => toPathData([simplify(coast, 0.8)], false)).join("") +
        washOf(lake),
    ),
    line("rhumbs", "string", toPathData(rhumbs, false)),
    line(
      "hatching",
      "readonly string[]",
      [water.seaHatch, water.bayHatch, water.lakeHatch].map((lines) => toPathData(lines)),
    ),
    line("coasts", "string", toPathData(water.coasts)),
    line("banks", "string", toPathData(water.banks)),
    line("grass", "string", toPathData([...drawGrass(placed), ...drawUnknownShore()])),
    line("symbols", "readonly (readonly (readonly string[])[])[]", symbols.map(encodeDrawing)),
    line("symbolBoxes", "readonly (readonly number[])[]", symbols.map(boxOf)),
    line("scenery", "readonly number[]", items.flatMap(encodeItem)),
    line(
      "villageItems",
      "readonly (readonly number[])[]",
      villageItems.map((list) => list.flatMap(encodeItem)),
    ),
    line("villageWashes", "readonly string[]", villageWashes.map(washOf)),
    line(
      "roadLegs",
      "readonly (readonly number[])[]",
      dotLegs().map((leg) => leg.flatMap((point) => point.map(tenths))),
    ),
    line("compass", "readonly (readonly string[])[]", encodeDrawing(drawCompass())),
    line("cartouche", "readonly (readonly string[])[]", encodeDrawing(drawCartouche())),
    line("frame", "readonly (readonly string[])[]", encodeDrawing(drawFrame())),
  ].join("");
}
