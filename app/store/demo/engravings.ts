/** The engravings of the demo by what they show (domain/demo-life): one file, since they are fetched together. */

import type { Engraving } from "#app/ui/art/engraving.tsx";
import { picture as boat } from "#app/ui/art/generated/vignette-boat.ts";
import { picture as boots } from "#app/ui/art/generated/vignette-boots.ts";
import { picture as boxes } from "#app/ui/art/generated/vignette-boxes.ts";
import { picture as calanque } from "#app/ui/art/generated/vignette-calanque.ts";
import { picture as cat } from "#app/ui/art/generated/vignette-cat.ts";
import { picture as ferry } from "#app/ui/art/generated/vignette-ferry.ts";
import { picture as fireworks } from "#app/ui/art/generated/vignette-fireworks.ts";
import { picture as greenhouse } from "#app/ui/art/generated/vignette-greenhouse.ts";
import { picture as heron } from "#app/ui/art/generated/vignette-heron.ts";
import { picture as keys } from "#app/ui/art/generated/vignette-keys.ts";
import { picture as lemons } from "#app/ui/art/generated/vignette-lemons.ts";
import { picture as lighthouse } from "#app/ui/art/generated/vignette-lighthouse.ts";
import { picture as maples } from "#app/ui/art/generated/vignette-maples.ts";
import { picture as lights } from "#app/ui/art/generated/vignette-night-roofs.ts";
import { picture as river } from "#app/ui/art/generated/vignette-road.ts";
import { picture as snow } from "#app/ui/art/generated/vignette-snow.ts";
import { picture as soup } from "#app/ui/art/generated/vignette-soup.ts";
import { picture as spot } from "#app/ui/art/generated/vignette-spot.ts";
import { picture as tram } from "#app/ui/art/generated/vignette-tram.ts";
import { picture as umbrella } from "#app/ui/art/generated/vignette-umbrella.ts";

export const engravings: Readonly<Record<string, Engraving>> = {
  boat,
  boots,
  boxes,
  calanque,
  cat,
  ferry,
  fireworks,
  greenhouse,
  heron,
  keys,
  lemons,
  lighthouse,
  maples,
  snow,
  soup,
  spot,
  tram,
  umbrella,
  lights,
  river,
};
