/** The automatic backup: every five minutes, from sign-in to sign-out or leaving (specification, sections 4 and 9). */
import { webLocks } from "#app/lib/web-locks.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { backupEvery } from "#domain/backup/backup-limits.ts";

/** @returns a function that stops it */
export function startBackups(journal: Journal): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function backUpOnce() {
    if (journal.database.dexie.hasBeenClosed() || !navigator.onLine) return;
    try {
      const { backUp } = await import("./back-up.ts");
      await webLocks().request(`tendre-backup-${journal.personId}`, { ifAvailable: true }, async (lock) => {
        if (lock && !signal.aborted) await backUp(journal, signal);
      });
    } catch (error) {
      if (!signal.aborted && journal.database.dexie.isOpen()) console.warn("No backup this time.", error);
    }
  }
  const timer = setInterval(() => void backUpOnce(), backupEvery);
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}
