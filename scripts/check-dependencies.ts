/**
 * docs/dependencies.md gives the reason of every package. This fails when package.json names one without a line there,
 * when a line names one that is gone, when a version is not pinned, when one brings an install script nobody allowed, and when a server
 * would get one that it does not need.
 */
import { readFileSync } from "node:fs";
import { findNeedless, type Locked } from "./dead/production.ts";

const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
const pinned: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
const installed: Locked & Readonly<Record<string, { hasInstallScript?: boolean }>> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;
const lines = readFileSync("docs/dependencies.md", "utf8").split("\n");
const explained = new Set(
  lines
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) =>
      [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []),
    ),
);
const family = (name: string) => name.replace(/^@types\/.+/, "@types/*");

const complaints = [
  ...Object.keys(pinned)
    .filter((name) => !explained.has(name) && !explained.has(family(name)))
    .map((name) => `${name} has no reason in docs/dependencies.md`),
  ...[...explained]
    .filter((name) => !Object.keys(pinned).some((known) => known === name || family(known) === name))
    .map((name) => `docs/dependencies.md gives a reason for ${name}, which package.json does not name`),
  ...Object.entries(pinned)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: ${version}`),
  ...Object.entries(installed)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""))
    .filter((name) => allowScripts[name] !== true)
    .map((name) => `${name} runs a script while it is installed, and package.json does not allow it`),
  ...findNeedless(installed).map((path) => `${path} is installed for a server, which does not need it`),
];

if (complaints.length > 0) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
console.log(`${Object.keys(pinned).length} packages, each pinned and with its reason.`);
