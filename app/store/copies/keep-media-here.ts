/** What a photo or video that is brought in needs to be kept in a journal without an account: no server opens it. Runs in a worker. */
import type { FileName } from "#app/store/db/upload-row.ts";
import type { ToldFile } from "#domain/copy/read-entry.ts";
import type { UploadFacts } from "#domain/media/upload.ts";
import { drawBlur, drawLarge, drawSmall, openDrawing } from "./draw-in-worker.ts";

export type KeptHere = {
  readonly files: Readonly<Partial<Record<FileName, Blob>>>;
  readonly facts: UploadFacts;
};

/** Whether this browser decodes the photo, or the file begins like a video. */
export async function canShowHere(file: Blob, told: ToldFile | null): Promise<boolean> {
  if (told?.kind === "video") return isVideo(file);
  const picture = await openDrawing(file);
  picture?.close();
  return picture !== null;
}

/** Null when it cannot be shown here. `still`: the picture of a video; without one a plain one is drawn. */
export async function prepareHere(
  file: Blob,
  still: Blob | null,
  told: ToldFile | null,
): Promise<KeptHere | null> {
  const isFilm = told?.kind === "video";
  if (isFilm && !(await isVideo(file))) return null;
  const shown = isFilm ? (still ?? (await plainStill(told))) : file;
  const picture = shown && (await openDrawing(shown));
  if (!picture) return null;
  const [small, large, blur] = [
    await drawSmall(picture),
    await drawLarge(picture, shown),
    await drawBlur(picture),
  ];
  const { width, height } = picture;
  picture.close();
  if (!small || !large) return null;
  if (!isFilm) {
    const bytes = small.size + large.size;
    return { files: { small, large }, facts: { kind: "photo", width, height, duration: null, bytes, blur } };
  }
  const { duration } = told;
  return {
    files: { small, large, video: file },
    facts: { kind: "video", width: told.width, height: told.height, duration, bytes: file.size, blur },
  };
}

/** ISO base media (MP4, MOV) says "ftyp" at its fourth byte, WebM begins with an EBML head. */
async function isVideo(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const word = String.fromCharCode(...head.subarray(4));
  return word === "ftyp" || (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3);
}

async function plainStill({ width, height }: ToldFile): Promise<Blob | null> {
  if (typeof OffscreenCanvas === "undefined") return null;
  const scale = Math.min(1, 640 / Math.max(width, height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const canvas = new OffscreenCanvas(side(width), side(height));
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.fillStyle = "rgb(46 40 36)";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/png" });
}
