import { lensCut, straightCut } from "./burin.ts";
import { type Drawing, layer } from "./drawing.ts";
import type { Line, Point } from "./geometry.ts";
import { edges, windowAt } from "./masonry.ts";
import { between, type Random } from "./random.ts";

/** A keep with battlements: the stone of Respect. */
export function drawKeep(width: number, height: number): Drawing {
  const tooth = width / 7;
  const crown: Point[] = [];
  for (let i = 0; i < 7; i++) {
    const y = i % 2 === 0 ? -height - tooth * 1.1 : -height;
    crown.push([i * tooth, y], [(i + 1) * tooth, y]);
  }
  const outline: Line = [[0, 0], ...crown, [width, 0]];
  const outlineEdges = outline
    .slice(1)
    .map((point, i) => [outline[i] ?? point, point, i > 12 ? 1.15 : 0.8] as const);
  const shade = [0, 1, 2, 3].map((i) =>
    straightCut(
      [width * (0.56 + 0.12 * i), -0.6],
      [width * (0.56 + 0.12 * i), -height * (0.5 + 0.13 * i)],
      0.45,
    ),
  );
  return [
    layer("roof", [
      [0, -height * 0.82],
      [width, -height * 0.82],
      [width, -height],
      [0, -height],
    ]),
    layer("paper", outline),
    layer("roof", [
      [0, -height * 0.78],
      [width, -height * 0.78],
      [width, -height * 0.9],
      [0, -height * 0.9],
    ]),
    layer("window", windowAt(width * 0.32, -height * 0.5, width * 0.1, 1.6)),
    layer(
      "ink",
      ...edges(
        ...outlineEdges,
        [[0, 0], [width, 0], 0.8],
        [[0, -height * 0.78], [width, -height * 0.78], 0.7],
        [[0, -height * 0.9], [width, -height * 0.9], 0.6],
      ),
      ...shade,
    ),
  ];
}

/** A length of town wall with its gate, foot of the left end at 0,0. */
export function drawWall(width: number, height: number, random: Random): Drawing {
  const gate = width * 0.5;
  const stones = Array.from({ length: 9 }, () => {
    const x = between(random, 2, width - 5);
    const y = -between(random, 1.5, height - 1.5);
    return lensCut([x, y], [x + between(random, 1.5, 3.2), y], 0.4);
  });
  const arch: Line = [
    [gate - 2.4, 0],
    [gate - 2.4, -height * 0.42],
    [gate - 1.2, -height * 0.66],
    [gate + 1.2, -height * 0.66],
    [gate + 2.4, -height * 0.42],
    [gate + 2.4, 0],
  ];
  const archEdges = arch.slice(1).map((point, i) => [arch[i] ?? point, point, 0.75] as const);
  return [
    layer("paper", [
      [0, 0],
      [0, -height],
      [width, -height],
      [width, 0],
    ]),
    layer("window", arch),
    layer(
      "ink",
      ...edges(
        [[0, 0], [0, -height], 0.8],
        [[0, -height], [width, -height], 1.1],
        [[width, -height], [width, 0], 1.1],
        [[0, 0], [width, 0], 0.9],
        [[0, -height + 1.4], [width, -height + 1.4], 0.5],
        ...archEdges,
      ),
      ...stones,
    ),
  ];
}
