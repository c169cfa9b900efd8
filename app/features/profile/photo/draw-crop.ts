import { profilePhotoEdge } from "#domain/account/profile-photo.ts";
import type { Crop } from "./crop.ts";

/** Null when this browser cannot decode it (HEIC outside Apple's). */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, size }: Crop): void {
  const brush = canvas.getContext("2d");
  if (!brush) return;
  brush.imageSmoothingQuality = "high";
  brush.clearRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, x, y, size, size, 0, 0, canvas.width, canvas.height);
}

/** Pixels alone: nothing of the camera is left. Null when the browser cannot encode it. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = profilePhotoEdge;
  canvas.height = profilePhotoEdge;
  paintCrop(canvas, picture, crop);
  const blob = await toBlob(canvas, "image/webp");
  // Safari cannot encode WebP and returns a PNG: then a JPEG is requested.
  return blob && blob.type !== "image/webp" ? toBlob(canvas, "image/jpeg") : blob;
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.88));
