/** Pictures re-encoded by the browser: scaled down, upright, and without metadata of the camera. */
import { fittedSize, mediaSizes } from "#domain/media/upload.ts";

type Source = ImageBitmap | HTMLVideoElement;

/** null when this browser cannot decode it (HEIC outside Apple's). */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

export function sizeOf(source: Source): { readonly width: number; readonly height: number } {
  return source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };
}

/** Never enlarged. `edge` in pixels, as `fittedSize` takes it. */
export async function drawAtMost(
  source: Source,
  edge: number,
  type: "image/webp" | "image/jpeg" = "image/webp",
): Promise<Blob | null> {
  return encode(paint(source, edge), type, 0.82);
}

/** A few pixels as a `data:` address of at most 2 kB. */
export function drawBlur(source: Source): string {
  const canvas = paint(source, 16);
  return canvas?.toDataURL("image/webp", 0.5) ?? "";
}

export async function drawPreview(file: Blob): Promise<Blob | null> {
  const picture = await openPicture(file);
  if (!picture) return null;
  const preview = await drawAtMost(picture, mediaSizes.small);
  picture.close();
  return preview;
}

function paint(source: Source, edge: number): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fittedSize(sizeOf(source), edge));
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.imageSmoothingQuality = "high";
  brush.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Safari cannot encode WebP and returns a PNG: then a JPEG is requested. */
async function encode(canvas: HTMLCanvasElement | null, type: string, quality: number): Promise<Blob | null> {
  if (!canvas) return null;
  const blob = await toBlob(canvas, type, quality);
  return blob && blob.type !== type ? toBlob(canvas, "image/jpeg", quality) : blob;
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
