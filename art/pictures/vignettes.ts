import type { Drawing } from "../drawing.ts";
import { createRandom, type Random } from "../random.ts";
import type { Picture } from "./picture.ts";
import { drawBoat } from "./vignettes/boat.ts";
import { drawBoots } from "./vignettes/boots.ts";
import { drawBoxes } from "./vignettes/boxes.ts";
import { drawCalanque } from "./vignettes/calanque.ts";
import { drawCat } from "./vignettes/cat.ts";
import { drawFerry } from "./vignettes/ferry.ts";
import { drawFireworks } from "./vignettes/fireworks.ts";
import { drawGreenhouse } from "./vignettes/greenhouse.ts";
import { drawHeron } from "./vignettes/heron.ts";
import { drawKeys } from "./vignettes/keys.ts";
import { drawLemons } from "./vignettes/lemons.ts";
import { drawLighthouse } from "./vignettes/lighthouse.ts";
import { drawMaples } from "./vignettes/maples.ts";
import { drawNightRoofs } from "./vignettes/night-roofs.ts";
import { drawRoad } from "./vignettes/road.ts";
import { height, width } from "./vignettes/size.ts";
import { drawSnow } from "./vignettes/snow.ts";
import { drawSoup } from "./vignettes/soup.ts";
import { drawSpot } from "./vignettes/spot.ts";
import { drawTram } from "./vignettes/tram.ts";
import { drawUmbrella } from "./vignettes/umbrella.ts";

/** Engraved pictures in place of photographs, in the demo (domain/demo-life). */
const draw = (name: string, drawing: (random: Random) => Drawing): Picture => ({
  width,
  height,
  drawing: drawing(createRandom(`vignette ${name}`)),
});

export const vignettes = {
  lighthouse: draw("lighthouse", drawLighthouse),
  boat: draw("boat", drawBoat),
  road: draw("road", drawRoad),
  "night-roofs": draw("night roofs", drawNightRoofs),
  calanque: draw("calanque", drawCalanque),
  cat: draw("cat", drawCat),
  ferry: draw("ferry", drawFerry),
  fireworks: draw("fireworks", drawFireworks),
  greenhouse: draw("greenhouse", drawGreenhouse),
  heron: draw("heron", drawHeron),
  keys: draw("keys", drawKeys),
  lemons: draw("lemons", drawLemons),
  snow: draw("snow", drawSnow),
  soup: draw("soup", drawSoup),
  spot: draw("spot", drawSpot),
  umbrella: draw("umbrella", drawUmbrella),
  boots: draw("boots", drawBoots),
  boxes: draw("boxes", drawBoxes),
  maples: draw("maples", drawMaples),
  tram: draw("tram", drawTram),
} as const;
