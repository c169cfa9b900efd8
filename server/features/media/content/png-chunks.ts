/**
 * Removes all chunks of a PNG that are not needed to draw it (PNG specification, third edition, 11.2 and 11.3). A few kilobytes of
 * compressed text expand to megabytes each, even if the decoder is not asked for them.
 */
import { crc32, deflateSync } from "node:zlib";
import { Unreadable } from "./unreadable.ts";

/** Pixels, colour space and orientation. */
const kept = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"]);
const many = "IDAT";
const start = 8;
const chunkLimit = 100_000;

/** @throws Unreadable when it is truncated, or has too many chunks */
export function stripPng(bytes: Buffer): Buffer {
  const pieces = [bytes.subarray(0, start)];
  const seen = new Set<string>();
  let count = 0;
  for (let at = start; at < bytes.length; ) {
    count += 1;
    if (count > chunkLimit || at + 12 > bytes.length) throw new Unreadable();
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (end > bytes.length) throw new Unreadable();
    if (kept.has(type) && (type === many || !seen.has(type))) pieces.push(bytes.subarray(at, end));
    seen.add(type);
    at = end;
    if (type === "IEND") break;
  }
  return Buffer.concat(pieces);
}

/** The PNG with an ICC profile right after its header (11.3.2.3, iCCP). */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const header = start + 25;
  const content = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, header), length, content, sum, png.subarray(header)]);
}
