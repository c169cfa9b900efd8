import { lensCut, straightCut } from "./burin.ts";
import { type Drawing, layer } from "./drawing.ts";
import { type Line, mixPoints, type Point } from "./geometry.ts";
import { edges, windowAt } from "./masonry.ts";
import { between, type Random } from "./random.ts";

export type House = {
  readonly width: number;
  readonly height: number;
  readonly gable?: number;
  readonly steep?: number;
  readonly chimney?: boolean;
};

/** Gable to the left, long roof receding to the right; the foot of the gable's left corner is at 0,0. */
export function drawHouse(
  { width, height, gable = 0.42, steep = 0.52, chimney = false }: House,
  random: Random,
): Drawing {
  const front = width * gable;
  const depth = width - front;
  const wall = height * 0.5;
  const rise = height * steep;
  const lift = height * 0.06;
  const A: Point = [0, 0];
  const B: Point = [front, 0];
  const C: Point = [front, -wall];
  const D: Point = [front / 2, -wall - rise];
  const E: Point = [0, -wall];
  const F: Point = [front + depth, -lift];
  const G: Point = [front + depth, -wall - lift];
  const H: Point = [front / 2 + depth, -wall - rise - lift];
  const tiles = Math.max(3, Math.round(depth / 2.6));
  const rows = Array.from({ length: tiles - 1 }, (_, i) =>
    straightCut(mixPoints(D, H, (i + 1) / tiles), mixPoints(C, G, (i + 1) / tiles), 0.45),
  );
  const shades = Math.max(2, Math.round(depth / 3));
  const shade = Array.from({ length: shades }, (_, i) => {
    const foot = mixPoints(B, F, (i + 1) / (shades + 0.5));
    return lensCut([foot[0], foot[1] - 0.5], [foot[0], foot[1] - wall * between(random, 0.4, 0.62)], 0.5);
  });
  const stack: Point = mixPoints(D, H, 0.62);
  const smoke: Line = [
    [stack[0] - 1, stack[1] + 1],
    [stack[0] - 1, stack[1] - 3],
    [stack[0] + 1.2, stack[1] - 3],
    [stack[0] + 1.2, stack[1] + 1],
  ];
  const ink = [
    ...edges(
      [A, E, 0.75],
      [A, B, 0.8],
      [B, C, 0.9],
      [E, D, 0.85],
      [D, C, 0.95],
      [D, H, 1],
      [H, G, 0.85],
      [C, G, 0.8],
      [B, F, 1],
      [F, G, 0.95],
    ),
    ...rows,
    ...shade,
  ];
  const half = Math.max(1.2, front * 0.15);
  const stackInk = edges(
    [smoke[0] ?? D, smoke[1] ?? D, 0.7],
    [smoke[1] ?? D, smoke[2] ?? D, 0.8],
    [smoke[2] ?? D, smoke[3] ?? D, 1.1],
  );
  return [
    ...(chimney ? [layer("paper", smoke), layer("ink", ...stackInk)] : []),
    layer("paper", [A, B, F, G, H, D, E]),
    layer("roof", [C, D, H, G]),
    layer("window", windowAt(front * 0.5, -wall * 0.6, half)),
    layer("ink", ...ink),
  ];
}
