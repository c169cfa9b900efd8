/**
 * The pictures of an account that this device keeps, in the person's own database, so that they are there without a network and leave with
 * it: a small one of each photo and video, fetched while nothing else goes on, and the large ones that were looked at, up to a limit.
 * Photos on their way keep their own files (docs/sync.md, "Media").
 */
import { isRecord } from "#app/lib/person.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { unlessFull } from "#app/store/db/storage-space.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import type { Media } from "#domain/media/media.ts";
import { mediaAddress } from "#domain/media/upload.ts";

/** Bytes of each kind; at the limit no further small one is fetched, and the large ones not seen for longest go. */
export const pictureLimits = { small: 100_000_000, large: 200_000_000 } as const;
type Kind = keyof typeof pictureLimits;

/** In `meta`: bytes of each picture kept, and for a large one when it was last looked at. */
const listKey = "keptPictures";
type Listed = { readonly bytes: number; readonly seenAt: string };
type List = Readonly<Record<Kind, Readonly<Record<string, Listed>>>>;

/** Null: there is no answer, or none that is a picture. */
export type FetchPicture = (path: string) => Promise<Blob | null>;

const fetchFromServer: FetchPicture = async (path) => {
  try {
    const response = await fetch(path);
    const blob = response.ok ? await response.blob() : null;
    return blob?.type.startsWith("image/") ? blob : null;
  } catch {
    return null;
  }
};

/** Of an account's photo that the server has: another's files are its own or on their way. */
function isKeptAsPicture({ kind }: Pick<Journal, "kind">, media: Media): boolean {
  return kind === "account" && media.rev > 0 && isAlive(media);
}

/**
 * Fetches the small pictures that are missing, the newest first and one at a time, until one does not come. What belongs to no row any more
 * goes. Returns how many were added.
 */
export async function keepSmallPictures(journal: Journal, fetchPicture = fetchFromServer): Promise<number> {
  const { database } = journal;
  const rows = await database.table("media").toArray();
  await forgetAll(journal, new Set(rows.filter((row) => isKeptAsPicture(journal, row)).map(({ id }) => id)));
  const { small } = await readList(journal);
  const missing = rows.filter((row) => isKeptAsPicture(journal, row) && !Object.hasOwn(small, row.id));
  let added = 0;
  for (const row of missing.toSorted((a, b) => b.rev - a.rev)) {
    if (database.dexie.hasBeenClosed() || (await sizeOf(journal)).small >= pictureLimits.small) break;
    const picture = await fetchPicture(mediaAddress(row, "small"));
    if (!picture || !(await keep(journal, row, "small", picture)).ok) break;
    added += 1;
  }
  return added;
}

/** Milliseconds after the last change of the rows: a first pull brings them in many pages. */
const calm = 10_000;

/** Now, and after photos came from elsewhere, while the journal is open. */
export async function startKeepingPictures(journal: Journal): Promise<void> {
  if (journal.kind !== "account") return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function run() {
    try {
      if (!journal.database.dexie.hasBeenClosed()) await keepSmallPictures(journal);
    } catch (error) {
      if (journal.database.dexie.isOpen()) throw error;
    }
  }
  journal.views.media.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), calm);
  });
  await run();
}

/** Of a photo that is being looked at; one that is here already is only noted as seen. */
export async function keepLargePicture(
  journal: Journal,
  media: Media,
  fetchPicture = fetchFromServer,
): Promise<Outcome> {
  if (!isKeptAsPicture(journal, media)) return { ok: true };
  const known = (await readList(journal)).large[media.id];
  const file = known && (await journal.database.files.get([media.id, "large"]));
  const picture = file?.blob ?? (await fetchPicture(mediaAddress(media, "large")));
  return picture ? keep(journal, media, "large", picture) : { ok: true };
}

/** Bytes of what is kept. */
export async function sizeOf(journal: Journal): Promise<Readonly<Record<Kind, number>>> {
  const list = await readList(journal);
  return { small: sum(list.small), large: sum(list.large) };
}

/** They come again when they are looked at. */
export async function dropLargePictures(journal: Journal): Promise<Outcome> {
  const { database } = journal;
  return unlessFull(async () => {
    await database.dexie.transaction("rw", database.files, database.meta, async () => {
      const list = await readList(journal);
      await remove(journal, list, "large", Object.keys(list.large));
    });
    return { ok: true } as const;
  });
}

/** Row, file and list in one: a row that was erased or deleted meanwhile takes nothing. */
function keep(journal: Journal, { id }: Media, kind: Kind, blob: Blob): Promise<Outcome> {
  const { database } = journal;
  return unlessFull(async (): Promise<Outcome> => {
    return database.dexie.transaction(
      "rw",
      database.files,
      database.meta,
      database.table("media"),
      async () => {
        const row = await database.table("media").get(id);
        if (!row || !isKeptAsPicture(journal, row)) return { ok: true };
        await database.files.put({ id, name: kind, blob });
        const list = await readList(journal);
        const listed = { bytes: blob.size, seenAt: journal.now().toISOString() };
        const next = { ...list, [kind]: { ...list[kind], [id]: listed } };
        await remove(journal, next, kind, kind === "large" ? tooMany(next.large) : []);
        return { ok: true };
      },
    );
  });
}

/** Which ones go, so that the rest is within the limit. */
function tooMany(large: List[Kind]): readonly string[] {
  let left = sum(large);
  const gone: string[] = [];
  for (const [id, { bytes }] of oldestFirst(large)) {
    if (left <= pictureLimits.large) break;
    left -= bytes;
    gone.push(id);
  }
  return gone;
}

const oldestFirst = (large: List[Kind]) =>
  Object.entries(large).toSorted(([, a], [, b]) => a.seenAt.localeCompare(b.seenAt));

async function forgetAll(journal: Journal, known: ReadonlySet<string>): Promise<void> {
  const { database } = journal;
  await database.dexie.transaction("rw", database.files, database.meta, async () => {
    const list = await readList(journal);
    for (const kind of ["small", "large"] as const) {
      const gone = Object.keys(list[kind]).filter((id) => !known.has(id));
      if (gone.length > 0) await remove(journal, await readList(journal), kind, gone);
    }
  });
}

async function remove({ database }: Journal, list: List, kind: Kind, ids: readonly string[]): Promise<void> {
  await database.files.bulkDelete(ids.map((id): [string, string] => [id, kind]));
  const rest = Object.fromEntries(Object.entries(list[kind]).filter(([id]) => !ids.includes(id)));
  await database.meta.put({ key: listKey, value: { ...list, [kind]: rest } });
}

async function readList({ database }: Pick<Journal, "database">): Promise<List> {
  const kept = (await database.meta.get(listKey))?.value;
  const part = (kind: Kind) => (isRecord(kept) && isRecord(kept[kind]) ? readPart(kept[kind]) : {});
  return { small: part("small"), large: part("large") };
}

function readPart(stored: Readonly<Record<string, unknown>>): List[Kind] {
  const part: Record<string, Listed> = {};
  for (const [id, one] of Object.entries(stored))
    if (isRecord(one) && typeof one.bytes === "number" && typeof one.seenAt === "string")
      part[id] = { bytes: one.bytes, seenAt: one.seenAt };
  return part;
}

const sum = (part: List[Kind]) => Object.values(part).reduce((total, { bytes }) => total + bytes, 0);
