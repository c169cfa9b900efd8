import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { heic, photo, photoWithPlace, png, secretPlace } from "#server/testing/pictures.ts";
import { readUpload } from "./read-upload.ts";

const made = async (bytes: Buffer) => {
  const outcome = await readUpload(bytes, null);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome;
};

test("a photo is turned the right way up, and nothing it carried is kept", async () => {
  const bytes = await photoWithPlace({ width: 120, height: 80 });
  expect(bytes.includes(secretPlace)).toBe(true);
  expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
  const { facts, files } = await made(bytes);
  expect(facts).toMatchObject({ kind: "photo", width: 80, height: 120 });
  for (const { bytes: kept } of files) {
    expect(kept.includes(secretPlace)).toBe(false);
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 80, height: 120 });
    for (const name of ["exif", "xmp", "iptc", "icc", "orientation"])
      expect(metadata).not.toHaveProperty(name);
  }
});

test("three sizes, none larger than the photo itself", async () => {
  const { files, facts } = await made(await photo({ width: 3_000, height: 1_500 }));
  const sizes = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
  expect(files.map(({ name }) => name)).toEqual(["small", "medium", "large"]);
  expect(sizes).toEqual([480, 1_280, 2_560]);
  expect(facts).toMatchObject({ width: 2_560, height: 1_280 });
  expect(facts.bytes).toBe(files.reduce((sum, { bytes }) => sum + bytes.length, 0));
});

test("a panorama keeps its short side longer than an ordinary scale would, whichever way it lies", async () => {
  const wide = await made(await photo({ width: 8_000, height: 1_500 }));
  expect(wide.facts).toMatchObject({ width: 5_120, height: 960 });
  const tall = await made(await photo({ width: 600, height: 3_000 }));
  expect(tall.facts).toMatchObject({ width: 600, height: 3_000 });
});

test("a preview fits in two kilobytes, whatever the picture", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  const create = { width: 900, height: 900, channels: 3, background: "black", noise } as const;
  const { facts } = await made(await sharp({ create }).jpeg().toBuffer());
  expect(facts.blur.length).toBeLessThanOrEqual(2_048);
});

test.for(["jpeg", "png", "webp", "avif"] as const)("a photo in %s is read", async (format) => {
  const bytes = await sharp(await png({ width: 100, height: 60 }))
    .toFormat(format)
    .toBuffer();
  expect((await made(bytes)).facts).toMatchObject({ kind: "photo", width: 100, height: 60 });
});

test("an iPhone's HEIC is read, with its colours", async () => {
  const { facts, files } = await made(heic());
  expect(facts).toMatchObject({ kind: "photo", width: 64, height: 48 });
  const pixels = await sharp(files.at(-1)?.bytes).removeAlpha().raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = pixels;
  expect(Math.abs(red - 200) + Math.abs(green - 40) + Math.abs(blue - 60)).toBeLessThan(30);
});

test.each(["three-frames.webp", "five-frames.avif", "five-frames.png"])(
  "%s, which moves, is refused for that reason",
  async (name) => {
    const bytes = readFileSync(`server/testing/${name}`);
    expect(await readUpload(bytes, null)).toEqual({ ok: false, refusal: "moving_picture" });
  },
);

test("a picture that is too long is told so, and not that it has too many pixels", async () => {
  const long = await sharp({ create: { width: 17_000, height: 240, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  expect(await readUpload(long, null)).toEqual({ ok: false, refusal: "too_long" });
});

test("a HEIC that is cut is refused", async () => {
  expect(await readUpload(heic().subarray(0, 900), null)).toMatchObject({ ok: false, refusal: "unreadable" });
});

test("a picture with transparency keeps it", async () => {
  const create = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { files } = await made(await sharp({ create }).png().toBuffer());
  expect((await sharp(files[0]?.bytes).stats()).isOpaque).toBe(false);
});

test("what was made here before comes back byte for byte: a copy that is brought in loses nothing", async () => {
  const alpha = { r: 10, g: 90, b: 200, alpha: 0.4 };
  const clear = await sharp({ create: { width: 90, height: 40, channels: 4, background: alpha } })
    .png()
    .toBuffer();
  const sizes = [
    { width: 3_000, height: 1_500 },
    { width: 8_000, height: 1_500 },
    { width: 60, height: 80 },
  ];
  for (const first of [clear, ...(await Promise.all(sizes.map(photo)))]) {
    const once = (await made(first)).files.at(-1)?.bytes ?? Buffer.alloc(0);
    const again = await made(Buffer.from(once));
    expect(again.files.at(-1)?.bytes.equals(once)).toBe(true);
    expect(again.facts.bytes).toBe(again.files.reduce((sum, { bytes }) => sum + bytes.length, 0));
  }
});

/** The same picture with words behind its last pixels, inside the part that holds them. */
function stuffed(webp: Buffer, words: Buffer): Buffer {
  const bytes = Buffer.concat([webp, words]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt32LE(bytes.length - 20, 16);
  return bytes;
}

test("a WebP that carries a place, weighs far more than it shows, or is too large is made again", async () => {
  const plain = await sharp(await photo({ width: 400, height: 300 }))
    .webp()
    .toBuffer();
  const withPlace = await sharp(plain)
    .withExif({ IFD0: { ImageDescription: secretPlace } })
    .webp()
    .toBuffer();
  const hidden = stuffed(plain, Buffer.from(secretPlace.repeat(200)));
  const large = await sharp(await photo({ width: 3_000, height: 2_000 }))
    .webp()
    .toBuffer();
  for (const bytes of [withPlace, hidden, large]) {
    const kept = (await made(Buffer.from(bytes))).files.at(-1)?.bytes ?? Buffer.alloc(0);
    expect(kept.includes(secretPlace)).toBe(false);
    expect(kept.equals(bytes)).toBe(false);
  }
  expect(hidden.includes(secretPlace) && withPlace.includes(secretPlace)).toBe(true);
  expect((await made(Buffer.from(plain))).files.at(-1)?.bytes.equals(plain)).toBe(true);
});
