/** A real server process: a free port, a temporary data folder, the mail sink as inbox. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type RunningServer = {
  readonly url: string;
  readonly folder: string;
  readonly pid: number;
  /** Kills it with SIGKILL, like a power cut. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

type StartOptions = {
  readonly folder?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The tree whose server it is; default this one. */
  readonly tree?: string;
};

/**
 * A port that was free may be another worker's by the time that the server listens: it is then started on another one.
 * @param options `folder` keeps the data of an earlier server; `env` are settings on top of the defaults.
 */
export async function startTendre(options: StartOptions = {}): Promise<RunningServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "tendre-e2e-"));
  for (let left = 5; ; left -= 1) {
    try {
      return await startAt(options.port ?? (await freePort()), folder, options);
    } catch (error) {
      const isTaken = error instanceof Error && /Port \d+ is taken/.test(error.message);
      if (!isTaken || options.port !== undefined || left === 0) throw error;
    }
  }
}

async function startAt(port: number, folder: string, options: StartOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    ...(options.tree ? { cwd: options.tree } : {}),
    env: {
      ...process.env,
      LOG_LEVEL: "warn",
      NODE_ENV: "test",
      ...options.env,
      PORT: String(port),
      TENDRE_DATA: folder,
    },
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await untilReady(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
  };
  return {
    url,
    folder,
    pid: child.pid ?? 0,
    kill: () => end("SIGKILL"),
    async stop() {
      await end("SIGTERM");
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function untilReady(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const { stdout, stderr } = child;
    if (!stdout || !stderr) return reject(new Error("no output"));
    stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
    createInterface({ input: stdout }).on("line", (line) => {
      said.push(line);
      const ready = /^ready (http\S+)$/.exec(line)?.[1];
      if (ready) resolve(ready);
    });
    child.once("exit", (code) => reject(new Error(`The server stopped (code ${code}):\n${said.join("\n")}`)));
  });
}
