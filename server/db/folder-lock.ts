/**
 * [Note: one server per folder] A server holds its data folder from before its PostgreSQL starts until after it has
 * stopped, also while PostgreSQL is being started again. On Linux by a socket name that only one process can have, and that
 * is free the instant it dies, however it dies; the name is known to whoever may read the folder only. Elsewhere the lock
 * inside PostgreSQL (server-lock.ts) has to do.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { writeOnce } from "../write-once.ts";

type FolderLock = { release(): Promise<void> };

const hasSocketNames = process.platform === "linux";
const nameFile = (folder: string) => join(folder, "server.lock");
const socketName = (name: string) => `\0tendre-${name}`;

/** Null when another live process holds the folder, which must exist. */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  if (!hasSocketNames) return { release: async () => undefined };
  const name = await writeOnce(nameFile(folder), randomUUID());
  const server = createServer((asking) => asking.destroy());
  const isTaken = await new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(true) : reject(error),
    );
    server.listen(socketName(name), () => resolve(false));
  });
  if (isTaken) return null;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Without taking it. */
export async function isFolderLocked(folder: string): Promise<boolean> {
  const name = readName(folder);
  if (!hasSocketNames || name === undefined) return false;
  return new Promise((resolve) => {
    const asking = connect(socketName(name));
    asking.once("connect", () => resolve(true)).once("error", () => resolve(false));
    asking.once("close", () => asking.destroy());
  });
}

function readName(folder: string): string | undefined {
  try {
    return readFileSync(nameFile(folder), "utf8");
  } catch {
    return undefined;
  }
}
