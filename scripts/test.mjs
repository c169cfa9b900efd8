// npm test: install what is missing, Chromium included, then types, lint, unit, server and browser tests.
import { ensureInstalled } from "./setup/install.mjs";

ensureInstalled();
const { ensureChromium } = await import("./setup/chromium.mjs");
const { ensureBuilt } = await import("./setup/build.mjs");
const { checkSteps, node, runSteps, vitest } = await import("./setup/steps.mjs");
const { serverSteps } = await import("./setup/engines.mjs");

const browser = { CHROMIUM_PATH: ensureChromium() };
runSteps([...checkSteps, ...serverSteps(), vitest("Components in Chromium", ["browser"], browser)]);
ensureBuilt();
runSteps([node("Journeys in Chromium", ["node_modules/@playwright/test/cli.js", "test"], browser)]);
console.log("\nEverything passed.");
