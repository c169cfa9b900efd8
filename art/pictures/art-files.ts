import { encodeDrawing } from "../encode.ts";
import { drawBlankBook, drawLetter } from "./kept-things.ts";
import { drawLostPath } from "./lost-path.ts";
import type { Picture } from "./picture.ts";
import { drawDangerousSea, drawHarbour } from "./sea-pictures.ts";
import { unmappedLands } from "./unmapped-land.ts";
import { vignettes } from "./vignettes.ts";
import { waxOutlines } from "./wax.ts";

function pictureModule({ width, height, drawing }: Picture): string {
  return [
    "// Engraved by art; do not edit. Path data counts in tenths of a unit.\n",
    'import type { Engraving } from "../engraving.tsx";\n\n',
    `export const picture: Engraving = ${JSON.stringify({ width, height, layers: encodeDrawing(drawing) })};\n`,
  ].join("");
}

/** Every picture of app/ui/art as a module of its own, so that a page loads only the one it shows. */
export function engraveArt(): [path: string, content: string][] {
  const pictures: Record<string, Picture> = {
    "lost-path": drawLostPath(),
    "dangerous-sea": drawDangerousSea(),
    harbour: drawHarbour(),
    letter: drawLetter(),
    "blank-book": drawBlankBook(),
  };
  for (const [name, picture] of Object.entries(unmappedLands)) pictures[`unmapped-${name}`] = picture;
  for (const [name, picture] of Object.entries(vignettes)) pictures[`vignette-${name}`] = picture;
  const modules = Object.entries(pictures).map(([name, picture]): [string, string] => [
    `app/ui/art/generated/${name}.ts`,
    pictureModule(picture),
  ]);
  return [
    ...modules,
    [
      "app/ui/art/generated/wax.ts",
      `// Engraved by art; do not edit.\nexport const waxOutlines: readonly string[] = ${JSON.stringify(waxOutlines)};\n`,
    ],
  ];
}
