import { expect, test } from "vitest";
import {
  box,
  element,
  fragmentedVideo,
  picturePart,
  secretPlace,
  videoWithPlace,
  webmWithPlace,
  words,
} from "#server/testing/pictures.ts";
import { readMp4 } from "./iso/read-mp4.ts";
import { Unreadable, Unsupported } from "./unreadable.ts";
import { readWebm } from "./webm/read-webm.ts";

test("an MP4 keeps its film where it was, and no place, page or date", () => {
  const bytes = videoWithPlace();
  const at = bytes.indexOf(picturePart);
  const { length } = bytes;
  expect(readMp4(bytes)).toEqual({ width: 640, height: 360, duration: 5 });
  expect(bytes.indexOf(picturePart)).toBe(at);
  expect(bytes.length).toBe(length);
  for (const trace of [secretPlace, "html", "©xyz", "uuid", "location", "meta"]) {
    expect(bytes.includes(Buffer.from(trace, "latin1"))).toBe(false);
  }
  expect(readMp4(bytes)).toEqual({ width: 640, height: 360, duration: 5 });
});

/** Many tracks with chunks that all start at the same offset. */
function chunkBomb(tracks: number, chunks: number): Buffer {
  const offsets = Buffer.alloc(chunks * 4);
  const track = (handler: string) =>
    box(
      "trak",
      box("tkhd", Buffer.alloc(76), words(640 << 16, 360 << 16)),
      box(
        "mdia",
        box("mdhd", Buffer.alloc(24)),
        box("hdlr", words(0, 0), handler, Buffer.alloc(12)),
        box(
          "minf",
          box(
            "stbl",
            box("stsz", words(0, 1, 0)),
            box("stsc", words(0, 0)),
            box("stco", words(0, chunks), offsets),
          ),
        ),
      ),
    );
  const moov = box(
    "moov",
    box("mvhd", Buffer.alloc(100)),
    track("vide"),
    ...Array.from({ length: tracks - 1 }, () => track("soun")),
  );
  return Buffer.concat([box("ftyp", "isom", words(0)), box("mdat", "x"), moov]);
}

test("chunks are counted over all tracks, so that many tables of offsets are not sorted", () => {
  expect(readMp4(chunkBomb(2, 1_000))).toMatchObject({ height: 640 });
  expect(() => readMp4(chunkBomb(10, 20_000))).toThrow(Unreadable);
  expect(() => readMp4(chunkBomb(25, 10))).toThrow(Unreadable);
});

test("a video held upright is as high as it is shown", () => {
  expect(readMp4(videoWithPlace(true))).toMatchObject({ width: 360, height: 640 });
});

test("an MP4 in fragments lasts until its last sample, and keeps no place", () => {
  const bytes = fragmentedVideo();
  expect(readMp4(bytes)).toEqual({ width: 640, height: 360, duration: 0.6 });
  expect(bytes.includes(secretPlace)).toBe(false);
  expect(bytes.includes(picturePart)).toBe(true);
});

test("an MP4 in fragments with a track of another kind is refused", () => {
  expect(() => readMp4(fragmentedVideo("meta"))).toThrow(Unsupported);
});

test("lengths of eight bytes, as Chrome's recorder writes them, are read to the byte", () => {
  const bytes = webmWithPlace("webm", "long");
  expect(readWebm(bytes)).toEqual({ width: 640, height: 360, duration: 3.234 });
  expect(bytes.includes(picturePart)).toBe(true);
  expect(bytes.includes(secretPlace)).toBe(false);
});

test("a WebM recorded by a browser keeps its film, and no place, page or name", () => {
  const bytes = webmWithPlace();
  const at = bytes.indexOf(picturePart);
  expect(readWebm(bytes)).toEqual({ width: 640, height: 360, duration: 3.234 });
  expect(bytes.indexOf(picturePart)).toBe(at);
  for (const trace of [secretPlace, "html"]) expect(bytes.includes(trace)).toBe(false);
  expect(readWebm(bytes)).toEqual({ width: 640, height: 360, duration: 3.234 });
});

test("wherever a video is cut, it is refused and never misread", () => {
  for (const [read, whole] of [
    [readMp4, videoWithPlace()],
    [readMp4, fragmentedVideo()],
    [readWebm, webmWithPlace()],
  ] as const) {
    for (let length = 0; length < whole.length; length += 1) {
      const cut = Buffer.from(whole.subarray(0, length));
      try {
        expect(read(cut)).toMatchObject({ width: 640, height: 360 });
      } catch (error) {
        expect(error instanceof Unreadable || error instanceof Unsupported).toBe(true);
      }
    }
  }
});

test("whatever byte of a video is changed, reading it ends, and in one of the two ways", () => {
  for (const [read, whole] of [
    [readMp4, videoWithPlace()],
    [readMp4, fragmentedVideo()],
    [readWebm, webmWithPlace()],
  ] as const) {
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = 0xff;
      try {
        read(changed);
      } catch (error) {
        expect(error instanceof Unreadable || error instanceof Unsupported).toBe(true);
      }
    }
  }
});

test("sound alone, a film that is not there and a Matroska are not videos", () => {
  const bytes = videoWithPlace();
  bytes.write("soun", bytes.indexOf("vide"), "latin1");
  expect(() => readMp4(bytes)).toThrow(Unsupported);
  expect(() => readMp4(Buffer.concat([box("ftyp", "isom"), box("mdat", "x")]))).toThrow(Unreadable);
  expect(() => readWebm(webmWithPlace("matroska"))).toThrow(Unsupported);
  expect(() => readWebm(element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], "webm")))).toThrow(
    Unreadable,
  );
});

test("millions of boxes or elements are not walked", () => {
  const boxes = Buffer.alloc(8 * 1024 * 1024, box("free"));
  expect(() => readMp4(Buffer.concat([videoWithPlace(), boxes]))).toThrow(Unreadable);
  const empty = Buffer.alloc(8 * 1024 * 1024, Buffer.of(0xec, 0x80));
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], "webm"));
  expect(() => readWebm(Buffer.concat([head, element([0x18, 0x53, 0x80, 0x67], empty)]))).toThrow(Unreadable);
});
