/** The list of deleted accounts as text: a line for each, of a day and the digest of a person's id (server/storage/deleted-accounts.ts). */
import { createHash } from "node:crypto";
import { BackupRefusal } from "./backup-refusal.ts";

export const deletedDigest = (personId: string): string =>
  createHash("sha256").update(`tendre:deleted:${personId}`).digest("hex");

const lineShape = /^\d{4}-\d{2}-\d{2} [0-9a-f]{64}$/;

/** Each line once. @throws BackupRefusal when a line is none of such a list */
export function joinDeleted(...lists: readonly string[]): string {
  const lines = lists.flatMap((list) => list.split("\n")).filter((line) => line !== "");
  if (!lines.every((line) => lineShape.test(line)))
    throw new BackupRefusal("A list of deleted accounts has a line that is none.");
  return [...new Set(lines)]
    .toSorted()
    .map((line) => `${line}\n`)
    .join("");
}

/** Those of these people who are in the list. */
export function deletedAmong(list: string, personIds: readonly string[]): readonly string[] {
  const digests = new Set(list.split("\n").map((line) => line.slice(11)));
  return personIds.filter((id) => digests.has(deletedDigest(id)));
}
