/**
 * Wall 4: private text at rest. AES-256-GCM, bound to its place, so that a value copied to another row, column or person does not open, nor
 * an older one put back where the place contains a rev. Layout: version (1 byte; 2 with a rev, 3 for a whole row), nonce (12), tag (16),
 * ciphertext.
 */
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

/** 32 bytes as an OpenSSL key object: passing the raw bytes each time costs four times the decryption of a sentence. */
export type DataKey = KeyObject;
export const dataKeyOf = (bytes: Buffer): DataKey => createSecretKey(bytes);

export type Place = {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly owner: string;
  /** The rev it was sealed at, for a cell that can be overwritten. */
  readonly rev?: number;
};

const versionOf = ({ rev }: Place) => (rev === undefined ? 1 : 2);
const nonceLength = 12;
const tagLength = 16;
const headLength = 1 + nonceLength + tagLength;
/** A shorter tag is refused. */
const tagOption = { authTagLength: tagLength } as const;

const bind = (place: Place) =>
  Buffer.from(
    JSON.stringify([
      place.table,
      place.row,
      place.column,
      place.owner,
      ...(place.rev === undefined ? [] : [place.rev]),
    ]),
  );

export function sealText(key: DataKey, place: Place, text: string): Buffer {
  return sealBytes(key, place, Buffer.from(text, "utf8"));
}

export function sealBytes(key: DataKey, place: Place, bytes: Uint8Array): Buffer {
  return seal(key, versionOf(place), bind(place), bytes);
}

/** @throws Error when the value was altered, moved, or sealed with another key. */
export function openText(key: DataKey, place: Place, sealed: Buffer): string {
  return openBytes(key, place, sealed).toString("utf8");
}

/** @throws Error when the value was altered, moved, or sealed with another key. */
export function openBytes(key: DataKey, place: Place, sealed: Buffer): Buffer {
  return open(key, versionOf(place), bind(place), sealed);
}

const rowVersion = 3;

/** A whole row. @param place the bytes that say where it belongs (server/features/sync/rows/row-seal.ts) */
export function sealRowBytes(key: DataKey, place: Uint8Array, bytes: Uint8Array): Buffer {
  return seal(key, rowVersion, place, bytes);
}

/** @throws Error when the row was altered, moved, put back from an earlier rev, or sealed with another key. */
export function openRowBytes(key: DataKey, place: Uint8Array, sealed: Buffer): Buffer {
  return open(key, rowVersion, place, sealed);
}

function seal(key: DataKey, version: number, bound: Uint8Array, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", key, nonce, tagOption).setAAD(bound);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]);
}

function open(key: DataKey, version: number, bound: Uint8Array, sealed: Buffer): Buffer {
  if (sealed[0] !== version || sealed.length < headLength) throw new Error("Unknown seal.");
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, tagOption).setAAD(bound);
  decipher.setAuthTag(sealed.subarray(1 + nonceLength, headLength));
  const opened = decipher.update(sealed.subarray(headLength));
  // No more output; this call verifies the tag.
  decipher.final();
  return opened;
}
