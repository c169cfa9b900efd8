import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { root } from "./install.mjs";

/** Chromium without windows of its own first: the same pages with a third of the work for each browser context. */
const known = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The path of a Chromium, installing one when there is none: Debian's as root, else Playwright's own. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.error("Installing Chromium…");
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    // With letters of the measures that the app's stand-ins are made for (app/ui/styles/fonts.css).
    const install = ["install", "-y", "-qq", "--no-install-recommends", "fonts-liberation"];
    run("apt-get", [...install, "chromium-headless-shell"]);
    // Older releases have the one with windows only.
    if (!findChromium()) run("apt-get", [...install, "chromium"]);
  }
  if (!findChromium()) run("npx", ["playwright", "install", "chromium"]);
  const installed = findChromium();
  if (installed) return installed;
  console.error("No Chromium could be installed. Set CHROMIUM_PATH to one.");
  process.exit(1);
}

function findChromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own && existsSync(own)) return own;
  return known.find((path) => existsSync(path)) ?? findPlaywrights();
}

function findPlaywrights() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache/ms-playwright");
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith("chromium-"))
    .flatMap((name) => [join(cache, name, "chrome-linux64/chrome"), join(cache, name, "chrome-linux/chrome")])
    .find((path) => existsSync(path));
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2], env });
}
