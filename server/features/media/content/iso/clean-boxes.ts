/**
 * Inside boxes that are kept, only what is needed for playback stays: text can hide in a handler's name, in a data reference, after the
 * fields of a header and between the entries of a table. Overwritten bytes keep their length.
 */
import type { Film } from "../film.ts";
import { Unreadable } from "../unreadable.ts";
import { type Box, blankBox, readBoxes, u32 } from "./boxes.ts";

/** Boxes with a fixed layout (ISO/IEC 14496-12): the used bytes of their body, by version. */
const headers: Readonly<
  Record<string, { readonly length: readonly [number, number]; readonly unused: Unused }>
> = {
  // Dates and reserved bytes.
  mvhd: {
    length: [100, 112],
    unused: [
      [
        [4, 12],
        [26, 36],
        [72, 96],
      ],
      [
        [4, 20],
        [38, 48],
        [84, 108],
      ],
    ],
  },
  tkhd: {
    length: [84, 96],
    unused: [
      [
        [4, 12],
        [16, 20],
        [24, 32],
        [38, 40],
      ],
      [
        [4, 20],
        [24, 28],
        [36, 44],
        [50, 52],
      ],
    ],
  },
  mdhd: {
    length: [24, 36],
    unused: [
      [
        [4, 12],
        [22, 24],
      ],
      [
        [4, 20],
        [34, 36],
      ],
    ],
  },
  vmhd: { length: [12, 12], unused: [[], []] },
  smhd: { length: [8, 8], unused: [[[6, 8]], [[6, 8]]] },
  // After the handler type come reserved bytes, then its name.
  hdlr: { length: [12, 12], unused: [[[4, 8]], [[4, 8]]] },
  mehd: { length: [8, 12], unused: [[], []] },
  trex: { length: [24, 24], unused: [[], []] },
  mfhd: { length: [8, 8], unused: [[], []] },
  tfdt: { length: [8, 12], unused: [[], []] },
  cslg: { length: [24, 44], unused: [[], []] },
};
type Ranges = readonly (readonly [number, number])[];
type Unused = readonly [Ranges, Ranges];

/** Tables: the offset of their entry count, and the bytes of an entry. */
const tables: Readonly<Record<string, { readonly count: number; readonly entry: number }>> = {
  stts: { count: 4, entry: 8 },
  ctts: { count: 4, entry: 8 },
  stss: { count: 4, entry: 4 },
  stps: { count: 4, entry: 4 },
  stsc: { count: 4, entry: 12 },
  stco: { count: 4, entry: 4 },
  co64: { count: 4, entry: 8 },
};

/**
 * @param handler of the track that the box is in: "vide", "soun" or none
 * @throws Unreadable when the box is too short for its required content
 */
export function cleanBox(film: Film, box: Box, handler: string): void {
  const header = headers[box.type];
  const table = tables[box.type];
  const isLong = film.bytes[box.body] === 1 ? 1 : 0;
  if (header) {
    for (const [from, to] of header.unused[isLong]) blank(film, box, from, to);
    blank(film, box, header.length[isLong]);
  } else if (table) {
    const count = u32(film, box, table.count);
    blank(film, box, table.count + 4 + count * table.entry);
  } else if (box.type === "stsz") {
    blank(film, box, 12 + (u32(film, box, 4) === 0 ? u32(film, box, 8) * 4 : 0));
  } else if (box.type === "elst") {
    blank(film, box, 8 + u32(film, box, 4) * (isLong ? 20 : 12));
  } else if (box.type === "tfhd") {
    blank(film, box, 8 + 4 * bitsOf(u32(film, box, 0) & 0x3b) + 4 * bitsOf(u32(film, box, 0) & 0x1));
  } else if (box.type === "trun") {
    const flags = u32(film, box, 0);
    blank(film, box, 8 + 4 * bitsOf(flags & 0x5) + 4 * bitsOf(flags & 0xf00) * u32(film, box, 4));
  } else if (box.type === "dref") cleanReferences(film, box);
  else if (box.type === "stsd") cleanDescriptions(film, box, handler);
  else if (box.type === "ftyp" || box.type === "styp") cleanBrands(film, box);
}

const bitsOf = (flags: number) => flags.toString(2).replaceAll("0", "").length;

/** Writes zeros from one offset of the body to another, or to its end. */
function blank(film: Film, { body, end }: Box, from: number, to = Number.POSITIVE_INFINITY): void {
  if (body + from < end) film.bytes.fill(0, body + from, Math.min(body + to, end));
}

/** A data reference may only mean "in this file": no address, no name of a disk. */
function cleanReferences(film: Film, box: Box): void {
  for (const { start, body, end } of readBoxes(film, box.body + 8, box.end)) {
    if (end - body < 4) throw new Unreadable();
    film.bytes.write("url ", start + 4, "latin1");
    film.bytes.fill(0, body, end);
    film.bytes[body + 3] = 1;
  }
}

/** Settings of a sample description that are kept; other boxes hold names, tags and vendor data. */
const settings = new Set([
  ...[
    "avcC",
    "hvcC",
    "vpcC",
    "av1C",
    "esds",
    "dOps",
    "dfLa",
    "alac",
    "dac3",
    "dec3",
    "wave",
    "frma",
    "mp4a",
    "enda",
    "chan",
  ],
  ...["pasp", "colr", "btrt", "clap", "fiel"],
]);
const visual = 78;
/** Header lengths, by QuickTime's version of the sound description. */
const sound = [28, 44, 64];

function cleanDescriptions(film: Film, box: Box, handler: string): void {
  const isPlain = film.bytes[box.body] === 1;
  for (const entry of readBoxes(film, box.body + 8, box.end)) {
    blank(film, entry, 0, 6);
    if (handler === "vide") {
      // Reserved bytes, the vendor, and the name of the encoder.
      blank(film, entry, 8, 24);
      blank(film, entry, 42, 74);
      cleanSettings(film, entry, visual);
    } else {
      const version = entry.end - entry.body >= 28 ? film.bytes.readUInt16BE(entry.body + 8) : 0;
      blank(film, entry, 10, 16);
      cleanSettings(film, entry, isPlain ? 28 : (sound[version] ?? 28));
    }
  }
}

function cleanSettings(film: Film, entry: Box, from: number): void {
  if (entry.body + from >= entry.end) return;
  for (const child of readBoxes(film, entry.body + from, entry.end)) {
    if (!settings.has(child.type) || isProfile(film, child)) blankBox(film, child);
    else if (child.type === "wave") cleanSettings(film, child, 0);
    else if (child.type === "pasp") blank(film, child, 8);
    else if (child.type === "btrt") blank(film, child, 12);
  }
}

/** A colour profile is a file with text of its own; `nclx` gives a player the same in numbers. */
const isProfile = (film: Film, { type, body, end }: Box) =>
  type === "colr" && !(end - body >= 4 && film.bytes.toString("latin1", body, body + 4).startsWith("ncl"));

const brands = new Set([
  ...[
    "isom",
    "iso2",
    "iso3",
    "iso4",
    "iso5",
    "iso6",
    "iso7",
    "iso8",
    "iso9",
    "avc1",
    "hvc1",
    "av01",
    "mp41",
    "mp42",
  ],
  ...["qt  ", "M4V ", "M4VP", "M4VH", "M4A ", "3gp4", "3gp5", "3gp6", "3g2a", "dash", "msdh", "cmfc", "mmp4"],
]);

/** Compatible brands of four letters; unknown ones are replaced. */
function cleanBrands(film: Film, { body, end }: Box): void {
  for (let at = body; at < end; at += 4) {
    const isVersion = at === body + 4;
    const isKnown = at + 4 <= end && brands.has(film.bytes.toString("latin1", at, at + 4));
    if (isVersion || at + 4 > end) film.bytes.fill(0, at, Math.min(at + 4, end));
    else if (!isKnown) film.bytes.write("isom", at, "latin1");
  }
}
