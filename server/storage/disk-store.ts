/**
 * Files under the data folder, readable by the server's own account only (0700, 0600). A file is written beside the others
 * and moved into its place, and its folder is written too: what was answered is there after the power fails.
 */
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, type FileStore } from "./file-store.ts";

/** Milliseconds after which a file that was never moved into place belongs to a server that was stopped. */
const abandonedAfter = 60 * 60 * 1_000;

/** What must be in order on the disk; the tests look at it. */
export type Disk = {
  open(path: string, flags: string, mode?: number): Promise<FileHandle>;
  rename(from: string, to: string): Promise<void>;
};

export function createDiskStore(root: string, disk: Disk = { open, rename }): FileStore {
  const at = (key: string) => join(root, checkKey(key));
  const arriving = join(root, ".arriving");
  return {
    kind: "disk",
    async put(key, bytes) {
      const path = at(key);
      const folder = dirname(path);
      await mkdir(arriving, { recursive: true, mode: 0o700 });
      // A crash leaves the old file or the new one, never half of it.
      const beside = join(arriving, randomUUID());
      try {
        const file = await disk.open(beside, "wx", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        const made = await mkdir(folder, { recursive: true, mode: 0o700 });
        await disk.rename(beside, path);
        await syncFolders(disk, folder, made);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(at(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async removeFolder(folder) {
      await rm(at(folder), { recursive: true, force: true });
    },
    async sweep() {
      const names = await readdir(arriving).catch(() => []);
      for (const name of names) {
        const path = join(arriving, name);
        // Another server may be writing into the same folder: its files are young, by the clock of the disk.
        const found = await stat(path).catch(() => null);
        if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { force: true });
      }
    },
  };
}

/** The folder of a new name, and those above it that were made for it: each is a name in the one before. */
async function syncFolders(disk: Disk, folder: string, firstMade: string | undefined): Promise<void> {
  if (process.platform === "win32") return;
  const last = firstMade === undefined ? folder : dirname(firstMade);
  for (let at = folder; ; at = dirname(at)) {
    // Taken away meanwhile, with what was in it: there is nothing to keep.
    const handle = await disk.open(at, "r").catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    await handle?.sync().finally(() => handle.close());
    if (at === last || at === dirname(at)) return;
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
