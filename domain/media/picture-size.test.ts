import fc from "fast-check";
import { expect, test } from "vitest";
import { isTooLong, pictureSize } from "./picture-size.ts";

const bytes = (hex: string) =>
  Uint8Array.from(hex.replace(/\s/g, "").match(/../g) ?? [], (one) => Number.parseInt(one, 16));

test.each([
  [
    "a PNG",
    "89504e470d0a1a0a 0000000d 49484452 00004268 000000f0 0802000000",
    { width: 17_000, height: 240 },
  ],
  [
    "a JPEG, past what stands before its frame, with bytes that fill up",
    "ffd8 ffe00004abcd ffff ffdb0003aa ffc2 0011 08 4e20 0438 03 011100 021101 031101",
    { width: 1_080, height: 20_000 },
  ],
  [
    "a JPEG whose table has a number among the frames",
    "ffd8 ffc40003aa ffc0 0011 08 0010 0020 03 011100 021101 031101",
    { width: 32, height: 16 },
  ],
  ["a JPEG that ends too soon", "ffd8 ffe00100 0000000000000000000000000000000000000000", null],
  ["anything else", "52494646 00000000 57454250 565038 20 000000000000000000000000", null],
])("%s tells its size by its header, or nothing", (_, hex, size) => {
  expect(pictureSize(bytes(hex))).toEqual(size);
});

test("whatever the bytes are, none make it throw or go on for ever", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom("", "ffd8", "89504e47"), (rest, start) => {
      expect(() => pictureSize(Uint8Array.from([...bytes(start), ...rest]))).not.toThrow();
    }),
  );
});

test("16,384 pixels along one side are not too long, one more is", () => {
  expect([16_384, 16_385].map((height) => isTooLong({ width: 8, height }))).toEqual([false, true]);
});
