/** Files under the data folder, readable by the server's own account only (0700, 0600). */
import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, type FileStore } from "./file-store.ts";

export function createDiskStore(root: string): FileStore {
  const at = (key: string) => join(root, checkKey(key));
  return {
    kind: "disk",
    async put(key, bytes) {
      const path = at(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside and moved into place: a crash leaves the old file or the new one, never half of it.
      const beside = `${path}.${randomUUID()}`;
      try {
        const file = await open(beside, "wx", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, path);
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
  };
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
