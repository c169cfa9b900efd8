/**
 * Reads a backup. `verifyArchive` reads all of it once and writes nothing: what it returns is a file that is whole, was made by this or an
 * earlier version, and sealed by a server that had the same master key. `readEntries` gives the entries again and looks at each once more.
 */
import type { FileHandle } from "node:fs/promises";
import type { z } from "zod";
import { masterKeyOf } from "#server/crypto/master-keys.ts";
import { openText } from "#server/crypto/seal.ts";
import { BackupRefusal } from "#server/db/backup/backup-refusal.ts";
import {
  type About,
  aboutSchema,
  entryNames,
  fileShape,
  formatSchema,
  formatVersion,
  hashLine,
  type Manifest,
  manifestSchema,
  partShape,
  sealPlace,
  sha256,
} from "#server/db/backup/format.ts";
import { readTar, type TarEntry } from "#server/db/backup/tar.ts";
import { readMigrations } from "#server/db/migrate.ts";
import { baselineOf, historyOf } from "#server/db/take-up.ts";
import { openKeys } from "./sealed-keys.ts";

export type VerifiedArchive = {
  readonly about: About;
  readonly manifest: Manifest;
  /** The secrets that were in it, opened; null when it has none, or none were needed. */
  readonly keys: string | null;
};

type KeysFor = {
  /** The master keys of the server that is to have it; null when it has none. */
  readonly masterKeys: readonly string[] | null;
  readonly passphrase?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** @throws BackupRefusal with a sentence: damaged, cut off, no backup, of a newer version, or of a server with another master key */
export async function verifyArchive(
  file: FileHandle,
  { masterKeys, passphrase, signal }: KeysFor,
): Promise<VerifiedArchive> {
  let about: About | undefined;
  let keys: string | null = null;
  let known = masterKeys;
  let manifest: { readonly bytes: Buffer; readonly content: Manifest } | undefined;
  let seal: string | undefined;
  const check = checkHashes();
  for await (const entry of readTar(file)) {
    signal?.throwIfAborted();
    if (seal !== undefined) throw misplaced(entry);
    if (manifest) {
      if (entry.name !== entryNames.seal) throw misplaced(entry);
      seal = entry.bytes.toString("latin1");
    } else if (entry.name === entryNames.manifest) {
      const content = parse(entry, manifestSchema);
      check.end(content);
      manifest = { bytes: entry.bytes, content };
    } else if (!about) {
      about = readAbout(entry);
      check.add(entry);
    } else {
      check.add(entry);
      if (entry.name === entryNames.keys && known === null) {
        keys = await openKeys(entry.bytes, passphrase);
        known = masterKeysIn(keys);
      }
    }
  }
  if (!about || !manifest || seal === undefined)
    throw new BackupRefusal("The file has no manifest at its end: it was cut off.");
  checkSeal(about, sha256(manifest.bytes), seal, known);
  return { about, manifest: manifest.content, keys };
}

/** The entries that hold data. @throws BackupRefusal when the file is not any more what was verified */
export async function* readEntries(
  file: FileHandle,
  { manifest }: VerifiedArchive,
): AsyncGenerator<TarEntry> {
  const check = checkHashes();
  for await (const entry of readTar(file)) {
    if (entry.name === entryNames.manifest) return check.end(parse(entry, manifestSchema), manifest);
    check.add(entry);
    if (partShape.test(entry.name) || fileShape.test(entry.name) || entry.name === entryNames.deleted)
      yield entry;
  }
}

/** @throws BackupRefusal when it is not a backup that this version can read */
function readAbout(entry: TarEntry): About {
  const foreign = new BackupRefusal("This file is no backup of Tendre, or its beginning is damaged.");
  if (entry.name !== entryNames.about) throw foreign;
  let content: unknown;
  try {
    content = JSON.parse(entry.bytes.toString("utf8"));
  } catch {
    throw foreign;
  }
  const format = formatSchema.safeParse(content);
  if (!format.success) throw foreign;
  if (format.data.version > formatVersion)
    throw new BackupRefusal(
      `This backup was made by a newer version of Tendre (format ${format.data.version}, this version reads ${formatVersion}). Restore it with that version.`,
    );
  const about = parse(entry, aboutSchema);
  const migrations = readMigrations();
  const history = historyOf(about.migrations);
  if (history === "unfinished")
    throw new BackupRefusal(
      "This backup is of a database that a version from before this one's baseline left in the middle of its migrations. Restore it with that version, let it start once, and make another backup.",
    );
  if (history === "whole")
    return { ...about, migrations: baselineOf(migrations).map(({ name, digest }) => ({ name, digest })) };
  const ours = new Map(migrations.map(({ name, digest }) => [name, digest]));
  const newer = about.migrations.filter(({ name }) => !ours.has(name)).at(-1);
  if (newer)
    throw new BackupRefusal(
      `This backup was made by a newer version of Tendre (${about.madeBy}; its database has ${newer.name.replace(/\.sql$/, "")}). Restore it with that version.`,
    );
  const changed = about.migrations.find(({ name, digest }) => ours.get(name) !== digest);
  if (changed)
    throw new BackupRefusal(`This backup is of a changed Tendre: its ${changed.name} is not this version's.`);
  return about;
}

/** Compares each entry with the list of hashes that follows it, and the lists with the manifest. */
function checkHashes() {
  let expected: string[] = [];
  let entries = 0;
  const lists: { name: string; sha256: string }[] = [];
  return {
    add(entry: TarEntry): void {
      if (entry.name !== entryNames.hashes(lists.length + 1)) {
        expected.push(hashLine(entry.name, entry.bytes));
        entries += 1;
        return;
      }
      const told = entry.bytes.toString("latin1").split(/(?<=\n)/);
      const at = expected.findIndex((line, index) => line !== told[index]);
      if (at >= 0 || told.length !== expected.length)
        throw new BackupRefusal(
          `The file is damaged: ${expected[at]?.slice(66).trim() ?? entry.name} is not what was written.`,
        );
      lists.push({ name: entry.name, sha256: sha256(entry.bytes) });
      expected = [];
    },
    end(manifest: Manifest, verified: Manifest = manifest): void {
      const isWhole =
        expected.length === 0 &&
        manifest.entries === entries &&
        JSON.stringify(manifest.hashes) === JSON.stringify(lists) &&
        JSON.stringify(manifest) === JSON.stringify(verified);
      if (!isWhole) throw new BackupRefusal("The file is damaged: its manifest does not fit what it holds.");
    },
  };
}

function checkSeal(about: About, hash: string, seal: string, masterKeys: readonly string[] | null): void {
  if (masterKeys === null)
    throw new BackupRefusal(
      "There is no master key here, and without the one this backup's server had nothing private in it can be read. Put that secrets.json into the data folder or set MASTER_KEY; if the backup was made with its keys, give --passphrase-file.",
    );
  const masters = masterKeys.map(masterKeyOf);
  const master = masters.find(({ id }) => id.toString("hex") === about.masterKeys[0]);
  if (!master)
    throw new BackupRefusal(
      "This backup is of a server with another master key. Put the secrets.json or MASTER_KEY that belongs to it (after a rotation: the earlier secrets.before-….json) into an empty data folder.",
    );
  try {
    const bytes = Buffer.from(seal, "base64");
    // Base64 can be spelt in more ways than one.
    const isAsWritten = `${bytes.toString("base64")}\n` === seal;
    if (isAsWritten && openText(master.sealFor("backup"), sealPlace, bytes) === hash) return;
  } catch {
    // Said below.
  }
  throw new BackupRefusal(
    "The manifest is not the one that this server sealed: the file was damaged or changed.",
  );
}

function masterKeysIn(keys: string): readonly string[] {
  const { masterKey, nextMasterKey } = JSON.parse(keys);
  return nextMasterKey === undefined ? [masterKey] : [masterKey, nextMasterKey];
}

function parse<S extends z.ZodType>(entry: TarEntry, schema: S): z.infer<S> {
  try {
    return schema.parse(JSON.parse(entry.bytes.toString("utf8")));
  } catch {
    throw new BackupRefusal(`The file is damaged: ${entry.name} cannot be read.`);
  }
}

const misplaced = ({ name }: TarEntry) =>
  new BackupRefusal(`The file is damaged: ${name} is not where it belongs.`);
