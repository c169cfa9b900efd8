/** What this page has heard of other builds of the app; the frame says it (app/features/frame/root-layout.tsx). */
import { createStore } from "#app/lib/store.ts";

/**
 * - ready: a build is on this device and waits to be used.
 * - taken: another tab has begun to use one; this page is still the one it was.
 * - newerServer, olderServer: the server speaks another wire version (docs/sync.md, server rule 11).
 */
export type BuildNews = "ready" | "taken" | "newerServer" | "olderServer";

export const buildNews = createStore<BuildNews | null>(null);
