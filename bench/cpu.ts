/** CPU time of processes, from Linux's /proc: the cost of a request, independent of idle cores. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export const canCountCpu = process.platform === "linux";

/** Seconds of CPU, in user and kernel mode, that processes and their descendants have used; ended ones are not counted. */
export function cpuOf(pids: readonly number[]): number {
  const parents = new Map<number, number>();
  const ticks = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    // After the command's name, which may contain anything: state, parent, …, user and kernel time as 12th and 13th.
    const fields = statOf(name)?.slice(2).split(" ");
    if (!fields) continue;
    parents.set(Number(name), Number(fields[1]));
    ticks.set(Number(name), Number(fields[11]) + Number(fields[12]));
  }
  const isBelow = (one: number): boolean => {
    for (let at: number | undefined = one; at; at = parents.get(at)) if (pids.includes(at)) return true;
    return false;
  };
  const used = [...ticks].reduce((sum, [one, spent]) => (isBelow(one) ? sum + spent : sum), 0);
  return used / ticksPerSecond();
}

function statOf(name: string): string | undefined {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")"));
  } catch {
    return undefined;
  }
}

let ticks: number | undefined;
function ticksPerSecond(): number {
  ticks ??= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  return ticks;
}
