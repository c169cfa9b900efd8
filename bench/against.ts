/**
 * Compares two commits, alternating in one run on one machine: the working tree, and REF in a folder of its own. Each is measured by its
 * own bench, so a figure that only one of them has is left out.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Figure, quantile } from "./figure.ts";

const rounds = 3;

/** The values that are compared with the budget, round by round, by name of the figure. */
type Series = Map<string, { readonly unit: string; readonly held: number[] }>;

/** @throws Error when REF is no commit, or one of the benches fails */
export async function compareWith(ref: string, groups: readonly string[]): Promise<void> {
  const commit = execFileSync("git", ["rev-parse", "--verify", `${ref}^{commit}`], {
    encoding: "utf8",
  }).trim();
  const folder = mkdtempSync(join(tmpdir(), "tendre-against-"));
  execFileSync("git", ["clone", "--quiet", "--no-checkout", resolve("."), folder]);
  try {
    execFileSync("git", ["-C", folder, "checkout", "--quiet", "--detach", commit]);
    shareInstalled(folder);
    const [here, there]: [Series, Series] = [new Map(), new Map()];
    for (let round = 0; round < rounds; round += 1) {
      for (const group of groups) {
        const both = [() => measure(".", group, here), () => measure(folder, group, there)];
        for (const each of round % 2 === 0 ? both : both.toReversed()) each();
      }
    }
    console.table(linesOf(here, there, ref));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With the same lockfile the installation is shared; otherwise the tree's own script installs. */
function shareInstalled(folder: string): void {
  const lock = (root: string) => readFileSync(join(root, "package-lock.json"), "utf8");
  if (!existsSync("node_modules") || lock(".") !== lock(folder)) return;
  cpSync("node_modules", join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
}

function measure(root: string, group: string, into: Series): void {
  console.log(`Measuring: ${group}, ${root === "." ? "here" : "there"}`);
  const { status, stdout } = spawnSync(process.execPath, ["scripts/bench.mjs", "--json", "--only", group], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The bench of ${root === "." ? "this tree" : "the other tree"} failed.`);
  const figures: readonly Figure[] = JSON.parse(stdout);
  for (const { name, unit, ratio, value } of figures) {
    const series = into.get(name) ?? { unit: ratio === null ? unit : "of the floor", held: [] };
    series.held.push(ratio ?? value);
    into.set(name, series);
  }
}

function linesOf(here: Series, there: Series, ref: string) {
  return [...here].flatMap(([name, { unit, held }]) => {
    const other = there.get(name)?.held;
    if (!other) return [];
    const [now, before] = [quantile(held, 0.5), quantile(other, 0.5)];
    return {
      name,
      unit,
      here: `${now} (${Math.min(...held)} to ${Math.max(...held)})`,
      [ref]: `${before} (${Math.min(...other)} to ${Math.max(...other)})`,
      change: `${(((now - before) / before) * 100).toFixed(1)} %`,
      apart: Math.min(...held) > Math.max(...other) || Math.max(...held) < Math.min(...other),
    };
  });
}
