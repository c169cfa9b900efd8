/** Pictures of a few kilobytes that take hundreds of megabytes to open. */
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { words } from "./pictures.ts";

/** A chunk of a PNG with its checksum. */
function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const sum = named.reduce((at, byte) => (sums[(at ^ byte) & 255] ?? 0) ^ (at >>> 8), 0xffffffff);
  return Buffer.concat([words(body.length), named, words((sum ^ 0xffffffff) >>> 0)]);
}
const sums = Uint32Array.from({ length: 256 }, (_, index) => {
  let sum = index;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

type PngShape = {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample: 1, 8 or 16. */
  readonly depth?: number;
  /** Colour with transparency, else grey. */
  readonly isColour?: boolean;
  readonly isInterlaced?: boolean;
  /** Chunks before the pixels. */
  readonly before?: readonly Buffer[];
  /** Bytes of rows that are really present; default all of them. */
  readonly rows?: number;
};

/** Black, whatever the size: few bytes for any number of pixels. */
export function blackPng({
  width,
  height,
  depth = 1,
  isColour,
  isInterlaced,
  before = [],
  rows,
}: PngShape): Buffer {
  const head = Buffer.concat([
    words(width, height),
    Buffer.of(depth, isColour ? 6 : 0, 0, 0, isInterlaced ? 1 : 0),
  ]);
  const line = Math.ceil((width * depth * (isColour ? 4 : 1)) / 8) + 1;
  const length = Math.min(rows ?? Number.POSITIVE_INFINITY, line * height + (isInterlaced ? height * 8 : 0));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", head),
    ...before,
    pngChunk("IDAT", deflateSync(Buffer.alloc(length), { level: 9 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Text chunks that expand to `bytes` each. */
export function textBomb(chunks: number, bytes: number): readonly Buffer[] {
  const body = Buffer.concat([
    Buffer.from("Comment\0\0", "latin1"),
    deflateSync(Buffer.alloc(bytes), { level: 9 }),
  ]);
  return Array.from({ length: chunks }, () => pngChunk("zTXt", body));
}

export function plainAvif(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: { r: 1, g: 2, b: 3 } } as const;
  return sharp({ create, limitInputPixels: false }).avif({ quality: 20, effort: 0 }).toBuffer();
}

/** A small AVIF with another size in its header. */
export async function claimingAvif(width: number, height: number): Promise<Buffer> {
  const bytes = await plainAvif(64, 64);
  words(width, height).copy(bytes, bytes.indexOf("ispe") + 8);
  return bytes;
}

/** A small progressive JPEG in full colour with another size in its header. */
export async function claimingJpeg(width: number, height: number): Promise<Buffer> {
  const bytes = await plainJpeg(64, 64, true);
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc2));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

export function plainJpeg(width: number, height: number, isProgressive: boolean): Promise<Buffer> {
  const create = { width, height, channels: 3, background: { r: 1, g: 2, b: 3 } } as const;
  return sharp({ create, limitInputPixels: false })
    .jpeg({ progressive: isProgressive, chromaSubsampling: isProgressive ? "4:4:4" : "4:2:0" })
    .toBuffer();
}

/** An animation with the given number of frames. */
export async function movingWebp(frames: number): Promise<Buffer> {
  const raw = Buffer.alloc(8 * 8 * 3 * frames).map((_, at) => at % 251);
  return sharp(raw, { raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0 })
    .toBuffer();
}
