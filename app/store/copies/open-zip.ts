/**
 * Opens a ZIP that somebody chose: by its directory, straight from the file, one entry in memory at a time and never more of it than was
 * asked for. What could trick whoever reads it (names that leave it, links, two entries of one name, sizes that no file has) refuses the
 * whole of it before anything is read. Runs in a worker; nothing is ever written to a path of its names.
 */
import {
  BlobReader,
  configure,
  type Entry,
  ERR_BAD_FORMAT,
  ERR_CODEC_OUT_OF_MEMORY,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_EOCDR_NOT_FOUND,
  ERR_SPLIT_ZIP_FILE,
  ERR_UNSUPPORTED_COMPRESSION,
  type FileEntry,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-custom.js";
import { cutStart } from "#domain/text/whole-signs.ts";

/** Entries that one ZIP may have, and bytes of its directory: ten years of another app have some ten thousand. */
export const entriesLimit = 100_000;
const directoryLimit = 32_000_000;
/** What it would open to: at most so many times its own size, besides as much as text alone may open to. Deflate reaches 1,032 times. */
const growthLimit = 100;
const freeGrowth = 64_000_000;

type ZipEntry = {
  /** Its path as it is written there, with "/", relative, without "..": "media/Alma/2024-05-14 walk.webp". */
  readonly name: string;
  /** Bytes once opened, as the directory says; `read` gives exactly so many or refuses. */
  readonly bytes: number;
};

export type ZipRefusal =
  | {
      readonly reason:
        | "zip_not_one"
        | "zip_truncated"
        | "zip_damaged"
        | "zip_in_parts"
        | "zip_too_many"
        | "zip_encrypted_whole";
    }
  | {
      readonly reason:
        | "zip_bad_name"
        | "zip_link"
        | "zip_twice"
        | "zip_encrypted"
        | "zip_bomb"
        /** Larger than whoever reads it asked for. */
        | "zip_entry_too_large"
        | "zip_entry_damaged"
        /** Compressed in a way that this browser does not open. */
        | "zip_entry_unsupported";
      /** The entry's name, shortened, for the person to find it. */
      readonly entry: string;
    };

type Refused = { readonly ok: false; readonly refusal: ZipRefusal };
type ReadZipEntry = { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> } | Refused;

export type OpenZip = {
  /** Its files in the order of its directory; folders are not listed. */
  readonly entries: readonly ZipEntry[];
  /**
   * The bytes of one entry, checked against its CRC. May be read again.
   * @param limit bytes; a larger entry is refused unread
   * @throws Error when there is no entry of this name, or the file itself cannot be read any more
   */
  readonly read: (name: string, limit: number) => Promise<ReadZipEntry>;
};

/** @throws DOMException when the file cannot be read (it was moved, or changed since it was chosen) */
export async function openZip(file: Blob): Promise<{ readonly ok: true; readonly zip: OpenZip } | Refused> {
  // This is a worker already, and our policy lets no other be made from text.
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new BoundedReader(file), { filenameValidation: "tolerant" });
  const files = new Map<string, FileEntry>();
  let [count, whole] = [0, 0];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1;
      if (count > entriesLimit) return refuse({ reason: "zip_too_many" });
      const reason = reasonAgainst(entry, files);
      if (reason) return refuse({ reason, entry: shown(entry.filename) });
      if (entry.directory) continue;
      whole += entry.uncompressedSize;
      if (whole > freeGrowth + growthLimit * file.size)
        return refuse({ reason: "zip_bomb", entry: shown(entry.filename) });
      files.set(entry.filename, entry);
    }
  } catch (error) {
    return refuse(await wholeRefusal(error, file));
  }
  return { ok: true, zip: zipOf(files) };
}

function zipOf(files: ReadonlyMap<string, FileEntry>): OpenZip {
  return {
    entries: [...files].map(([name, { uncompressedSize }]) => ({ name, bytes: uncompressedSize })),
    read(name, limit) {
      const entry = files.get(name);
      if (!entry) throw new Error("There is no such entry.");
      return readEntry(entry, limit);
    },
  };
}

async function readEntry(entry: FileEntry, limit: number): Promise<ReadZipEntry> {
  const { filename, uncompressedSize: size } = entry;
  const refusal = (
    reason: "zip_entry_too_large" | "zip_entry_damaged" | "zip_entry_unsupported" | "zip_encrypted",
  ) => refuse({ reason, entry: shown(filename) });
  if (size > limit) return refusal("zip_entry_too_large");
  const bytes = new Uint8Array(size);
  let at = 0;
  const sink = new WritableStream<Uint8Array>({
    write(piece) {
      // Throws, and ends the reading, once it opens to more than it said.
      bytes.set(piece, at);
      at += piece.length;
    },
  });
  try {
    await entry.getData(sink, { checkCrc32: true, checkOverlappingEntry: true });
  } catch (error) {
    if (isUnreadable(error)) throw error;
    const message = messageOf(error);
    if (message === ERR_ENCRYPTED) return refusal("zip_encrypted");
    const isUnsupported = message === ERR_UNSUPPORTED_COMPRESSION || message === ERR_CODEC_OUT_OF_MEMORY;
    return refusal(isUnsupported ? "zip_entry_unsupported" : "zip_entry_damaged");
  }
  return at === size ? { ok: true, bytes } : refusal("zip_entry_damaged");
}

/** A directory that claims to be enormous is not read into memory. */
class BoundedReader extends BlobReader {
  override readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    if (length > directoryLimit) throw new Error(directoryTooLarge);
    return super.readUint8Array(offset, length);
  }
}

const directoryTooLarge = "The directory is too large.";

function reasonAgainst({ filename, encrypted, symlink }: Entry, files: ReadonlyMap<string, unknown>) {
  if (!isPlainPath(filename)) return "zip_bad_name" as const;
  if (symlink) return "zip_link" as const;
  if (encrypted) return "zip_encrypted" as const;
  return files.has(filename) ? ("zip_twice" as const) : null;
}

/** Relative, of ordinary parts, as every system reads it. */
function isPlainPath(name: string): boolean {
  if (name === "" || name.length > 1_000 || /[\\\p{Cc}]/u.test(name) || /^[a-z]:/i.test(name)) return false;
  const parts = name.replace(/\/$/, "").split("/");
  return parts.every((part) => part !== "" && part !== "." && part !== "..");
}

async function wholeRefusal(error: unknown, file: Blob): Promise<ZipRefusal> {
  if (isUnreadable(error)) throw error;
  switch (messageOf(error)) {
    case directoryTooLarge:
      return { reason: "zip_too_many" };
    case ERR_ENCRYPTED_CENTRAL_DIRECTORY:
      return { reason: "zip_encrypted_whole" };
    case ERR_SPLIT_ZIP_FILE:
      return { reason: "zip_in_parts" };
    case ERR_BAD_FORMAT:
    case ERR_EOCDR_NOT_FOUND:
      return { reason: (await isZip(file)) ? "zip_truncated" : "zip_not_one" };
    default:
      return { reason: "zip_damaged" };
  }
}

/** Whether it begins like one: with an entry, or with the end of one that has none. */
export async function isZip(file: Blob): Promise<boolean> {
  const [p, k, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

const refuse = (refusal: ZipRefusal): Refused => ({ ok: false, refusal });
const messageOf = (error: unknown) => (error instanceof Error ? error.message : "");
/** The browser's own words for a file that is gone, or is another than was chosen. */
const isUnreadable = (error: unknown) =>
  error instanceof DOMException && (error.name === "NotReadableError" || error.name === "NotFoundError");

const shownLength = 80;
/** Controls are made visible; the end says more than the beginning. */
function shown(name: string): string {
  const plain = name.replace(/\p{Cc}|\p{Cf}/gu, "\uFFFD");
  return plain.length <= shownLength ? plain : `…${cutStart(plain, shownLength)}`;
}
