/** Every reader gives the colours that a browser shows of the same picture: one table, whatever the format, its depth and its profile. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readUpload } from "./read-upload.ts";

/** Of the four quarters, in sRGB. */
const expected = [
  [200, 40, 60],
  [40, 160, 60],
  [40, 70, 200],
  [220, 200, 60],
] as const;
const side = 64;

/** The four quarters as bare sRGB pixels, from which a picture is made in another space. */
function quarters() {
  const data = Buffer.alloc(side * side * 3);
  for (let at = 0; at < side * side; at += 1) {
    const quarter = (at % side < side / 2 ? 0 : 1) + (at < (side * side) / 2 ? 0 : 2);
    data.set(expected[quarter] ?? [], at * 3);
  }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } });
}
const wide = () => quarters().withIccProfile("p3");
const kept = (name: string) => async () => readFileSync(`server/testing/${name}`);

test.each<[string, () => Promise<Buffer>]>([
  ["JPEG", () => quarters().jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer()],
  ["JPEG in Display P3", () => wide().jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer()],
  ["PNG", () => quarters().png().toBuffer()],
  ["PNG in Display P3", () => wide().png().toBuffer()],
  ["PNG of 16 bits", () => quarters().toColourspace("rgb16").png().toBuffer()],
  ["PNG of 16 bits in Display P3", kept("wide-gamut-16-bit.png")],
  ["WebP", () => quarters().webp({ lossless: true }).toBuffer()],
  ["WebP in Display P3", () => wide().webp({ lossless: true }).toBuffer()],
  ["AVIF", () => quarters().avif({ lossless: true }).toBuffer()],
  ["AVIF in Display P3", () => wide().avif({ lossless: true }).toBuffer()],
  ["HEIC in Display P3", kept("wide-gamut.heic")],
])("%s keeps its colours in every size", async (_, make) => {
  const outcome = await readUpload(await make(), null);
  if (!outcome.ok) throw new Error(outcome.refusal);
  for (const { name, bytes } of outcome.files) {
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const found = [0, 1, 2, 3].map((quarter) => {
      const [x, y] = [quarter % 2, Math.floor(quarter / 2)].map((half) => half / 2 + 0.25) as [
        number,
        number,
      ];
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
      return [...data.subarray(at, at + 3)];
    });
    const apart = found.map((colour, at) =>
      colour.map((value, of) => Math.abs(value - (expected[at]?.[of] ?? 0))),
    );
    expect(Math.max(...apart.flat()), `${name}: ${found.join(" · ")}`).toBeLessThanOrEqual(6);
  }
});
