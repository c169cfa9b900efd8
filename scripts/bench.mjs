// npm run bench [-- --json]: the budgets, each beside its floor, in one run.
import { ensureInstalled } from "./setup/install.mjs";

ensureInstalled();
const { ensureChromium } = await import("./setup/chromium.mjs");
const { ensureBuilt } = await import("./setup/build.mjs");
const { node, runSteps } = await import("./setup/steps.mjs");

const browser = { CHROMIUM_PATH: ensureChromium() };
ensureBuilt();
runSteps([node("Budgets", ["bench/main.ts", ...process.argv.slice(2)], browser)]);
