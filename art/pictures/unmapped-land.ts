import type { Drawing } from "../drawing.ts";
import { createRandom } from "../random.ts";
import type { Picture } from "./picture.ts";
import { drawEasel } from "./unmapped/easel.ts";
import { drawFirstVillage } from "./unmapped/first-village.ts";
import { drawLand } from "./unmapped/land.ts";
import { lands } from "./unmapped/lands.ts";
import { drawSurvey } from "./unmapped/ranging-poles.ts";
import { drawSignpost } from "./unmapped/signpost.ts";
import { drawSpyglass } from "./unmapped/spyglass.ts";

const width = 560;
const height = 168;

function drawUnmapped(name: keyof typeof lands, object: Drawing): Picture {
  const random = createRandom(`unmapped ${name}`);
  return { width, height, drawing: [...drawLand(lands[name], random), ...object] };
}

export const unmappedLands: Record<keyof typeof lands, Picture> = {
  list: drawUnmapped("list", drawFirstVillage(214, 112)),
  dashboard: drawUnmapped("dashboard", drawSignpost(268, 132)),
  statistics: drawUnmapped("statistics", drawSurvey(196, 134)),
  gallery: drawUnmapped("gallery", drawEasel(272, 140)),
  search: drawUnmapped("search", drawSpyglass(268, 142)),
};
