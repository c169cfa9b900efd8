/** The files of photos and videos in a ZIP that is brought in: each compared with what the copy says of it. Runs in a worker. */
import { digest } from "#app/lib/sha-256.ts";
import type { ReadEntry, ToldFile } from "#domain/copy/read-entry.ts";
import { uploadLimit } from "#domain/media/upload.ts";
import type { CopyFiles } from "./open-copy.ts";

type Described = { readonly file: string | null; readonly told?: ToldFile | null };

type ReadMedia =
  | { readonly state: "whole"; readonly file: Blob; readonly still: Blob | null }
  | { readonly state: "none" | "file_too_large" | "file_damaged" };

/** One photo or video in memory; a still that is not as it should be is taken as missing. */
export async function readMediaFile({ file, told }: Described, files: CopyFiles): Promise<ReadMedia> {
  const size = file === null ? null : files.sizeOf(file);
  if (file === null || size === null) return { state: "none" };
  if (size > uploadLimit) return { state: "file_too_large" };
  const read = await files.read(file, uploadLimit);
  if (!read.ok || read.bytes.length === 0) return { state: "file_damaged" };
  if (told?.sha256 && (await digest(read.bytes.buffer)) !== told.sha256) return { state: "file_damaged" };
  return {
    state: "whole",
    file: new Blob([read.bytes], { type: typeOf(file) }),
    still: told?.kind === "video" ? await readStill(told.still, files) : null,
  };
}

async function readStill(still: string | null, files: CopyFiles): Promise<Blob | null> {
  if (still === null || files.sizeOf(still) === null) return null;
  const read = await files.read(still, uploadLimit);
  return read.ok ? new Blob([read.bytes], { type: typeOf(still) }) : null;
}

const types: Readonly<Record<string, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  avif: "image/avif",
  heic: "image/heic",
  heif: "image/heif",
  // The demo's engravings.
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
};

/** A guess by the name; whoever opens the file looks at its content. */
const typeOf = (name: string) => types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "";

/** The extension of a file in a ZIP that is made, by its type; where its browser knew none, by the name that it had. */
export function extensionOf(file: Blob): string {
  const plain = file.type.split(";")[0];
  const known = Object.entries(types).find(([, type]) => type === plain)?.[0];
  const named = file instanceof File ? file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase() : "";
  return known ?? (named in types ? named : "bin");
}

export type MediaStates = ReadonlyMap<string, ReadMedia["state"]>;

/** Reads every file once, so that what cannot come is told before anything is written. By the ids that the copy uses. */
export async function checkMediaFiles(
  entries: readonly ReadEntry[],
  files: CopyFiles,
  options: {
    readonly isWanted: (entry: ReadEntry) => boolean;
    /** Whether this browser can show it, where no server opens it. */
    readonly canShow: (file: Blob, told: ToldFile | null) => Promise<boolean>;
    readonly report: (done: number, of: number) => void;
  },
): Promise<MediaStates> {
  const wanted = entries.filter((entry) => entry.table === "media" && options.isWanted(entry));
  const states = new Map<string, ReadMedia["state"]>();
  for (const [at, entry] of wanted.entries()) {
    options.report(at, wanted.length);
    const read = await readMediaFile(entry, files);
    const isShown = read.state !== "whole" || (await options.canShow(read.file, entry.told ?? null));
    states.set(entry.id, isShown ? read.state : "file_damaged");
  }
  return states;
}
