import { drawingBox, nameBox, nameSize, villages } from "../../app/ui/map/villages.ts";
import { type Box, distanceToLine, isInBox, type Point } from "./geometry.ts";
import { hillKinds, hillWidths } from "./hills.ts";
import { between, createRandom, type Random } from "./random.ts";
import { roadLines } from "./route.ts";
import { symbolNumber, treeNumber } from "./symbols.ts";
import type { TreeKind } from "./trees.ts";
import { frame, isInWater } from "./waters.ts";

/** One symbol set down on the map: its number, its foot, its size. */
export type Item = {
  readonly symbol: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

type Patch = { readonly at: Point; readonly reach: Point; readonly count: number };
type Range = Patch & { readonly kind: keyof typeof hillKinds; readonly scale: number };
type Wood = Patch & { readonly kinds: readonly TreeKind[] };

const ranges: readonly Range[] = [
  { at: [248, 398], reach: [150, 36], count: 18, kind: "high", scale: 1 },
  { at: [1105, 292], reach: [118, 62], count: 20, kind: "high", scale: 1.05 },
  { at: [472, 556], reach: [58, 66], count: 9, kind: "high", scale: 0.86 },
  { at: [1066, 604], reach: [70, 34], count: 8, kind: "soft", scale: 1 },
  { at: [462, 836], reach: [76, 50], count: 11, kind: "soft", scale: 1 },
  { at: [1010, 862], reach: [130, 40], count: 12, kind: "high", scale: 0.84 },
  { at: [1180, 420], reach: [60, 30], count: 5, kind: "soft", scale: 0.9 },
  { at: [320, 292], reach: [70, 22], count: 5, kind: "soft", scale: 0.8 },
  { at: [700, 760], reach: [50, 30], count: 4, kind: "soft", scale: 0.72 },
  { at: [96, 372], reach: [50, 26], count: 4, kind: "soft", scale: 0.8 },
];

const woods: readonly Wood[] = [
  { at: [420, 700], reach: [92, 84], count: 51, kinds: ["copse", "oak", "oak", "copse", "bush"] },
  { at: [966, 626], reach: [54, 56], count: 26, kinds: ["copse", "oak", "bush"] },
  { at: [1146, 470], reach: [84, 44], count: 31, kinds: ["pine", "pine", "oak"] },
  { at: [1180, 842], reach: [44, 52], count: 24, kinds: ["copse", "oak", "bush"] },
  { at: [520, 302], reach: [46, 30], count: 12, kinds: ["oak", "poplar"] },
  { at: [400, 282], reach: [84, 30], count: 17, kinds: ["pine", "pine", "bush"] },
  { at: [480, 480], reach: [56, 46], count: 19, kinds: ["pine", "oak", "pine"] },
  { at: [986, 540], reach: [40, 36], count: 14, kinds: ["oak", "copse", "bush"] },
  { at: [660, 740], reach: [44, 56], count: 17, kinds: ["oak", "bush", "copse"] },
  { at: [690, 622], reach: [34, 32], count: 8, kinds: ["oak", "bush"] },
  { at: [962, 800], reach: [54, 34], count: 14, kinds: ["oak", "copse"] },
  { at: [284, 762], reach: [76, 36], count: 15, kinds: ["bush", "oak", "poplar"] },
  { at: [480, 884], reach: [66, 26], count: 10, kinds: ["oak", "bush"] },
  { at: [668, 470], reach: [26, 64], count: 15, kinds: ["poplar", "poplar", "oak"] },
  { at: [826, 884], reach: [130, 28], count: 22, kinds: ["oak", "bush", "copse"] },
  { at: [1080, 226], reach: [130, 30], count: 20, kinds: ["pine", "pine", "pine", "oak"] },
  { at: [826, 244], reach: [70, 14], count: 10, kinds: ["bush", "oak"] },
  { at: [952, 446], reach: [32, 48], count: 12, kinds: ["willow", "oak", "bush"] },
  { at: [290, 650], reach: [36, 64], count: 19, kinds: ["oak", "copse", "poplar"] },
  { at: [140, 420], reach: [80, 18], count: 14, kinds: ["pine", "oak"] },
  { at: [562, 570], reach: [24, 84], count: 15, kinds: ["willow", "oak", "bush"] },
  { at: [1204, 330], reach: [30, 62], count: 14, kinds: ["pine"] },
  { at: [700, 896], reach: [44, 12], count: 7, kinds: ["bush", "oak"] },
  { at: [1196, 512], reach: [36, 34], count: 8, kinds: ["oak", "bush"] },
  { at: [1046, 556], reach: [54, 18], count: 8, kinds: ["willow", "bush"] },
  { at: [1092, 648], reach: [110, 14], count: 8, kinds: ["willow", "bush"] },
  { at: [1110, 790], reach: [90, 16], count: 8, kinds: ["willow", "bush", "oak"] },
  { at: [390, 560], reach: [40, 70], count: 15, kinds: ["oak", "poplar", "bush"] },
  { at: [660, 330], reach: [20, 40], count: 5, kinds: ["poplar", "bush"] },
  { at: [830, 660], reach: [30, 14], count: 3, kinds: ["oak", "bush"] },
  { at: [800, 740], reach: [44, 24], count: 7, kinds: ["bush", "oak"] },
  { at: [946, 330], reach: [40, 40], count: 8, kinds: ["oak", "bush"] },
];

/** Cartouche, names of rivers, seas and lake. */
const reserved: readonly Box[] = [
  [44, 770, 396, 916],
  [330, 452, 470, 545],
  [1000, 650, 1200, 780],
  [1050, 500, 1240, 560],
  [515, 620, 600, 810],
];

const villageBoxes: readonly Box[] = villages.flatMap((village, i): Box[] => {
  const drawing = drawingBox(village);
  const name = nameBox(village, nameSize(i) * 1.08, true);
  return [drawing, name].map(({ x, y, width, height }) => [x - 5, y - 4, x + width + 5, y + height + 3]);
});

/** True where something may stand that reaches `side` to left and right and `up` above its foot. */
export function isFree(x: number, y: number, side: number, up: number): boolean {
  const corners: readonly Point[] = [
    [x, y],
    [x, y + 4],
    [x - side, y],
    [x + side, y],
    [x, y - up],
  ];
  if (corners.some(isInWater)) return false;
  if (roadLines.some((leg) => distanceToLine([x, y - up * 0.3], leg) < 15 + side * 0.4)) return false;
  if (villageBoxes.some((box) => x + side > box[0] && x - side < box[2] && y > box[1] && y - up < box[3]))
    return false;
  return !reserved.some((box) => isInBox([x, y], box));
}

type Placed = { readonly x: number; readonly y: number; readonly room: number };

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

export function setScenery(): { items: Item[]; placed: Placed[] } {
  const random = createRandom("scenery");
  const placed: Placed[] = [];
  const items: Item[] = [];
  const claim = (x: number, y: number, room: number) => {
    if (placed.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.5) < (room + other.room) / 2))
      return false;
    placed.push({ x, y, room });
    return true;
  };
  const fits = (x: number, y: number, side: number) =>
    x > frame.left + side + 3 && x < frame.right - side - 3 && y < frame.bottom - 8;
  for (const range of ranges) {
    const kinds = hillKinds[range.kind];
    let turn = Math.floor(random() * kinds.length);
    scatter(range, random, 12, (x, y) => {
      const kind = kinds[turn % kinds.length] ?? 0;
      const scale = range.scale * between(random, 0.82, 1.12);
      const width = (hillWidths[kind] ?? 40) * scale;
      if (!fits(x, y, width / 2) || !isFree(x, y, width * 0.52, width * 0.5)) return false;
      if (!claim(x, y, width * 0.64)) return false;
      items.push({ symbol: symbolNumber("hill", kind), x, y, scale });
      turn += 1 + Math.floor(random() * 2);
      return true;
    });
  }
  for (const wood of woods) {
    let turn = 0;
    scatter(wood, random, 14, (x, y) => {
      const kind = wood.kinds[turn % wood.kinds.length] ?? "oak";
      const scale = between(random, 0.86, 1.14);
      const side = (kind === "copse" ? 19 : kind === "pine" || kind === "poplar" ? 6 : 9) * scale;
      const up = (kind === "pine" || kind === "poplar" ? 22 : 15) * scale;
      if (
        !fits(x, y, side) ||
        !isFree(x, y, side, up) ||
        !claim(x, y, side * (kind === "copse" ? 0.98 : 1.16))
      )
        return false;
      items.push({ symbol: treeNumber(kind, Math.floor(random() * 9)), x, y, scale });
      turn++;
      return true;
    });
  }
  const sea = (
    [
      ["rock", 0, 928, 166, 1],
      ["rock", 1, 950, 174, 0.9],
      ["rock", 1, 1072, 150, 1],
      ["rock", 1, 252, 224, 0.9],
      ["rock", 2, 1150, 122, 0.9],
      ["rock", 1, 1168, 129, 0.75],
      ["rock", 2, 96, 240, 0.9],
      ["rock", 1, 115, 248, 0.75],
      ["ship", 0, 1010, 144, 0.74],
      ["ship", 0, 196, 208, 0.62],
      ["serpent", 0, 398, 184, 0.84],
      ["unknown", 0, 120, 108, 1],
      ["unknown", 1, 156, 100, 1],
      ["unknown", 2, 330, 84, 1],
      ["unknown", 0, 376, 92, 0.9],
      ["unknown", 1, 210, 92, 0.9],
      ["unknown", 0, 890, 78, 0.9],
      ["unknown", 1, 930, 72, 1],
      ["unknown", 2, 1076, 70, 0.9],
      ["unknown", 1, 1186, 66, 0.8],
      ["unknown", 1, 80, 120, 0.9],
    ] as const
  ).map(([shelf, index, x, y, scale]) => ({ symbol: symbolNumber(shelf, index), x, y, scale }));
  return { items: [...items, ...sea].sort((a, b) => a.y - b.y), placed };
}
