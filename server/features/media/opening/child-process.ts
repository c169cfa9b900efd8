/**
 * Starts the child and answers for it: nothing of the server's settings reaches it, the kernel and Node hold what it may
 * do, and it is killed when it takes too much memory or time. A kill is SIGKILL: there is nothing in it to save.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve as resolvePath } from "node:path";
import { type Made, refuse } from "../content/made.ts";
import { createFrameReader, encodeFrame, type Frame } from "./frames.ts";
import { lookEvery, peakBytes, residentBytes } from "./memory-watch.ts";
import { answerSchema, toMade } from "./read-result.ts";

export type ChildLimits = {
  /** Bytes that one file may take above what the idle child has. */
  readonly memory: number;
  /** Kilobytes of writable memory that the kernel grants in all: it holds where a look would come too late. */
  readonly dataKilobytes: number;
  /** Seconds of the clock for one file, to load for itself, and of the processor for a whole life. */
  readonly seconds: number;
  readonly startSeconds: number;
  readonly cpuSeconds: number;
  /** Milliseconds between two looks at its memory. */
  readonly lookEvery: number;
};

export const childLimits: ChildLimits = {
  memory: 380 * 1024 * 1024,
  dataKilobytes: 1_200 * 1024,
  seconds: 30,
  startSeconds: 60,
  cpuSeconds: 300,
  lookEvery,
};

/** How one file went: bytes of memory, for the tests and the bench. */
export type Opened = { readonly made: Made; readonly idle: number; readonly peak: number };

export type Child = {
  readonly pid: number;
  /** Resolves once it has loaded; rejects when it could not start. */
  readonly ready: Promise<void>;
  /** One at a time. Whatever the file does, this resolves. */
  open(bytes: Buffer, poster: Buffer | null): Promise<Opened>;
  /** False once it may not be asked again. */
  isSound(): boolean;
  kill(): void;
};

const root = resolvePath(import.meta.dirname, "../../../..");

/** Bytes that a child may still hold after a file and go on. */
const restLimit = 24 * 1024 * 1024;

/** Pictures are made smaller and films keep their length: more than this beside what came in is nothing of ours. */
const answerMargin = 32 * 1024 * 1024;

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
  let largest = answerMargin;
  let take: (frame: Frame) => void = () => undefined;
  let fail: (why: "crashed" | "memory" | "time") => void = () => undefined;
  const end = (why: "crashed" | "memory" | "time") => {
    sound = false;
    child.kill("SIGKILL");
    fail(why);
  };
  const kill = () => end("crashed");
  const read = createFrameReader((frame) => take(frame));
  let heard = 0;
  /** What it had when it was new: what decoders do not give back counts for every file after. */
  let idle = 0;
  answers.on("data", (piece: Buffer) => {
    heard += piece.length;
    try {
      if (heard > largest) throw new Error("A child said too much.");
      read(piece);
    } catch {
      kill();
    }
  });
  stdin.on("error", kill);
  answers.on("error", kill);
  child.on("error", kill);
  child.on("exit", kill);

  /** Waits for the next message, within a time. */
  const hear = (seconds: number) =>
    new Promise<Frame>((resolve, reject) => {
      heard = 0;
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
    .then(() => hear(limits.startSeconds))
    .then(({ head }) => {
      const said = answerSchema.parse(head);
      if (!("isReady" in said)) throw new Error("A child did not say that it is ready.");
      idle = residentBytes(child.pid ?? 0) ?? 0;
    });
  ready.catch(kill);

  return {
    pid: child.pid ?? 0,
    ready,
    isSound: () => sound,
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
        largest = bytes.length + answerMargin;
        const answer = hear(limits.seconds);
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

/** Nothing of ours: no key, no address of a database, no proxy, no NODE_OPTIONS. */
function environment(): Record<string, string> {
  const { SystemRoot } = process.env;
  return {
    // Two threads are what one picture uses; the allocator's pools would keep what each of more threads freed.
    UV_THREADPOOL_SIZE: "2",
    MALLOC_ARENA_MAX: "2",
    ...(SystemRoot ? { SystemRoot } : {}),
  };
}

/** The shell's limits, where there is a shell: no file can be written, no core is left, memory and time have an end. */
function commandLine(limits: ChildLimits): readonly [string, readonly string[]] {
  const flags = [
    "--max-old-space-size=64",
    "--v8-pool-size=1",
    "--disallow-code-generation-from-strings",
    // Reads its own code; writes nothing, starts nothing. `sharp` is native code, which this does not hold.
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
  // A bound that is refused is one that the machine already holds lower.
  const bounds = ["-c 0", "-f 0", `-t ${cpuSeconds}`, `-d ${dataKilobytes}`];
  const script = [...bounds.map((bound) => `ulimit ${bound} 2>/dev/null`), 'exec "$0" "$@"'].join("; ");
  return ["/bin/sh", ["-c", script, process.execPath, ...args]];
}
