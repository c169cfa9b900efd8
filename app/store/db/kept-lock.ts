/**
 * The journal's own copy of what opens its app lock: an entry of local storage that was deleted or edited is made anew from it, closed
 * (docs/decisions/031-app-lock.md).
 */
import { guardOf } from "#app/lib/lock/lock-guard.ts";
import type { LockGuard } from "#app/lib/lock/lock-state.ts";
import { type LockTerms, readTerms } from "#domain/account/app-lock.ts";
import { type JournalDatabase, lockCopyKey } from "./journal-database.ts";

const key = lockCopyKey;

type Kept = Pick<JournalDatabase, "meta">;

/** Before anything of the journal is shown. */
export async function compareLock({ meta }: Kept, journal: string): Promise<void> {
  const kept = readTerms((await meta.get(key))?.value);
  const next = guardOf(journal).compare(kept);
  if (next && !kept) await meta.put({ key, value: next });
}

/** The journal's copy first: a page that is closed between the two is locked by it. False: it was not kept, and nothing has changed. */
export async function keepLock({ meta }: Kept, guard: LockGuard, terms: LockTerms): Promise<boolean> {
  const before = await meta.get(key);
  await meta.put({ key, value: terms });
  if (guard.set(terms)) return true;
  await (before ? meta.put(before) : meta.delete(key));
  return false;
}

export async function removeLock({ meta }: Kept, guard: LockGuard): Promise<void> {
  await meta.delete(key);
  guard.remove();
}
