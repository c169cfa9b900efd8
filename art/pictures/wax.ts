import { shape } from "../burin.ts";
import { smooth, wander } from "../curve.ts";
import { encodeMarks } from "../encode.ts";
import type { Point } from "../geometry.ts";
import { between, createRandom } from "../random.ts";
import { ellipse } from "./picture.ts";

/** Eight drops of wax, each pressed by hand: no seal has quite the edge of its neighbour. Box 48 × 48, in tenths. */
export const waxOutlines: readonly string[] = Array.from({ length: 8 }, (_, i) => {
  const random = createRandom(`wax ${i}`);
  const edge = ellipse([24, 24], [1, 1], 13).map(([x, y]): Point => {
    const radius = between(random, 19.6, 22.6);
    return [24 + (x - 24) * radius, 24 + (y - 24) * radius];
  });
  return encodeMarks([shape(wander(smooth(edge, 2.4, true), 0.4, 0.1, random), 0.1)]);
});
