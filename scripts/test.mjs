// npm test: installs what is missing, Chromium included, then runs all of npm run check, then everything in a browser.
import { ensureInstalled } from "./setup/install.mjs";

ensureInstalled();
const { ensureChromium } = await import("./setup/chromium.mjs");
const { ensureBuilt } = await import("./setup/build.mjs");
const { allPassed, playwright, runSteps, vitest } = await import("./setup/steps.mjs");

const browser = { CHROMIUM_PATH: ensureChromium() };
await import("./check.mjs");
runSteps([vitest("Components in Chromium", ["browser"], browser)]);
ensureBuilt();
runSteps([
  vitest("Every command of the README", ["commands"], browser),
  playwright("Journeys in Chromium", browser),
]);
if (allPassed()) console.log("\nEverything passed.");
