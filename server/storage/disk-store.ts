/**
 * Files under the data folder, readable by the server's own account only (0700, 0600). A file is written under a temporary name and
 * renamed, and its folder is synced too: what was confirmed survives a power failure.
 */
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { checkKey, type FileStore } from "./file-store.ts";

/** Milliseconds after which a temporary file belongs to a server that was stopped. */
const abandonedAfter = 60 * 60 * 1_000;

/** The file system operations; tests replace them. */
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
    async list(folder) {
      try {
        const found = await readdir(at(folder), { recursive: true, withFileTypes: true });
        const files = found.filter((each) => each.isFile());
        return files.map(({ parentPath, name }) =>
          relative(root, join(parentPath, name)).replaceAll("\\", "/"),
        );
      } catch (error) {
        if (isMissing(error)) return [];
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
        // Another server may be writing into the same folder: its files are recent, by the clock of the disk.
        const found = await stat(path).catch(() => null);
        if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { force: true });
      }
    },
  };
}

/** Syncs the folder of a new name, and those above it that were created for it. */
async function syncFolders(disk: Disk, folder: string, firstMade: string | undefined): Promise<void> {
  if (process.platform === "win32") return;
  const last = firstMade === undefined ? folder : dirname(firstMade);
  for (let at = folder; ; at = dirname(at)) {
    // Deleted meanwhile, with its content: nothing needs to be synced.
    const handle = await disk.open(at, "r").catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    await handle?.sync().finally(() => handle.close());
    if (at === last || at === dirname(at)) return;
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
