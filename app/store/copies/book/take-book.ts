/** Makes the book of the open journal, with its photos. Nothing is sent; photos that this device does not have come from the server as they do on any page. */
import { runTask } from "#app/lib/computing/worker-task.ts";
import type { Journal } from "#app/store/db/journal.ts";
import lettersAddress from "#app/ui/styles/fonts/newsreader-latin.woff2?url";
import { fileOpener } from "../open-file.ts";
import type { CopyFacts } from "../write-copy.ts";
import type { OpenFile } from "../write-zip.ts";
import type { Book } from "./book-page.ts";
import type { BookPaper, BookWords } from "./book-words.ts";

export type BookOrder = CopyFacts & {
  readonly databaseName: string;
  readonly words: BookWords;
  readonly paper: BookPaper;
  readonly letters: string;
};

/** In `body`, a photo's address is `photo:<id>` until it has one. */
export type BookText = Book & {
  readonly photos: readonly Parameters<OpenFile>[0][];
};

export type TakenBook = Book & {
  /** Object URLs by the photo's id, to be revoked; null: it could not be had. */
  readonly addresses: ReadonlyMap<string, string | null>;
};

export type BookProgress = { readonly done: number; readonly of: number };

/** Photos asked for at the same time. */
const atOnce = 4;

/** @throws what the worker threw; a DOMException "AbortError" once aborted, which keeps no photo */
export async function takeBook(
  { database, personId, kind, now }: Journal,
  facts: Omit<BookOrder, "owner" | "madeAt" | "databaseName" | "letters">,
  {
    signal,
    onProgress,
  }: { readonly signal: AbortSignal; readonly onProgress: (progress: BookProgress) => void },
): Promise<TakenBook> {
  const order: BookOrder = {
    ...facts,
    owner: personId,
    madeAt: now().toISOString(),
    databaseName: database.dexie.name,
    letters: new URL(lettersAddress, location.href).href,
  };
  const text = await runTask<BookOrder, never, BookText>(startWorker, order, {
    onProgress: () => undefined,
    signal,
  });
  const openFile = fileOpener(database, kind);
  const addresses = new Map<string, string | null>();
  const waiting = [...text.photos];
  async function take() {
    for (let photo = waiting.shift(); photo && !signal.aborted; photo = waiting.shift()) {
      const blob = await openShown(openFile, photo);
      addresses.set(photo.id, blob && URL.createObjectURL(blob));
      onProgress({ done: addresses.size, of: text.photos.length });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take));
  if (!signal.aborted) return { style: text.style, body: text.body, addresses };
  forgetPhotos(addresses);
  throw new DOMException("Stopped by the person.", "AbortError");
}

/** What browsers show: a photo as its camera made it may be of another kind, until the server has it. */
const shownTypes = /^image\/(?:webp|jpeg|png|avif|svg\+xml)$/;

/** The small picture that this device keeps is better than none. */
async function openShown(openFile: OpenFile, photo: BookText["photos"][number]): Promise<Blob | null> {
  for (const file of ["medium", "large", "small"] as const) {
    const blob = await openFile(photo, file);
    if (blob && shownTypes.test(blob.type)) return blob;
  }
  return null;
}

/** Once the book is no longer shown. */
export function forgetPhotos(addresses: TakenBook["addresses"]): void {
  for (const address of addresses.values()) if (address !== null) URL.revokeObjectURL(address);
}

const startWorker = () => new Worker(new URL("./book-worker.ts", import.meta.url), { type: "module" });
