import { leaveDevice } from "#app/lib/session.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { keepSpareLock } from "#app/store/leaving/locked-copies.ts";
import { isOnlyHere, readUnsent } from "#app/store/leaving/unsent-rows.ts";

/**
 * Signs out from behind the lock: what was not sent is encrypted for its owner, never deleted. False: no key for that could be had, and
 * nothing happened.
 */
export async function signOutLocked(journal: Journal | null): Promise<boolean> {
  // What could not be looked at is taken for unsent.
  if (!journal) return leaveDevice("sign-out", "lock");
  const { database, personId } = journal;
  const isKept = isOnlyHere(await readUnsent(database));
  if (isKept && !(await keepSpareLock(database, personId).catch(() => false))) return false;
  return leaveDevice("sign-out", isKept ? "lock" : "delete");
}
