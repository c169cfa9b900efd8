import { cut, even, lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import { distance, type Point } from "../../geometry.ts";
import { hills } from "../../hills.ts";
import type { Random } from "../../random.ts";
import { ellipse, hatchAcross, rectangle } from "../picture.ts";
import { width } from "./size.ts";

function drawSun(center: Point, radius: number): Drawing {
  const rays = Array.from({ length: 24 }, (_, i): Mark => {
    const angle = (i / 24) * Math.PI * 2;
    const reach = radius + (i % 2 === 0 ? 15 : 9);
    const at = (r: number): Point => [center[0] + Math.cos(angle) * r, center[1] + Math.sin(angle) * r];
    return straightCut(at(radius + 3.5), at(reach), 0.9);
  });
  const disc = ellipse(center, [radius, radius], 26);
  return [layer("paper", disc), layer("ink", ...rays, cut([...disc, ...disc.slice(0, 1)], even(1.2), 0.05))];
}

export function drawBoat(random: Random): Drawing {
  const sun: Point = [112, 48];
  const [x, y] = [82, 142];
  const hull = smooth(
    [
      [x - 30, y],
      [x - 16, y + 12],
      [x + 14, y + 12],
      [x + 34, y - 3],
    ],
    2.5,
  );
  const sail = smooth(
    [
      [x + 6, y - 62],
      [x + 30, y - 28],
      [x + 36, y - 8],
    ],
    3,
  );
  const jib = smooth(
    [
      [x, y - 58],
      [x - 18, y - 24],
      [x - 23, y - 8],
    ],
    3,
  );
  return [
    layer("water", rectangle(0, 92, width, 108)),
    layer("faint", ...hatchAcross([0, 6, width, 88], 6, 0.8, random, (point) => distance(point, sun) > 46)),
    layer("tide", ...hatchAcross([0, 96, width, 198], 4.6, 1.1, random)),
    ...drawSun(sun, 15),
    ...place(hills[0] ?? [], 26, 94, 1.4),
    ...place(hills[4] ?? [], 66, 94, 1),
    layer("paper", [...sail, [x + 6, y - 8]], [...jib, [x, y - 8]], hull),
    layer(
      "ink",
      cut(hull, even(1.9), 0.1),
      straightCut([x - 30, y], [x + 34, y - 3], 1.6),
      straightCut([x + 3, y - 2], [x + 3, y - 66], 1.7),
      cut(sail, even(1.3), 0.1),
      straightCut([x + 6, y - 8], [x + 36, y - 8], 1.2),
      cut(jib, even(1.2), 0.1),
      straightCut([x, y - 8], [x - 23, y - 8], 1.1),
      ...[0, 1, 2, 3, 4].map((i) => lensCut([x + 10 + i * 4, y - 54 + i * 9], [x + 11 + i * 4, y - 10], 0.8)),
    ),
  ];
}
