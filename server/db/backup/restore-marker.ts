/**
 * What stands in a data folder while a restore fills it, from before its first byte until it is whole. A server does not start beside it, and
 * the next restore learns from it what to take away.
 */
import { readFileSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartRefusal } from "#server/start-refusal.ts";

const markerSchema = z.strictObject({
  /** Tells whoever looks which backup it was. */
  madeAt: z.string(),
  /** The mark that the storage of the files gets. */
  storeMark: z.uuid(),
  /** Whether the secrets of this folder came out of the backup. */
  hasOurSecrets: z.boolean(),
  /** The transaction that fills an outside database, once it is about to be made to last. */
  transaction: z.string().nullable(),
});
export type RestoreMarker = z.infer<typeof markerSchema>;

const pathOf = (dataFolder: string) => join(dataFolder, "restore-under-way.json");

/** @throws StartRefusal when a restore into this folder was cut off */
export function refuseHalfRestored(dataFolder: string): void {
  try {
    readFileSync(pathOf(dataFolder));
  } catch {
    return;
  }
  throw new StartRefusal(
    `A restore into ${dataFolder} is under way or was cut off. Run \`npm run restore\` with the same file again: it takes away what is half and begins anew.`,
  );
}

/** Null when no restore was cut off here. */
export async function readMarker(dataFolder: string): Promise<RestoreMarker | null> {
  const text = await readFile(pathOf(dataFolder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : markerSchema.parse(JSON.parse(text));
}

/** Whole and on the disk when it returns. */
export async function writeMarker(dataFolder: string, marker: RestoreMarker): Promise<void> {
  const path = pathOf(dataFolder);
  const file = await open(`${path}.new`, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify(marker));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

export const removeMarker = (dataFolder: string): Promise<void> => rm(pathOf(dataFolder), { force: true });
