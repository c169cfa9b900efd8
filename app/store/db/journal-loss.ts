/** The database disappeared under an open page: the page says so and offers a way on, and nothing more is written. */
import { createStore, useStore } from "#app/lib/store.ts";

/**
 * "upgraded": a newer build in another tab has upgraded it. "gone": it was deleted, or evicted by the browser. "shut": the browser closed it
 * and does not open it again; nothing says that it is lost.
 */
export type JournalLoss = "upgraded" | "gone" | "shut";

export const journalLoss = createStore<JournalLoss | null>(null);

export const useJournalLoss = () => useStore(journalLoss);
