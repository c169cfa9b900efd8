/**
 * The process that opens uploads (media-opener.ts). It has no secret, no network access of ours and no database: code that a crafted file
 * executes finds only this file and earlier ones of the same person. One request at a time: the first blob is the file, the second, if any,
 * the poster of a video.
 */
import { Socket } from "node:net";
import type { Made } from "../content/made.ts";
import { readUpload } from "../content/read-upload.ts";
import { createFrameReader, encodeFrame, type Frame } from "./frames.ts";

const answers = new Socket({ fd: 3, readable: false, writable: true });
// The server has closed the pipe.
answers.on("error", () => process.exit(1));

const say = (frame: Frame) => {
  for (const piece of encodeFrame(frame)) answers.write(piece);
};

function toFrame(made: Made): Frame {
  if (!made.ok) return { head: { refusal: made.refusal }, blobs: [] };
  const files = made.files.map(({ name, type }) => ({ name, type }));
  return { head: { facts: made.facts, files }, blobs: made.files.map(({ bytes }) => bytes) };
}

const read = createFrameReader(({ blobs: [file = Buffer.alloc(0), still = null] }) => {
  void readUpload(file, still).then(toFrame).then(say);
});
process.stdin.on("data", read);
process.stdin.on("end", () => process.exit(0));
process.on("unhandledRejection", () => process.exit(1));
say({ head: { isReady: true }, blobs: [] });
