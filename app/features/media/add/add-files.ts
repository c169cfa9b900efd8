/**
 * Adds chosen, dropped or pasted files one after the other: a phone has no memory for twelve decoded pictures. Returns how many were added.
 * `ids`: of the photos that the files become; one that is there already is not added again. `onDone`: this file is added, or never will be;
 * one that the disk refused may be tried again.
 */

import { requireJournal } from "#app/store/db/journal.ts";
import { keepStorage } from "#app/store/db/storage-space.ts";
import { listDeviceMedia } from "#app/store/media/device-media.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import type { Media } from "#domain/media/media.ts";
import { type Gallery, placeNew } from "../gallery.ts";
import { reportTaken, startReading } from "./picked.ts";
import { takeFile } from "./take-file.ts";

export async function addFiles(
  gallery: Gallery,
  media: readonly Media[],
  files: readonly File[],
  { ids, onDone }: { ids?: ReadonlyMap<File, string>; onDone?: (file: File) => void } = {},
): Promise<number> {
  if (files.length === 0) return 0;
  const journal = requireJournal();
  startReading(files.length);
  void keepStorage();
  let taken = 0;
  for (const [index, file] of files.entries()) {
    if (gallery.isUnderage) {
      reportTaken(file, { ok: false, reason: "underage" });
      onDone?.(file);
      continue;
    }
    const place = placeNew(gallery, media, index, files.length);
    const answer = await takeFile(journal, file, place, ids?.get(file));
    if (answer.ok) taken += 1;
    reportTaken(file, answer);
    if (answer.ok || !/^(?:storage_full|not_kept)$/.test(answer.reason)) onDone?.(file);
  }
  const { relationshipId } = gallery;
  // The photos are stored; their list is rebuilt with the next one.
  if (relationshipId) await attemptQuietly(() => listDeviceMedia(relationshipId, journal));
  return taken;
}

/** The pictures of a drop or of the clipboard; other content is ignored. */
export function filesOf(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])];
}
