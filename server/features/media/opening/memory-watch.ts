/** The memory of a process, measured from outside: a busy process cannot report it. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Resident bytes; null when the system does not say, or the process is gone. */
export function residentBytes(pid: number): number | null {
  if (process.platform === "linux") return fromStatus(pid, "VmRSS");
  if (process.platform === "win32") return null;
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  const kilobytes = Number.parseInt(stdout ?? "", 10);
  return Number.isFinite(kilobytes) ? kilobytes * 1024 : null;
}

/** The peak of resident bytes, where the kernel records it. */
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

/** Milliseconds between two measurements; starting `ps` costs more than reading a file of the kernel. */
export const sampleInterval = process.platform === "linux" ? 10 : 250;
