/**
 * The photos of the sheet in the box of shares (app/lib/share/share-box.ts): those that were chosen in it are put there too, so that a page
 * that is left before their moment has them shows them again. A browser that keeps none has them on screen all the same.
 */
import {
  addToShared,
  dropSharedFile,
  giveShared,
  putShared,
  type SharedFile,
} from "#app/lib/share/share-box.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { uploadLimit } from "#domain/media/upload.ts";

/** One part of the box. `left`: its files, in its order. */
type PartInHand = { readonly id: number; readonly left: File[] };

/** Parts that are on this page, or that it adds to a moment: no other sheet of it shows them. */
const inHand = new Set<number>();
export const isInHand = (id: number): boolean => inHand.has(id);

/** Of the photos that the files become. */
export type MediaIds = ReadonlyMap<File, string>;

export type PhotoBox = ReturnType<typeof photoBox>;

/**
 * @param parts that are in the box already
 * @param mediaIds under which their files were given to a moment
 */
export function photoBox(parts: PartInHand[] = [], mediaIds: MediaIds = new Map()) {
  let last: Promise<void> = Promise.resolve();
  let known = mediaIds;

  /** What the browser refuses stays as it is: at worst a photo is offered once more. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    last = last.then(step).catch(() => undefined);
    return last;
  }
  function hold(): void {
    for (const { id } of parts) inHand.add(id);
  }
  async function drop(file: File): Promise<void> {
    for (const { id, left } of parts) {
      const at = left.indexOf(file);
      if (at < 0) continue;
      await dropSharedFile(id, known.get(file) ?? at);
      left.splice(at, 1);
    }
  }
  hold();
  return {
    /** These and no others. Returns how many of them the browser does not keep; what no moment takes is not counted. */
    async keep(files: readonly File[]): Promise<number> {
      const wanted = files.filter(({ size }) => size > 0 && size <= uploadLimit);
      await inTurn(async () => {
        hold();
        const here = parts.flatMap(({ left }) => left);
        for (const file of here) if (!files.includes(file)) await drop(file);
        const fresh = wanted.filter((one) => !here.includes(one));
        if (fresh.length === 0) return;
        const owner = ownerHere();
        const kept = await Promise.all(fresh.map(read));
        // Those that are chosen one after the other are one part: a box full of parts takes no more.
        const last = parts.at(-1);
        if (last && (await addToShared(last.id, kept))) return void last.left.push(...fresh);
        const id = await putShared({ text: "", files: kept, isChosen: true, owner });
        if (id === null) return;
        parts.push({ id, left: fresh });
        inHand.add(id);
      });
      return wanted.filter((one) => !parts.some(({ left }) => left.includes(one))).length;
    },
    drop: (file: File) => inTurn(() => drop(file)),
    /** They go into this moment: whatever becomes of this page, the next start goes on with it (kept-photos.ts). */
    giveTo: (momentId: string, ids: MediaIds) =>
      inTurn(async () => {
        const owner = ownerHere();
        for (const { id, left } of parts) {
          const mediaIds = left.map((file) => ids.get(file) ?? "");
          await giveShared(id, momentId, mediaIds, owner);
        }
        known = ids;
      }),
    /** What is left of it may be shown again. */
    letGo: () =>
      inTurn(async () => {
        for (const { id } of parts) await giveShared(id, null);
        for (const { id } of parts) inHand.delete(id);
      }),
  };
}

/** A journal on this device alone keeps nothing from whoever uses the device. */
function ownerHere(): string | undefined {
  const { kind, personId } = requireJournal();
  return kind === "account" ? personId : undefined;
}

/** To the end: what a phone lends for the moment of choosing must not be empty later. */
async function read(file: File): Promise<SharedFile> {
  const { name, type } = file;
  return { name, type, blob: new Blob([await file.arrayBuffer()], { type }) };
}
