/** Storage of bytes: a folder or an S3 bucket. Its content is already sealed (sealed-files.ts). */
export type FileStore = {
  readonly kind: "disk" | "s3";
  /** Stores all of the bytes or none of them; an existing object under `key` is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is nothing under `key`. */
  get(key: string): Promise<Buffer | null>;
  /** The keys that begin with `folder` and a slash, in no order. */
  list(folder: string): Promise<readonly string[]>;
  /** Deletes every key that begins with `folder` and a slash; none is fine. */
  removeFolder(folder: string): Promise<void>;
  /** Deletes incomplete files of a server that was stopped, for stores that can have them. */
  sweep(): Promise<void>;
};

const keyShape = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/** Keys consist of ids and our own words only: nothing a person typed can lead out of the folder. */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error("Not a key of the file store.");
  return key;
}
