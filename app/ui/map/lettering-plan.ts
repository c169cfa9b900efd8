import { contains, overlaps, type Size } from "./map-box.ts";
import type { MapBox } from "./villages.ts";

type Point = readonly [number, number];
type Tone = "sea" | "water" | "land";

/** A name that is not a village's: where it may stand (the first place the frame does not cut is taken), how large. */
type PlaceName = {
  readonly text: string;
  readonly tone: Tone;
  readonly size: number;
  readonly spacing: number;
  readonly places: readonly (readonly Point[])[];
};

export const placeNames: readonly PlaceName[] = [
  {
    text: "Mer Dangereuse",
    tone: "sea",
    size: 34,
    spacing: 5,
    places: [
      [
        [418, 186],
        [640, 160],
        [862, 186],
      ],
    ],
  },
  {
    text: "Terres Inconnues",
    tone: "land",
    size: 19,
    spacing: 7,
    places: [
      [
        [440, 76],
        [640, 72],
        [840, 76],
      ],
    ],
  },
  {
    text: "Lac d’Indifférence",
    tone: "sea",
    size: 20,
    spacing: 0.6,
    places: [
      [
        [1012, 722],
        [1104, 717],
        [1196, 722],
      ],
    ],
  },
  {
    text: "Mer d’Inimitié",
    tone: "sea",
    size: 17,
    spacing: 1,
    places: [
      [
        [66, 706],
        [110, 723],
        [164, 716],
        [210, 686],
      ],
    ],
  },
  {
    text: "Inclination",
    tone: "water",
    size: 17,
    spacing: 1.6,
    places: [
      [
        [560, 796],
        [531, 730],
        [542, 676],
        [580, 622],
        [606, 586],
      ],
      [
        [594, 536],
        [588, 490],
        [566, 440],
        [572, 406],
      ],
      [
        [598, 462],
        [573, 424],
        [592, 366],
        [608, 318],
        [610, 290],
      ],
    ],
  },
  {
    text: "Reconnaissance",
    tone: "water",
    size: 16,
    spacing: 1.3,
    places: [
      [
        [330, 498],
        [362, 460],
        [424, 414],
        [448, 362],
        [506, 316],
      ],
      [
        [330, 670],
        [336, 620],
        [318, 572],
        [306, 530],
        [336, 486],
      ],
    ],
  },
  {
    text: "Estime",
    tone: "water",
    size: 17,
    spacing: 2.4,
    places: [
      [
        [1012, 424],
        [1054, 458],
        [1122, 480],
        [1170, 536],
      ],
      [
        [940, 294],
        [966, 366],
        [1012, 384],
        [1050, 440],
      ],
    ],
  },
];

const pathOf = (points: readonly Point[]) => {
  const [first, ...rest] = points;
  if (!first) return "";
  const all = [first, ...rest];
  return rest.reduce(
    (d, [x, y], i) => {
      const a = all[i - 1] ?? all[i] ?? first;
      const b = all[i] ?? first;
      const after = all[i + 2] ?? [x, y];
      const c1 = [b[0] + (x - a[0]) / 6, b[1] + (y - a[1]) / 6];
      const c2 = [x - (after[0] - b[0]) / 6, y - (after[1] - b[1]) / 6];
      return `${d}C${[...c1, ...c2, x, y].map((n) => Math.round(n * 10) / 10).join(" ")}`;
    },
    `M${first.join(" ")}`,
  );
};

const boxOf = (points: readonly Point[], size: number): MapBox => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys) - size * 0.8];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) + size * 0.3 - top };
};

/** A size in map units that is at least 12 px and at most 40 px where the frame shows it. */
export function legibleSize(size: number, pixelsPerUnit: number): number {
  return Math.max(12 / pixelsPerUnit, Math.min(size, 40 / pixelsPerUnit));
}

type SetName = {
  readonly text: string;
  readonly tone: Tone;
  readonly size: number;
  readonly spacing: number;
  readonly path: string;
};

/**
 * The names that stand whole inside the view; one that would have to grow past its room is left out, and so is one that would lie under
 * `covered`, what stands over the map (map units).
 */
export function namesWithin(view: MapBox, frame: Size, covered?: MapBox): SetName[] {
  const pixelsPerUnit = frame.width / view.width;
  return placeNames.flatMap(({ text, tone, size, spacing, places }) => {
    const legible = legibleSize(size, pixelsPerUnit);
    const place = places
      .map((points) => ({ points, box: boxOf(points, legible) }))
      .find(({ box }) => contains(view, box) && !(covered && overlaps(covered, box)))?.points;
    if (!place || legible > size * 1.25) return [];
    return [{ text, tone, size: legible, spacing: (spacing * size) / legible, path: pathOf(place) }];
  });
}
