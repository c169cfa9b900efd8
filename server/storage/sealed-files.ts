/**
 * Files sealed with their person's key, in pieces, so that a range of a video is read without the rest and nothing is held in memory as a
 * whole. Each piece is bound to its owner, upload, name and number: none opens in another's place, and a missing one is an error, not a
 * shorter file. Deleting an account destroys the key, also for what backups still contain.
 */
import { type DataKey, openBytes, sealBytes } from "#server/crypto/seal.ts";
import type { FileStore } from "./file-store.ts";

/** Bytes before sealing. */
export const pieceSize = 1024 * 1024;

type FilePlace = {
  readonly personId: string;
  readonly uploadId: string;
  /** A fixed name: a size, or `in/` and the number of a part. */
  readonly name: string;
};
/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

export const folderOf = ({ personId, uploadId }: Omit<FilePlace, "name">) => `${personId}/${uploadId}`;

const keyOf = (place: FilePlace, piece: number) => `${folderOf(place)}/${place.name}-${piece}`;
const sealOf = ({ personId, uploadId, name }: FilePlace, piece: number) => ({
  table: "files",
  row: uploadId,
  column: `${name}-${piece}`,
  owner: personId,
});

export async function writePiece(
  files: FileStore,
  key: DataKey,
  place: FilePlace,
  piece: number,
  bytes: Uint8Array,
): Promise<void> {
  await files.put(keyOf(place, piece), sealBytes(key, sealOf(place, piece), bytes));
}

/**
 * null when there is none.
 * @throws Error when the piece was altered or is another's
 */
export async function readPiece(
  files: FileStore,
  key: DataKey,
  place: FilePlace,
  piece: number,
): Promise<Buffer | null> {
  const sealed = await files.get(keyOf(place, piece));
  return sealed && openBytes(key, sealOf(place, piece), sealed);
}

export async function writeFile(
  files: FileStore,
  key: DataKey,
  place: FilePlace,
  bytes: Uint8Array,
): Promise<void> {
  for (let piece = 0; piece * pieceSize < bytes.length; piece += 1) {
    const part = bytes.subarray(piece * pieceSize, (piece + 1) * pieceSize);
    await writePiece(files, key, place, piece, part);
  }
}

/**
 * The bytes of `range`, piece by piece.
 * @throws Error when a piece is missing
 */
export async function* readRange(
  files: FileStore,
  key: DataKey,
  place: FilePlace,
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let piece = Math.floor(first / pieceSize); piece * pieceSize <= last; piece += 1) {
    const bytes = await readPiece(files, key, place, piece);
    if (!bytes) throw new Error("A stored file lacks a piece.");
    const start = piece * pieceSize;
    yield bytes.subarray(Math.max(0, first - start), last - start + 1);
  }
}
