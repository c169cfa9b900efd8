/** Writes a backup entry by entry. Until it is whole it has another name; killed, it leaves nothing that looks like a backup. */
import { link, open, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { BackupRefusal, inWords } from "#server/db/backup/backup-refusal.ts";
import { entryNames, hashLine, type Manifest, sha256 } from "#server/db/backup/format.ts";
import { tarEnd, tarEntry } from "#server/db/backup/tar.ts";

/** Entries between two lists of hashes. */
const entriesPerList = 1_000;
const unfinished = ".partial";
/** Milliseconds after which an unfinished file belongs to a backup that was killed. */
const abandonedAfter = 24 * 60 * 60 * 1_000;

export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Gives the file its name. @param seal of the manifest's bytes */
  finish(manifest: Omit<Manifest, "hashes" | "entries">, seal: (sha256: string) => string): Promise<Manifest>;
  /** Takes away what was written. */
  abandon(): Promise<void>;
};

/**
 * @param path readable and writable by its owner alone
 * @throws BackupRefusal when there is a file already
 */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  if (await stat(path).catch(() => null)) throw new BackupRefusal(`${path} is there already.`);
  await sweepAbandoned(path);
  const draft = path + unfinished;
  const file = await open(draft, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST"
      ? new BackupRefusal(
          `${draft} is there already: another backup is being written, or one was killed. Take it away in that case.`,
        )
      : inWords(error, draft);
  });
  let lines: string[] = [];
  let entries = 0;
  const hashes: { name: string; sha256: string }[] = [];
  const put = async (name: string, bytes: Buffer) => {
    await file.writeFile(tarEntry({ name, bytes })).catch((error: unknown) => {
      throw inWords(error, path);
    });
  };
  const closeList = async () => {
    const name = entryNames.hashes(hashes.length + 1);
    const bytes = Buffer.from(lines.join(""));
    lines = [];
    hashes.push({ name, sha256: sha256(bytes) });
    await put(name, bytes);
  };
  return {
    async add(name, bytes) {
      await put(name, bytes);
      lines.push(hashLine(name, bytes));
      entries += 1;
      if (lines.length === entriesPerList) await closeList();
    },
    async finish(rest, seal) {
      if (lines.length > 0) await closeList();
      const manifest: Manifest = { ...rest, entries, hashes };
      const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
      await put(entryNames.manifest, bytes);
      await put(entryNames.seal, Buffer.from(`${seal(sha256(bytes))}\n`));
      try {
        await file.writeFile(tarEnd);
        await file.sync();
        await file.close();
        // A link never takes the place of another file.
        await link(draft, path);
        await rm(draft);
        await syncFolder(dirname(path));
      } catch (error) {
        throw inWords(error, path);
      }
      return manifest;
    },
    async abandon() {
      await file.close().catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Only what this program named: unfinished backups beside this one that nobody has written to for a day. */
async function sweepAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!/^tendre-.*\.tar\.partial$/.test(name) || name === basename(path) + unfinished) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(join(folder, name), { force: true });
  }
}
