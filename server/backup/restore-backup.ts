/**
 * Puts a backup back into an empty data folder, or an empty database and storage (docs/self-hosting.md, "Backup and restore"). The file is
 * read and checked whole before the first byte is written. Whatever ends it early, nothing half is served: a failure takes everything away
 * again, and after a kill the server refuses the folder until the restore is run again.
 */
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, stat } from "node:fs/promises";
import { masterKeyOf } from "#server/crypto/master-keys.ts";
import { BackupRefusal, inWords } from "#server/db/backup/backup-refusal.ts";
import { joinDeleted } from "#server/db/backup/deleted-list.ts";
import { fileShape } from "#server/db/backup/format.ts";
import { beginLoad, hasLasted, isDeletedList, isPart } from "#server/db/backup/load-database.ts";
import {
  type RestoreMarker,
  readMarker,
  removeMarker,
  writeMarker,
} from "#server/db/backup/restore-marker.ts";
import { lockFolder } from "#server/db/folder-lock.ts";
import { migrate } from "#server/db/migrate.ts";
import { AlreadyServed, refuseServedFolder } from "#server/db/served-folder.ts";
import type { Env } from "#server/env.ts";
import { findSecrets, masterSecretsOf, putSecrets } from "#server/secrets.ts";
import { createFileStore } from "#server/storage/create-file-store.ts";
import { putDeleted } from "#server/storage/deleted-accounts.ts";
import type { FileStore } from "#server/storage/file-store.ts";
import { readEntries, type VerifiedArchive, verifyArchive } from "./read-archive.ts";
import { clearTarget, openTarget, refuseFullTarget } from "./restore-target.ts";

type RestoreOptions = {
  /** Opens the keys in the file, when this server has none. */
  readonly passphrase?: string | undefined;
  /** Lists of accounts that were deleted after the backup (deleted-accounts.ts). */
  readonly deletedLists?: readonly string[];
  readonly onProgress?: (what: string) => void;
  readonly signal?: AbortSignal;
};

type Restored = {
  readonly about: VerifiedArchive["about"];
  readonly rows: number;
  readonly files: number;
  /** Accounts of the backup that were deleted since, and are gone again. */
  readonly destroyed: number;
  readonly media: VerifiedArchive["manifest"]["media"];
  /** Master keys that wrap people's keys and are not known here: their journals stay closed. */
  readonly unknownKeys: number;
};

/** @throws BackupRefusal or StartRefusal with a sentence; nothing was written, or it was taken away again */
export async function restoreBackup(env: Env, path: string, options: RestoreOptions = {}): Promise<Restored> {
  const { passphrase, onProgress = () => undefined } = options;
  const file = await open(path, "r").catch((error: unknown) => {
    throw new BackupRefusal(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  try {
    await refuseServedFolder(env.TENDRE_DATA);
    const files = createFileStore(env);
    if (!(await readMarker(env.TENDRE_DATA))) await refuseFullTarget(env, files);
    const secrets = await findSecrets(env);
    const archive = await verifyArchive(file, {
      masterKeys: secrets && masterSecretsOf(secrets),
      passphrase,
    });
    onProgress("the file is whole, and sealed by this server's master key");
    await mkdir(env.TENDRE_DATA, { recursive: true, mode: 0o755 });
    const folder = await lockFolder(env.TENDRE_DATA);
    if (!folder) throw new AlreadyServed(env.TENDRE_DATA);
    try {
      return await fill(env, files, { ...options, onProgress, file, archive });
    } finally {
      await folder.release();
    }
  } finally {
    await file.close();
  }
}

/** An embedded database that was cut off is made anew; of an outside one the transaction is asked for. */
const isInPlace = async ({ DATABASE_URL }: Env, { transaction }: RestoreMarker): Promise<boolean> =>
  DATABASE_URL !== undefined &&
  transaction !== null &&
  (await hasLasted({ connectionString: DATABASE_URL }, transaction));

type Filling = RestoreOptions & {
  readonly onProgress: (what: string) => void;
  readonly file: Awaited<ReturnType<typeof open>>;
  readonly archive: VerifiedArchive;
};

async function fill(env: Env, files: FileStore, filling: Filling): Promise<Restored> {
  const { archive, onProgress } = filling;
  const earlier = await readMarker(env.TENDRE_DATA);
  const storeMark = earlier?.storeMark ?? randomUUID();
  if (earlier && (await isInPlace(env, earlier))) {
    if (earlier.madeAt === archive.about.madeAt) return complete(env, archive, 0);
    throw new BackupRefusal(
      `Here a restore of the backup of ${earlier.madeAt} was cut off after everything was in place. Run it again with that file.`,
    );
  }
  if (earlier) {
    onProgress("a restore was cut off here: what it left is taken away");
    // Secrets that came with it opened the file just now.
    await clearTarget(env, files, { ...earlier, hasOurSecrets: false });
  }
  if (!earlier || files.kind === "disk") await refuseFullTarget(env, files);
  const marker: RestoreMarker = {
    madeAt: archive.about.madeAt,
    storeMark,
    hasOurSecrets: archive.keys !== null || earlier?.hasOurSecrets === true,
    transaction: null,
  };
  await writeMarker(env.TENDRE_DATA, marker);
  return complete(env, archive, await fillOrClear(env, files, marker, filling));
}

/** @throws what ended it; then everything was taken away again, unless nobody can tell whether it lasted */
async function fillOrClear(
  env: Env,
  files: FileStore,
  marker: RestoreMarker,
  filling: Filling,
): Promise<number> {
  try {
    if (filling.archive.keys !== null) await putSecrets(env, filling.archive.keys);
    return await fillFrom(env, files, marker, filling);
  } catch (error) {
    const now = (await readMarker(env.TENDRE_DATA)) ?? marker;
    // A connection can be lost in the very moment of the commit. What cannot be asked now stays for the next run.
    if (await isInPlace(env, now)) return 0;
    await clearTarget(env, files, marker);
    await removeMarker(env.TENDRE_DATA);
    throw inWords(error, env.TENDRE_DATA);
  }
}

/** @returns how many accounts were destroyed anew */
async function fillFrom(
  env: Env,
  files: FileStore,
  marker: RestoreMarker,
  { archive, file, deletedLists = [], onProgress, signal }: Filling,
): Promise<number> {
  const secrets = await findSecrets(env);
  if (!secrets) throw new Error("The master key was there a moment ago.");
  const target = await openTarget(env);
  try {
    const load = await beginLoad(target.owner, secrets.masterKey, archive);
    try {
      const lists = [...deletedLists];
      await files.put("store-mark", Buffer.from(marker.storeMark));
      let [count, table] = [0, ""];
      for await (const entry of readEntries(file, archive)) {
        signal?.throwIfAborted();
        const key = fileShape.exec(entry.name)?.[1];
        if (isPart(entry)) {
          const [, name = ""] = entry.name.split("/");
          if (name !== table) onProgress(name);
          table = name;
          await load.add(entry);
        } else if (isDeletedList(entry)) lists.push(entry.bytes.toString("utf8"));
        else if (key !== undefined) {
          await files.put(key, entry.bytes);
          count += 1;
          if (count % 1_000 === 0) onProgress(`${count} files of photos and videos`);
        }
      }
      const deleted = joinDeleted(...lists);
      const destroyed = await load.finish({ deleted, storeMark: marker.storeMark }, async (transaction) => {
        await putDeleted(files, deleted);
        await writeMarker(env.TENDRE_DATA, { ...marker, transaction });
      });
      return destroyed;
    } finally {
      await load.abandon();
    }
  } finally {
    await target.stop();
  }
}

/** Everything is in place: from here on it is a database like any other, and migrated like one. */
async function complete(env: Env, archive: VerifiedArchive, destroyed: number): Promise<Restored> {
  const { about, manifest } = archive;
  await removeMarker(env.TENDRE_DATA);
  const secrets = await findSecrets(env);
  const masterKeys = secrets ? masterSecretsOf(secrets) : [];
  const known = new Set(masterKeys.map((each) => masterKeyOf(each).id.toString("hex")));
  const target = await openTarget(env);
  try {
    await migrate(target.owner, masterKeys);
  } finally {
    await target.stop();
  }
  return {
    about,
    rows: Object.values(manifest.rows).reduce((total, count) => total + count, 0),
    files: manifest.media.files,
    destroyed,
    media: manifest.media,
    unknownKeys: about.masterKeys.filter((id) => !known.has(id)).length,
  };
}

/**
 * The lists that the command was given: each a text of lines, or the folder of a storage on disk.
 * @throws BackupRefusal when one cannot be read
 */
export async function readLists(paths: readonly string[]): Promise<readonly string[]> {
  const lists: string[] = [];
  for (const path of paths) {
    try {
      const isFolder = (await stat(path)).isDirectory();
      const today = new Date().toISOString().slice(0, 10);
      const text = isFolder
        ? (await readdir(path)).map((name) => `${today} ${name}\n`).join("")
        : await readFile(path, "utf8");
      lists.push(joinDeleted(text));
    } catch (error) {
      throw error instanceof BackupRefusal
        ? new BackupRefusal(`${path}: ${error.message} Nothing was restored.`)
        : new BackupRefusal(`${path} cannot be read.`);
    }
  }
  return lists;
}
