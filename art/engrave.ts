import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { engraveCarte } from "./carte-file.ts";
import { engraveArt } from "./pictures/art-files.ts";

/** Every file the engraver writes, by its path from the root of the repository. The same seed gives the same bytes. */
export function engraveAll(): Map<string, string> {
  return new Map([["app/ui/map/generated/carte.ts", engraveCarte()], ...engraveArt()]);
}

if (import.meta.main) {
  const root = new URL("../", import.meta.url);
  for (const [path, content] of engraveAll()) {
    const file = new URL(path, root);
    mkdirSync(dirname(file.pathname), { recursive: true });
    writeFileSync(file, content);
    console.log(`${path}  ${content.length} bytes`);
  }
}
