/**
 * The folder of PostgreSQL's socket: whoever can create it before us, or put a link there, could impersonate the database. So it is inside
 * the data folder, or in the person's own runtime folder when that path is too long; an existing one must be a folder, owned by the uid
 * that PostgreSQL runs as, closed to everyone else.
 */
import { createHash } from "node:crypto";
import { lchownSync, lstatSync, mkdirSync, type Stats } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { postgresUid } from "./unprivileged.ts";

/** The longest socket path in bytes, its file's name included (unix(7)). */
const longest = 107;
const fileName = "/.s.PGSQL.5432";

/** Deterministic for a cluster, so that an orphaned PostgreSQL can be found. */
export function socketFolder(cluster: string): string {
  const inside = `${cluster}-socket`;
  if (Buffer.byteLength(inside + fileName) <= longest) return inside;
  const mark = createHash("sha256").update(cluster).digest("hex").slice(0, 16);
  return join(runtimeFolder(), `tendre-${mark}`);
}

/** @throws StartRefusal when an existing folder is not safe to use */
export function makeSocketFolder(cluster: string): string {
  const folder = socketFolder(cluster);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (postgresUid !== undefined) lchownSync(folder, postgresUid, postgresUid);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const fault = faultOf(lstatSync(folder));
  if (fault !== null)
    throw new StartRefusal(
      `${folder} is where PostgreSQL's socket goes, and it ${fault}. Somebody else may have put it there: look at it and remove it, or choose another TENDRE_DATA.`,
    );
  return folder;
}

/** True when only PostgreSQL's own uid can have created a socket there. */
export function isTrustedSocketFolder(folder: string): boolean {
  try {
    return faultOf(lstatSync(folder)) === null;
  } catch {
    return false;
  }
}

function faultOf(found: Stats): string | null {
  if (found.isSymbolicLink()) return "is a link";
  if (!found.isDirectory()) return "is not a folder";
  const uid = postgresUid ?? process.getuid?.();
  if (uid !== undefined && found.uid !== uid) return "belongs to somebody else";
  const isOpen = process.platform !== "win32" && (found.mode & 0o077) !== 0;
  return isOpen ? "is open to others" : null;
}

/** The session's own runtime folder, when it belongs to the user and others cannot write to it; else the shared one. */
function runtimeFolder(): string {
  const own = process.env.XDG_RUNTIME_DIR;
  if (!own || postgresUid !== undefined) return tmpdir();
  try {
    const found = lstatSync(own);
    const isOwn = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
    return isOwn ? own : tmpdir();
  } catch {
    return tmpdir();
  }
}
