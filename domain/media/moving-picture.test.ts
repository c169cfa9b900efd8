import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isMovingPicture } from "./moving-picture.ts";

const moving = (name: string) => new Uint8Array(readFileSync(`server/testing/${name}`));

test.each(["three-frames.webp", "five-frames.avif", "five-frames.png"])("%s moves", (name) => {
  expect(isMovingPicture(moving(name))).toBe(true);
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a still %s does not, whatever its length is cut to",
  async (format) => {
    const create = { width: 8, height: 6, channels: 3, background: "#a33" } as const;
    const bytes = new Uint8Array(await sharp({ create }).toFormat(format).toBuffer());
    for (let length = 0; length <= bytes.length; length += 1)
      expect(isMovingPicture(bytes.subarray(0, length))).toBe(false);
  },
);

test("one frame in the wrapping of an animation is a still picture", () => {
  const png = moving("five-frames.png");
  const count = Buffer.from(png).indexOf("acTL") + 7;
  png[count] = 1;
  expect(isMovingPicture(png)).toBe(false);
});

test("a film is not taken for a moving picture, nor a size that leads nowhere for an endless one", () => {
  const box = (name: string, rest: readonly number[] = []) => [
    0,
    0,
    0,
    8 + rest.length,
    ...Buffer.from(name),
    ...rest,
  ];
  const film = box("ftyp", [...Buffer.from("isom\0\0\0\0isommp41")]);
  expect(isMovingPicture(Uint8Array.from([...film, ...box("moov")]))).toBe(false);
  const sequence = box("ftyp", [...Buffer.from("msf1\0\0\0\0msf1hevc")]);
  expect(isMovingPicture(Uint8Array.from([...sequence, ...box("moov")]))).toBe(true);
  expect(isMovingPicture(Uint8Array.from([...sequence, 0, 0, 0, 0, ...Buffer.from("meta")]))).toBe(false);
});

test("whatever byte is changed, it answers", () => {
  for (const name of ["three-frames.webp", "five-frames.avif", "five-frames.png"]) {
    const bytes = moving(name);
    for (const [at, was] of bytes.entries()) {
      bytes[at] = was ^ 0xff;
      expect(typeof isMovingPicture(bytes)).toBe("boolean");
      bytes[at] = was;
    }
  }
});
