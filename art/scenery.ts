import { isFree, isOnSheet, isUnderCartouche } from "./free-land.ts";
import { hillKinds, hillWidths } from "./hills.ts";
import { atSea, lonely, ranges, unknownHillPlaces, woods } from "./land-plan.ts";
import { between, createRandom, type Random } from "./random.ts";
import { landmarkNumber, symbolNumber, treeNumber } from "./symbols.ts";
import { treeReach } from "./trees.ts";

/** One symbol set down on the map: its number, its foot, its size. */
export type Item = {
  readonly symbol: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};
export type Placed = { readonly x: number; readonly y: number; readonly room: number };

type Patch = {
  readonly at: readonly [number, number];
  readonly reach: readonly [number, number];
  readonly count: number;
};

function scatter(
  patch: Patch,
  random: Random,
  tries: number,
  offer: (x: number, y: number) => boolean,
): void {
  let set = 0;
  for (let i = 0; i < patch.count * tries && set < patch.count; i++) {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random());
    const x = patch.at[0] + Math.cos(angle) * patch.reach[0] * away;
    const y = patch.at[1] + Math.sin(angle) * patch.reach[1] * away;
    if (offer(x, y)) set++;
  }
}

/** Sets the country down: lonely buildings first, then hills, then trees where there is still room. */
export function setScenery(): { items: Item[]; placed: Placed[] } {
  const random = createRandom("scenery");
  const placed: Placed[] = [];
  const items: Item[] = [];
  const claim = (x: number, y: number, room: number) => {
    if (placed.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.6) < (room + other.room) / 2))
      return false;
    placed.push({ x, y, room });
    return true;
  };

  for (const [what, x, y, scale = 1] of lonely) {
    placed.push({ x, y: y - 4, room: what === "reeds" ? 14 : what === "windmill" ? 56 : 42 });
    items.push({ symbol: landmarkNumber(what), x, y, scale });
  }
  for (const range of ranges) {
    const kinds = hillKinds[range.kind];
    let turn = Math.floor(random() * kinds.length);
    scatter(range, random, 14, (x, y) => {
      const kind = kinds[turn % kinds.length] ?? 0;
      const scale = range.scale * between(random, 0.8, 1.14);
      const width = (hillWidths[kind] ?? 40) * scale;
      if (!isOnSheet(x, y, width / 2) || isUnderCartouche(x, y) || !isFree(x, y, width * 0.5, width * 0.5))
        return false;
      if (!claim(x, y, width * 0.6)) return false;
      items.push({ symbol: symbolNumber("hill", kind), x, y, scale });
      turn += 1 + Math.floor(random() * 2);
      return true;
    });
  }
  for (const wood of woods) {
    let turn = 0;
    scatter(wood, random, 16, (x, y) => {
      const kind = wood.kinds[turn % wood.kinds.length] ?? "oak";
      const scale = between(random, 0.86, 1.14);
      const [side, up] = treeReach[kind];
      if (!isOnSheet(x, y, side * scale) || isUnderCartouche(x, y) || !isFree(x, y, side * scale, up * scale))
        return false;
      if (!claim(x, y, side * scale * (kind === "copse" || kind === "pinewood" ? 1 : 1.24))) return false;
      items.push({ symbol: treeNumber(kind, Math.floor(random() * 9)), x, y, scale });
      turn++;
      return true;
    });
  }
  for (const [what, kind, x, y, scale] of atSea)
    items.push({ symbol: symbolNumber(what, kind), x, y, scale });
  for (const [kind, x, y, scale] of unknownHillPlaces)
    items.push({ symbol: symbolNumber("unknown", kind), x, y, scale });
  return { items: items.sort((a, b) => a.y - b.y), placed };
}
