/**
 * Does a live server hold this data folder? Answered from the folder and one query, so that main.ts can ask before it
 * loads anything else. [Note: one server per folder] is in server-lock.ts.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { serverLockClass } from "./server-lock.ts";

export const clusterUser = "postgres";
export const clusterPort = 5432;

export class AlreadyServed extends Error {
  constructor(folder: string) {
    super(
      `Another Tendre server already uses the data folder ${folder}. Stop it first, or choose another TENDRE_DATA.`,
    );
    this.name = "AlreadyServed";
  }
}

/** Where the cluster of a data folder keeps its files; the data folder must exist. */
export function clusterFolder(folder: string): string {
  return join(realpathSync(folder), "postgres");
}

/** Short, because a socket's path may hold 107 bytes only; the same for the same cluster, so an orphan can be found. */
export function socketFolder(cluster: string): string {
  return join(tmpdir(), `tendre-${createHash("sha256").update(cluster).digest("hex").slice(0, 16)}`);
}

/** @throws AlreadyServed when another live server holds the data folder. A folder that is not there is free. */
export async function refuseServedFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const cluster = clusterFolder(folder);
  if ((await runningPostgres(cluster)) !== undefined && (await isLocked(cluster)))
    throw new AlreadyServed(cluster);
}

/** The process id of the PostgreSQL that runs on this cluster. */
export async function runningPostgres(cluster: string): Promise<number | undefined> {
  const pid = postmasterPid(cluster);
  return pid !== undefined && (await isPostgres(pid)) ? pid : undefined;
}

/** False when PostgreSQL does not answer: then nobody is served. */
export async function isLocked(cluster: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketFolder(cluster),
    port: clusterPort,
    user: clusterUser,
    database: "postgres",
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(
      "select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and granted) as held",
      [serverLockClass],
    );
    return rows[0]?.held === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function postmasterPid(cluster: string): number | undefined {
  try {
    return Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
  } catch {
    return undefined;
  }
}

/** Is this process a PostgreSQL, and not another program that got its number? */
export async function isPostgres(pid: number): Promise<boolean> {
  try {
    return (await readFile(`/proc/${pid}/comm`, "utf8")).startsWith("postgres");
  } catch {
    if (process.platform === "linux") return false;
  }
  return new Promise((resolve) => {
    execFile("ps", ["-o", "comm=", "-p", String(pid)], (error, output) =>
      resolve(!error && output.includes("postgres")),
    );
  });
}
