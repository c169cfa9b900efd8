/** What `npm run backup` and `npm run restore` have in common: the passphrase from a file, and a failure told as a sentence. */
import { readFile } from "node:fs/promises";
import { BackupRefusal } from "#server/db/backup/backup-refusal.ts";
import { isDatabaseAway } from "#server/db/database-away.ts";
import { StartRefusal } from "#server/start-refusal.ts";

/** The line end at its end is no part of it. @throws BackupRefusal when it cannot be read */
export async function readPassphrase(path: string): Promise<string> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new BackupRefusal(`${path} cannot be read.`);
  });
  return text.replace(/\r?\n$/, "");
}

export function sayWhyAndFail(error: unknown): void {
  process.exitCode = 1;
  if (isDatabaseAway(error)) console.error("The database does not answer: is the server running?");
  else if (error instanceof BackupRefusal || error instanceof StartRefusal) console.error(error.message);
  else console.error(error instanceof Error ? error.message : error);
}
