/** Runs in a worker thread (heic.ts): one picture, then the thread ends. */
import { parentPort, workerData } from "node:worker_threads";
import decodeHeic from "heic-decode";
import type { HeicAnswer, HeicQuestion } from "./heic.ts";

const { bytes, pixelLimit } = workerData as HeicQuestion;

async function answer(): Promise<HeicAnswer> {
  const [image] = await decodeHeic.all({ buffer: bytes });
  if (!image) return { kind: "unreadable" };
  if (image.width * image.height > pixelLimit) return { kind: "too_many_pixels" };
  const { data, width, height } = await image.decode();
  return { kind: "pixels", pixels: new Uint8Array(data.buffer), width, height };
}

parentPort?.postMessage(await answer().catch((): HeicAnswer => ({ kind: "unreadable" })));
