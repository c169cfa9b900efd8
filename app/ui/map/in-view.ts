/** What a view holds whole: things the frame would cut through are left out, as a mapmaker would. */
import { boxOfPlaced, type Placed, scenery, villageDrawings } from "./engraved.ts";
import { contains } from "./map-box.ts";
import { type VillageState, villageState } from "./village-state.ts";
import { drawingBox, type MapBox, type Village, villages } from "./villages.ts";

export type Standing = {
  readonly index: number;
  readonly village: Village;
  readonly state: VillageState;
  readonly isPresent: boolean;
};

/** From back to front. Before the first village only the next one stands. */
export function villagesWithin(view: MapBox, level: number, nextLit: boolean): Standing[] {
  return villages
    .map((village, index) => ({
      index,
      village,
      state: villageState(index, level, nextLit),
      isPresent: index === level,
    }))
    .filter(({ village, state }) => contains(view, drawingBox(village)) && (level >= 0 || state === "next"))
    .sort((a, b) => a.village.y - b.village.y);
}

export function sceneryWithin(view: MapBox): Placed[] {
  return scenery.filter((item) => contains(view, boxOfPlaced(item)));
}

export function symbolsUsed(items: readonly Placed[], standing: readonly Standing[]): Set<number> {
  const built = standing.flatMap(({ index }) => villageDrawings[index] ?? []);
  return new Set([...items, ...built].map(({ symbol }) => symbol));
}
