import type { Drawing } from "../drawing.ts";
import { createRandom, type Random } from "../random.ts";
import type { Picture } from "./picture.ts";
import { drawBoat } from "./vignettes/boat.ts";
import { drawLighthouse } from "./vignettes/lighthouse.ts";
import { drawNightRoofs } from "./vignettes/night-roofs.ts";
import { drawRoad } from "./vignettes/road.ts";
import { height, width } from "./vignettes/size.ts";
import { drawVillage } from "./vignettes/village.ts";
import { drawWindow } from "./vignettes/window.ts";

/** Engraved pictures where a photograph is missing or still on its way. */
const draw = (name: string, drawing: (random: Random) => Drawing): Picture => ({
  width,
  height,
  drawing: drawing(createRandom(`vignette ${name}`)),
});

export const vignettes = {
  lighthouse: draw("lighthouse", drawLighthouse),
  village: draw("village", drawVillage),
  boat: draw("boat", drawBoat),
  window: draw("window", drawWindow),
  road: draw("road", drawRoad),
  "night-roofs": draw("night roofs", drawNightRoofs),
} as const;
