/**
 * Whether a picture has more than one frame: an animated PNG, WebP or AVIF, or a sequence of HEIF. Those are refused, on a device and by the
 * server (docs/decisions/005-media.md): the first frame alone would be kept without a word. Never throws; what is no such file moves not.
 *
 * Sources: PNG specification, third edition, 11.3.6.1 (acTL); RFC 9649, section 2.7.1.1 (ANIM, ANMF); ISO/IEC 23008-12, section 7 (image
 * sequences are tracks in a `moov` box).
 */
export function isMovingPicture(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 16) return false;
  if (view.getUint32(0) === 0x89504e47) return isMovingPng(view);
  if (text(view, 0) === "RIFF" && text(view, 8) === "WEBP") return isMovingWebp(view);
  return text(view, 4) === "ftyp" && isSequence(view);
}

/** `acTL` stands before the pixels, and says how many frames there are. */
function isMovingPng(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = text(view, at + 4);
    if (name === "acTL") return view.getUint32(at + 8) > 1;
    if (name === "IDAT") return false;
  }
  return false;
}

function isMovingWebp(view: DataView): boolean {
  let frames = 0;
  for (let at = 12; at + 8 <= view.byteLength && frames < 2; ) {
    if (text(view, at) === "ANMF") frames += 1;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return frames > 1;
}

/** Brands of still pictures, and of sequences that may begin with one. A film in MP4 has a `moov` too, and none of these. */
const heif = new Set(["mif1", "msf1", "avif", "avis", "heic", "heix", "hevc", "hevx", "heim", "heis"]);
const brandLimit = 64;

function isSequence(view: DataView): boolean {
  const head = Math.min(view.getUint32(0), view.byteLength, 16 + 4 * brandLimit);
  let isPicture = false;
  for (let at = 8; at + 4 <= head; at += 4) isPicture ||= at !== 12 && heif.has(text(view, at));
  return isPicture && hasBox(view, "moov");
}

/** A box at the top of the file. */
function hasBox(view: DataView, name: string): boolean {
  for (let at = 0; at + 8 <= view.byteLength; ) {
    if (text(view, at + 4) === name) return true;
    const short = view.getUint32(at);
    // 1: a length of 64 bits follows; 0: to the end of the file.
    const size = short === 1 && at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : short;
    if (size < 8) return false;
    at += size;
  }
  return false;
}

function text(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((by) => view.getUint8(at + by)));
}
