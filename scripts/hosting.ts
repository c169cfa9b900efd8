/** Writes docs/hosting/ (scripts/build/hosting-files.ts). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostingFiles } from "./build/hosting-files.ts";

for (const [name, text] of Object.entries(hostingFiles()))
  writeFileSync(join(import.meta.dirname, "../docs/hosting", name), text);
