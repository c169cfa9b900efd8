// npm run explore [-- MINUTES [SEED]]: all random tests round after round, each with a seed of its own, and schedules in Chromium between them.
// The end names what was found, with its seed and the command that shows it again; each find is mended and kept as an example of its test.
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { ensureInstalled, root } from "./setup/install.mjs";

ensureInstalled();
const { ensureChromium } = await import("./setup/chromium.mjs");
const { ensureBuilt } = await import("./setup/build.mjs");
const { node, runSteps, vitest } = await import("./setup/steps.mjs");

const [minutes = 60, first = randomInt(2 ** 30)] = process.argv.slice(2).map(Number);
const end = Date.now() + minutes * 60_000;
const browser = { CHROMIUM_PATH: ensureChromium() };
ensureBuilt();
const files = ["domain", "app", "server", "e2e"]
  .flatMap((room) => readdirSync(`${root}/${room}`, { recursive: true }).map((file) => `${room}/${file}`))
  .filter(
    (file) => file.endsWith(".test.ts") && readFileSync(`${root}/${file}`, "utf8").includes("fast-check"),
  );

console.log(`${minutes} minutes from seed ${first}: ${files.length} files of random tests`);
for (let seed = first; Date.now() < end; seed += 1) {
  const env = { TENDRE_SEED: String(seed) };
  runSteps([
    vitest(`Random tests, seed ${seed}`, ["domain", "app", "server"], env, files),
    node(`Schedules in Chromium, seed ${seed}`, ["e2e/schedules/soak.ts", "4", String(seed)], browser),
  ]);
}
