/**
 * What other apps shared to Tendre, kept in a small database of this browser until a moment takes it: whoever shares may have to sign in or
 * open the lock first. Such a share belongs to no journal yet; what somebody chose, or kept a moment with, is theirs, and nobody else sees
 * it. A journal that is put away takes its parts along, locked or deleted with it (app/store/leaving/). Written by the service worker, read
 * by the "note a moment" sheet, whose own photos wait here too until their moment has them.
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
 * was kept with its files, while they are added to it. `owner`: the person of the account whose it is; undefined: of whoever
 * opens a sheet next.
 */
export type SharedPart = {
  readonly id: number;
  readonly text: string;
  readonly files: readonly SharedFile[];
  readonly isChosen?: boolean;
  readonly momentId?: string;
  readonly owner?: string | undefined;
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
    if (kept.length >= boxLimits.parts || !hasRoom(kept.filter(isPart), part.files)) return null;
    const id = await answer(parts.add(part));
    await done(transaction);
    return Number(id);
  } finally {
    database.close();
  }
}

/** Adds files to a part. False when it is not there any more, or the box is full. @throws when the browser refuses to store them */
export async function addToShared(id: number, files: readonly SharedFile[]): Promise<boolean> {
  const database = await openKept();
  if (!database) return false;
  try {
    const transaction = begin(database, "readwrite");
    const parts = transaction.objectStore(store);
    const kept: unknown[] = await answer(parts.getAll());
    const part = kept.filter(isPart).find((one) => one.id === id);
    if (!part || !hasRoom(kept.filter(isPart), files)) return false;
    parts.put({ ...part, files: [...part.files, ...files] });
    await done(transaction);
    return true;
  } finally {
    database.close();
  }
}

/**
 * Oldest first; none when nothing was ever shared.
 * @param personId who may see it: their own, and what is nobody's yet; all of it without one
 * @throws when the browser does not say
 */
export async function readShared(personId?: string): Promise<readonly SharedPart[]> {
  const database = await openKept();
  if (!database) return [];
  try {
    const kept: unknown[] = await answer(begin(database, "readonly").objectStore(store).getAll());
    return kept.filter(isPart).filter(({ owner }) => !personId || !owner || owner === personId);
  } finally {
    database.close();
  }
}

/** What is nobody's yet becomes this person's, who leaves: it is locked or deleted with their journal. */
export async function claimShared(personId: string): Promise<void> {
  for (const { id, owner } of await readShared()) {
    if (owner === undefined) await change(id, (part) => ({ ...part, owner: personId }));
  }
}

/** Takes away all that is theirs. */
export async function dropOwned(personId: string): Promise<void> {
  const owned = (await readShared()).filter(({ owner }) => owner === personId);
  for (const { id } of owned) await change(id, (part) => ({ ...part, text: "", files: [] }));
}

/** Puts back what was locked, beyond the limits, which bound what is new. What is there is not doubled. */
export async function putBack(parts: readonly NewPart[]): Promise<void> {
  if (parts.length === 0) return;
  const here = new Set((await readShared()).map(fingerprint));
  const database = await open();
  try {
    const transaction = begin(database, "readwrite");
    for (const part of parts) if (!here.has(fingerprint(part))) transaction.objectStore(store).add(part);
    await done(transaction);
  } finally {
    database.close();
  }
}

const fingerprint = ({ owner, text, momentId, files }: NewPart): string =>
  JSON.stringify([owner, text, momentId, files.map(({ name, mediaId, blob }) => [name, mediaId, blob.size])]);

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

/** Takes away what this person chose in the sheet, and what is on its way into a moment. */
export async function dropChosen(personId: string | undefined): Promise<void> {
  const chosen = (await readShared(personId)).filter(
    ({ isChosen, momentId }) => isChosen || momentId !== undefined,
  );
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

/**
 * The files of a share go into this moment of `owner`'s, in their order under these ids, whichever page goes on with it; null: into none any
 * more.
 */
export async function giveShared(
  id: number,
  momentId: string | null,
  mediaIds: readonly string[] = [],
  owner?: string,
): Promise<void> {
  await change(id, ({ momentId: _, files, ...part }) => {
    const given = files.map(({ mediaId: _, ...file }, at) => {
      const mediaId = momentId === null ? undefined : mediaIds[at];
      return mediaId === undefined ? file : { ...file, mediaId };
    });
    const whose = momentId === null || owner === undefined ? {} : { owner };
    return { ...part, ...whose, files: given, ...(momentId === null ? {} : { momentId }) };
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

function hasRoom(parts: readonly SharedPart[], more: readonly SharedFile[]): boolean {
  const files = [...parts.flatMap(({ files }) => files), ...more];
  return files.reduce((bytes, { blob }) => bytes + blob.size, 0) <= boxLimits.bytes;
}

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
