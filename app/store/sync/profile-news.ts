/** The server said that something about the person changed, in the row or beside it: told to every tab of this browser. */

const channel = "tendre-profile";

/** How to tell them; one tab alone listens to the live stream. */
export function openProfileNews(signal: AbortSignal): () => void {
  const tabs = new BroadcastChannel(channel);
  signal.addEventListener("abort", () => tabs.close(), { once: true });
  return () => tabs.postMessage(null);
}

/** @returns how to stop hearing. */
export function hearProfileNews(listener: () => void): () => void {
  const tabs = new BroadcastChannel(channel);
  tabs.addEventListener("message", listener);
  return () => tabs.close();
}
