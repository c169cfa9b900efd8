/**
 * HEIC in a thread of its own: `sharp` ships no HEVC decoder, and the one in WebAssembly runs for a second or two. The
 * thread is ended when it takes too long or too much memory, and a crash inside is only a picture that cannot be read.
 */
import { Worker } from "node:worker_threads";
import { refuse } from "./made.ts";

type Decoded = {
  readonly ok: true;
  /** RGBA, turned the right way up. */
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
};
/** What the worker answers. */
export type HeicAnswer =
  | { readonly kind: "pixels"; readonly pixels: Uint8Array; readonly width: number; readonly height: number }
  | { readonly kind: "too_many_pixels" }
  | { readonly kind: "unreadable" };
export type HeicQuestion = { readonly bytes: Uint8Array; readonly pixelLimit: number };

export function decodeHeic(
  bytes: Buffer,
  pixelLimit: number,
  seconds: number,
): Promise<Decoded | ReturnType<typeof refuse>> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), pixelLimit } satisfies HeicQuestion,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (answer: Decoded | ReturnType<typeof refuse>) => {
      clearTimeout(late);
      void worker.terminate();
      resolve(answer);
    };
    const late = setTimeout(() => end(refuse("too_slow")), seconds * 1_000);
    worker.once("message", (answer: HeicAnswer) => {
      if (answer.kind !== "pixels") return end(refuse(answer.kind));
      const { pixels, width, height } = answer;
      end({ ok: true, pixels: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length), width, height });
    });
    worker.once("error", () => end(refuse("unreadable")));
    worker.once("exit", () => end(refuse("unreadable")));
  });
}
