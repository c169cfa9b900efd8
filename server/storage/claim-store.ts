/**
 * Each storage carries a mark, and the database knows its storage's mark: a server with another disk than the other servers of its database
 * is refused, before uploads start that could never be finished.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { StartRefusal } from "#server/start-refusal.ts";
import type { FileStore } from "./file-store.ts";

const markKey = "store-mark";

/** @throws StartRefusal when the files of the database are in another storage */
export async function claimStore({
  db,
  files,
  env,
  log,
}: Pick<Services, "db" | "files" | "env" | "log">): Promise<void> {
  let mark = await markOrNull(files);
  while (mark !== null) {
    const [claim] = await db.anonymous.rows({
      text: "select claim_file_store($1, $2) as is_ours",
      values: [mark, env.MEDIA_STORE_MOVED],
      row: { is_ours: column.bool },
    });
    if (!claim?.is_ours) throw new StartRefusal(elsewhere);
    // Another server that starts at once may have written its own mark meanwhile: the one that stays is claimed.
    const now = await markOrNull(files);
    if (now === mark) return;
    mark = now;
  }
  log.warn("the storage does not answer: whether it is the database's is not known");
}

/** Null when a bucket is away for a moment, which does not prevent the start: uploads get an error until it is back. */
async function markOrNull(files: FileStore): Promise<string | null> {
  return readMark(files).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "unavailable") return null;
    throw error;
  });
}

async function readMark(files: FileStore): Promise<string> {
  const read = async () => z.uuid().safeParse((await files.get(markKey))?.toString("utf8"));
  const found = await read();
  if (found.success) return found.data;
  await files.put(markKey, Buffer.from(randomUUID()));
  // When two servers start at once on one disk, both use the mark that was written last.
  return z.uuid().parse((await read()).data);
}

const elsewhere =
  "The photos and videos of this database are in another folder or bucket than this server's. Servers of one database share their files: set S3_BUCKET, or put the same disk under TENDRE_DATA/media. If the files were moved, copy all of them, store-mark too; if they are lost, start once with MEDIA_STORE_MOVED=true.";
