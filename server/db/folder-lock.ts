/**
 * [Note: one server per folder] A server holds its data folder from before its PostgreSQL starts until after it has stopped, also while
 * PostgreSQL is restarted. On Linux by an abstract socket name that only one process can hold, and that is released the instant the process
 * dies; the name can be read only by users who can read the folder. Elsewhere the lock inside PostgreSQL (server-lock.ts) is used.
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

/** Checks the lock without taking it. */
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
