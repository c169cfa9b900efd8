/** The empty database that a restore fills: a new one of the data folder, started for it and stopped again, or that of DATABASE_URL. */
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { BackupRefusal } from "#server/db/backup/backup-refusal.ts";
import { refuseFullDatabase } from "#server/db/backup/load-database.ts";
import type { RestoreMarker } from "#server/db/backup/restore-marker.ts";
import { embeddedBinaries } from "#server/db/binaries.ts";
import { startCluster, stopOrphan } from "#server/db/cluster.ts";
import { createDatabase, embeddedOwner } from "#server/db/provide-database.ts";
import { AlreadyServed, clusterFolder } from "#server/db/served-folder.ts";
import { takeServerLock } from "#server/db/server-lock.ts";
import type { Env } from "#server/env.ts";
import type { FileStore } from "#server/storage/file-store.ts";

type RestoreTarget = { readonly owner: pg.ClientConfig; stop(): Promise<void> };

/** @throws AlreadyServed when a server has the folder */
export async function openTarget({ DATABASE_URL, TENDRE_DATA }: Env): Promise<RestoreTarget> {
  if (DATABASE_URL) return { owner: { connectionString: DATABASE_URL }, stop: async () => undefined };
  const cluster = await startCluster({ binaries: await embeddedBinaries(), folder: TENDRE_DATA });
  const at = { host: cluster.host, port: cluster.port };
  const superuser = { ...at, user: cluster.superuser, database: "postgres" };
  try {
    const lock = await takeServerLock(superuser);
    if (!lock) throw new AlreadyServed(TENDRE_DATA);
    await createDatabase(superuser);
    return {
      owner: embeddedOwner(at),
      async stop() {
        await lock.release();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** @throws BackupRefusal when something is where the restore would write */
export async function refuseFullTarget(env: Env, files: FileStore): Promise<void> {
  const { DATABASE_URL, TENDRE_DATA } = env;
  if (!DATABASE_URL && existsSync(join(TENDRE_DATA, "postgres")))
    throw new BackupRefusal(
      `${TENDRE_DATA} has a database already. A restore never writes over anything: give TENDRE_DATA another folder, or move this one away.`,
    );
  if (DATABASE_URL) await refuseFullDatabase({ connectionString: DATABASE_URL });
  const hasFiles =
    files.kind === "disk"
      ? (await namesIn(mediaFolder(env))).length > 0
      : (await files.get("store-mark")) !== null;
  if (hasFiles)
    throw new BackupRefusal(
      `${files.kind === "disk" ? mediaFolder(env) : `The bucket ${env.S3_BUCKET}`} has photos and videos already. A restore never writes over anything: give it an empty one.`,
    );
}

/** Takes away what a restore that was cut off, or failed, has left. */
export async function clearTarget(env: Env, files: FileStore, marker: RestoreMarker): Promise<void> {
  const { DATABASE_URL, TENDRE_DATA } = env;
  if (!DATABASE_URL && existsSync(join(TENDRE_DATA, "postgres"))) {
    await stopOrphan(clusterFolder(TENDRE_DATA));
    await rm(join(TENDRE_DATA, "postgres"), { recursive: true, force: true });
  }
  if (files.kind === "disk")
    for (const name of await namesIn(mediaFolder(env)))
      await rm(join(mediaFolder(env), name), { recursive: true, force: true });
  // A bucket's half is written over by the next try; its mark says whose it is.
  if (marker.hasOurSecrets) await rm(join(TENDRE_DATA, "secrets.json"), { force: true });
}

const mediaFolder = ({ TENDRE_DATA }: Env) => join(TENDRE_DATA, "media");
const namesIn = (folder: string) => readdir(folder).catch(() => []);
