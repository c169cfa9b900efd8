import { streamSSE } from "hono/streaming";
import type { LiveEvent } from "#domain/sync.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";

/** At most ten events a second reach a stream (specification, section 9); newer revs take the place of older ones. */
const shortestPause = 100;
/** A comment now and then keeps proxies from closing a quiet stream, and finds out that a session has ended. */
const heartbeat = 20_000;

export const liveRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/live",
      auth: "session",
      summary: "Hear at once that something changed: ids and revs only",
      output: "stream",
    },
    ({ c, scope }) =>
      streamSSE(c, async (stream) => {
        const waiting = new Map<LiveEvent["type"], LiveEvent>();
        let wake = () => {};
        const deafen = services.live.hear(scope.personId, (event) => {
          waiting.set(event.type, event);
          wake();
        });
        const rest = (milliseconds: number) =>
          new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, milliseconds);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        services.stopping.addEventListener("abort", () => wake(), { once: true });
        stream.onAbort(() => wake());
        try {
          await stream.writeSSE({ event: "open", data: "{}" });
          while (!stream.aborted && !services.stopping.aborted) {
            if (waiting.size === 0) await rest(heartbeat);
            if (stream.aborted || services.stopping.aborted) return;
            if (waiting.size === 0) {
              if (!(await services.gate(c.req.raw.headers))) {
                await stream.writeSSE({ event: "live", data: JSON.stringify({ type: "signed-out" }) });
                return;
              }
              await stream.write(": still here\n\n");
              continue;
            }
            const events = [...waiting.values()];
            waiting.clear();
            for (const event of events) await stream.writeSSE({ event: "live", data: JSON.stringify(event) });
            await rest(shortestPause);
          }
        } finally {
          deafen();
        }
      }),
  ),
];
