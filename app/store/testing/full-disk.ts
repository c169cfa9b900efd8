/** A full disk: throws the browser's error for each row that is added or changed. */
import type { Journal } from "#app/store/db/journal.ts";

const noRoom = new DOMException("The quota has been exceeded.", "QuotaExceededError");

/** @returns a function that ends it. Rows can still be deleted, as on a real disk. */
export function fillDisk({ database: { dexie } }: Journal, error: Error = noRoom): () => void {
  const full = () => {
    throw error;
  };
  for (const table of dexie.tables) {
    table.hook("creating", full);
    table.hook("updating", full);
  }
  return () => {
    for (const table of dexie.tables) {
      table.hook("creating").unsubscribe(full);
      table.hook("updating").unsubscribe(full);
    }
  };
}
