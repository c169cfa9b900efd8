/** What a process takes of the machine's memory, looked at from outside: a process that is busy cannot be asked. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Bytes that are in memory now; null when the system does not say, or the process is gone. */
export function residentBytes(pid: number): number | null {
  if (process.platform === "linux") return fromStatus(pid, "VmRSS");
  if (process.platform === "win32") return null;
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  const kilobytes = Number.parseInt(stdout ?? "", 10);
  return Number.isFinite(kilobytes) ? kilobytes * 1024 : null;
}

/** The most it ever took, where the kernel keeps it. */
export function peakBytes(pid: number): number | null {
  return process.platform === "linux" ? fromStatus(pid, "VmHWM") : null;
}

function fromStatus(pid: number, line: string): number | null {
  try {
    const found = new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return found ? Number(found[1]) * 1024 : null;
  } catch {
    return null;
  }
}

/** Milliseconds between two looks; `ps` costs more than a file of the kernel's. */
export const lookEvery = process.platform === "linux" ? 10 : 250;
