// npm run bench [-- --json] [-- --only bundle]: all budgets with their floors, in one run. JSON is the only output on standard output.
import { spawnSync } from "node:child_process";
import { ensureInstalled, pinnedNode, root } from "./setup/install.mjs";

ensureInstalled();
const { ensureChromium } = await import("./setup/chromium.mjs");
const { ensureBuilt } = await import("./setup/build.mjs");

const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
ensureBuilt();
const { status } = spawnSync(pinnedNode, ["bench/main.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env,
});
process.exit(status ?? 1);
