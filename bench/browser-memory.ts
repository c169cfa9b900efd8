/**
 * Memory of the browsers that the bench started, from Linux's /proc: their pages, workers, files in memory and all. The kernel notes each process's
 * highest by itself; to look at it often would cost the processes more than what is measured.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** The most megabytes above what was used before, while `work` goes on: of several processes the sum of each one's most. */
export async function peakDuring(work: () => Promise<void>): Promise<number> {
  const before = new Map(renderers().map((pid) => [pid, megabytes(pid, "VmRSS")]));
  // "5" begins the highest anew (proc_pid_clear_refs(5)).
  for (const pid of before.keys()) writeFileSync(`/proc/${pid}/clear_refs`, "5");
  await work();
  return renderers().reduce((sum, pid) => sum + megabytes(pid, "VmHWM") - (before.get(pid) ?? 0), 0);
}

function renderers(): readonly number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const isOurs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === process.pid) return true;
    return false;
  };
  return [...parents.keys()].filter((pid) => isOurs(pid) && read(pid, "cmdline").includes("--type=renderer"));
}

const megabytes = (pid: number, field: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(read(pid, "status"))?.[1] ?? 0) / 1024;

function parentOf(pid: string): number {
  return Number(read(Number(pid), "stat").split(") ").at(-1)?.split(" ")[1] ?? 0);
}

function read(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
}
