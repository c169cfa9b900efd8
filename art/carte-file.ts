import { pack } from "#app/ui/art/packed.ts";
import { cut, even, shape } from "./burin.ts";
import { drawCartouche } from "./cartouche.ts";
import { drawCompass, rhumbs } from "./compass.ts";
import { simplify } from "./curve.ts";
import type { Drawing } from "./drawing.ts";
import { encodeDrawing, encodeMarks, linesOf, tenths } from "./encode.ts";
import { boundsOf, type Line } from "./geometry.ts";
import { drawGrass } from "./grass.ts";
import { drawFrame } from "./neatline.ts";
import { dotLegs } from "./route.ts";
import { type Item, setScenery } from "./scenery.ts";
import { symbols } from "./symbols.ts";
import { drawUnknownShore } from "./unknown-lands.ts";
import { villageItems, villageWashes } from "./village-drawing.ts";
import { drawWaters } from "./water-drawing.ts";
import { bay, lake, riverList, sea, southCoast, westCoast } from "./waters.ts";

/** Scenery as packed numbers: symbol, step right, step down (tenths), size (hundredths). */
function encodeItems(items: readonly Item[]): string {
  let [lastX, lastY] = [0, 0];
  const numbers = items.flatMap(({ symbol, x, y, scale }) => {
    const step = [symbol, tenths(x) - lastX, tenths(y) - lastY, Math.round(scale * 100) - 100];
    [lastX, lastY] = [tenths(x), tenths(y)];
    return step;
  });
  return pack(numbers);
}

const boxOf = (drawing: Drawing) => boundsOf(linesOf(drawing)).map(tenths);
const washOf = (...shapes: readonly Line[]) => encodeMarks(shapes.map((area) => shape(area, 0.22)));

const line = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value)};\n`;

function stepsOf(line: Line): number[] {
  return line.flatMap(([x, y], i) => {
    const before = line[i - 1] ?? [0, 0];
    return [tenths(x) - tenths(before[0]), tenths(y) - tenths(before[1])];
  });
}

/** The whole Carte as a module of the app: packed marks (`pathOf`), symbols, and where they stand. */
export function engraveCarte(): string {
  const water = drawWaters();
  const { items, placed } = setScenery();
  const shores = [southCoast, westCoast, [...lake, ...lake.slice(0, 1)]];
  return [
    "// Engraved by art; do not edit.\ntype Layer = readonly [letter: string, packed: string];\n",
    line("seaWash", "string", washOf(sea)),
    line("inlandWash", "string", washOf(bay, lake)),
    line("riverWash", "string", washOf(...riverList.map(({ body }) => body))),
    line("shores", "string", encodeMarks(shores.map((shore) => simplify(shore, 0.8)))),
    line("rhumbs", "string", encodeMarks(rhumbs.map((rhumb) => cut(rhumb, even(0.5))))),
    line("seaHatching", "string", encodeMarks(water.seaHatch)),
    line("inlandHatching", "string", encodeMarks([...water.bayHatch, ...water.lakeHatch])),
    line("coasts", "string", encodeMarks(water.coasts)),
    line("banks", "string", encodeMarks(water.banks)),
    line("grass", "string", encodeMarks(drawGrass(placed))),
    line("unknownShore", "string", encodeMarks(drawUnknownShore())),
    line("symbols", "readonly (readonly Layer[])[]", symbols.map(encodeDrawing)),
    line("symbolBoxes", "readonly (readonly number[])[]", symbols.map(boxOf)),
    line("scenery", "string", encodeItems(items)),
    line("villageItems", "readonly string[]", villageItems.map(encodeItems)),
    line(
      "villageWashes",
      "readonly string[]",
      villageWashes.map((wash) => washOf(wash)),
    ),
    line(
      "roadLegs",
      "readonly string[]",
      dotLegs().map((leg) => pack(stepsOf(leg))),
    ),
    line("compass", "readonly Layer[]", encodeDrawing(drawCompass())),
    line("cartouche", "readonly Layer[]", encodeDrawing(drawCartouche())),
    line("frame", "readonly Layer[]", encodeDrawing(drawFrame())),
  ].join("");
}
