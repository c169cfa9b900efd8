import { streamSSE } from "hono/streaming";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { tellPage } from "./live-stream.ts";

/** More than anyone's pages and phones; one more is told to come back later. */
const streamsPerPerson = 32;

/** @param heartbeat milliseconds between signs of life, which are also looks at the session */
export const liveRoutes = (services: Services, { heartbeat = 20_000 }: { heartbeat?: number } = {}) => [
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
      if (live.count(session.personId) >= streamsPerPerson) throw new AppError("too_many");
      const { headers } = c.req.raw;
      // While the database cannot say, the page keeps its stream until the next look.
      const isSignedIn = () =>
        gate(headers).then(
          (now) => now?.sessionId === session.sessionId,
          () => true,
        );
      c.header("x-accel-buffering", "no");
      return streamSSE(c, (stream) => tellPage(stream, { live, session, isSignedIn, stopping, heartbeat }));
    },
  ),
];
