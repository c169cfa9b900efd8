/**
 * Limits of a picture, checked by its header before anything is decoded. Decoders need very different amounts of memory a pixel; each value
 * was measured (bench/media.ts) and stays below the child's limit, so that a picture that is too large is refused properly and no child has
 * to be killed for it.
 */
import { isTooLong } from "#domain/media/picture-size.ts";
import type { UploadRefusal } from "#domain/media/upload.ts";

/** Pixels; along one side `isTooLong` says: rows of millions of pixels cost as much as a picture. */
export const pixelLimit = 64_000_000;

/** Bytes of memory that opening one picture may take. */
const memoryLimit = 320 * 1024 * 1024;

type PictureHead = {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly depth: string;
  readonly channels?: number | undefined;
  /** Interlaced or progressive: such a picture is decoded as a whole. */
  readonly isProgressive?: boolean | undefined;
  readonly chromaSubsampling?: string | undefined;
};

export function validateSize(head: PictureHead): UploadRefusal | null {
  const { width, height } = head;
  if (!(width > 0 && height > 0)) return "unreadable";
  if (width * height > pixelLimit) return "too_many_pixels";
  if (isTooLong(head)) return "too_long";
  return width * height * bytesPerPixel(head) > memoryLimit ? "too_many_pixels" : null;
}

function bytesPerPixel({
  format,
  depth,
  channels = 3,
  isProgressive,
  chromaSubsampling,
}: PictureHead): number {
  const sample = depth === "uchar" ? 1 : 2;
  switch (format) {
    case "heic":
      return 6.8;
    case "avif":
      return sample === 1 ? 17.5 : 24;
    case "jpeg":
      // Two-byte coefficients, for every channel or with two of them at a quarter of the size.
      if (!isProgressive) return 1;
      return chromaSubsampling === "4:2:0" ? 3.6 : 2.2 * channels;
    case "png":
      return isProgressive ? (channels + 0.5) * sample : 2;
    default:
      // WebP: scaled down while decoding; small ones are decoded as a whole.
      return 4;
  }
}
