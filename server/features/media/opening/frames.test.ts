import { expect, test } from "vitest";
import { createFrameReader, encodeFrame, type Frame } from "./frames.ts";

const bytesOf = (frame: Frame) => Buffer.concat(encodeFrame(frame));

test("messages come whole and in order, however the stream is cut", () => {
  const sent = [
    { head: { at: 1 }, blobs: [Buffer.from("one"), Buffer.alloc(0)] },
    { head: null, blobs: [] },
    { head: "three", blobs: [Buffer.alloc(5_000, 7)] },
  ];
  const stream = Buffer.concat(sent.map(bytesOf));
  for (const step of [1, 7, 4_096, stream.length]) {
    const taken: Frame[] = [];
    const read = createFrameReader((frame) => taken.push(frame));
    for (let at = 0; at < stream.length; at += step) read(stream.subarray(at, at + step));
    expect(taken).toEqual(sent);
  }
});

test("a message that is larger than may come is refused before it is whole", () => {
  const taken: Frame[] = [];
  const read = createFrameReader(
    (frame) => taken.push(frame),
    () => 10_000,
  );
  read(bytesOf({ head: null, blobs: [Buffer.alloc(9_000)] }));
  expect(taken).toHaveLength(1);
  const large = bytesOf({ head: null, blobs: [Buffer.alloc(20_000)] });
  read(large.subarray(0, 9_000));
  expect(() => read(large.subarray(9_000, 11_000))).toThrow(/too long/);
  expect(taken).toHaveLength(1);
});

test.each([
  ["a head without end", Buffer.from([0x7f, 0xff, 0xff, 0xff])],
  ["lengths that are none", bytesOf({ head: null, blobs: [] }).fill("[", 4)],
])("%s is refused", (_, stream) => {
  expect(() => createFrameReader(() => undefined)(stream)).toThrow();
});
