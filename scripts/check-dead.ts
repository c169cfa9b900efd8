/**
 * Exports, files, pictures, packages and messages that nothing asks for. Prints each and fails when there is one. What waits
 * for a room that is not there yet is listed with its reason (scripts/dead/awaited.ts).
 */
import { readFileSync } from "node:fs";
import { findDeadAssets } from "./dead/assets.ts";
import { withoutAwaited } from "./dead/awaited.ts";
import { findDeadExports } from "./dead/exports.ts";
import { findDeadMessages } from "./dead/messages.ts";
import { findDeadPackages } from "./dead/packages.ts";
import { readTree } from "./walls/graph.ts";

const graph = readTree(process.cwd());
const sheets = [...graph.paths].filter((path) => /\.(?:css|html|webmanifest)$/.test(path));
const texts = new Map(sheets.map((path) => [path, readFileSync(path, "utf8")]));
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const dead = withoutAwaited([
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
console.log(`${graph.sources.size} files hold nothing that nobody asks for.`);
