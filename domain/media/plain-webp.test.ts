import { expect, test } from "vitest";
import { isPlainWebp } from "./plain-webp.ts";

function webp(chunks: readonly (readonly [string, readonly number[]])[], behind = 0): Uint8Array {
  const body = chunks.flatMap(([name, content]) => [
    ...new TextEncoder().encode(name),
    content.length & 255,
    content.length >> 8,
    0,
    0,
    ...content,
    ...(content.length % 2 ? [0] : []),
  ]);
  const size = 4 + body.length;
  const head = [..."RIFF"].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from([
    ...head,
    ...[size & 255, size >> 8, 0, 0],
    ...new TextEncoder().encode("WEBP"),
    ...body,
    ...Array.from({ length: behind }, () => 7),
  ]);
}

const picture = ["VP8 ", [1, 2, 3]] as const;
const extended = (flags: number) => ["VP8X", [flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]] as const;

test("only a lossy picture, with or without transparency and a small colour profile, is plain", () => {
  expect(isPlainWebp(webp([picture]))).toBe(true);
  expect(isPlainWebp(webp([extended(0x10), ["ALPH", [1, 2]], picture]))).toBe(true);
  expect(isPlainWebp(webp([extended(0x20), ["ICCP", [1, 2]], picture]))).toBe(true);
  expect(isPlainWebp(webp([extended(0x30), ["ICCP", [1, 2]], ["ALPH", [1, 2]], picture]))).toBe(true);
});

test.each([
  ["a place in EXIF", webp([extended(0x08), picture, ["EXIF", [1, 2]]])],
  ["EXIF that no flag announces", webp([picture, ["EXIF", [1, 2]]])],
  ["XMP", webp([extended(0x04), picture, ["XMP ", [1, 2]]])],
  [
    "a colour profile that could hold a letter",
    webp([extended(0x20), ["ICCP", Array(2_000).fill(1)], picture]),
  ],
  ["a colour profile that no flag announces", webp([extended(0), ["ICCP", [1, 2]], picture])],
  ["an animation", webp([extended(0x02), ["ANIM", [1, 2]], ["ANMF", [1, 2]]])],
  ["a lossless picture", webp([["VP8L", [1, 2]]])],
  ["a chunk of its own", webp([picture, ["note", [1, 2]]])],
  ["bytes behind its end", webp([picture], 4)],
  ["a length that is not its own", webp([picture]).map((byte, at) => (at === 4 ? byte + 2 : byte))],
  ["two pictures", webp([picture, picture])],
  ["a chunk that is cut off", webp([picture]).subarray(0, 20)],
  ["a PNG", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0])],
])("%s is not", (_, bytes) => {
  expect(isPlainWebp(bytes)).toBe(false);
});
