/** The room the browser gives. A full disk is an expected outcome: the writer says so and nothing is half written. */

/** Dexie wraps the browser's error, an aborted transaction wraps it again. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "QuotaExceededError" || /QuotaExceeded/.test(error.message)) return true;
  return "inner" in error && error.inner !== error && isStorageFull(error.inner);
}

export type StorageFull = { readonly ok: false; readonly reason: "storage_full" };

/** What the writing gives; a full disk is answered, everything else it throws is thrown. */
export async function unlessFull<T>(write: () => Promise<T>): Promise<T | StorageFull> {
  try {
    return await write();
  } catch (error) {
    if (isStorageFull(error)) return { ok: false, reason: "storage_full" };
    throw error;
  }
}

let isAsked = false;

/** Asks the browser, once, not to clear the journal when the disk fills up. Some ask the person; a refusal changes nothing. */
export async function keepStorage(): Promise<void> {
  if (isAsked || !globalThis.navigator?.storage?.persist) return;
  isAsked = true;
  const isPersisted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
  if (!isPersisted) console.debug("This browser may clear the journal when its disk is full.");
}
