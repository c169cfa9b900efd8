/**
 * The photos of a moment that was kept are added to it one by one, after its sheet is closed. A page that is left meanwhile leaves the rest
 * in the box with their moment, and the next start adds them.
 */
import { addingPhotos } from "#app/lib/journal-names.ts";
import { readShared, type SharedPart } from "#app/lib/share/share-box.ts";
import { webLocks } from "#app/lib/web-locks.ts";
import { currentJournal, type Journal, requireJournal } from "#app/store/db/journal.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isInHand, type MediaIds, type PhotoBox, photoBox } from "./photo-box.ts";

/**
 * Adds photos to a moment; returns how many were added. `ids`: of the photos that the files become; one that is there is not added again.
 * `onDone`: this file is added, or never will be.
 */
export type AddPhotos = (
  moment: Moment,
  files: readonly File[],
  how: { readonly ids: MediaIds; readonly onDone: (file: File) => void },
) => Promise<number>;

/** @param boxes where they wait meanwhile; what is left of them is shown by the next sheet */
export function addKept(
  moment: Moment,
  files: readonly File[],
  boxes: readonly PhotoBox[],
  addPhotos: AddPhotos,
): Promise<number> {
  return webLocks().request(addingPhotos, { mode: "shared" }, () => add(moment, files, boxes, addPhotos));
}

async function add(
  moment: Moment,
  files: readonly File[],
  boxes: readonly PhotoBox[],
  addPhotos: AddPhotos,
): Promise<number> {
  const { newId } = requireJournal();
  const ids = new Map(files.map((file) => [file, newId()]));
  await Promise.all(boxes.map((box) => box.giveTo(moment.id, ids)));
  return addFrom(boxes, () =>
    addPhotos(moment, files, { ids, onDone: (file) => void boxes.map((box) => box.drop(file)) }),
  );
}

async function addFrom(boxes: readonly PhotoBox[], work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    console.error(error);
    return 0;
  } finally {
    for (const box of boxes) void box.letGo();
  }
}

/** What an earlier page left unfinished, unless a page adds photos right now. Those whose moment is no longer there are shown by the next sheet. */
export async function addLeft(journal: Journal, addPhotos: AddPhotos): Promise<void> {
  await webLocks().request(addingPhotos, { ifAvailable: true }, async (isFree) => {
    if (!isFree) return;
    for (const part of await readShared(journal.personId).catch(() => [])) {
      // Photos are added to the journal that is open: somebody else may have signed in meanwhile.
      if (currentJournal() !== journal) return;
      if (part.momentId !== undefined && !isInHand(part.id)) await addPart(journal, part, addPhotos);
    }
  });
}

async function addPart(journal: Journal, part: SharedPart, addPhotos: AddPhotos): Promise<void> {
  const known = part.files.map(({ name, type, blob, mediaId }) => ({
    file: new File([blob], name, { type }),
    mediaId: mediaId || journal.newId(),
  }));
  const files = known.map(({ file }) => file);
  const ids = new Map(known.map(({ file, mediaId }) => [file, mediaId]));
  const box = photoBox([{ id: part.id, left: [...files] }], ids);
  const moment = await journal.database.table("moments").get(part.momentId ?? "");
  const isThere = moment !== undefined && isAlive(moment);
  await addFrom([box], async () =>
    isThere ? addPhotos(moment, files, { ids, onDone: (file) => void box.drop(file) }) : 0,
  );
}
