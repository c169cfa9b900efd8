/**
 * Unsent data of a person, stored where nobody else can read it: encrypted with a key that the server returns only in a session of theirs
 * (docs/decisions/015-signing-out.md). The rest of their journal is on the server and not included.
 */

import { Dexie, type Table } from "dexie";
import { v7 } from "uuid";
import { callApi } from "#app/lib/api-client.ts";
import { lockedDatabase } from "#app/lib/journal-names.ts";
import { type LockedCopy, listLocked, lockedCopies, unlistLocked } from "#app/lib/locked-list.ts";
import { ownerMark } from "#app/lib/owner-mark.ts";
import { isRecord } from "#app/lib/person.ts";
import type { NewPart, SharedFile } from "#app/lib/share/share-box.ts";
import type { IndexedDb, JournalDatabase } from "#app/store/db/journal-database.ts";
import type { FileName, UploadRow } from "#app/store/db/upload-row.ts";
import {
  isOnlyHere,
  readSurroundings,
  readUnsent,
  type Surroundings,
  type UnsentRows,
} from "./unsent-rows.ts";

export type LockKey = { readonly key: string; readonly ticket: string };

/** The source of keys; a test provides its own. */
export type LockPorts = {
  readonly issue: (personId: string) => Promise<LockKey | null>;
  readonly redeem: (ticket: string) => Promise<string | null>;
  readonly indexedDb?: IndexedDb;
};

export type LockedContent = UnsentRows &
  Surroundings & {
    /** What waited for a moment that was not kept. */
    readonly box: readonly NewPart[];
    readonly files: readonly { readonly id: string; readonly name: FileName; readonly blob: Blob }[];
  };

type CopyRow = LockedCopy & { readonly ticket: string };
/** Piece 0 contains the rows; each file is a piece of its own, those of the box last. */
type PieceRow = {
  readonly copy: string;
  readonly at: number;
  readonly iv: Uint8Array;
  readonly sealed: ArrayBuffer;
};

export const spareKey = "spareLock";

export const serverLocks: LockPorts = {
  issue: async (personId) => readLock((await post("/api/device-locks", { for: personId })).data),
  redeem: async (ticket) => {
    const { data } = await post("/api/device-locks/open", { ticket });
    return isRecord(data) && typeof data.key === "string" ? data.key : null;
  },
};

const post = (path: string, body: object) => callApi(path, { method: "POST", body, timeout: 8_000 });

/** Fetches a key in advance, so that a journal can be locked without a network too. It is deleted with the journal. */
export async function keepSpareLock(
  { meta }: JournalDatabase,
  personId: string,
  { issue }: LockPorts = serverLocks,
): Promise<boolean> {
  if (readLock((await meta.get(spareKey))?.value)) return true;
  const lock = await issue(personId);
  if (lock) await meta.put({ key: spareKey, value: lock });
  return lock !== null;
}

/**
 * - "locked": a copy is stored, was read again, and can be decrypted.
 * - "nothing": the server has everything.
 * - "no_key": no key could be obtained; nothing changed.
 */
export async function lockCopy(
  database: JournalDatabase,
  personId: string,
  ports: LockPorts = serverLocks,
  box: readonly NewPart[] = [],
): Promise<"locked" | "nothing" | "no_key"> {
  const unsent = await readUnsent(database);
  if (!isOnlyHere(unsent) && box.length === 0) return "nothing";
  // An insecure page cannot lock anything ([Note: insecure pages], app/lib/web-locks.ts).
  if (!crypto.subtle) return "no_key";
  const lock = readLock((await database.meta.get(spareKey))?.value) ?? (await ports.issue(personId));
  if (!lock) return "no_key";
  const known = await database.meta.get("deviceId");
  const id = typeof known?.value === "string" ? known.value : v7();
  const key = await importKey(lock.key);
  const { copies, pieces, dexie } = describeLocked(ports.indexedDb);
  try {
    await dexie.transaction("rw", copies, pieces, async () => {
      await pieces.where("[copy+at]").between([id, Dexie.minKey], [id, Dexie.maxKey]).delete();
      await copies.delete(id);
    });
    const names = await filesOf(database, unsent.uploads);
    const manifest = { version: 1, ...unsent, ...(await readSurroundings(database, unsent)), names };
    const types: string[] = [];
    for (const [index, name] of names.entries()) {
      const file = await database.files.get(name);
      const bytes = file ? await file.blob.arrayBuffer() : new ArrayBuffer(0);
      types.push(file?.blob.type ?? "");
      await pieces.put(await encryptPiece(key, id, index + 1, bytes));
    }
    const boxed = box.flatMap(({ files }) => files);
    for (const [index, { blob }] of boxed.entries())
      await pieces.put(await encryptPiece(key, id, names.length + index + 1, await blob.arrayBuffer()));
    const listedBox = box.map((part) => ({ ...part, files: part.files.map(({ blob: _, ...file }) => file) }));
    const text = new TextEncoder().encode(JSON.stringify({ ...manifest, types, box: listedBox }));
    await pieces.put(await encryptPiece(key, id, 0, text));
    const listed = { id, owner: await ownerMark(personId, id), keptAt: new Date().toISOString() };
    await copies.put({ ...listed, ticket: lock.ticket });
    // Nothing is deleted before the copy was read again.
    const again = await readCopy(pieces, key, id);
    const isWhole = again.box.flatMap(({ files }) => files).length === boxed.length;
    if (again.files.length !== names.length || !isWhole) throw new Error("The locked copy is not whole.");
    listLocked(listed);
    return "locked";
  } finally {
    dexie.close();
  }
}

/** This person's own copies. Null: the server did not return the key, and they stay as they are. */
export async function openCopies(
  personId: string,
  ports: LockPorts = serverLocks,
): Promise<readonly { readonly id: string; readonly content: LockedContent }[] | null> {
  const own = await ownCopies(personId);
  const { copies, pieces, dexie } = describeLocked(ports.indexedDb);
  try {
    const opened: { readonly id: string; readonly content: LockedContent }[] = [];
    for (const id of own) {
      const copy = await copies.get(id);
      const key = copy && (await ports.redeem(copy.ticket));
      if (!key) return null;
      opened.push({ id, content: await readCopy(pieces, await importKey(key), id) });
    }
    return opened;
  } finally {
    dexie.close();
  }
}

/** The list is only for the sign-in page: if it is lost, it is rebuilt from the locked copies. */
export async function relistCopies({
  indexedDb,
}: {
  readonly indexedDb: IndexedDb | undefined;
}): Promise<void> {
  const { copies, dexie } = describeLocked(indexedDb);
  try {
    for (const { id, owner, keptAt } of await copies.toArray()) listLocked({ id, owner, keptAt });
  } finally {
    dexie.close();
  }
}

export async function ownCopies(personId: string): Promise<readonly string[]> {
  const marked = lockedCopies().map(async ({ id, owner }) =>
    owner === (await ownerMark(personId, id)) ? [id] : [],
  );
  return (await Promise.all(marked)).flat();
}

/** Permanently: by their owner after signing in, or by anyone after a confirmation. */
export async function deleteCopies(
  ids: readonly string[],
  { indexedDb }: Pick<LockPorts, "indexedDb"> = {},
): Promise<void> {
  const { copies, pieces, dexie } = describeLocked(indexedDb);
  await dexie.transaction("rw", copies, pieces, async () => {
    await copies.bulkDelete([...ids]);
    for (const id of ids)
      await pieces.where("[copy+at]").between([id, Dexie.minKey], [id, Dexie.maxKey]).delete();
  });
  dexie.close();
  unlistLocked(ids);
}

function describeLocked(indexedDb?: IndexedDb) {
  const dexie = new Dexie(lockedDatabase, { ...indexedDb });
  dexie.version(1).stores({ copies: "id", pieces: "[copy+at]" });
  const copies: Table<CopyRow, string> = dexie.table("copies");
  const pieces: Table<PieceRow, [string, number]> = dexie.table("pieces");
  return { dexie, copies, pieces };
}

function readLock(value: unknown): LockKey | null {
  if (!isRecord(value) || typeof value.key !== "string" || typeof value.ticket !== "string") return null;
  return { key: value.key, ticket: value.ticket };
}

function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (each) =>
    each.charCodeAt(0),
  );
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

const boundTo = (copy: string, at: number) => new TextEncoder().encode(`tendre/locked/1 ${copy} ${at}`);

async function encryptPiece(
  key: CryptoKey,
  copy: string,
  at: number,
  bytes: BufferSource,
): Promise<PieceRow> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: boundTo(copy, at) },
    key,
    bytes,
  );
  return { copy, at, iv, sealed };
}

async function readCopy(
  pieces: Table<PieceRow, [string, number]>,
  key: CryptoKey,
  copy: string,
): Promise<LockedContent> {
  const open = async (at: number) => {
    const piece = await pieces.get([copy, at]);
    if (!piece) throw new Error("A piece of the locked copy is missing.");
    const iv = new Uint8Array(piece.iv);
    return crypto.subtle.decrypt(
      { name: "AES-GCM", iv, additionalData: boundTo(copy, at) },
      key,
      piece.sealed,
    );
  };
  const manifest = parseManifest(new TextDecoder().decode(await open(0)));
  const files: LockedContent["files"][number][] = [];
  for (const [index, [id, name]] of manifest.names.entries()) {
    files.push({ id, name, blob: new Blob([await open(index + 1)], { type: manifest.types[index] ?? "" }) });
  }
  const box: NewPart[] = [];
  let at = files.length;
  // A copy that an earlier build locked has none.
  for (const part of manifest.box ?? []) {
    const own: SharedFile[] = [];
    for (const file of part.files) {
      at += 1;
      own.push({ ...file, blob: new Blob([await open(at)], { type: file.type }) });
    }
    box.push({ ...part, files: own });
  }
  return { ...manifest, files, box };
}

type Manifest = UnsentRows &
  Surroundings & {
    readonly names: readonly [string, FileName][];
    readonly types: readonly string[];
    readonly box?: readonly (Omit<NewPart, "files"> & {
      readonly files: readonly Omit<SharedFile, "blob">[];
    })[];
  };

/** It was written here and is authenticated, so its shape is trusted. */
function parseManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest;
}

/** Keys of the original and preview files; the caller reads the bytes one file at a time. */
async function filesOf(
  database: JournalDatabase,
  uploads: readonly UploadRow[],
): Promise<readonly [string, FileName][]> {
  const ids = new Set(uploads.map(({ id }) => id));
  const keys = await database.files.toCollection().primaryKeys();
  return keys.flatMap(([id, name]) => (ids.has(id) ? [[id, fileName(name)] as [string, FileName]] : []));
}

const fileName = (name: string): FileName =>
  name === "preview" || name === "poster" || name === "small" || name === "large" || name === "video"
    ? name
    : "original";
