/** The result of opening an upload: the files to keep, and their facts. */
import type { MediaFile, UploadFacts, UploadRefusal } from "#domain/media/upload.ts";

export type MadeFile = { readonly name: MediaFile; readonly type: string; readonly bytes: Buffer };
export type Made =
  | { readonly ok: true; readonly files: readonly MadeFile[]; readonly facts: UploadFacts }
  | { readonly ok: false; readonly refusal: UploadRefusal };

export const refuse = (refusal: UploadRefusal) => ({ ok: false, refusal }) as const;
