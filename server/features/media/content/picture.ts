/**
 * Decodes a picture and encodes it again, so that only pixels are kept: no EXIF, GPS or XMP, no comment, no appended file. One that was made
 * so before, and comes back in a copy of the journal, is kept as it is. libvips may read four formats only; all others (SVG, PDF, TIFF…) are
 * blocked. Runs in the child process, one picture at a time.
 */
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { isPlainWebp } from "#domain/media/plain-webp.ts";
import { fittedSize, mediaSizes, type UploadRefusal } from "#domain/media/upload.ts";
import { decodeHeic } from "./heic.ts";
import { type MadeFile, refuse } from "./made.ts";
import { pixelLimit, validateSize } from "./picture-limits.ts";
import { stripPng, withProfile } from "./png-chunks.ts";

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
sharp.concurrency(1);

const secondsLimit = 20;
const blurLimit = 2_048;

type Picture = {
  readonly ok: true;
  readonly files: readonly MadeFile[];
  readonly width: number;
  readonly height: number;
  /** A `data:` URL of at most 2 kB. */
  readonly blur: string;
};

/** @param bytes recognised as a picture by their content */
export async function makePicture(bytes: Buffer): Promise<Picture | ReturnType<typeof refuse>> {
  try {
    const opened = await openPicture(bytes);
    return "ok" in opened ? opened : await shrink(opened);
  } catch (error) {
    return refuse(refusalFor(error));
  }
}

/** A picture that is not decoded yet; `orientation` as in EXIF, 1 to 8. */
type OpenPicture = {
  readonly picture: Sharp;
  readonly orientation: number;
  /** Pixels, before it is turned upright. */
  readonly size: { readonly width: number; readonly height: number };
  /** Its bytes, where they hold nothing but the picture. */
  readonly plain: Buffer | null;
  /** The ICC profile whose colours the pixels still are in; null: they come as sRGB. */
  readonly profile: Buffer | null;
};

async function openPicture(sent: Buffer): Promise<OpenPicture | ReturnType<typeof refuse>> {
  const bytes = isPng(sent) ? stripPng(sent) : sent;
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, compression, orientation = 1 } = head;
  const isHeic = format === "heif" && compression !== "av1";
  const refusal = validateSize({ ...head, format: format === "heif" ? (isHeic ? "heic" : "avif") : format });
  if (refusal) return refuse(refusal);
  if (isHeic) {
    const decoded = await decodeHeic(bytes);
    if (!decoded.ok) return decoded;
    const { pixels, width, height, channels } = decoded;
    return {
      picture: sharp(pixels, { raw: { width, height, channels } }),
      orientation: 1,
      size: { width, height },
      plain: null,
      profile: head.icc ?? null,
    };
  }
  // Of 16 bits a channel `sharp` gives the colours of Display P3, whatever is asked for: they are left as they are, and turned after.
  const isDeep = head.depth === "ushort";
  const limits = { limitInputPixels: pixelLimit, failOn: "error", sequentialRead: true } as const;
  const picture = sharp(bytes, { ...limits, ignoreIcc: isDeep });
  const plain = isPlainWebp(bytes) ? bytes : null;
  const profile = (isDeep && head.icc) || null;
  return { picture, orientation, size: { width: head.width, height: head.height }, plain, profile };
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

/** Bare pixels have no place for a profile: they go through a PNG that has it, which is read as any other. */
async function toSrgb({ data, info }: Pixels, profile: Buffer): Promise<Pixels> {
  const png = await sharp(data, { raw: info }).png({ compressionLevel: 0 }).toBuffer();
  return sharp(withProfile(png, profile)).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
}

const isPng = (bytes: Buffer) => bytes.length > 8 && bytes.readUInt32BE(0) === 0x89504e47;

async function shrink({ picture, orientation, size, plain, profile }: OpenPicture): Promise<Picture> {
  // Scaled down before it is rotated: rotating needs the whole picture in memory.
  const small = await picture
    .timeout({ seconds: secondsLimit })
    .resize({ ...fittedSize(size, mediaSizes.large), fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const coloured = profile ? await toSrgb(small, profile) : small;
  const { data, info } = await turn(sharp(coloured.data, { raw: coloured.info }), orientation)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const again = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: secondsLimit });
  const files: MadeFile[] = [];
  for (const name of ["small", "medium", "large"] as const) {
    const made = again()
      .resize({ ...fittedSize({ width, height }, mediaSizes[name]), fit: "inside", withoutEnlargement: true })
      .webp({ quality: name === "large" ? 84 : 80, effort: 3 });
    const bytes = await made.toBuffer();
    const isKept = name === "large" && plain !== null && isAsMade(plain, bytes, size);
    files.push({ name, type: "image/webp", bytes: isKept ? plain : bytes });
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

/**
 * A plain WebP that needs no scaling and weighs about what we would make of it is the one that we made: encoding it once more would only
 * lose (docs/decisions/041-zip-and-sealed-copies.md).
 */
function isAsMade(plain: Buffer, made: Buffer, size: OpenPicture["size"]): boolean {
  const { width, height } = fittedSize(size, mediaSizes.large);
  return width === size.width && height === size.height && plain.length <= asMadeLimit * made.length;
}

const asMadeLimit = 2;

/** EXIF 2.32, 4.6.4: mirrored vertically or horizontally, then rotated by quarter turns. */
function turn(picture: Sharp, orientation: number): Sharp {
  switch (orientation) {
    case 2:
      return picture.flop();
    case 3:
      return picture.rotate(180);
    case 4:
      return picture.flip();
    case 5:
      return picture.flip().rotate(90);
    case 6:
      return picture.rotate(90);
    case 7:
      return picture.flip().rotate(270);
    case 8:
      return picture.rotate(270);
    default:
      return picture;
  }
}

function refusalFor(error: unknown): UploadRefusal {
  return error instanceof Error && /timeout/i.test(error.message) ? "too_slow" : "unreadable";
}
