/**
 * Sends what waits while the page is open: one tab of a device at a time (Web Locks), at once when something is added or
 * the network is back, and again with back-off when nobody answers.
 */
import { drainUploads } from "./drain-uploads.ts";
import type { Journal } from "./journal.ts";
import { noteCut, watchRoad } from "./upload-road.ts";
import { apiUploads, type UploadTransport } from "./upload-transport.ts";

const firstPause = 1_000;
const longestPause = 2 * 60_000;
const restingPause = 5 * 60_000;

export function startUploads(journal: Journal, transport: UploadTransport = apiUploads): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { uploads, media, needsYou, profiles } = journal.views;
  const heard = new Set<string>();
  let wake = () => {};
  let isWanted = false;
  let room = "";
  const want = () => {
    isWanted = true;
    wake();
  };

  /** Only what is new wakes it: its own progress does not. */
  function listen() {
    const asks: string[] = [];
    for (const { id, ask, state } of uploads.current()?.values() ?? []) {
      asks.push(ask);
      if (state === "named" && (media.current()?.get(id)?.rev ?? 0) > 0) asks.push(`kept ${id}`);
    }
    for (const { op, opId } of needsYou.current()?.values() ?? []) {
      if (op.table === "media" && uploads.current()?.has(op.id)) asks.push(opId);
    }
    const fresh = asks.filter((ask) => !heard.has(ask));
    for (const ask of fresh) heard.add(ask);
    const now = describeRoom();
    const hasRoomChanged = now !== room && asks.length > 0;
    room = now;
    if (fresh.length > 0 || hasRoomChanged) want();
  }

  /** Changes when the plan does, or the number of photos. */
  function describeRoom(): string {
    const plan = profiles.current()?.get(journal.personId)?.subscription_plan;
    const kept = [...(media.current()?.values() ?? [])].filter(({ deleted_at }) => deleted_at === null);
    return `${plan} ${kept.length}`;
  }

  async function run() {
    let pause = firstPause;
    const watched = watchRoad(transport);
    while (!signal.aborted) {
      isWanted = false;
      const outcome = await drainUploads(journal, watched, signal);
      if (signal.aborted) return;
      if (outcome === "later") noteCut();
      pause = outcome === "later" ? Math.min(pause * 2, longestPause) : firstPause;
      const rest = outcome === "done" ? await untilNext(journal) : pause * (0.5 + Math.random());
      if (!isWanted) await new Promise<void>((resolve) => waitFor(rest, resolve));
    }
  }

  function waitFor(milliseconds: number, resolve: () => void) {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", wake, { once: true });
  }

  const leaving = [uploads, media, needsYou, profiles].map((view) => view.subscribe(listen));
  addEventListener("online", want, { signal });
  document.addEventListener("visibilitychange", want, { signal });
  navigator.locks.request(`tendre-uploads-${journal.personId}`, { signal }, run).catch((error: unknown) => {
    // Leaving closes the database under a transaction that was on its way: nothing is lost by it.
    if (!signal.aborted && journal.database.dexie.isOpen()) throw error;
  });
  return () => {
    for (const leave of leaving) leave();
    stopping.abort();
  };
}

/** Milliseconds until a file that the server failed on is to be asked again. */
async function untilNext({ database, now }: Journal): Promise<number> {
  const waiting = await database.uploads.filter(({ state }) => state === "waiting").toArray();
  const next = waiting.map(({ retryAt }) => (retryAt === null ? 0 : Date.parse(retryAt) - now().getTime()));
  return Math.min(restingPause, ...next.map((milliseconds) => Math.max(milliseconds, 500)));
}
