import { lensCut, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line, Point } from "../../geometry.ts";
import { dotted, rectangle } from "../picture.ts";

/** Three ranging poles on a dotted line: land being measured. */
export function drawSurvey(x: number, y: number): Drawing {
  const poles = [0, 86, 172].map((dx, i): Drawing => {
    const [px, py] = [x + dx, y - i * 5];
    const bands = [0, 1, 2, 3].map((band) => rectangle(px - 1.6, py - 14 - band * 18, 3.2, 9));
    const flag: Line = [
      [px + 1, py - 80],
      [px + 22, py - 74],
      [px + 14, py - 68],
      [px + 21, py - 61],
      [px + 1, py - 60],
    ];
    return [
      layer("paper", flag),
      layer(
        "ink",
        straightCut([px, py], [px, py - 82], 1.6),
        ...bands,
        ...flag.map((corner, i) => straightCut(corner, flag[(i + 1) % flag.length] ?? corner, 1.2)),
        lensCut([px - 8, py + 1.5], [px + 16, py + 1.5], 1),
      ),
    ];
  });
  const base = smooth(
    [
      [x, y + 8],
      [x + 86, y + 3],
      [x + 172, y - 2],
      [x + 250, y - 12],
    ],
    1,
  );
  const sights = [0, 86].flatMap((dx, i) =>
    dotted(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((t): Point => [x + dx + 14 + t * 7, y - 46 - i * 5 - t * 0.4]),
      6.8,
      0.7,
    ),
  );
  return [layer("madder", ...dotted(base, 8.4, 1.9, 0.8)), layer("ink", ...sights), ...poles.flat()];
}
