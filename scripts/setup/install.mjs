// Plain JavaScript with built-in modules only: this runs before anything is installed, under any Node version.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const stamp = join(root, "node_modules/.tendre-installed");

/** The pinned Node, from the npm package `node`. */
export const pinnedNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/**
 * Runs `npm ci` when the lockfile differs from what is installed. Includes development packages, also with NODE_ENV=production, since the
 * app is built here.
 */
export function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(pinnedNode)) return;
  console.error("Installing what the lockfile names (npm ci)…");
  const { status } = spawnSync(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["ignore", 2, 2],
      shell: process.platform === "win32",
    },
  );
  if (status !== 0) {
    console.error("npm ci failed; nothing was started.");
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
