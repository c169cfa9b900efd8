import { sheet } from "#app/ui/map/villages.ts";
import { type Drawing, layer } from "./drawing.ts";
import type { Line } from "./geometry.ts";
import { frame } from "./waters.ts";

const box = (inset: number): Line => [
  [inset, inset],
  [sheet.width - inset, inset],
  [sheet.width - inset, sheet.height - inset],
  [inset, sheet.height - inset],
];
const rule = (inset: number, width: number): Line[] => [
  box(inset - width / 2),
  [...box(inset + width / 2)].reverse(),
];
const bar = (x: number, y: number, width: number, height: number): Line => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The graduated frame of the whole sheet: a heavy rule, a light one, alternate bars, two hairlines. */
export function drawFrame(): Drawing {
  const { width, height } = sheet;
  const step = 30;
  const across = Array.from({ length: 20 }, (_, i) => [
    bar(40 + i * 2 * step, 33.4, step, 4.2),
    bar(40 + (i * 2 + 1) * step, height - 37.6, step, 4.2),
  ]).flat();
  const down = Array.from({ length: 15 }, (_, i) => {
    const tall = (height - 80) / 30;
    return [bar(33.4, 40 + i * 2 * tall, 4.2, tall), bar(width - 37.6, 40 + i * 2 * tall, 4.2, tall)];
  }).flat();
  const outside = [box(0), [...box(frame.left)].reverse()];
  return [
    layer("paper", ...outside),
    layer(
      "ink",
      ...rule(26, 2.6),
      ...rule(31, 0.8),
      ...rule(40, 0.8),
      ...rule(frame.left, 1.2),
      ...across,
      ...down,
    ),
  ];
}
