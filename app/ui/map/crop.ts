/**
 * Which part of the Carte a frame shows. A crop follows the present village, stays on the land, keeps the present and
 * the next village whole, and moves a little when that spares the roofs or the name of another one.
 */
import { clamp, contains, growToProportions, overlaps, type Size } from "./map-box.ts";
import {
  drawingBox,
  land,
  type MapBox,
  nameBox,
  nameSize,
  ringOf,
  sheet,
  type Village,
  villages,
} from "./villages.ts";

export type Crop = "band" | "phone" | "strip" | "full" | "phone-full" | "margin" | "land";

const landBox: MapBox = {
  x: land.left,
  y: land.top,
  width: land.right - land.left,
  height: land.bottom - land.top,
};
const climb: MapBox = { x: 548, y: 190, width: 432, height: 726 };

/** The tallest step of the road, from the next village's ring down to the present one's name, in map units. */
const tallestStep = 200;

/** Pixels per map unit. A flat frame draws smaller, so that present and next village still fit. */
function scaleOf(crop: keyof typeof anchor, { width, height }: Size): number {
  const least = Math.max(width / landBox.width, height / landBox.height);
  if (crop === "band") return Math.max(least, Math.min(1.135, height / tallestStep));
  if (crop === "phone" || crop === "strip") {
    const wanted = Math.max(clamp(width / 360, 1, 1.083), width / 520);
    return Math.max(least, Math.min(wanted, height / tallestStep));
  }
  if (crop === "land") return Math.max(least, width / 740);
  return Math.max(least, 0.72);
}

/** Where the middle of present and next village stands in the frame, in parts of its width and height. */
const anchor = {
  band: [0.652, 0.34],
  phone: [0.55, 0.5],
  strip: [0.55, 0.5],
  margin: [0.5, 0.6],
  land: [0.27, 0.72],
} as const;

function focusOf(crop: keyof typeof anchor, level: number): { x: number; y: number } {
  const present = villages[clamp(level, 0, villages.length - 1)] ?? villages[0];
  const next = villages[clamp(level + 1, 0, villages.length - 1)] ?? present;
  if (crop === "margin") return { x: 776, y: (present.y + next.y) / 2 };
  return { x: (present.x + next.x) / 2, y: (present.y + next.y) / 2 - 4 };
}

/** Present and next village come with what stands around them: flag, light, dotted ring. */
function standingRoom(village: Village, isNext: boolean): MapBox {
  const drawing = drawingBox(village);
  if (!isNext) return { ...drawing, y: drawing.y - 24, height: drawing.height + 24 };
  const { x, y, rx, ry } = ringOf(village);
  return { x: x - rx - 2, y: y - ry - 2, width: rx * 2 + 4, height: ry * 2 + 4 };
}

function costOfCuts(box: MapBox, level: number): number {
  let cost = 0;
  for (const [i, village] of villages.entries()) {
    const drawing = drawingBox(village);
    const name = nameBox(village, nameSize(i), i === level + 1);
    const isCentral = i === level || i === level + 1;
    if (isCentral && !contains(box, standingRoom(village, i === level + 1))) cost += 900;
    if (isCentral && !contains(box, name)) cost += 600;
    if (overlaps(box, drawing) && !contains(box, drawing)) cost += i < level ? 26 : 18;
    if (overlaps(box, name) && !contains(box, name)) cost += 8;
  }
  return cost;
}

function sparesVillages(ideal: MapBox, level: number, reach: { x: number; y: number }): MapBox {
  let best = ideal;
  let lowest = Number.POSITIVE_INFINITY;
  for (let dx = -reach.x; dx <= reach.x; dx += 16) {
    for (let dy = -reach.y; dy <= reach.y; dy += 8) {
      const moved = holdOnLand({ ...ideal, x: ideal.x + dx, y: ideal.y + dy });
      const cost = costOfCuts(moved, level) + Math.hypot(moved.x - ideal.x, moved.y - ideal.y) * 0.3;
      if (cost < lowest - 1e-9) [best, lowest] = [moved, cost];
    }
  }
  return best;
}

function holdOnLand(box: MapBox): MapBox {
  return {
    ...box,
    x: clamp(box.x, landBox.x, Math.max(landBox.x, landBox.x + landBox.width - box.width)),
    y: clamp(box.y, landBox.y, Math.max(landBox.y, landBox.y + landBox.height - box.height)),
  };
}

/** The part of the sheet, in map units and in the frame's own proportions, that a frame of this size shows. */
export function cropTo(crop: Crop, level: number, size: Size): MapBox {
  if (crop === "full") return growToProportions({ x: 0, y: 0, ...sheet }, size);
  if (crop === "phone-full") {
    const grown = growToProportions(climb, size);
    return holdOnLand({ ...grown, y: climb.y + climb.height - grown.height });
  }
  const scale = scaleOf(crop, size);
  const [across, down] = anchor[crop];
  const focus = focusOf(crop, level);
  const [width, height] = [size.width / scale, size.height / scale];
  const ideal = holdOnLand({ x: focus.x - width * across, y: focus.y - height * down, width, height });
  if (crop === "land") return ideal;
  return sparesVillages(ideal, level, crop === "band" ? { x: 0, y: 72 } : { x: 48, y: 40 });
}
