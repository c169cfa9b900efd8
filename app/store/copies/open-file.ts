/** The files of photos and videos: what this device has of them, else those of the server, from the person's session. */
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { FileName } from "#app/store/db/upload-row.ts";
import type { MediaKind } from "#domain/media/media.ts";
import { type MediaFile, mediaAddress } from "#domain/media/upload.ts";
import type { OpenFile } from "./write-zip.ts";

/** Milliseconds for one file. */
const patience = 60_000;

/** What is as good or better, the best first: a file on its way to the server is here alone. */
const keptAs: Readonly<Record<MediaKind, Readonly<Record<MediaFile, readonly FileName[]>>>> = {
  photo: { large: ["original", "large"], medium: ["original"], small: ["small", "preview"], video: [] },
  video: {
    large: ["poster", "large"],
    medium: ["poster"],
    small: ["small", "preview"],
    video: ["original", "video"],
  },
};

export function fileOpener(database: JournalDatabase, kind: "account" | "device" | "demo"): OpenFile {
  return async (media, file) => {
    for (const name of keptAs[media.kind][file]) {
      const kept = await database.files.get([media.id, name]);
      if (kept) return kept.blob;
    }
    // The small one stands in where the others cannot be had: it is not worth a second wait.
    if (kind !== "account" || file === "small") return null;
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(mediaAddress(media, file), { signal });
      return response.ok ? await response.blob() : null;
    } catch {
      // Offline: what this browser does not have stays out, and is told.
      return null;
    }
  };
}
