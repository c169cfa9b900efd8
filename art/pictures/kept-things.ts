import { cut, even, fading, lensCut, type Mark, straightCut } from "../burin.ts";
import { smooth } from "../curve.ts";
import { layer } from "../drawing.ts";
import { type Line, mixPoints, type Point } from "../geometry.ts";
import { ellipse, type Picture, panel, rectangle } from "./picture.ts";

/** A message is on its way: a letter under wax, the quill beside it. */
export function drawLetter(): Picture {
  const [a, b, c, d]: readonly [Point, Point, Point, Point] = [
    [16, 52],
    [142, 40],
    [150, 116],
    [24, 128],
  ];
  const flap: Point = [86, 92];
  const wax = smooth(
    ellipse(flap, [12, 11], 9).map(([x, y], i): Point => [x + (i % 2) * 1.6, y + (i % 3)]),
    2,
    true,
  );
  const vane = smooth(
    [
      [166, 128],
      [170, 96],
      [186, 60],
      [214, 26],
      [216, 58],
      [204, 88],
      [182, 112],
      [166, 128],
    ],
    3,
  );
  const spine = smooth(
    [
      [160, 140],
      [172, 108],
      [190, 72],
      [213, 28],
    ],
    4,
  );
  const barbs = [0.3, 0.42, 0.54, 0.66, 0.78, 0.88].flatMap((t): Mark[] => {
    const from = spine[Math.floor(t * (spine.length - 1))] ?? a;
    return [
      lensCut(from, [from[0] + 11 - t * 6, from[1] - 8], 0.9),
      lensCut(from, [from[0] - 7, from[1] - 12 + t * 4], 0.7),
    ];
  });
  const shade = [0.2, 0.34, 0.48, 0.62, 0.76].map(
    (t): Mark => lensCut(mixPoints(d, c, t), [mixPoints(d, c, t)[0] + 2, mixPoints(d, c, t)[1] - 9], 0.8),
  );
  return {
    width: 232,
    height: 148,
    drawing: [
      layer(
        "faint",
        ...[0, 1, 2].map((i) => lensCut([26 + i * 8, 131 + i * 4], [158 - i * 14, 119 + i * 5], 1.3)),
      ),
      ...panel([a, b, c, d], 1.7),
      layer(
        "ink",
        straightCut(a, flap, 1.5),
        straightCut(b, flap, 1.7),
        straightCut(d, mixPoints(d, flap, 0.72), 0.9),
        straightCut(c, mixPoints(c, flap, 0.72), 0.9),
        ...shade,
      ),
      layer("madder", wax),
      layer("paper", ...[cut(ellipse(flap, [6.4, 6], 20), even(0.9), 0.05)]),
      layer("paper", vane),
      layer("ink", cut(vane, even(1.2), 0.12), cut(spine, fading(2), 0.12), ...barbs),
    ],
  };
}

/** Nothing written yet to look back on: an open book, its pages bare. */
export function drawBlankBook(): Picture {
  const left = smooth(
    [
      [110, 40],
      [84, 30],
      [50, 30],
      [18, 40],
    ],
    4,
  );
  const right = smooth(
    [
      [110, 40],
      [136, 30],
      [170, 30],
      [202, 40],
    ],
    4,
  );
  const foot = (line: Line) => line.map(([x, y]): Point => [x, y + 84]);
  const page = (line: Line): Line => [...line, ...[...foot(line)].reverse()];
  const sides = (line: Line): Mark[] =>
    [line[0], line.at(-1)].flatMap((top) => (top ? [straightCut(top, [top[0], top[1] + 84], 1.4)] : []));
  const leaves = [3, 6].flatMap((dy) =>
    [left, right].map((line) =>
      cut(
        foot(line).map(([x, y]): Point => [x, y + dy]),
        even(0.8),
        0.2,
      ),
    ),
  );
  const gutter = Array.from(
    { length: 12 },
    (_, i): Mark => lensCut([111, 44 + i * 6.6], [122 - (i % 3), 41 + i * 6.6], 0.8),
  );
  return {
    width: 220,
    height: 144,
    drawing: [
      layer("faint", lensCut([22, 136], [208, 136], 1.4), lensCut([40, 140], [196, 140], 1.1)),
      ...[left, right].flatMap((line) => [
        layer("paper", page(line)),
        layer("ink", cut(line, even(1.4), 0.15), cut(foot(line), even(1.5), 0.15), ...sides(line)),
      ]),
      layer("ink", ...leaves, ...gutter, straightCut([110, 40], [110, 125], 1.5)),
      layer("madder", rectangle(150, 27, 7, 44), [
        [150, 71],
        [157, 71],
        [157, 80],
        [153.5, 75],
        [150, 80],
      ]),
    ],
  };
}
