import { straightCut } from "./burin.ts";
import { type Drawing, layer } from "./drawing.ts";
import { type Line, mixPoints, type Point } from "./geometry.ts";
import { edges, windowAt } from "./masonry.ts";

export type Tower = {
  readonly width: number;
  readonly height: number;
  readonly spire: number;
  readonly cross?: boolean;
  readonly dome?: boolean;
};

export function drawTower({ width, height, spire, cross = false, dome = false }: Tower): Drawing {
  const tall = width * spire * 1.25;
  const eave = width * 0.14;
  const top: Point = [width / 2, -height - tall];
  const left: Point = [-eave, -height];
  const right: Point = [width + eave, -height];
  const cap: Line = dome
    ? [
        left,
        [-eave * 0.4, -height - tall * 0.5],
        [width * 0.24, -height - tall * 0.84],
        top,
        [width * 0.76, -height - tall * 0.84],
        [width + eave * 0.4, -height - tall * 0.5],
        right,
      ]
    : [left, top, right];
  const capEdges = cap
    .slice(1)
    .map((point, i) => [cap[i] ?? left, point, i < cap.length / 2 - 0.5 ? 0.85 : 1.1] as const);
  const shade = [0, 1, 2].map((i) => {
    const x = width * (0.6 + 0.14 * i);
    return straightCut([x, -0.6], [x, -height + 0.8 + (2 - i) * height * 0.12], 0.45);
  });
  const ribs = [0.25, 0.5, 0.75].map((t) =>
    straightCut(
      mixPoints(right, top, t),
      [mixPoints(right, top, t)[0] - width * (0.5 - 0.42 * t), -height - tall * t * 0.62],
      0.45,
    ),
  );
  const finial = width * (cross ? 0.8 : 0.55);
  const mast = edges([top, [top[0], top[1] - finial], 0.75]);
  const arms = cross
    ? edges([
        [top[0] - width * 0.23, top[1] - finial * 0.62],
        [top[0] + width * 0.23, top[1] - finial * 0.62],
        0.75,
      ])
    : [];
  const half = width * 0.14;
  return [
    layer("paper", [
      [0, 0],
      [width, 0],
      [width, -height],
      [0, -height],
    ]),
    layer("roof", cap),
    layer("window", windowAt(width * 0.34, -height * 0.66, half, 1.5)),
    layer(
      "ink",
      ...edges(
        [[0, 0], [0, -height], 0.75],
        [[width, 0], [width, -height], 1.15],
        [[0, 0], [width, 0], 0.8],
        [left, right, 0.9],
        ...capEdges,
      ),
      ...shade,
      ...ribs,
      ...mast,
      ...arms,
    ),
  ];
}
