/**
 * One file with the database and its photos and videos, while the server goes on (docs/self-hosting.md, "Backup and restore"). First a
 * snapshot of the database, then the files that it names: a file is written before the row that names it and deleted after
 * ([Note: row and file]), so what the snapshot names is there, unless it was deleted for good meanwhile, which is said.
 */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type pg from "pg";
import { createMasterKeys } from "#server/crypto/master-keys.ts";
import { sealText } from "#server/crypto/seal.ts";
import { BackupRefusal } from "#server/db/backup/backup-refusal.ts";
import { joinDeleted } from "#server/db/backup/deleted-list.ts";
import {
  type About,
  type BackupTable,
  entryNames,
  formatName,
  formatVersion,
  type Manifest,
  sealPlace,
} from "#server/db/backup/format.ts";
import {
  isStillShown,
  openSnapshot,
  type Snapshot,
  type SnapshotUpload,
} from "#server/db/backup/snapshot.ts";
import { masterSecretsOf, type Secrets } from "#server/secrets.ts";
import { readDeleted } from "#server/storage/deleted-accounts.ts";
import type { FileStore } from "#server/storage/file-store.ts";
import { folderOf } from "#server/storage/sealed-files.ts";
import { version } from "#server/version.ts";
import { sealKeys } from "./sealed-keys.ts";
import { type ArchiveWriter, createArchive } from "./write-archive.ts";

const compress = promisify(gzip);
/** Bytes of a table's rows that are compressed at once. */
const partSize = 4 * 1024 * 1024;
/** Uploads that are named when the storage lacks them; the others are counted. */
const mostNamed = 100;

type BackupSource = {
  readonly owner: pg.ClientConfig;
  readonly files: FileStore;
  readonly secrets: Secrets;
};

type BackupOptions = {
  /** With it the secrets go into the file, under it. */
  readonly passphrase?: string | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: (what: string) => void;
  readonly now?: Date;
};

/**
 * @param path the file to write; readable by its owner alone, and there only when it is whole
 * @throws BackupRefusal with a sentence; nothing is left behind
 */
export async function makeBackup(
  source: BackupSource,
  path: string,
  options: BackupOptions = {},
): Promise<Manifest> {
  const { passphrase, onProgress = () => undefined, signal, now = new Date() } = options;
  if (passphrase !== undefined && source.secrets.authSecret === "")
    throw new BackupRefusal(
      "AUTH_SECRET is not known here, so the keys cannot be put into the file. Set it.",
    );
  const keys = passphrase === undefined ? null : await sealKeys(JSON.stringify(source.secrets), passphrase);
  const snapshot = await openSnapshot(source.owner);
  try {
    const master = await masterOf(source.secrets, snapshot);
    const archive = await createArchive(path);
    try {
      const about: About = {
        format: formatName,
        version: formatVersion,
        madeBy: version,
        madeAt: now.toISOString(),
        migrations: [...snapshot.migrations],
        masterKeys: [...new Set([master.id.toString("hex"), ...snapshot.masterKeys])],
        tables: [...snapshot.tables],
      };
      await archive.add(entryNames.about, Buffer.from(`${JSON.stringify(about, null, 2)}\n`));
      if (keys) await archive.add(entryNames.keys, keys);
      const rows: Record<string, number> = {};
      for (const table of snapshot.tables) {
        rows[table.name] = await addTable(archive, snapshot, table, signal);
        onProgress(`${table.name}: ${rows[table.name]} rows`);
      }
      const media = await addMedia(archive, snapshot, source, { signal, onProgress });
      // After the rows: whoever was deleted while they were read stands in it.
      const deleted = joinDeleted(await readDeleted(source.files));
      await archive.add(entryNames.deleted, Buffer.from(deleted));
      return await archive.finish({ rows, sequences: [...snapshot.sequences], media }, (hash) =>
        sealText(master.sealFor("backup"), sealPlace, hash).toString("base64"),
      );
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await snapshot.close();
  }
}

async function masterOf(secrets: Secrets, { masterKeys }: Snapshot) {
  const known = createMasterKeys(masterSecretsOf(secrets));
  const [current] = masterKeys;
  if (current === undefined) return known.current();
  return known.find(Buffer.from(current, "hex")).catch(() => {
    throw new BackupRefusal(
      "The master key here is not the one this database was sealed with. Give the command the settings and the data folder of its server.",
    );
  });
}

/** @returns how many rows */
async function addTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  table: BackupTable,
  signal: AbortSignal | undefined,
): Promise<number> {
  let rows = 0;
  let part = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  const flush = async () => {
    signal?.throwIfAborted();
    part += 1;
    await archive.add(
      entryNames.part(table.name, part),
      await compress(Buffer.concat(waiting), { level: 4 }),
    );
    waiting = [];
    length = 0;
  };
  for await (const chunk of snapshot.rows(table)) {
    // Line ends inside of a value are written as \n, so each of these ends a row.
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
    for (let from = 0; from < chunk.length; from += partSize) {
      const piece = chunk.subarray(from, from + partSize);
      waiting.push(piece);
      length += piece.length;
      if (length >= partSize) await flush();
    }
  }
  if (length > 0) await flush();
  return rows;
}

async function addMedia(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { files, owner }: BackupSource,
  { signal, onProgress }: { readonly signal: AbortSignal | undefined; onProgress: (what: string) => void },
): Promise<Manifest["media"]> {
  const media: Manifest["media"] = { uploads: 0, files: 0, bytes: 0, gone: 0, missing: [] };
  for await (const page of snapshot.uploads()) {
    for (const upload of page) {
      signal?.throwIfAborted();
      const kept = await addUpload(archive, files, upload);
      media.files += kept.files;
      media.bytes += kept.bytes;
      media.uploads += 1;
      if (kept.isWhole) continue;
      if (!(await isStillShown(owner, upload))) media.gone += 1;
      else if (media.missing.length < mostNamed) media.missing.push(upload.id);
    }
    onProgress(`photos and videos: ${media.uploads}, ${media.bytes} bytes`);
  }
  return media;
}

/** Whole: a file at least, and of each file every piece up to its last. */
async function addUpload(archive: ArchiveWriter, files: FileStore, { personId, id }: SnapshotUpload) {
  const folder = folderOf({ personId, uploadId: id });
  const keys = (await files.list(folder)).filter((key) => !key.startsWith(`${folder}/in/`)).toSorted();
  const pieces = new Map<string, number[]>();
  let isWhole = keys.length > 0;
  let bytes = 0;
  let count = 0;
  for (const key of keys) {
    const content = await files.get(key);
    if (!content) {
      isWhole = false;
      continue;
    }
    await archive.add(entryNames.file(key), content);
    bytes += content.length;
    count += 1;
    const [, name = key, piece = "0"] = /^(.*)-(\d+)$/.exec(key) ?? [];
    pieces.set(name, [...(pieces.get(name) ?? []), Number(piece)]);
  }
  for (const numbers of pieces.values()) if (Math.max(...numbers) !== numbers.length - 1) isWhole = false;
  return { isWhole, files: count, bytes };
}
