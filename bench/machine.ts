/** The machine of a run, and whether something else was running there. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { availableParallelism, cpus, totalmem } from "node:os";
import { setTimeout } from "node:timers/promises";
import { quantile } from "./figure.ts";

export type Machine = {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly node: string;
  /** Milliseconds of processor time for the same work everywhere: figures in milliseconds of two machines are as far apart as these. */
  readonly referenceMs: number;
};

export const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? "unknown",
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
  referenceMs: Math.round(quantile(Array.from({ length: 7 }, timeReference), 0.5)),
});

/** What the app and the server do most: objects made and sorted, JSON written and read, and a hash over it. */
function timeReference(): number {
  const before = process.threadCpuUsage();
  const rows = Array.from({ length: 30_000 }, (_, at) => ({
    key: (at * 7_919) % 30_011,
    word: `word ${at}`,
  }));
  const text = JSON.stringify(rows.toSorted((a, b) => a.key - b.key));
  createHash("sha256")
    .update(JSON.stringify(JSON.parse(text)))
    .digest();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The share of all cores, 0 to 1, that others use while this process only waits. */
export async function shareInUse(): Promise<number> {
  const before = spent();
  await setTimeout(700);
  const after = spent();
  return (after.used - before.used) / Math.max(1, after.all - before.all);
}
/** Above this, other processes distort the figures. */
export const busyShare = 0.1;

function spent(): { readonly used: number; readonly all: number } {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    used: user + nice + sys + irq,
    idle,
  }));
  const used = times.reduce((sum, one) => sum + one.used, 0);
  return { used, all: used + times.reduce((sum, one) => sum + one.idle, 0) };
}

/** The measured commit, with a `+` when files differ from it; null outside a repository. */
export function commitHere(): string | null {
  try {
    const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
    return `${git("rev-parse", "--short=12", "HEAD")}${git("status", "--porcelain") === "" ? "" : "+"}`;
  } catch {
    return null;
  }
}
