/**
 * Whether a picture is a WebP that holds a lossy picture and what belongs to its colours, and nothing besides: no place, no camera, no
 * comment, no animation, nothing behind its end. So are the pictures that are kept here, and one that comes back in a copy need not be made
 * again (docs/decisions/005-media.md, 041-zip-and-sealed-copies.md). Says nothing about whether it can be decoded.
 *
 * Source: "WebP Image Format" (RFC 9649, section 2).
 */
export function isPlainWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || text(bytes, 0) !== "RIFF" || text(bytes, 8) !== "WEBP") return false;
  if (view.getUint32(4, true) + 8 !== bytes.length) return false;
  const chunks: string[] = [];
  let flags = 0;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = text(bytes, at);
    const size = view.getUint32(at + 4, true);
    if (name === "VP8X" && size === 10) flags = view.getUint8(at + 8);
    if (name === "ICCP" && size > profileLimit) return false;
    chunks.push(name);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length && layouts[chunks.join()] === flags;
}

/** Bytes of a colour profile: sRGB as Chromium writes it beside every picture has 456. */
const profileLimit = 1_024;
/** Chunks in their order, with the flags that announce them. */
const layouts: Readonly<Record<string, number>> = {
  "VP8 ": 0,
  "VP8X,ALPH,VP8 ": 0x10,
  "VP8X,ICCP,VP8 ": 0x20,
  "VP8X,ICCP,ALPH,VP8 ": 0x30,
};

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
