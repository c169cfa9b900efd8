/** Pictures drawn smaller in a worker, where there is no page to draw on (app/features/media/add/draw-sizes.ts does it there). */
import { isPlainWebp } from "#domain/media/plain-webp.ts";
import { fittedSize, mediaSizes } from "#domain/media/upload.ts";

/** Null when this browser cannot decode it, or draws nothing in workers. */
export async function openDrawing(file: Blob): Promise<ImageBitmap | null> {
  if (typeof OffscreenCanvas === "undefined" || typeof createImageBitmap === "undefined") return null;
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

export async function drawSmall(picture: ImageBitmap): Promise<Blob | null> {
  return draw(picture, mediaSizes.small, 0.82);
}

/** As it is, where it holds nothing but a picture of the size that is kept; else drawn anew, which leaves behind what else it holds. */
export async function drawLarge(picture: ImageBitmap, file: Blob): Promise<Blob | null> {
  const { width, height } = fittedSize(picture, mediaSizes.large);
  const fits = width === picture.width && height === picture.height;
  if (fits && isPlainWebp(new Uint8Array(await file.arrayBuffer()))) return file;
  return draw(picture, mediaSizes.large, 0.82);
}

/** A few pixels as a `data:` address. */
export async function drawBlur(picture: ImageBitmap): Promise<string> {
  const tiny = await draw(picture, 16, 0.5);
  if (!tiny) return "";
  const bytes = new Uint8Array(await tiny.arrayBuffer());
  return `data:${tiny.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

async function draw(picture: ImageBitmap, edge: number, quality: number): Promise<Blob | null> {
  const { width, height } = fittedSize(picture, edge);
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, width, height);
  const drawn = await canvas.convertToBlob({ type: "image/webp", quality });
  // Safari cannot encode WebP and returns a PNG.
  return drawn.type === "image/webp" ? drawn : canvas.convertToBlob({ type: "image/jpeg", quality });
}
