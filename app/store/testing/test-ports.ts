/** A browser for the loops: a manual clock, a lock that is free, a session that can be ended. */
import type { LiveSource } from "#app/store/sync/live-stream.ts";
import type { LoopPorts } from "#app/store/sync/loop-ports.ts";

type Timer = { readonly at: number; readonly ring: () => void };

export function createTestPorts() {
  const timers = new Set<Timer>();
  const sessions = new Set<() => void>();
  let now = 0;
  let signedIn = true;
  let look = () => {};
  const ports: LoopPorts = {
    locks: { request: async (...[, , work]: readonly unknown[]) => call(work) },
    now: () => now,
    random: () => 0.5,
    setTimer(milliseconds, ring) {
      const timer = { at: now + milliseconds, ring };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    watchReturn(next) {
      look = next;
    },
    isSignedIn: () => signedIn,
    subscribeToSession(listener) {
      sessions.add(listener);
      return () => sessions.delete(listener);
    },
  };
  /** Resolves when everything is waiting for a timer. */
  async function rested() {
    await ticks(5);
    while (timers.size === 0 && sessions.size === 0) await ticks(1);
    await ticks(5);
  }
  function setSession(next: boolean) {
    signedIn = next;
    for (const listener of sessions) listener();
  }
  return {
    ports,
    rested,
    look: () => look(),
    endSession: () => setSession(false),
    signIn: () => setSession(true),
    /** Advances the clock by so many milliseconds, timer by timer. */
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        await rested();
        const [next] = [...timers].toSorted((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        timers.delete(next);
        now = next.at;
        next.ring();
      }
      now = end;
    },
  };
}

/** Turns of the event loop, in which IndexedDB and promises proceed. */
export async function ticks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A live stream that stays open until it is cut. */
export function createTestLive() {
  const streams: EventTarget[] = [];
  return {
    open(): LiveSource {
      const stream = new EventTarget();
      streams.push(stream);
      return Object.assign(stream, { close: () => undefined });
    },
    count: () => streams.length,
    opened: () => void streams.at(-1)?.dispatchEvent(new Event("open")),
    tell: (event: object) =>
      void streams.at(-1)?.dispatchEvent(new MessageEvent("live", { data: JSON.stringify(event) })),
    cut: () => void streams.at(-1)?.dispatchEvent(new Event("error")),
  };
}

function call(work: unknown): unknown {
  return typeof work === "function" ? work() : undefined;
}
