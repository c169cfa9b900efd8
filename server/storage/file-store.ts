/** Where bytes are kept: a folder or an S3 bucket. What it is given is sealed already (sealed-files.ts). */
export type FileStore = {
  readonly kind: "disk" | "s3";
  /** All of the bytes or none of them, whatever happens meanwhile; what was under `key` is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is nothing under `key`. */
  get(key: string): Promise<Buffer | null>;
  /** Takes away every key that begins with `folder` and a slash. Nothing there is fine. */
  removeFolder(folder: string): Promise<void>;
  /** Takes away what a server that was stopped in the middle left half written, where a store can have that. */
  sweep(): Promise<void>;
};

const keyShape = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/** Keys are made of ids and our own words only: nothing a person typed can lead out of the folder. */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error("Not a key of the file store.");
  return key;
}
