import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode, root } from "./install.mjs";

const sources = [
  "app",
  "domain",
  "scripts/build",
  "public",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];
const stamp = join(root, "dist/.built-from");
/** What is in each file, for the budgets (scripts/build/bundle-files.ts). */
const record = join(root, "dist.modules.json");

/** The demo is in every build of ours; `VITE_DEMO_MODE=` leaves it out. */
const settings = { VITE_DEMO_MODE: "true", ...process.env };

/** Builds the app when a source changed since the last build. */
export function ensureBuilt() {
  const wanted = digestSources();
  if (existsSync(record) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.error("Building the app…");
  const { status } = spawnSync(pinnedNode, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], {
    cwd: root,
    // Standard output belongs to the command that needs the build.
    stdio: ["ignore", 2, 2],
    env: { ...settings, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

/** Settings named VITE_* end up in the build, so they count as a source. */
function digestSources() {
  const hash = createHash("sha256");
  for (const [name, value] of Object.entries(settings).sort()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${value}\n`);
  }
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const source of sources) visit(join(root, source));
  return hash.digest("hex");
}
