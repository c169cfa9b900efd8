import { lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line, Point } from "../../geometry.ts";
import { dotted, panel } from "../picture.ts";

/** An easel in the open, its canvas bare. */
export function drawEasel(x: number, y: number): Drawing {
  const legs: Mark[] = [
    straightCut([x - 34, y], [x - 2, y - 112], 2.4),
    straightCut([x + 34, y + 2], [x + 2, y - 112], 2.8),
    straightCut([x + 10, y - 8], [x, y - 104], 1.8),
  ];
  const canvas: Line = [
    [x - 46, y - 98],
    [x + 46, y - 98],
    [x + 46, y - 34],
    [x - 46, y - 34],
  ];
  const inner: Line = canvas.map(([cx, cy]): Point => [x + (cx - x) * 0.88, y - 66 + (cy - y + 66) * 0.83]);
  const corners = inner.map(
    ([cx, cy], i): Mark =>
      lensCut([cx, cy], [cx + (i === 0 || i === 3 ? 8 : -8), cy + (i < 2 ? 8 : -8)], 0.7),
  );
  return [
    layer("ink", ...legs),
    ...panel(canvas, 1.5),
    layer(
      "ink",
      ...inner.map((point, i) => straightCut(point, inner[(i + 1) % 4] ?? point, 0.7)),
      ...corners,
      straightCut([x - 52, y - 32], [x + 52, y - 32], 2.6),
    ),
    layer(
      "faint",
      lensCut([x - 30, y + 3], [x + 58, y + 3], 1.1),
      lensCut([x - 16, y + 6], [x + 50, y + 6], 0.9),
    ),
    layer(
      "madder",
      ...dotted(
        smooth(
          [
            [x - 40, y + 8],
            [x - 90, y + 16],
            [x - 150, y + 6],
            [x - 200, y + 14],
          ],
          1,
        ),
        8.4,
        1.9,
        0.8,
      ),
    ),
  ];
}
