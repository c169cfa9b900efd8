/**
 * The container of a backup: POSIX ustar with plain files alone, so that any `tar` lists and unpacks it. Every entry fits into memory, which
 * keeps a backup of any size within a few megabytes. The reader takes what the writer makes and nothing else: no link, no folder, no extension.
 */
import type { FileHandle } from "node:fs/promises";
import { BackupRefusal } from "./backup-refusal.ts";

const block = 512;
/** Bytes of one entry: pieces of files have one megabyte, parts of tables four before they are compressed. */
export const largestEntry = 64 * 1024 * 1024;

export type TarEntry = { readonly name: string; readonly bytes: Buffer };

const padding = (length: number) => (block - (length % block)) % block;
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;

/** Header, bytes and padding. @param name at most 100 bytes of ASCII */
export function tarEntry({ name, bytes }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > 100 || bytes.length > largestEntry) throw new Error(`${name} fits no entry.`);
  return Buffer.concat([headerOf(name, bytes.length), bytes, Buffer.alloc(padding(bytes.length))]);
}

/** What a tar file ends with. */
export const tarEnd = Buffer.alloc(2 * block);

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  header.write(name, 0, "ascii");
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  // The moment of the backup is in its first entry; the same data give the same bytes.
  header.write(octal(0, 12), 136);
  header.fill(" ", 148, 156);
  header.write("0", 156);
  header.write("ustar\0", 257);
  header.write("00", 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/**
 * The entries in their order. Every byte of the file is looked at: a header that the writer would not have made, padding that is not empty and
 * anything behind the end are damage.
 * @throws BackupRefusal at the first byte that is not as it was written
 */
export async function* readTar(file: FileHandle): AsyncGenerator<TarEntry> {
  let at = 0;
  const take = async (length: number) => {
    const bytes = Buffer.alloc(length);
    for (let got = 0; got < length; ) {
      const { bytesRead } = await file.read(bytes, got, length - got, at + got);
      if (bytesRead === 0)
        throw new BackupRefusal(`The file ends early, at byte ${at + got}: it was cut off.`);
      got += bytesRead;
    }
    at += length;
    return bytes;
  };
  for (;;) {
    const began = at;
    const header = await take(block);
    if (header.equals(tarEnd.subarray(0, block))) break;
    const { name, size } = readHeader(header, began);
    const bytes = await take(size);
    if ((await take(padding(size))).some((byte) => byte !== 0)) throw damaged(began + block + size);
    yield { name, bytes };
  }
  if ((await take(block)).some((byte) => byte !== 0)) throw damaged(at - block);
  const { size } = await file.stat();
  if (size !== at) throw new BackupRefusal(`Something was put behind the end of the file, at byte ${at}.`);
}

function readHeader(header: Buffer, at: number): { readonly name: string; readonly size: number } {
  const name = header.toString("latin1", 0, 100).replace(/\0.*$/s, "");
  const digits = header.toString("latin1", 124, 135);
  const size = /^[0-7]{11}$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
  if (!/^[\x21-\x7e]{1,100}$/.test(name) || !(size <= largestEntry) || !headerOf(name, size).equals(header))
    throw at === 0
      ? new BackupRefusal("This file is no backup of Tendre, or its beginning is damaged.")
      : damaged(at);
  return { name, size };
}

const damaged = (at: number) => new BackupRefusal(`The file is damaged at byte ${at}.`);
