/**
 * Opens a picture and makes it again, so that nothing but pixels is kept: no EXIF, GPS or XMP, no comment, no second file
 * behind the first. libvips may read four formats only; everything else it knows (SVG, PDF, TIFF…) is blocked.
 */
import sharp, { type Sharp } from "sharp";
import { mediaSizes, type UploadRefusal } from "#domain/upload.ts";
import { createLine } from "../one-by-one.ts";
import { decodeHeic } from "./heic.ts";
import { type MadeFile, refuse } from "./made.ts";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});
sharp.cache(false);
// One thread a picture and two pictures at a time: the others wait, the server does not.
sharp.concurrency(1);
const inLine = createLine(2);

/** Pixels: 64 million are 256 MB when opened. */
export const pixelLimit = 64_000_000;
const secondsLimit = 20;
const blurLimit = 2_048;

export type Picture = {
  readonly ok: true;
  readonly files: readonly MadeFile[];
  readonly width: number;
  readonly height: number;
  /** A `data:` address of at most 2 kB. */
  readonly blur: string;
};

/** `bytes` were told to be a picture by their content. */
export function makePicture(bytes: Buffer): Promise<Picture | ReturnType<typeof refuse>> {
  return inLine(async () => {
    const opened = await openPicture(bytes);
    if ("ok" in opened) return opened;
    try {
      return await shrink(opened);
    } catch (error) {
      return refuse(refusalFor(error));
    }
  });
}

async function openPicture(bytes: Buffer): Promise<Sharp | ReturnType<typeof refuse>> {
  try {
    const { width, height, format, compression } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pixelLimit) return refuse("too_many_pixels");
    if (format === "heif" && compression !== "av1") {
      const decoded = await decodeHeic(bytes, pixelLimit, secondsLimit);
      if (!decoded.ok) return decoded;
      return sharp(decoded.pixels, { raw: { width: decoded.width, height: decoded.height, channels: 4 } });
    }
    return sharp(bytes, { limitInputPixels: pixelLimit, failOn: "error", sequentialRead: true }).autoOrient();
  } catch {
    return refuse("unreadable");
  }
}

async function shrink(opened: Sharp): Promise<Picture> {
  const { data, info } = await opened
    .timeout({ seconds: secondsLimit })
    .resize({ width: mediaSizes.large, height: mediaSizes.large, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const again = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: secondsLimit });
  const files: MadeFile[] = [];
  for (const name of ["small", "medium", "large"] as const) {
    const edge = mediaSizes[name];
    const made = again()
      .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
      .webp({ quality: name === "large" ? 84 : 80, effort: 3 });
    files.push({ name, type: "image/webp", bytes: await made.toBuffer() });
  }
  const tiny = await again()
    .resize({ width: 20, height: 20, fit: "inside" })
    .flatten({ background: "#888" })
    .webp({ quality: 30, effort: 3 })
    .toBuffer();
  const blur = `data:image/webp;base64,${tiny.toString("base64")}`;
  if (blur.length > blurLimit) throw new Error("The preview is too large.");
  return { ok: true, files, width, height, blur };
}

function refusalFor(error: unknown): UploadRefusal {
  return error instanceof Error && /timeout/i.test(error.message) ? "too_slow" : "unreadable";
}
