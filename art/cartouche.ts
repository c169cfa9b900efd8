import { lensCut, straightCut } from "./burin.ts";
import { arc } from "./curve.ts";
import { type Drawing, layer } from "./drawing.ts";
import type { Line } from "./geometry.ts";
import { between, createRandom } from "./random.ts";
import { titleOutlines } from "./title-outlines.ts";

const box = { x: 78, y: 788, width: 292, height: 108, notch: 13 } as const;
/** The scale of friendship: four leagues, and where their numbers stand. */
export const leagues = { x: box.x + 52, y: box.y + 74, length: 47, count: 4 } as const;

/** A plate whose corners are bitten off by quarter circles. */
function plate(inset: number): Line {
  const { x, y, width, height, notch } = box;
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const r = notch;
  const bite = (cx: number, cy: number, from: number) => arc([cx, cy], [r, r], from, from - Math.PI / 2, 5);
  return [
    ...bite(left, top, Math.PI / 2),
    ...bite(right, top, Math.PI),
    ...bite(right, bottom, Math.PI * 1.5),
    ...bite(left, bottom, Math.PI * 2),
  ];
}

const ring = (outer: Line, inner: Line): Line[] => [outer, [...inner].reverse()];

export function drawCartouche(): Drawing {
  const random = createRandom("cartouche");
  const { x, y, width, height, notch } = box;
  const side = Array.from({ length: 44 }, (_, i) => {
    const rowY = y + notch + 3 + (i * (height - 2 * notch)) / 44;
    return lensCut([x + width + 1, rowY], [x + width + between(random, 4, 7), rowY], 0.7);
  });
  const foot = [0, 1, 2].map((i) =>
    lensCut(
      [x + notch + 4 + i * 3, y + height + 2 + i * 1.7],
      [x + width - notch - 2 - i * 9, y + height + 2 + i * 1.7],
      0.9,
    ),
  );
  const { x: sx, y: sy, length, count } = leagues;
  const bars = Array.from({ length: count }, (_, i): Line => {
    const barY = sy + (i % 2) * 3.5;
    return [
      [sx + i * length, barY],
      [sx + (i + 1) * length, barY],
      [sx + (i + 1) * length, barY + 3.5],
      [sx + i * length, barY + 3.5],
    ];
  });
  const rules = [0, 3.5, 7].map((dy) =>
    straightCut([sx, sy + dy], [sx + count * length, sy + dy], dy === 3.5 ? 0.5 : 1),
  );
  const posts = Array.from({ length: count + 1 }, (_, i) =>
    straightCut([sx + i * length, sy - 3], [sx + i * length, sy + 8], 1),
  );
  return [
    layer("paper", plate(0)),
    layer(
      "ink",
      ...ring(plate(-0.85), plate(0.85)),
      ...ring(plate(4.2), plate(4.8)),
      ...side,
      ...foot,
      ...bars,
      ...rules,
      ...posts,
      ...titleOutlines(188, y + 39, 30),
    ),
  ];
}
