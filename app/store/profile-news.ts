/** The server said that something about the person changed, in the row or beside it: told to every tab of this browser. */
import { isRecord } from "#app/lib/person.ts";

const channel = "tendre-profile";

/** Passes on what the live stream says of the profile; one tab alone listens to the stream. */
export function passProfileNews(live: EventSource, signal: AbortSignal): void {
  const tabs = new BroadcastChannel(channel);
  live.addEventListener("live", ({ data }: MessageEvent) => {
    if (typeof data !== "string") return;
    const event: unknown = JSON.parse(data);
    if (isRecord(event) && event.type === "profile") tabs.postMessage(null);
  });
  signal.addEventListener("abort", () => tabs.close());
}

/** @returns how to stop hearing. */
export function hearProfileNews(listener: () => void): () => void {
  const tabs = new BroadcastChannel(channel);
  tabs.addEventListener("message", listener);
  return () => tabs.close();
}
