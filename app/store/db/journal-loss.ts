/** The database went away under an open page: it is said, with the way on, and nothing is written into thin air. */
import { createStore, useStore } from "#app/lib/store.ts";

/** "upgraded": a newer build in another tab has changed it. "gone": it was deleted, or the browser took it away. */
export type JournalLoss = "upgraded" | "gone";

export const journalLoss = createStore<JournalLoss | null>(null);

export const useJournalLoss = () => useStore(journalLoss);
