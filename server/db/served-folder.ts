/**
 * Checks whether a live server holds this data folder, from the folder and one query, so that main.ts can check before it loads anything
 * else. [Note: one server per folder] is in folder-lock.ts.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { StartRefusal } from "../start-refusal.ts";
import { isFolderLocked } from "./folder-lock.ts";
import { openClient } from "./open-client.ts";
import { serverLockClass } from "./server-lock.ts";
import { isTrustedSocketFolder, socketFolder } from "./socket-folder.ts";

export const clusterUser = "postgres";
export const clusterPort = 5432;

export class AlreadyServed extends StartRefusal {
  override readonly name = "AlreadyServed";

  constructor(folder: string) {
    super(
      `Another Tendre server already uses the data folder ${folder}. Stop it first, or choose another TENDRE_DATA.`,
    );
  }
}

/** Where the cluster of a data folder keeps its files; the data folder must exist. */
export function clusterFolder(folder: string): string {
  return join(realpathSync(folder), "postgres");
}

/** @throws AlreadyServed when another live server holds the data folder. A folder that does not exist is free. */
export async function refuseServedFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if (await isFolderLocked(folder)) throw new AlreadyServed(folder);
  const cluster = clusterFolder(folder);
  if ((await runningPostgres(cluster)) !== undefined && (await isLocked(cluster)))
    throw new AlreadyServed(cluster);
}

/** The process id of the PostgreSQL that runs on this cluster. */
export async function runningPostgres(cluster: string): Promise<number | undefined> {
  const pid = Number(pidFileLines(cluster)[0]);
  return Number.isInteger(pid) && pid > 1 && (await isPostgresOf(cluster, pid)) ? pid : undefined;
}

/** False when PostgreSQL does not respond: then no server uses it. */
export async function isLocked(cluster: string): Promise<boolean> {
  // The socket folder in its pid file; an earlier version of this server used another one.
  const host = pidFileLines(cluster)[4] || socketFolder(cluster);
  if (!isTrustedSocketFolder(host)) return false;
  let client: pg.Client | undefined;
  try {
    client = await openClient({ host, port: clusterPort, user: clusterUser, database: "postgres" });
    const { rows } = await client.query<{ held: boolean }>(
      "select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and granted) as held",
      [serverLockClass],
    );
    return rows[0]?.held === true;
  } catch {
    return false;
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** PostgreSQL's pid file: process id, data folder, start, port, folder of its socket. */
export function pidFileLines(cluster: string): readonly string[] {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/**
 * True when the process is a PostgreSQL on this cluster, not another program that reused its id. PostgreSQL's working directory is its data
 * folder.
 */
export async function isPostgresOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === "linux") {
    try {
      const name = await readFile(`/proc/${pid}/comm`, "utf8");
      return name.startsWith("postgres") && (await readlink(`/proc/${pid}/cwd`)) === cluster;
    } catch {
      return false;
    }
  }
  return new Promise((resolve) => {
    execFile("ps", ["-o", "command=", "-p", String(pid)], (error, output) =>
      resolve(!error && output.includes("postgres") && output.includes(cluster)),
    );
  });
}
