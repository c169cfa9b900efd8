/**
 * The photos of the sheet in the box of shares (app/lib/share/share-box.ts): those that were chosen in it are put there too, so that a page
 * that is left before their moment has them shows them again. A browser that keeps none has them on screen all the same.
 */
import { dropSharedFile, putShared, type SharedFile } from "#app/lib/share/share-box.ts";
import { uploadLimit } from "#domain/media/upload.ts";

/** One part of the box. `left`: its files, in its order. */
type PartInHand = { readonly id: number; readonly left: File[] };

/** Parts that are on this page, or on their way into a moment: no other sheet of it shows them. */
const inHand = new Set<number>();
export const isInHand = (id: number): boolean => inHand.has(id);

/** @param parts that are in the box already */
export function photoBox(parts: PartInHand[] = []) {
  let last: Promise<void> = Promise.resolve();

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
      await dropSharedFile(id, at);
      left.splice(at, 1);
    }
  }
  hold();
  return {
    /** These and no others. */
    keep: (files: readonly File[]) =>
      inTurn(async () => {
        hold();
        const known = parts.flatMap(({ left }) => left);
        for (const file of known) if (!files.includes(file)) await drop(file);
        const fresh = files.filter((one) => !known.includes(one) && one.size > 0 && one.size <= uploadLimit);
        if (fresh.length === 0) return;
        const id = await putShared({ text: "", files: await Promise.all(fresh.map(read)), isChosen: true });
        if (id === null) return;
        parts.push({ id, left: fresh });
        inHand.add(id);
      }),
    drop: (file: File) => inTurn(() => drop(file)),
    /** What is left of it may be shown again. */
    letGo: () =>
      inTurn(async () => {
        for (const { id } of parts) inHand.delete(id);
      }),
  };
}

/** To the end: what a phone lends for the moment of choosing must not be empty later. */
async function read(file: File): Promise<SharedFile> {
  const { name, type } = file;
  return { name, type, blob: new Blob([await file.arrayBuffer()], { type }) };
}
