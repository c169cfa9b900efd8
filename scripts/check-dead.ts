/**
 * Unused exports, files, assets, packages and messages. Prints each and fails when there is one; exceptions are listed with
 * their reason in scripts/dead/exceptions.ts.
 */
import { readFileSync } from "node:fs";
import { findDeadAssets } from "./dead/assets.ts";
import { applyExceptions } from "./dead/exceptions.ts";
import { findDeadExports } from "./dead/exports.ts";
import { findDeadMessages } from "./dead/messages.ts";
import { findDeadPackages } from "./dead/packages.ts";
import { readTree } from "./walls/graph.ts";

const graph = readTree(process.cwd());
const sheets = [...graph.paths].filter((path) => /\.(?:css|html|webmanifest)$/.test(path));
const texts = new Map(sheets.map((path) => [path, readFileSync(path, "utf8")]));
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const dead = applyExceptions([
  ...findDeadExports(graph),
  ...findDeadPackages(graph, manifest, [...texts.values()]),
  ...findDeadAssets(
    graph,
    new Map([...texts, ...[...graph.sources].map(([path, { text }]) => [path, text] as const)]),
  ),
  ...findDeadMessages(graph),
]);
for (const { path, line, says } of dead) console.error(`${path}:${line}: ${says}`);
if (dead.length > 0) process.exit(1);
console.log(`${graph.sources.size} files without unused exports, assets, packages or messages.`);
