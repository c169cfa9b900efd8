/** The outcome of an act that stores something. It must be read, never dropped. */
import { isStorageFull } from "#app/store/db/storage-space.ts";

/**
 * - invalid: the rules refuse the values.
 * - not_found: the row is gone.
 * - storage_full: the browser's storage is full.
 * - plan_limit: the plan's limit is reached.
 * - offline: it needs the server, which could not be reached.
 * - failed: an unexpected error.
 */
export type SaveReason = "invalid" | "not_found" | "storage_full" | "plan_limit" | "offline" | "failed";

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: SaveReason };
type Refused = Extract<Outcome, { ok: false }>;

/** The act's own outcome; an exception becomes "failed", and is logged to the console. */
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

/** Null: it succeeded. */
export function failureOf(outcome: Outcome): SaveReason | null {
  return outcome.ok ? null : outcome.reason;
}

/** For work that the app does by itself: nobody waits for it, and it is retried at the next occasion. */
export async function attemptQuietly(act: () => Promise<Outcome>): Promise<void> {
  const reason = failureOf(await attempt(act));
  if (reason) console.warn(`Not kept, tried again later: ${reason}`);
}

/** Runs the acts one after the other until one fails; returns the last outcome. An empty list succeeds. */
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
