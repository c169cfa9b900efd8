/** Removes the journal of this device from an account's page, once all of it is in the account. */
import { forgetDeviceJournal } from "#app/lib/journal-choice.ts";
import { deleteDatabase, deviceDatabase } from "#app/lib/journal-names.ts";
import { guardOf } from "#app/lib/lock/lock-guard.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { arrivalOf, hasAllArrived } from "#domain/copy/arrival.ts";
import { readAccountRows } from "./account-rows.ts";
import { lookAtMove } from "./run-move.ts";

/**
 * - not_whole: something is only there; nothing was removed.
 * - open: another tab holds it; the browser removes it once that is closed.
 */
type Removed = { readonly ok: true } | { readonly ok: false; readonly reason: "not_whole" | "open" };

/** Looked at once more, here and in the account, just before. */
export async function removeDeviceJournal(journal: Journal, signal: AbortSignal): Promise<Removed> {
  const looked = await lookAtMove(journal, signal);
  if (!looked.ok) return { ok: false, reason: "not_whole" };
  const { expected, owner } = looked.contents;
  const account = await readAccountRows(journal.database);
  if (!hasAllArrived(arrivalOf(expected, account))) return { ok: false, reason: "not_whole" };
  if (!(await deleteDatabase(deviceDatabase))) return { ok: false, reason: "open" };
  guardOf("device").remove();
  forgetTraces(owner);
  forgetDeviceJournal();
  return { ok: true };
}

/** What the browser stores of that journal outside its database, by its own id. */
function forgetTraces(owner: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(owner)) localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}
