/** Runs `npm …` as from a terminal: a process group of its own, so that Ctrl-C reaches all of it. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { freePort } from "#server/testing/running-server.ts";

type Settings = Readonly<Record<string, string>>;

export type RunningCommand = {
  /** Resolves once standard output holds `pattern`; rejects when the command ends before that. */
  says(pattern: RegExp): Promise<void>;
  /** Ctrl-C; resolves when everything has ended. */
  interrupt(): Promise<void>;
};

function start(words: readonly string[], settings: Settings) {
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
  return spawn("npm", words, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited, LOG_LEVEL: "warn", ...settings },
  });
}

export function runCommand(words: readonly string[], settings: Settings): RunningCommand {
  const child = start(words, settings);
  let said = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      for (const listener of listeners) listener();
    });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => pattern.test(said) && resolve();
        listeners.add(look);
        look();
        void closed.then(() => reject(new Error(`npm ${words.join(" ")} ended:\n${said}`)));
      }),
    async interrupt() {
      if (child.exitCode === null && child.signalCode === null && child.pid)
        process.kill(-child.pid, "SIGINT");
      await closed;
    },
  };
}

/** The output of a command that ends by itself. @throws Error with its error output when it fails. */
export function outputOf(words: readonly string[], settings: Settings = {}): Promise<string> {
  const child = start(words, settings);
  let said = "";
  let complained = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    complained += chunk.toString();
  });
  return new Promise((resolve, reject) =>
    child.once("close", (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`npm ${words.join(" ")}: code ${code}\n${said}\n${complained}`)),
    ),
  );
}

/** A free port whose next one is free too. */
export async function freePair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (await isFree(port + 1)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** PostgreSQL removes this file when it has stopped. */
export function hasPostgres(folder: string): boolean {
  return existsSync(join(folder, "postgres/postmaster.pid"));
}
