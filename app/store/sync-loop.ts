/**
 * Keeps this journal and the server in step while the page is open: one tab of a device at a time (Web Locks), at once
 * when something is written or heard of, and again with back-off when nobody answers.
 */
import { endSession } from "#app/lib/session.ts";
import { type Drained, drainOnce } from "./drain.ts";
import type { Journal } from "./journal.ts";
import { passProfileNews } from "./profile-news.ts";
import { pullAll } from "./pull.ts";
import { syncStatus } from "./sync-state.ts";
import { apiTransport, type Transport } from "./transport.ts";

const firstPause = 1_000;
const longestPause = 5 * 60_000;
/** The live stream tells at once; this catches what a sleeping network swallowed. */
const restingPause = 60_000;

export function startSync(journal: Journal, transport: Transport = apiTransport): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = () => {};
  let isWanted = false;
  const want = () => {
    isWanted = true;
    wake();
  };

  const outbox = journal.views.outbox.subscribe(() => {
    if ((journal.views.outbox.current()?.size ?? 0) > 0) want();
  });
  addEventListener("online", want, { signal });
  document.addEventListener("visibilitychange", want, { signal });

  async function run() {
    const live = new EventSource("/api/live");
    live.addEventListener("live", want);
    live.addEventListener("open", want);
    passProfileNews(live, signal);
    signal.addEventListener("abort", () => live.close());
    let pause = firstPause;
    while (!signal.aborted) {
      isWanted = false;
      const outcome = await syncOnce(journal, transport);
      if (signal.aborted) return;
      if (outcome === "signed-out") {
        syncStatus.set("signed-out");
        endSession();
      } else syncStatus.set(outcome === "later" ? "offline" : "idle");
      pause = outcome === "later" ? Math.min(pause * 2, longestPause) : firstPause;
      const rest = outcome === "done" ? restingPause : pause * (0.5 + Math.random());
      if (!isWanted) await new Promise<void>((resolve) => waitFor(rest, resolve));
    }
  }

  function waitFor(milliseconds: number, resolve: () => void) {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", wake);
  }

  void navigator.storage?.persist?.();
  navigator.locks.request(`tendre-sync-${journal.personId}`, { signal }, run).catch((error: unknown) => {
    // Leaving closes the database under a transaction that was on its way: nothing is lost by it.
    if (!signal.aborted && journal.database.dexie.isOpen()) throw error;
  });
  return () => {
    outbox();
    stopping.abort();
  };
}

/** One's own ops first, then what others wrote. */
export async function syncOnce(journal: Journal, transport: Transport): Promise<Drained> {
  // Who was away stays away until the server has answered: trying again is no news for the screens.
  if (syncStatus.get() === "idle") syncStatus.set("sending");
  for (;;) {
    const drained = await drainOnce(journal, transport);
    if (drained === "again") {
      syncStatus.set("sending");
      continue;
    }
    return drained === "done" ? pullAll(journal, transport) : drained;
  }
}
