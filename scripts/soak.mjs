// npm run test:soak [-- COUNT [SEED]]: random schedules in real Chromium against a real server (e2e/schedules/).
import { spawnSync } from "node:child_process";
import { ensureInstalled, pinnedNode, root } from "./setup/install.mjs";

ensureInstalled();
const { ensureChromium } = await import("./setup/chromium.mjs");
const { ensureBuilt } = await import("./setup/build.mjs");

const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
ensureBuilt();
const { status } = spawnSync(pinnedNode, ["e2e/schedules/soak.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env,
});
process.exit(status ?? 1);
