/**
 * The seed of the random tests: read off what is committed, so that a run of a commit can be repeated and each change tries other cases. Of
 * many seeds: `TENDRE_SEED=$RANDOM`.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";

/** TENDRE_SEED, else the committed tree's first 31 bits; outside a repository one by chance. */
export function randomSeed(): number {
  const { TENDRE_SEED } = process.env;
  if (TENDRE_SEED) return Number(TENDRE_SEED);
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD^{tree}"], { encoding: "utf8" });
  return /^[0-9a-f]{8}/.test(stdout ?? "")
    ? Number.parseInt(stdout.slice(0, 8), 16) >>> 1
    : randomInt(2 ** 31);
}
