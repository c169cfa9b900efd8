/** The files of photos and videos: what this device has of them, else those of the server, from the person's session. */
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { FileName } from "#app/store/db/upload-row.ts";
import type { MediaKind } from "#domain/media/media.ts";
import { type MediaFile, mediaAddress } from "#domain/media/upload.ts";
import type { OpenFile } from "./write-zip.ts";

/** Milliseconds for one file. */
const patience = 60_000;

/** Milliseconds before each further try of a file that a server or a line failed to bring. */
export const waits = [1_000, 2_000, 4_000, 8_000, 16_000] as const;

/** Answers after which the same question may be answered otherwise. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

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

/**
 * @param pauses milliseconds before each further try. Once they were all in vain, a file is asked for once, until one comes: who is without a
 *   network waits once and not for each photo.
 */
export function fileOpener(
  database: JournalDatabase,
  kind: "account" | "device" | "demo",
  pauses: readonly number[] = [],
): OpenFile {
  let isAway = false;

  async function fetchFile(address: string): Promise<Blob | null> {
    for (let tried = 0; ; tried += 1) {
      const answer = await ask(address);
      if (answer !== "away") {
        isAway = false;
        return answer;
      }
      const pause = pauses[tried];
      isAway ||= pause === undefined || navigator.onLine === false;
      if (isAway || pause === undefined) return null;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  return async (media, file) => {
    for (const name of keptAs[media.kind][file]) {
      const kept = await database.files.get([media.id, name]);
      if (kept) return kept.blob;
    }
    // The small one stands in where the others cannot be had: it is not worth a second wait.
    if (kind !== "account" || file === "small") return null;
    return fetchFile(mediaAddress(media, file));
  };
}

/** Null: the server does not have it; "away": it may come another time. */
async function ask(address: string): Promise<Blob | null | "away"> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    if (response.ok) return await response.blob();
    return passing.has(response.status) ? "away" : null;
  } catch {
    return "away";
  }
}
