import { cut, even } from "../../burin.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Line, Point } from "../../geometry.ts";
import type { Random } from "../../random.ts";
import { unknownHills } from "../../unknown-lands.ts";
import { losesItself, tufts } from "../picture.ts";

export type Land = {
  readonly hills: readonly (readonly [kind: number, x: number, y: number, scale: number])[];
  readonly river: Line;
  readonly grass: readonly Point[];
};

export function drawLand({ hills, river, grass }: Land, random: Random): Drawing {
  const { banks, dots, water } = losesItself(river, 9, random);
  const farHills = hills.flatMap(([kind, x, y, scale]) => place(unknownHills[kind] ?? [], x, y, scale));
  return [
    layer("water", water),
    layer("ink", ...banks.map((bank, i) => cut(bank, even(i === 0 ? 1.1 : 1.5), 0.3)), ...dots),
    ...farHills,
    layer("faint", ...tufts(grass, random)),
  ];
}
