// npm run engines [-- chromium|firefox|webkit]: one walk through the app in each engine (e2e/engines/), two side by side, with pictures of
// the same names, to be looked at beside each other. What is missing is installed, where this machine's Debian has it and this is root; an
// engine that cannot be had is named, and the others walk.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureInstalled } from "./setup/install.mjs";

ensureInstalled();
const { ensureBuilt } = await import("./setup/build.mjs");
const { ensureChromium } = await import("./setup/chromium.mjs");
const { allPassed, node, runInPairs } = await import("./setup/steps.mjs");

const chromium = ensureChromium();
const engines = [
  { name: "chromium", programs: [chromium], packages: [] },
  { name: "firefox", programs: ["/usr/bin/firefox-esr"], packages: ["firefox-esr"] },
  {
    name: "webkit",
    programs: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
];
const isHere = ({ programs }) => programs.every((path) => existsSync(path));

const asked = process.argv.slice(2);
const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
const wanted = engines.filter(({ name }) => asked.length === 0 || asked.includes(name));
const missing = wanted.filter((engine) => !isHere(engine)).flatMap(({ packages }) => packages);
if (missing.length > 0 && mayInstall) {
  console.error(`Installing ${missing.join(", ")}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Milliseconds: where the archive does not answer, the walks of the engines that are here come to their turn.
  const timeout = 600_000;
  const apt = (...words) =>
    spawnSync("apt-get", ["-qq", ...words], { stdio: ["ignore", 2, 2], env, timeout });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "fonts-liberation", ...missing);
}
for (const engine of wanted.filter((one) => !isHere(one)))
  console.error(
    `${engine.name} is not on this machine (${engine.packages.join(", ")} of Debian): not walked.`,
  );
ensureBuilt();
// As the journeys of a run of CI, a walk gets one more try there, and is named for it.
const tries = process.env.CI ? 2 : 1;
await runInPairs(
  wanted
    .filter(isHere)
    .map(({ name }) => node(`A walk in ${name}`, ["e2e/engines/walk.ts", name], { CHROMIUM_PATH: chromium })),
  tries,
);
if (allPassed()) console.log("\nThe pictures are in test-results/engines.");
