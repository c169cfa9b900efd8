/**
 * Each storage carries a mark, and the database knows the mark of its own: a server whose disk is not the one that the
 * other servers of its database write to is refused, before uploads begin that never end.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { Services } from "#server/services.ts";
import { StartRefusal } from "#server/start-refusal.ts";
import type { FileStore } from "./file-store.ts";

const markKey = "store-mark";

/** @throws StartRefusal when the files of the database are elsewhere */
export async function claimStore({
  db,
  files,
  env,
  log,
}: Pick<Services, "db" | "files" | "env" | "log">): Promise<void> {
  const mark = await readMark(files).catch((error: unknown) => {
    // A bucket that is away for a moment stops no server: whoever sends a file is told.
    if (error instanceof AppError && error.code === "unavailable") return null;
    throw error;
  });
  if (mark === null) {
    log.warn("the storage does not answer: whether it is the database's is not known");
    return;
  }
  const [claim] = await db.anonymous.rows<{ is_ours: boolean }>({
    text: "select claim_file_store($1, $2) as is_ours",
    values: [mark, env.MEDIA_STORE_MOVED],
  });
  if (!claim?.is_ours) throw new StartRefusal(elsewhere);
}

async function readMark(files: FileStore): Promise<string> {
  const read = async () => z.uuid().safeParse((await files.get(markKey))?.toString("utf8"));
  const found = await read();
  if (found.success) return found.data;
  await files.put(markKey, Buffer.from(randomUUID()));
  // Two servers that begin at once on one disk: what was written last is what both go by.
  return z.uuid().parse((await read()).data);
}

const elsewhere =
  "The photos and videos of this database are in another folder or bucket than this server's. Servers of one database share their files: set S3_BUCKET, or put the same disk under TENDRE_DATA/media. If the files were moved, copy all of them, store-mark too; if they are lost, start once with MEDIA_STORE_MOVED=true.";
