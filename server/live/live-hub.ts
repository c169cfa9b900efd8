/**
 * One connection per process that listens to PostgreSQL's notifications and passes them to the person's streams. They contain ids and revs
 * only: a hint to pull, never data (docs/sync.md, "The live stream").
 */
import pg from "pg";
import { z } from "zod";
import type { LiveEvent } from "#domain/wire/sync.ts";

const channel = "tendre_live";
const retryDelay = 500;

const noticeSchema = z.object({
  person: z.string(),
  /** Only for the streams of this session; for all of the person's when absent. */
  session: z.string().optional(),
  event: z.discriminatedUnion("type", [
    z.object({ type: z.literal("rev"), rev: z.number() }),
    z.object({ type: z.literal("profile") }),
    z.object({ type: z.literal("message") }),
    z.object({ type: z.literal("signed-out") }),
  ]),
});

type Listener = (event: LiveEvent) => void;
export type LiveHub = {
  /** Subscribes to the events of a person's session. Resolves once no event can be missed any more, to a function that unsubscribes. */
  subscribe(
    who: { readonly personId: string; readonly sessionId: string },
    listener: Listener,
  ): Promise<() => void>;
  /** The number of a person's open streams in this process. */
  count(personId: string): number;
  close(): Promise<void>;
};

/** Sent after a lost connection: something may have changed meanwhile, at an unknown rev, so every device should pull. */
const unknownRev: LiveEvent = { type: "rev", rev: 0 };

/** Connects at the first listener, and again whenever the connection is lost. */
export function createLiveHub(config: pg.ClientConfig): LiveHub {
  const listeners = new Map<string, Map<Listener, string>>();
  const closing = new AbortController();
  let listening: Promise<void> | null = null;
  let stopped: Promise<void> = Promise.resolve();

  /** Resolves at the first `listen`; keeps listening until the hub closes. */
  function listen(): Promise<void> {
    return new Promise((resolve) => {
      const onFirst = () => resolve();
      const onAgain = () => {
        for (const ofPerson of listeners.values())
          for (const listener of ofPerson.keys()) listener(unknownRev);
      };
      stopped = (async () => {
        let onReady = onFirst;
        while (!closing.signal.aborted) {
          await listenOnce(() => {
            onReady();
            onReady = onAgain;
          });
          if (!closing.signal.aborted) await pause(retryDelay, closing.signal);
        }
        resolve();
      })();
    });
  }

  /** Resolves when the connection has ended, for whatever reason. */
  async function listenOnce(onReady: () => void): Promise<void> {
    const client = new pg.Client({ ...config, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
    const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
    client.on("error", () => undefined);
    client.on("notification", ({ payload }) => dispatch(payload ?? ""));
    const end = () => void client.end().catch(() => undefined);
    closing.signal.addEventListener("abort", end, { once: true });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onReady();
      await ended;
    } catch {
      end();
    } finally {
      closing.signal.removeEventListener("abort", end);
    }
  }

  function dispatch(payload: string) {
    const notice = readNotice(payload);
    if (!notice) return;
    for (const [listener, sessionId] of listeners.get(notice.person) ?? []) {
      if (notice.session === undefined || notice.session === sessionId) listener(notice.event);
    }
  }

  return {
    async subscribe({ personId, sessionId }, listener) {
      const heard = listeners.get(personId) ?? new Map<Listener, string>();
      listeners.set(personId, heard.set(listener, sessionId));
      listening ??= listen();
      await listening;
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(personId) === heard) listeners.delete(personId);
      };
    },
    count: (personId) => listeners.get(personId)?.size ?? 0,
    async close() {
      closing.abort();
      await stopped;
    },
  };
}

/** Any database user may send notifications: an invalid one is ignored. */
function readNotice(payload: string): z.infer<typeof noticeSchema> | null {
  try {
    return noticeSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done, { once: true });
  });
}
