/** One open page that hears of changes, from its `open` to the end of its session. */
import type { SSEStreamingApi } from "hono/streaming";
import type { LiveEvent } from "#domain/wire/sync.ts";
import type { Session } from "#server/http/session/session.ts";
import type { LiveHub } from "./live-hub.ts";

/** At most ten events a second reach a stream (specification, section 9); newer revs take the place of older ones. */
const shortestPause = 100;

/** Milliseconds until a browser that opens its stream again by itself does so: not all of them at once. */
const retryAfter = () => 2_000 + Math.floor(Math.random() * 4_000);

type StreamParts = {
  readonly live: LiveHub;
  readonly session: Pick<Session, "personId" | "sessionId">;
  /** Whether the session is still one. Asked when its end is announced, and at every heartbeat. */
  readonly isSignedIn: () => Promise<boolean>;
  readonly stopping: AbortSignal;
  /** Milliseconds. A comment now and then keeps proxies from closing a quiet stream. */
  readonly heartbeat: number;
};

/** Resolves when the page has gone, the session has ended or the server stops. */
export async function tellPage(stream: SSEStreamingApi, parts: StreamParts): Promise<void> {
  const { live, session, isSignedIn, stopping, heartbeat } = parts;
  const waiting = new Map<LiveEvent["type"], LiveEvent>();
  let wake = () => {};
  const wakeUp = () => wake();
  const isOver = () => stream.aborted || stream.closed || stopping.aborted;
  const rest = (milliseconds: number, isWoken: boolean) =>
    new Promise<void>((resolve) => {
      if (isOver()) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        if (!isWoken && !isOver()) return;
        clearTimeout(timer);
        resolve();
      };
    });
  const send = (name: string, event: unknown) =>
    stream.writeSSE({ event: name, data: JSON.stringify(event) });

  stream.onAbort(wakeUp);
  stopping.addEventListener("abort", wakeUp);
  const deafen = await live.hear(session, (event) => {
    waiting.set(event.type, event);
    wake();
  });
  try {
    await stream.writeSSE({ event: "open", data: "{}", retry: retryAfter() });
    while (!isOver()) {
      if (waiting.size === 0) await rest(heartbeat, true);
      if (isOver()) return;
      const [event] = waiting.values();
      if (!event || event.type === "signed-out") {
        waiting.delete("signed-out");
        if (!(await isSignedIn())) return void (await send("live", { type: "signed-out" }));
        if (!event) await stream.write(": still here\n\n");
        continue;
      }
      waiting.delete(event.type);
      await send("live", event);
      await rest(shortestPause, false);
    }
  } finally {
    deafen();
    stopping.removeEventListener("abort", wakeUp);
  }
}
