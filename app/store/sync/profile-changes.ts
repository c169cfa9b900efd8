/** Notifies every tab of this browser that the server announced a change of the person's profile or account. */

const channel = "tendre-profile";

/** Returns a function that notifies them; only one tab listens to the live stream. */
export function announceProfileChanges(signal: AbortSignal): () => void {
  const tabs = new BroadcastChannel(channel);
  signal.addEventListener("abort", () => tabs.close(), { once: true });
  return () => tabs.postMessage(null);
}

/** @returns a function that unsubscribes */
export function subscribeToProfileChanges(listener: () => void): () => void {
  const tabs = new BroadcastChannel(channel);
  tabs.addEventListener("message", listener);
  return () => tabs.close();
}
