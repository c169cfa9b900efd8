/**
 * An MP4 or QuickTime video, with everything but picture and sound removed: `udta` (its `©xyz` is a place), `meta`, `uuid` (XMP), tracks of
 * other kinds (positions), indexes and unknown boxes. Each becomes `free`, filled with zeros; what is kept is cleaned of dates and text
 * (clean-boxes.ts).
 */
import { type Film, openFilm } from "../film.ts";
import { Unreadable, Unsupported } from "../unreadable.ts";
import { asSeconds, type VideoFacts } from "../video-facts.ts";
import { type Box, blankBox, childOf, childrenOf, readBoxes, u32, u64 } from "./boxes.ts";
import { cleanBox } from "./clean-boxes.ts";
import { fragmentDuration } from "./fragment-duration.ts";
import { scrubSamples } from "./scrub-samples.ts";

const known: Readonly<Record<string, readonly string[]>> = {
  file: ["ftyp", "styp", "moov", "moof", "mdat"],
  moov: ["mvhd", "trak", "mvex"],
  mvex: ["mehd", "trex"],
  trak: ["tkhd", "edts", "mdia"],
  edts: ["elst"],
  mdia: ["mdhd", "hdlr", "minf"],
  minf: ["vmhd", "smhd", "hdlr", "dinf", "stbl"],
  dinf: ["dref"],
  stbl: ["stsd", "stts", "ctts", "cslg", "stss", "stps", "stsc", "stsz", "stco", "co64"],
  moof: ["mfhd", "traf"],
  traf: ["tfhd", "tfdt", "trun"],
};

const trackLimit = 16;

/**
 * Changes `bytes` in place.
 * @throws Unreadable | Unsupported
 */
export function readMp4(bytes: Buffer): VideoFacts {
  const film = openFilm(bytes);
  const top = readBoxes(film, 0, bytes.length);
  const moov = top.find(({ type }) => type === "moov");
  const mdats = top.filter(({ type }) => type === "mdat");
  if (!moov || mdats.length === 0) throw new Unreadable();
  const traks = childrenOf(film, moov).filter(({ type }) => type === "trak");
  if (traks.length > trackLimit) throw new Unreadable();
  const kept = traks.filter((trak) => ["vide", "soun"].includes(handlerOf(film, trak)));
  const picture = kept.find((trak) => handlerOf(film, trak) === "vide");
  if (!picture) throw new Unsupported();
  const moofs = top.filter(({ type }) => type === "moof");
  const facts = { ...frameOf(film, picture), duration: durationOf(film, moov, moofs) };
  if (moofs.length > 0) {
    // In fragments the samples of a track cannot be told apart without decoding, so other tracks than picture and sound are refused.
    if (kept.length < traks.length) throw new Unsupported();
  } else scrubSamples(film, mdats, kept, traks);
  for (const trak of traks) if (!kept.includes(trak)) blankBox(film, trak);
  blankUnknown(film, "file", readBoxes(film, 0, bytes.length));
  return facts;
}

function blankUnknown(film: Film, parent: string, boxes: readonly Box[], handler = ""): void {
  for (const box of boxes) {
    if (!known[parent]?.includes(box.type)) blankBox(film, box);
    else if (known[box.type]) {
      const of = box.type === "trak" ? handlerOf(film, box) : handler;
      blankUnknown(film, box.type, childrenOf(film, box), of);
    } else cleanBox(film, box, handler);
  }
}

function handlerOf(film: Film, trak: Box): string {
  const box = childOf(film, trak, "mdia", "hdlr");
  return box && box.end - box.body >= 12 ? film.bytes.toString("latin1", box.body + 8, box.body + 12) : "";
}

/** Pixels, after the rotation of the matrix. */
function frameOf(film: Film, trak: Box): { width: number; height: number } {
  const head = childOf(film, trak, "tkhd");
  if (!head) throw new Unreadable();
  const matrix = film.bytes[head.body] === 1 ? 52 : 40;
  const width = Math.round(u32(film, head, matrix + 36) / 65_536);
  const height = Math.round(u32(film, head, matrix + 40) / 65_536);
  if (width === 0 || height === 0 || width > 16_384 || height > 16_384) throw new Unreadable();
  const isTurned = u32(film, head, matrix) === 0 && u32(film, head, matrix + 16) === 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Seconds; null when the file does not contain it. */
function durationOf(film: Film, moov: Box, moofs: readonly Box[]): number | null {
  const head = childOf(film, moov, "mvhd");
  if (!head) throw new Unreadable();
  const isLong = film.bytes[head.body] === 1;
  const scale = u32(film, head, isLong ? 20 : 12);
  const length = isLong ? u64(film, head, 24) : u32(film, head, 16);
  const said = scale > 0 ? length / scale : 0;
  return asSeconds(moofs.length > 0 ? Math.max(said, fragmentDuration(film, moov, moofs)) : said);
}
