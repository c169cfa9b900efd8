/** The database disappeared under an open page: the page says so and offers a way on, and nothing more is written. */
import { createStore, useStore } from "#app/lib/store.ts";

/** "upgraded": a newer build in another tab has upgraded it. "gone": it was deleted, or evicted by the browser. */
export type JournalLoss = "upgraded" | "gone";

export const journalLoss = createStore<JournalLoss | null>(null);

export const useJournalLoss = () => useStore(journalLoss);
