import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** Bytes of room from which on it is used; a whole run leaves far less lying at a time. */
const enough = 8 * 1024 ** 3;

let made;

/**
 * Where tests keep databases, browsers' profiles and files: in memory where the machine has room, since each test file makes a database
 * of a thousand files and deletes it. It goes with this process.
 */
export function temporaryFolder() {
  if (made) return made;
  if (!hasRoom()) return tmpdir();
  made = mkdtempSync(join(memory, "tendre-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return made;
}

function hasRoom() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough;
}
