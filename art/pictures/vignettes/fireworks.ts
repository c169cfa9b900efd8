import { buildings } from "../../buildings.ts";
import { lensCut, type Mark } from "../../burin.ts";
import { type Drawing, layer, place } from "../../drawing.ts";
import type { Point } from "../../geometry.ts";
import { between, type Random } from "../../random.ts";
import { hatchAcross, rectangle } from "../picture.ts";
import { height, width } from "./size.ts";

/** Three fireworks over a wide river, small roofs below. */
export function drawFireworks(random: Random): Drawing {
  const burst = (center: Point, reach: number, rays: number): Mark[] =>
    Array.from({ length: rays }, (_, i): Mark[] => {
      const angle = (i / rays) * Math.PI * 2 + 0.1;
      const at = (r: number, drop = 0): Point => [
        center[0] + Math.cos(angle) * r,
        center[1] + Math.sin(angle) * r + drop,
      ];
      const far = reach * between(random, 0.82, 1.08);
      return [
        lensCut(at(reach * 0.2), at(far, reach * 0.12), 1.5, 1.4),
        lensCut(at(far * 1.06, reach * 0.16), at(far * 1.12, reach * 0.2), 1.8),
        ...(i % 2 === 0 ? [lensCut(at(reach * 0.1), at(reach * 0.5, 1), 0.9)] : []),
      ];
    }).flat();
  const trail = (from: Point, to: Point): Mark => lensCut(from, to, 0.9, 3);
  const glints = (x: number, spread: number, count: number): Mark[] =>
    Array.from({ length: count }, (_, i): Mark => {
      const y = 150 + i * (44 / count);
      const half = between(random, 3, spread) * (0.6 + i / count);
      return lensCut([x - half, y], [x + half, y + 0.3], 1.2);
    });
  const town = [4, 26, 52, 74, 104, 130].flatMap((x, i) =>
    place(
      (i % 3 === 1 ? buildings.church : i % 2 ? buildings.steep : buildings.cottage) ?? [],
      x,
      143,
      i % 3 === 1 ? 0.85 : 1.05,
    ),
  );
  return [
    layer("night", rectangle(0, 0, width, height)),
    layer("starlight", ...hatchAcross([0, 148, width, 198], 5.4, 0.7, random)),
    layer(
      "starlight",
      trail([48, 138], [50, 62]),
      trail([106, 138], [108, 46]),
      trail([130, 138], [134, 98]),
    ),
    layer("window", ...burst([50, 56], 31, 22)),
    layer("madder", ...burst([110, 40], 37, 26)),
    layer("moon", ...burst([132, 96], 19, 16)),
    layer(
      "starlight",
      ...[
        [14, 18],
        [76, 14],
        [20, 100],
        [86, 98],
        [152, 12],
      ].map(([x = 0, y = 0]) => lensCut([x, y], [x + 1.6, y], 1.4)),
    ),
    ...town,
    layer("starlight", lensCut([-4, 145], [164, 145.4], 1.6)),
    layer("window", ...glints(50, 14, 12)),
    layer("madder", ...glints(110, 16, 13)),
    layer("moon", ...glints(134, 8, 9)),
  ];
}
