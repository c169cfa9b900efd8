/**
 * One listening connection per process; what PostgreSQL says is handed to the streams of that person. Ids and revs only:
 * a hint, never the truth (docs/sync.md, "The live stream").
 */
import pg from "pg";
import { z } from "zod";
import type { LiveEvent } from "#domain/sync.ts";

const channel = "tendre_live";
const retryDelay = 500;

const noticeSchema = z.object({
  person: z.string(),
  event: z.discriminatedUnion("type", [
    z.object({ type: z.literal("rev"), rev: z.number() }),
    z.object({ type: z.literal("profile") }),
    z.object({ type: z.literal("message") }),
    z.object({ type: z.literal("signed-out") }),
  ]),
});

export type LiveHub = {
  /** Returns how to stop hearing. */
  hear(personId: string, listener: (event: LiveEvent) => void): () => void;
  close(): Promise<void>;
};

/** Connects at the first listener, and again whenever the connection is lost. */
export function createLiveHub(config: pg.ClientConfig): LiveHub {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect() {
    if (isClosed) return;
    const next = new pg.Client(config);
    client = next;
    next.on("error", () => undefined);
    next.on("end", () => {
      if (!isClosed) setTimeout(connect, retryDelay).unref();
    });
    next.on("notification", ({ payload }) => tell(payload ?? ""));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch {
      await next.end().catch(() => undefined);
    }
  }

  function tell(payload: string) {
    const notice = noticeSchema.safeParse(JSON.parse(payload));
    if (!notice.success) return;
    for (const listener of listeners.get(notice.data.person) ?? []) listener(notice.data.event);
  }

  return {
    hear(personId, listener) {
      if (!client) void connect();
      const heard = listeners.get(personId) ?? new Set();
      listeners.set(personId, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0) listeners.delete(personId);
      };
    },
    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
