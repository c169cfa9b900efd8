// npm run check: types, lint, walls, inventory, coverage, unit and server tests. Everything but the browser.
import { ensureInstalled } from "./setup/install.mjs";

ensureInstalled();
const { runInPairs, runSteps, sourceSteps, unitTests } = await import("./setup/steps.mjs");
const { serverSteps } = await import("./setup/engines.mjs");
await runInPairs(sourceSteps);
runSteps([unitTests, ...serverSteps()]);
