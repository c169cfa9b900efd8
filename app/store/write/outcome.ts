/** What an act that keeps something came to. It is read, never dropped. */
import { isStorageFull } from "#app/store/db/storage-room.ts";

/**
 * invalid: the rules refuse what was written. not_found: the row is gone. storage_full: the browser gives no more room.
 * plan_limit: the plan has none left. offline: only the server could, and it was not reached. failed: the browser threw.
 */
export type SaveReason = "invalid" | "not_found" | "storage_full" | "plan_limit" | "offline" | "failed";

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: SaveReason };
type Refused = Extract<Outcome, { ok: false }>;

/** The act's own outcome; one that throws has failed, and its error is in the console. */
export async function attempt<T extends Outcome>(act: () => Promise<T>): Promise<T | Refused> {
  try {
    return await act();
  } catch (error) {
    if (isStorageFull(error)) return { ok: false, reason: "storage_full" };
    console.error(error);
    return { ok: false, reason: "failed" };
  }
}

export function isDone<T extends Outcome>(outcome: T | Refused): outcome is Extract<T, { ok: true }> {
  return outcome.ok;
}

/** Null: it was kept. */
export function failureOf(outcome: Outcome): SaveReason | null {
  return outcome.ok ? null : outcome.reason;
}

/** For what the app does by itself: nobody waits for it, and it is done again at the next occasion. */
export async function attemptQuietly(act: () => Promise<Outcome>): Promise<void> {
  const reason = failureOf(await attempt(act));
  if (reason) console.warn(`Not kept, tried again later: ${reason}`);
}

/** One after the other, as long as each is kept: the first that is not, or the last one. Nothing to do is done. */
export async function inTurn<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<Outcome>,
): Promise<Outcome> {
  for (const item of items) {
    const outcome = await act(item);
    if (!outcome.ok) return outcome;
  }
  return { ok: true };
}
