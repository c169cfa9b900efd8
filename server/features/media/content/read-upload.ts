/**
 * Recognises a whole upload by its bytes alone, and makes the files that are kept of it. Runs in the child process (../opening), never in
 * the server.
 */
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { isMovingPicture } from "#domain/media/moving-picture.ts";
import { readMp4 } from "./iso/read-mp4.ts";
import { type Made, refuse } from "./made.ts";
import { makePicture } from "./picture.ts";
import { Unreadable, Unsupported } from "./unreadable.ts";
import type { VideoFacts } from "./video-facts.ts";
import { readWebm } from "./webm/read-webm.ts";

const pictures = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"]);
const videos: Readonly<Record<string, { readonly read: typeof readMp4; readonly type: string }>> = {
  "video/mp4": { read: readMp4, type: "video/mp4" },
  "video/x-m4v": { read: readMp4, type: "video/mp4" },
  // The same container; browsers play it under this type only.
  "video/quicktime": { read: readMp4, type: "video/mp4" },
  "video/webm": { read: readWebm, type: "video/webm" },
};

/**
 * @param bytes may be modified.
 * @param poster the poster frame of a video; without one a plain one is drawn.
 */
export async function readUpload(bytes: Buffer, poster: Buffer | null): Promise<Made> {
  if (isMovingPicture(bytes)) return refuse("moving_picture");
  const type = await typeOf(bytes);
  if (pictures.has(type)) {
    const picture = await makePicture(bytes);
    if (!picture.ok) return picture;
    const { files, width, height, blur } = picture;
    const facts = { kind: "photo", width, height, duration: null, bytes: sumOf(files), blur } as const;
    return { ok: true, files, facts };
  }
  const video = videos[type];
  if (!video) return refuse("unsupported_type");
  const facts = readFacts(bytes, video.read);
  if ("ok" in facts) return facts;
  if (poster && !pictures.has(await typeOf(poster))) return refuse("poster_unreadable");
  const still = await makePicture(poster ?? (await drawStill(facts)));
  if (!still.ok) return refuse("poster_unreadable");
  const files = [...still.files, { name: "video", type: video.type, bytes } as const];
  const { width, height, duration } = facts;
  return {
    ok: true,
    files,
    facts: { kind: "video", width, height, duration, bytes: sumOf(files), blur: still.blur },
  };
}

async function typeOf(bytes: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type?.mime ?? "";
}

function readFacts(bytes: Buffer, read: (bytes: Buffer) => VideoFacts) {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof Unsupported) return refuse("unsupported_type");
    if (error instanceof Unreadable) return refuse("unreadable");
    throw error;
  }
}

const sumOf = (files: readonly { readonly bytes: Buffer }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);

function drawStill({ width, height }: VideoFacts): Promise<Buffer> {
  const scale = Math.min(1, 640 / Math.max(width, height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const background = { r: 46, g: 40, b: 36 };
  return sharp({ create: { width: side(width), height: side(height), channels: 3, background } })
    .png()
    .toBuffer();
}
