import { streamSSE } from "hono/streaming";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { streamEvents } from "./live-stream.ts";
import { createPersonStreams } from "./person-streams.ts";

/** @param heartbeat milliseconds between heartbeats, at which the session is checked too */
export function liveRoutes(services: Services, { heartbeat = 20_000 }: { heartbeat?: number } = {}) {
  const streams = createPersonStreams();
  return [
    route(
      {
        method: "GET",
        path: "/api/live",
        auth: "session",
        summary: "Hear at once that something changed: ids and revs only",
        output: "stream",
      },
      ({ c, session }) => {
        const { live, gate, stopping } = services;
        const { headers } = c.req.raw;
        // While the database is away, the page keeps its stream until the next check.
        const isSignedIn = () =>
          gate(headers).then(
            (now) => now?.sessionId === session.sessionId,
            () => true,
          );
        c.header("x-accel-buffering", "no");
        return streamSSE(c, async (stream) => {
          const { signal, leave } = streams.enter(session.personId);
          const ending = AbortSignal.any([stopping, signal]);
          await streamEvents(stream, { live, session, isSignedIn, stopping: ending, heartbeat }).finally(
            leave,
          );
        });
      },
    ),
  ];
}
