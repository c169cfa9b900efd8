/** Names of seas and countries: written where nothing of the journal is, each whole and over no other. */
import { isOver, type NameBox } from "./lay-names.ts";
import type { MapSize } from "./map-view.ts";

export type RegionName = {
  readonly id: string;
  readonly name: string;
  /** The middle of its letters, in pixels. */
  readonly x: number;
  readonly y: number;
};

/** Pixels: the mean width of a letter with its spacing, and half the height of a line. */
const letter = 9.4;
const half = 10;

/** In the order given, which is their rank. `taken` are the names and villages of the journal. */
export function layRegionNames(
  names: readonly RegionName[],
  taken: readonly NameBox[],
  { width, height }: MapSize,
): readonly (RegionName & { readonly box: NameBox })[] {
  const laid: NameBox[] = [...taken];
  return names.flatMap((region) => {
    const { name, x, y } = region;
    const reach = (name.length * letter) / 2;
    const box = { left: x - reach, right: x + reach, top: y - half, bottom: y + half };
    const isWhole = box.left >= 6 && box.right <= width - 6 && box.top >= 6 && box.bottom <= height - 6;
    if (!isWhole || laid.some((other) => isOver(box, other))) return [];
    laid.push(box);
    return [{ ...region, box }];
  });
}
