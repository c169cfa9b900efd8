// What is in each file of the build, written beside `dist` for the budgets (bench/bundle.ts) and their journey: it is not served.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { minifySync, type Plugin, type Rolldown } from "vite";
import type { BundleRecord, ChunkRecord } from "./bundle-files.ts";
import { packageOf } from "./notices.ts";

/** `file`: where the record of the folder `dist` is written; a build into another folder leaves none. */
export function recordBundle(file: string): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "record-bundle",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (folder !== join(root, "dist")) return;
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const record: BundleRecord = Object.fromEntries(
          chunks.map((chunk) => [chunk.fileName, describe(chunk, root)]),
        );
        writeFileSync(join(root, file), JSON.stringify(record));
      },
    },
  };
}

function describe(chunk: Rolldown.OutputChunk, root: string): ChunkRecord {
  const pathOf = (id: string) =>
    id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id.replaceAll("\0", "");
  const modules: Record<string, number> = {};
  const packages: Record<string, number> = {};
  for (const [id, { code }] of Object.entries(chunk.modules)) {
    const size = code ? minifySync("module.js", code).code.length : 0;
    const [name] = packageOf(id);
    if (name) packages[name] = (packages[name] ?? 0) + size;
    else modules[pathOf(id)] = size;
  }
  return {
    page: chunk.facadeModuleId ? pathOf(chunk.facadeModuleId) : null,
    isEntry: chunk.isEntry,
    imports: chunk.imports,
    modules,
    packages,
  };
}
