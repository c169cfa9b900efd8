/** The room the browser gives. A full disk is an expected outcome: the writer says so and nothing is half written. */

/** Dexie wraps the browser's error, an aborted transaction wraps it again. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "QuotaExceededError" || /QuotaExceeded/.test(error.message)) return true;
  return "inner" in error && error.inner !== error && isStorageFull(error.inner);
}

let isAsked = false;

/** Asks the browser, once, not to clear the journal when the disk fills up. Some ask the person; a refusal changes nothing. */
export async function keepStorage(): Promise<boolean> {
  if (isAsked || !globalThis.navigator?.storage?.persist) return false;
  isAsked = true;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}

/** Bytes; null when the browser does not say. */
export async function storageRoom(): Promise<{ readonly used: number; readonly limit: number } | null> {
  if (!globalThis.navigator?.storage?.estimate) return null;
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined ? null : { used: usage, limit: quota };
}
