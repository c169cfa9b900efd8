/**
 * An MP4 or QuickTime video, kept as it was filmed but for what is not picture or sound: `udta` (its `©xyz` is a place),
 * `meta`, `uuid` (XMP), tracks of other kinds (positions), boxes that are not known. Each becomes `free`, filled with
 * zeros. The dates of recording go too.
 */
import { Unreadable, Unsupported } from "../unreadable.ts";
import type { VideoFacts } from "../video-facts.ts";
import { type Box, blankBox, childOf, childrenOf, readBoxes, u32, u64 } from "./boxes.ts";
import { scrubSamples } from "./scrub-samples.ts";

const known: Readonly<Record<string, readonly string[]>> = {
  file: ["ftyp", "styp", "sidx", "moov", "moof", "mfra", "mdat"],
  moov: ["mvhd", "trak", "mvex"],
  trak: ["tkhd", "tapt", "edts", "mdia"],
  mdia: ["mdhd", "hdlr", "minf", "elng"],
  minf: ["vmhd", "smhd", "hdlr", "dinf", "stbl"],
  stbl: [
    "stsd",
    "stts",
    "ctts",
    "cslg",
    "stss",
    "stps",
    "stsc",
    "stsz",
    "stco",
    "co64",
    "sdtp",
    "sgpd",
    "sbgp",
  ],
  moof: ["mfhd", "traf"],
  traf: ["tfhd", "tfdt", "trun", "sdtp", "sgpd", "sbgp"],
};

/**
 * Changes `bytes` in place.
 * @throws Unreadable | Unsupported
 */
export function readMp4(bytes: Buffer): VideoFacts {
  const top = readBoxes(bytes, 0, bytes.length);
  const moov = top.find(({ type }) => type === "moov");
  const mdats = top.filter(({ type }) => type === "mdat");
  if (top[0]?.type !== "ftyp" || !moov || mdats.length === 0) throw new Unreadable();
  const traks = childrenOf(bytes, moov).filter(({ type }) => type === "trak");
  const kept = traks.filter((trak) => ["vide", "soun"].includes(handlerOf(bytes, trak)));
  const film = kept.find((trak) => handlerOf(bytes, trak) === "vide");
  if (!film) throw new Unsupported();
  const facts = { ...frameOf(bytes, film), duration: durationOf(bytes, moov) };
  if (top.some(({ type }) => type === "moof")) {
    // In fragments a track's samples cannot be told apart without decoding: only picture and sound may be there.
    if (kept.length < traks.length) throw new Unsupported();
  } else scrubSamples(bytes, mdats, kept, traks);
  for (const trak of traks) if (!kept.includes(trak)) blankBox(bytes, trak);
  blankUnknown(bytes, "file", readBoxes(bytes, 0, bytes.length));
  return facts;
}

function blankUnknown(bytes: Buffer, parent: string, boxes: readonly Box[]): void {
  for (const box of boxes) {
    if (!known[parent]?.includes(box.type)) blankBox(bytes, box);
    else if (["mvhd", "tkhd", "mdhd"].includes(box.type)) blankDates(bytes, box);
    else if (known[box.type]) blankUnknown(bytes, box.type, childrenOf(bytes, box));
  }
}

/** When it was made and changed: two numbers after version and flags. */
function blankDates(bytes: Buffer, box: Box): void {
  const length = bytes[box.body] === 1 ? 16 : 8;
  bytes.fill(0, box.body + 4, Math.min(box.body + 4 + length, box.end));
}

function handlerOf(bytes: Buffer, trak: Box): string {
  const box = childOf(bytes, trak, "mdia", "hdlr");
  return box && box.end - box.body >= 12 ? bytes.toString("latin1", box.body + 8, box.body + 12) : "";
}

/** Pixels, turned as the matrix says. */
function frameOf(bytes: Buffer, trak: Box): { width: number; height: number } {
  const head = childOf(bytes, trak, "tkhd");
  if (!head) throw new Unreadable();
  const matrix = bytes[head.body] === 1 ? 52 : 40;
  const width = Math.round(u32(bytes, head, matrix + 36) / 65_536);
  const height = Math.round(u32(bytes, head, matrix + 40) / 65_536);
  if (width === 0 || height === 0 || width > 16_384 || height > 16_384) throw new Unreadable();
  const isTurned = u32(bytes, head, matrix) === 0 && u32(bytes, head, matrix + 16) === 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Seconds; null when the file does not say (fragments). */
function durationOf(bytes: Buffer, moov: Box): number | null {
  const head = childOf(bytes, moov, "mvhd");
  if (!head) throw new Unreadable();
  const isLong = bytes[head.body] === 1;
  const scale = u32(bytes, head, isLong ? 20 : 12);
  const fragments = childOf(bytes, moov, "mvex", "mehd");
  const length = isLong ? u64(bytes, head, 24) : u32(bytes, head, 16);
  const whole =
    length > 0 || !fragments ? length : u32(bytes, fragments, bytes[fragments.body] === 1 ? 8 : 4);
  const seconds = scale > 0 ? whole / scale : 0;
  return seconds > 0 && seconds < 86_400 ? Math.round(seconds * 1_000) / 1_000 : null;
}
