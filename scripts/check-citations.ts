/**
 * Comments and docs cite what a reader of this repository has (scripts/citations). Prints each citation that leads nowhere
 * and fails when there is one.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBroken } from "./citations/find-broken.ts";
import { isRead } from "./citations/passages.ts";

const texts = new Map<string, string>();
read("");
const broken = findBroken({ texts });
for (const { path, line, says } of broken) console.error(`${path}:${line}: ${says}`);
if (broken.length > 0 || texts.size === 0) process.exit(1);
console.log(`${texts.size} files cite only what is there.`);

function read(folder: string) {
  for (const entry of readdirSync(folder === "" ? "." : folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isOutside(path, entry.name)) continue;
    if (entry.isDirectory()) read(path);
    else texts.set(path, isRead(path) && !path.includes("/generated/") ? readFileSync(path, "utf8") : "");
  }
}

/** What is installed, built or kept by a server is not the repository's. */
function isOutside(path: string, name: string) {
  return (
    ["node_modules", "dist", "site", "data", "test-results", "playwright-report"].includes(path) ||
    path === join("bench", "results") ||
    (name.startsWith(".") && ![".ci", ".env.example", ".editorconfig"].includes(name))
  );
}
