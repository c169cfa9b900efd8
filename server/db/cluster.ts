/**
 * An embedded PostgreSQL: created once, started, supervised and stopped by us. Unix socket only, in a folder that only its owner can enter,
 * so `trust` is safe there (docs/threat-model.md, "The database socket").
 */
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartRefusal } from "../start-refusal.ts";
import type { Binaries } from "./binaries.ts";
import { openClient } from "./open-client.ts";
import {
  AlreadyServed,
  clusterFolder,
  clusterPort,
  clusterUser,
  isLocked,
  isPostgresOf,
  pidFileLines,
  runningPostgres,
} from "./served-folder.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import { giveToPostgres, openingAdvice, spawnPostgres } from "./unprivileged.ts";

type ClusterOptions = {
  readonly binaries: Binaries;
  /** The parent of the cluster's own folder. */
  readonly folder: string;
  /** Extra `-c name=value` settings. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onLog?: (line: string) => void;
  /** Called with messages for the administrator of the server. */
  readonly onTrouble?: (line: string) => void;
};

type Cluster = {
  /** The socket's folder, for `host`. */
  readonly host: string;
  readonly port: number;
  readonly superuser: string;
  /** Postmaster's process id. */
  pid(): number | undefined;
  /** Resolves when PostgreSQL has stopped and its socket is gone. */
  stop(): Promise<void>;
};

const superuser = clusterUser;
const port = clusterPort;
const startPatience = 30_000;
const restartDelay = 200;

/**
 * Starts PostgreSQL on a folder, creating the cluster when it is new, and restarts it whenever it dies.
 * @throws AlreadyServed when another live server holds the folder; Error when PostgreSQL cannot start.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  mkdirSync(options.folder, { recursive: true });
  const data = clusterFolder(options.folder);
  const host = makeSocketFolder(data);
  if (!existsSync(join(data, "PG_VERSION"))) await initialise(options, data);
  await stopOrphan(data);
  disownStranger(data);

  let stopping = false;
  const last = lastLines();
  const onOutput = (line: string) => {
    last.add(line);
    options.onLog?.(line);
  };
  let child = launch(options, data, host, onOutput);
  const supervise = () => {
    child.once("exit", (code) => {
      if (stopping) return;
      options.onTrouble?.(`PostgreSQL stopped by itself (code ${code}); starting it again. ${last.text()}`);
      // Its last backends may still hold the shared memory for a moment; a start then fails and is retried.
      setTimeout(() => {
        if (stopping) return;
        child = launch(options, data, host, onOutput);
        supervise();
      }, restartDelay);
    });
  };
  await untilReady(host, child, last);
  supervise();
  return {
    host,
    port,
    superuser,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGINT");
        await gone;
      }
      rmSync(host, { recursive: true, force: true });
    },
  };
}

async function initialise(options: ClusterOptions, data: string): Promise<void> {
  // An interrupted first start leaves a folder without PG_VERSION, which never held data.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  giveToPostgres(data);
  const args = ["-D", data, "-U", superuser, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-instructions"];
  const child = spawnPostgres(options.binaries.initdb, args, [data], { stdio: ["ignore", "ignore", "pipe"] });
  const complaint: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => complaint.push(chunk.toString()));
  const code = await new Promise((resolve) => {
    child.once("exit", resolve).once("error", ({ message }) => resolve(message));
  });
  if (code !== 0)
    throw new StartRefusal(
      `PostgreSQL could not make its folder (code ${code}): ${complaint.join("").trim()}${openingAdvice([options.binaries.initdb, data])}`,
    );
}

function launch(
  options: ClusterOptions,
  data: string,
  host: string,
  said: (line: string) => void,
): ChildProcess {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: host,
    unix_socket_permissions: "0700",
    port: String(port),
    max_connections: "60",
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawnPostgres(options.binaries.postgres, ["-D", data, ...flags], [data, host], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr?.on("data", (chunk: Buffer) => said(chunk.toString().trimEnd()));
  return child;
}

/** The last lines of PostgreSQL's log, for the administrator's error message. */
function lastLines() {
  let lines: string[] = [];
  return {
    add(text: string) {
      lines = [...lines, ...text.split("\n")].slice(-8);
    },
    text: () => lines.map((line) => line.replace(/^\d{4}-\S+ \S+ \S+ \[\d+\] /, "")).join("\n"),
  };
}

async function untilReady(host: string, child: ChildProcess, last: { text(): string }): Promise<void> {
  const deadline = Date.now() + startPatience;
  let failure: unknown;
  child.once("error", (error) => {
    failure = error;
  });
  while (Date.now() < deadline) {
    if (failure) throw failure;
    if (child.exitCode !== null)
      throw new StartRefusal(`PostgreSQL did not start (code ${child.exitCode}):\n${last.text()}`);
    if (await isResponding(host)) return;
    await sleep(20);
  }
  child.kill("SIGQUIT");
  throw new StartRefusal(`PostgreSQL did not answer within 30 seconds.\n${last.text()}`);
}

async function isResponding(host: string): Promise<boolean> {
  try {
    const client = await openClient({ host, port, user: superuser, database: "postgres" });
    await client.end().catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/**
 * A server that was killed leaves its PostgreSQL running. It is stopped when no server holds the lock ([Note: one server per folder],
 * server/db/folder-lock.ts).
 */
export async function stopOrphan(data: string): Promise<void> {
  const pid = await runningPostgres(data);
  if (pid === undefined) return;
  if (await isLocked(data)) throw new AlreadyServed(data);
  process.kill(pid, "SIGINT");
  for (let waited = 0; waited < 10_000 && (await isPostgresOf(data, pid)); waited += 20) await sleep(20);
  if (await isPostgresOf(data, pid))
    throw new StartRefusal(
      `The PostgreSQL (process ${pid}) that an earlier server left on ${data} does not stop.`,
    );
}

/**
 * The pid file of a PostgreSQL that is gone may contain a process id that was reused, and PostgreSQL would refuse to start. It ignores its
 * parent's id, so ours is written there; it still checks whether its shared memory is in use.
 */
function disownStranger(data: string): void {
  const lines = pidFileLines(data);
  if (lines.length < 2) return;
  writeFileSync(join(data, "postmaster.pid"), [String(process.pid), ...lines.slice(1)].join("\n"));
}
