import { type Village, villages } from "#app/ui/map/villages.ts";
import type { Building } from "./buildings.ts";
import { smooth, wander } from "./curve.ts";
import type { Line, Point } from "./geometry.ts";
import { createRandom } from "./random.ts";
import type { Item } from "./scenery.ts";
import { buildingNumber, treeNumber } from "./symbols.ts";
import { type Plot, villagePlans } from "./village-plans.ts";

const sizes = [0.98, 0.96, 0.96, 0.98, 1, 1, 1.02, 1.02, 1.03, 1.06];

function symbolOf(what: Plot[0]): number {
  if (what === "oak" || what === "bush" || what === "poplar") return treeNumber(what, 1);
  return buildingNumber(what satisfies Building);
}

/** The buildings of one village from back to front, its shaded ground first. */
export function setVillage(village: Village, index: number): Item[] {
  const size = sizes[index] ?? 1;
  const plots = [...(villagePlans[index] ?? [])].sort((a, b) => a[2] - b[2]);
  const ground: Item = {
    symbol: buildingNumber("ground"),
    x: village.x,
    y: village.y + 6 * size,
    scale: size * (0.8 + index * 0.045),
  };
  const houses = plots.map(([what, dx, dy, scale = 1]) => ({
    symbol: symbolOf(what),
    x: village.x + dx * size,
    y: village.y + dy * size,
    scale: scale * size,
  }));
  return [ground, ...houses];
}

/** The patch of ochre that a reached village lies in: a wash laid with a brush, not an ellipse. */
export function washOf(village: Village, index: number): Line {
  const random = createRandom(`wash ${index}`);
  const ring = Array.from({ length: 11 }, (_, i): Point => {
    const angle = (i / 11) * Math.PI * 2;
    return [
      village.x + Math.cos(angle) * (village.reach.side + 6),
      village.y - 8 + Math.sin(angle) * (22 + index),
    ];
  });
  return wander(smooth(ring, 6, true), 5, 0.06, random);
}

export const villageItems: readonly (readonly Item[])[] = villages.map(setVillage);
export const villageWashes: readonly Line[] = villages.map(washOf);
