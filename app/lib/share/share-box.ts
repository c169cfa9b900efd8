/**
 * What other apps shared to Tendre, kept in a small database of this browser until a moment takes it: whoever shares may have to sign in or
 * open the lock first. It belongs to no journal yet, and goes when the journal is put away (app/lib/put-away.ts). Written by the service
 * worker, read by the "note a moment" sheet, whose own photos wait here too until their moment has them.
 */
import { sharedDatabase } from "#app/lib/journal-names.ts";

const store = "parts";

export type SharedFile = { readonly name: string; readonly type: string; readonly blob: Blob };

/** One share. `id`: its place in the order of arrival, from 1. `isChosen`: its files were chosen in the sheet. */
export type SharedPart = {
  readonly id: number;
  readonly text: string;
  readonly files: readonly SharedFile[];
  readonly isChosen?: boolean;
};

export type NewPart = Omit<SharedPart, "id">;

/** In all: shares that nobody took would fill the disk. */
export const boxLimits = { parts: 20, bytes: 200 * 1024 * 1024 } as const;

/** The part's id, or null when the box is full. @throws when the browser refuses to store it */
export async function putShared(part: NewPart): Promise<number | null> {
  const database = await open();
  try {
    const transaction = database.transaction(store, "readwrite");
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
    const kept: unknown[] = await answer(database.transaction(store).objectStore(store).getAll());
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
    const transaction = database.transaction(store, "readwrite");
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

/** Takes away what was chosen in the sheet for a moment that was not kept. */
export async function dropChosen(): Promise<void> {
  const chosen = (await readShared()).filter(({ isChosen }) => isChosen).map(({ id }) => id);
  await dropShared(chosen, "files");
}

/** Takes one file of a share away, by its place among them. */
export async function dropSharedFile(id: number, at: number): Promise<void> {
  const database = await openKept();
  if (!database) return;
  try {
    const transaction = database.transaction(store, "readwrite");
    const parts = transaction.objectStore(store);
    const part: unknown = await answer(parts.get(id));
    if (!isPart(part)) return;
    keepRest(parts, { ...part, files: part.files.filter((_, place) => place !== at) });
    await done(transaction);
  } finally {
    database.close();
  }
}

function keepRest(parts: IDBObjectStore, rest: SharedPart): void {
  if (rest.text === "" && rest.files.length === 0) parts.delete(rest.id);
  else parts.put(rest);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(sharedDatabase, 1);
  request.onupgradeneeded = () =>
    void request.result.createObjectStore(store, { keyPath: "id", autoIncrement: true });
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
