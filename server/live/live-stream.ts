/** The event stream of one open page, until its session ends. */
import type { SSEStreamingApi } from "hono/streaming";
import type { LiveEvent } from "#domain/wire/sync.ts";
import type { Session } from "#server/http/session/session.ts";
import type { LiveHub } from "./live-hub.ts";

/** At most ten events a second are sent on a stream (specification, section 9); newer revs replace older ones. */
const shortestPause = 100;

/** Milliseconds after which the browser reconnects; random, so that not all reconnect at once. */
const retryAfter = () => 2_000 + Math.floor(Math.random() * 4_000);

type StreamParts = {
  readonly live: LiveHub;
  readonly session: Pick<Session, "personId" | "sessionId">;
  /** Whether the session is still valid. Checked when its end is announced, and at every heartbeat. */
  readonly isSignedIn: () => Promise<boolean>;
  readonly stopping: AbortSignal;
  /** Milliseconds. A comment at this interval keeps proxies from closing a quiet stream. */
  readonly heartbeat: number;
};

/** Resolves when the page has gone, the session has ended or the server stops. */
export async function streamEvents(stream: SSEStreamingApi, parts: StreamParts): Promise<void> {
  const { live, session, isSignedIn, stopping, heartbeat } = parts;
  const waiting = new Map<LiveEvent["type"], LiveEvent>();
  let wake = () => {};
  const wakeUp = () => wake();
  const isOver = () => stream.aborted || stream.closed || stopping.aborted;
  const wait = (milliseconds: number, isWoken: boolean) =>
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
  const unsubscribe = await live.subscribe(session, (event) => {
    waiting.set(event.type, event);
    wake();
  });
  try {
    await stream.writeSSE({ event: "open", data: "{}", retry: retryAfter() });
    while (!isOver()) {
      if (waiting.size === 0) await wait(heartbeat, true);
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
      await wait(shortestPause, false);
    }
  } finally {
    unsubscribe();
    stopping.removeEventListener("abort", wakeUp);
  }
}
