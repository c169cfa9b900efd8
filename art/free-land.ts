import { placeNames } from "#app/ui/map/lettering-plan.ts";
import { drawingBox, nameBox, nameSize, villages } from "#app/ui/map/villages.ts";
import { smooth } from "./curve.ts";
import { type Box, distanceToLine, isInBox, type Point } from "./geometry.ts";
import { roadLines } from "./route.ts";
import { frame, isInWater, riverList } from "./waters.ts";

const cartouche: Box = [frame.left, 768, 396, frame.bottom];

const villageBoxes: readonly Box[] = villages.flatMap((village, i): Box[] => {
  const drawing = drawingBox(village);
  const name = nameBox(village, nameSize(i) * 1.08, true);
  return [drawing, name].map(({ x, y, width, height }) => [x - 5, y - 4, x + width + 5, y + height + 3]);
});

const nameLines = placeNames.flatMap(({ places }) => places.map((place) => smooth(place, 8)));

/** True where something may stand that reaches `side` to left and right and `up` above its foot. */
export function isFree(x: number, y: number, side: number, up: number): boolean {
  const corners: readonly Point[] = [
    [x, y],
    [x, y + 4],
    [x - side, y],
    [x + side, y],
    [x, y - up],
    [x - side, y - up * 0.7],
    [x + side, y - up * 0.7],
  ];
  if (corners.some(isInWater)) return false;
  if (riverList.some(({ course }) => distanceToLine([x, y - up * 0.5], course) < 8 + side * 0.7))
    return false;
  const middle: Point = [x, y - up * 0.4];
  if (roadLines.some((leg) => distanceToLine(middle, leg) < 13 + side * 0.5)) return false;
  if (
    nameLines.some((name) => corners.some((corner) => distanceToLine([corner[0], corner[1] + 5], name) < 14))
  )
    return false;
  return !villageBoxes.some((box) => x + side > box[0] && x - side < box[2] && y > box[1] && y - up < box[3]);
}

/** The cartouche is laid over grass, but no tree may stick out from under it. */
export const isUnderCartouche = (x: number, y: number) => isInBox([x, y], cartouche);

export function isOnSheet(x: number, y: number, side: number): boolean {
  return x > frame.left + side + 3 && x < frame.right - side - 3 && y < frame.bottom - 8;
}
