/**
 * Starts and supervises the child process: it gets none of the server's settings, the kernel and Node restrict it, and it is killed
 * (SIGKILL: it has nothing to save) when it takes too much memory or time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve as resolvePath } from "node:path";
import { type Made, refuse } from "../content/made.ts";
import { createFrameReader, encodeFrame, type Frame } from "./frames.ts";
import { peakBytes, residentBytes, sampleInterval } from "./memory-watch.ts";
import { answerSchema, toMade } from "./read-result.ts";

export type ChildLimits = {
  /** Bytes of memory that one file may take above those of the idle child. */
  readonly memory: number;
  /** Kilobytes of writable memory that the kernel grants in all: a bound for growth between two measurements. */
  readonly dataKilobytes: number;
  /** Seconds of wall time for one file and for loading, and of processor time for the whole process. */
  readonly seconds: number;
  readonly startSeconds: number;
  readonly cpuSeconds: number;
  /** Milliseconds between two measurements of its memory. */
  readonly lookEvery: number;
};

export const childLimits: ChildLimits = {
  memory: 380 * 1024 * 1024,
  dataKilobytes: 1_200 * 1024,
  seconds: 30,
  startSeconds: 60,
  cpuSeconds: 300,
  lookEvery: sampleInterval,
};

/** The outcome of one file, with its memory in bytes for the tests and the bench. */
export type Opened = { readonly made: Made; readonly idle: number; readonly peak: number };

export type Child = {
  readonly pid: number;
  /** Resolves once it has loaded; rejects when it could not start. */
  readonly ready: Promise<void>;
  /** One file at a time. Always resolves, whatever the file does. */
  open(bytes: Buffer, poster: Buffer | null): Promise<Opened>;
  /** False once the child cannot be used again. */
  isUsable(): boolean;
  kill(): void;
};

const root = resolvePath(import.meta.dirname, "../../../..");

/** Bytes of extra memory that a child may keep after a file and still be used. */
const restLimit = 24 * 1024 * 1024;

/** Pictures are scaled down and videos keep their length: a result larger than the input plus this is refused. */
const resultMargin = 32 * 1024 * 1024;

export function startChild(limits: ChildLimits = childLimits): Child {
  const [command, args] = commandLine(limits);
  const child = spawn(command, [...args], {
    stdio: ["pipe", "ignore", "ignore", "pipe"],
    cwd: root,
    env: environment(),
    windowsHide: true,
  });
  const { stdin } = child;
  const answers = child.stdio[3];
  if (!stdin || !answers || !("read" in answers)) throw new Error("A child came without its pipes.");
  let sound = true;
  let largest = resultMargin;
  let take: (frame: Frame) => void = () => undefined;
  let fail: (why: "crashed" | "memory" | "time") => void = () => undefined;
  const end = (why: "crashed" | "memory" | "time") => {
    sound = false;
    child.kill("SIGKILL");
    fail(why);
  };
  const kill = () => end("crashed");
  const read = createFrameReader(
    (frame) => take(frame),
    () => largest,
  );
  /** Its memory when it was new: what decoders do not release counts against later files. */
  let idle = 0;
  answers.on("data", (piece: Buffer) => {
    try {
      read(piece);
    } catch {
      kill();
    }
  });
  stdin.on("error", kill);
  answers.on("error", kill);
  child.on("error", kill);
  child.on("exit", kill);

  /** Waits for the next message, with a timeout. */
  const nextMessage = (seconds: number) =>
    new Promise<Frame>((resolve, reject) => {
      const late = setTimeout(() => end("time"), seconds * 1_000);
      const done = () => {
        clearTimeout(late);
        take = () => kill();
        fail = () => undefined;
      };
      take = (frame) => {
        done();
        resolve(frame);
      };
      fail = (why) => {
        done();
        reject(new Ended(why));
      };
    });

  const ready = once(child, "spawn")
    .then(() => nextMessage(limits.startSeconds))
    .then(({ head }) => {
      const said = answerSchema.parse(head);
      if (!("isReady" in said)) throw new Error("A child did not say that it is ready.");
      idle = residentBytes(child.pid ?? 0) ?? 0;
    });
  ready.catch(kill);

  return {
    pid: child.pid ?? 0,
    ready,
    isUsable: () => sound,
    kill,
    async open(bytes, poster) {
      const pid = child.pid ?? 0;
      let peak = idle;
      const watch = setInterval(() => {
        const now = residentBytes(pid);
        if (now === null) return;
        peak = Math.max(peak, now);
        if (now > idle + limits.memory) end("memory");
      }, limits.lookEvery);
      try {
        if (!sound) return { made: refuse("unreadable"), idle, peak };
        largest = bytes.length + resultMargin;
        const answer = nextMessage(limits.seconds);
        const blobs = poster ? [bytes, poster] : [bytes];
        for (const piece of encodeFrame({ head: null, blobs })) stdin.write(piece);
        const frame = await answer;
        peak = Math.max(peak, peakBytes(pid) ?? 0);
        if ((residentBytes(pid) ?? 0) > idle + restLimit) kill();
        return { made: toMade(frame), idle, peak };
      } catch (error) {
        kill();
        return { made: refuse(refusalFor(error)), idle, peak };
      } finally {
        clearInterval(watch);
      }
    },
  };
}

class Ended extends Error {
  readonly why: "crashed" | "memory" | "time";
  constructor(why: "crashed" | "memory" | "time") {
    super(why);
    this.why = why;
  }
}

function refusalFor(error: unknown) {
  if (!(error instanceof Ended) || error.why === "crashed") return "unreadable";
  return error.why === "memory" ? "too_many_pixels" : "too_slow";
}

/** Only what it needs: no key, no database address, no proxy, no NODE_OPTIONS. */
function environment(): Record<string, string> {
  const { SystemRoot } = process.env;
  return {
    // One picture uses two threads; with more, the allocator would keep memory for each.
    UV_THREADPOOL_SIZE: "2",
    MALLOC_ARENA_MAX: "2",
    ...(SystemRoot ? { SystemRoot } : {}),
  };
}

/** Limits set by the shell, where there is one: no file can be written, no core dump, bounded memory and time. */
function commandLine(limits: ChildLimits): readonly [string, readonly string[]] {
  const flags = [
    "--max-old-space-size=64",
    "--v8-pool-size=1",
    "--disallow-code-generation-from-strings",
    // Node's permission model: it may read its own code; it writes nothing and starts nothing. Native code (`sharp`) is not bound by this.
    "--permission",
    "--allow-addons",
    ...["server", "domain", "node_modules", "package.json"].map(
      (name) => `--allow-fs-read=${join(root, name)}`,
    ),
    "--no-warnings",
  ];
  const args = [...flags, join(import.meta.dirname, "child.ts")];
  if (process.platform === "win32") return [process.execPath, args];
  const { dataKilobytes, cpuSeconds } = limits;
  // A limit that is refused is already lower on this machine.
  const bounds = ["-c 0", "-f 0", `-t ${cpuSeconds}`, `-d ${dataKilobytes}`];
  const script = [...bounds.map((bound) => `ulimit ${bound} 2>/dev/null`), 'exec "$0" "$@"'].join("; ");
  return ["/bin/sh", ["-c", script, process.execPath, ...args]];
}
