/**
 * What other apps shared to Tendre, kept in a small database of this browser until a moment takes it: whoever shares may have to sign in or
 * open the lock first. It belongs to no journal yet, and goes when the journal is put away (app/lib/put-away.ts). Written by the service
 * worker, read by the "note a moment" sheet, whose own photos wait here too until their moment has them.
 */
import { sharedDatabase } from "#app/lib/journal-names.ts";
import { endWithPage } from "#app/lib/put-aside.ts";

const store = "parts";

/** `mediaId`: of the photo that it becomes, while its share has a moment. */
export type SharedFile = {
  readonly name: string;
  readonly type: string;
  readonly blob: Blob;
  readonly mediaId?: string;
};

/**
 * One share. `id`: its place in the order of arrival, from 1. `isChosen`: its files were chosen in the sheet. `momentId`: of the moment that
 * was kept with its files, while they are added to it.
 */
export type SharedPart = {
  readonly id: number;
  readonly text: string;
  readonly files: readonly SharedFile[];
  readonly isChosen?: boolean;
  readonly momentId?: string;
};

export type NewPart = Omit<SharedPart, "id">;

/** In all: shares that nobody took would fill the disk. */
export const boxLimits = { parts: 20, bytes: 200 * 1024 * 1024 } as const;

/** The part's id, or null when the box is full. @throws when the browser refuses to store it */
export async function putShared(part: NewPart): Promise<number | null> {
  const database = await open();
  try {
    const transaction = begin(database, "readwrite");
    const parts = transaction.objectStore(store);
    const kept: unknown[] = await answer(parts.getAll());
    const bytes = [...kept.filter(isPart), part].flatMap(({ files }) => files.map(({ blob }) => blob.size));
    if (kept.length >= boxLimits.parts || sum(bytes) > boxLimits.bytes) return null;
    const id = await answer(parts.add(part));
    await done(transaction);
    return Number(id);
  } finally {
    database.close();
  }
}

/** Oldest first; none when nothing was ever shared, or the browser does not say. */
export async function readShared(): Promise<readonly SharedPart[]> {
  const database = await openKept();
  if (!database) return [];
  try {
    const kept: unknown[] = await answer(begin(database, "readonly").objectStore(store).getAll());
    return kept.filter(isPart);
  } finally {
    database.close();
  }
}

/** Takes away the text of these shares, or their files; a share with nothing left goes. */
export async function dropShared(ids: readonly number[], what: "text" | "files"): Promise<void> {
  if (ids.length === 0) return;
  const database = await openKept();
  if (!database) return;
  try {
    const transaction = begin(database, "readwrite");
    const parts = transaction.objectStore(store);
    for (const id of ids) {
      const part: unknown = await answer(parts.get(id));
      if (!isPart(part)) continue;
      keepRest(parts, what === "text" ? { ...part, text: "" } : { ...part, files: [] });
    }
    await done(transaction);
  } finally {
    database.close();
  }
}

/** Takes away what was chosen in the sheet, and what is on its way into a moment. */
export async function dropChosen(): Promise<void> {
  const chosen = (await readShared()).filter(({ isChosen, momentId }) => isChosen || momentId !== undefined);
  await dropShared(
    chosen.map(({ id }) => id),
    "files",
  );
}

/** Takes one file of a share away: by its place among them, or by the id of the photo that it became. */
export async function dropSharedFile(id: number, which: number | string): Promise<void> {
  await change(id, (part) => ({
    ...part,
    files: part.files.filter(({ mediaId }, at) => which !== at && which !== mediaId),
  }));
}

/** The files of a share go into this moment, in their order under these ids, whoever goes on with it; null: into none any more. */
export async function giveShared(
  id: number,
  momentId: string | null,
  mediaIds: readonly string[] = [],
): Promise<void> {
  await change(id, ({ momentId: _, files, ...part }) => {
    const given = files.map(({ mediaId: _, ...file }, at) => {
      const mediaId = momentId === null ? undefined : mediaIds[at];
      return mediaId === undefined ? file : { ...file, mediaId };
    });
    return { ...part, files: given, ...(momentId === null ? {} : { momentId }) };
  });
}

async function change(id: number, how: (part: SharedPart) => SharedPart): Promise<void> {
  const database = await openKept();
  if (!database) return;
  try {
    const transaction = begin(database, "readwrite");
    const parts = transaction.objectStore(store);
    const part: unknown = await answer(parts.get(id));
    if (!isPart(part)) return;
    keepRest(parts, how(part));
    await done(transaction);
  } finally {
    database.close();
  }
}

/** A text that stays belongs to the next moment. */
function keepRest(parts: IDBObjectStore, rest: SharedPart): void {
  const { momentId: _, ...unbound } = rest;
  if (rest.files.length > 0) parts.put(rest);
  else if (rest.text === "") parts.delete(rest.id);
  else parts.put(unbound);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function begin(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
  const transaction = database.transaction(store, mode);
  endWithPage(transaction);
  return transaction;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(sharedDatabase, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(store, { keyPath: "id", autoIncrement: true });
    if (request.transaction) endWithPage(request.transaction);
  };
  return opened(request);
}

/**
 * Null when there is none: looking must not create it, since nothing was shared on most devices. Asked in the opening itself: a sign-out
 * may delete it between a look at the list of databases and an opening.
 */
function openKept(): Promise<IDBDatabase | null> {
  const request = indexedDB.open(sharedDatabase, 1);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  return opened(request).catch((error: unknown) => {
    if (isNew) return null;
    throw error;
  });
}

async function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  const database = await answer(request);
  // A sign-out deletes it.
  database.onversionchange = () => database.close();
  return database;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
  });
}

/** The database may have been written by another build. */
function isPart(value: unknown): value is SharedPart {
  if (typeof value !== "object" || value === null) return false;
  const { id, text, files } = value as Readonly<Record<string, unknown>>;
  return typeof id === "number" && typeof text === "string" && Array.isArray(files);
}
