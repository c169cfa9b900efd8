/** What the tabs of this browser know of each other's locks: which one is open, and what was opened or taken off. */
import { markOpenHere, tabName } from "./lock-names.ts";

type LockNews = "opened" | "removed";

const channelName = "tendre-lock";
const holdName = (journal: string) => `tendre-open ${journal}`;
const hasLocks = () => typeof navigator === "object" && "locks" in navigator;

/** Marks this tab as open: for its own reload, and for a new tab that asks. @returns a function that ends it */
export function holdOpen(journal: string): () => void {
  markOpenHere(journal);
  if (!hasLocks()) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks.request(holdName(journal), { mode: "shared" }, () => promise).catch(() => undefined);
  return resolve;
}

export async function isOpenElsewhere(journal: string): Promise<boolean> {
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === holdName(journal));
}

/** Before its reload this tab was open. */
export function wasOpenHere(journal: string): boolean {
  try {
    return sessionStorage.getItem(tabName) === journal;
  } catch {
    return false;
  }
}

export function forgetOpenHere(): void {
  try {
    sessionStorage.removeItem(tabName);
  } catch {
    return;
  }
}

export type LockChannel = { readonly tell: (news: LockNews) => void; readonly close: () => void };

export function joinChannel(journal: string, hear: (news: LockNews) => void): LockChannel {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "object" || data === null || !("news" in data) || !("journal" in data)) return;
    if (data.journal === journal && (data.news === "opened" || data.news === "removed")) hear(data.news);
  });
  return { tell: (news) => channel.postMessage({ news, journal }), close: () => channel.close() };
}
