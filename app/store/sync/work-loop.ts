/**
 * A loop that waits for work: run by one tab of a device at a time (Web Locks), at once when there is something new, and with back-off when
 * the server does not respond (docs/sync.md, device rules 3, 4 and 10).
 */

import { timesPutAside } from "#app/lib/put-aside.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { type BackOff, createBackOff } from "./back-off.ts";
import type { LoopPorts } from "./loop-ports.ts";

export type Outcome =
  /** Nothing is left to do. `rest`: milliseconds until the next round. */
  | { readonly state: "done"; readonly rest: number }
  /**
   * The call failed. `hasProgressed`: an earlier call of the round succeeded, so the back-off starts anew. `retryAfter`: the server's, in
   * milliseconds.
   */
  | { readonly state: "later"; readonly hasProgressed: boolean; readonly retryAfter?: number }
  /** The session is not valid: no calls are made until the next sign-in. */
  | { readonly state: "signed-out" };

export type LoopSignals = {
  /** There is new work. It ends a rest, but not a back-off. */
  readonly want: () => void;
  /** The server may be reachable again. It ends a back-off too, within the limit of calls. */
  readonly look: () => void;
};

type WorkLoop = {
  readonly lock: string;
  readonly work: (signal: AbortSignal) => Promise<Outcome>;
  /** Subscribes to new work, for as long as this tab has the lock and the session is valid. */
  readonly listen: (signs: LoopSignals, signal: AbortSignal) => void;
  readonly onOutcome: (state: Outcome["state"]) => void;
  /** An unexpected error, such as a failed database: reported, and retried like a failed call. */
  readonly onError: (error: unknown) => void;
};

/** @returns a function that stops it; it ends by itself when the journal is closed, and releases the lock */
export function startWorkLoop({ database }: Journal, loop: WorkLoop, ports: LoopPorts): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const backOff = createBackOff(ports);
  const run = async () => {
    while (!signal.aborted) {
      await ports.locks.request(loop.lock, { signal }, () =>
        workUntilSignedOut(loop, ports, backOff, signal),
      );
      // Without the lock, so that a tab in which someone is signed in takes over.
      await untilSignedIn(ports, signal);
    }
  };
  run().catch((error: unknown) => {
    if (!signal.aborted) loop.onError(error);
  });
  const stop = () => stopping.abort();
  const { dexie } = database;
  // Closed by us: it stays closed. A connection that the browser closed, or Dexie for a page that is put aside, opens again at the next read.
  dexie.on("close", () => queueMicrotask(() => dexie.hasBeenClosed() && stop()));
  return stop;
}

async function workUntilSignedOut(
  loop: WorkLoop,
  ports: LoopPorts,
  backOff: BackOff,
  stopped: AbortSignal,
): Promise<void> {
  const leaving = new AbortController();
  const signal = AbortSignal.any([stopped, leaving.signal]);
  let isWanted = false;
  let hasLooked = false;
  let end: { readonly by: "any" | "look"; readonly rest: () => void } | null = null;
  const onWork = () => {
    isWanted = true;
    if (end?.by === "any") end.rest();
  };
  const onReturn = () => {
    isWanted = true;
    hasLooked = true;
    backOff.reset();
    end?.rest();
  };
  const pause = async (milliseconds: number, by?: "any" | "look") => {
    await wait(ports, milliseconds, signal, (rest) => {
      end = by ? { by, rest } : null;
    });
    end = null;
  };

  try {
    loop.listen({ want: onWork, look: onReturn }, signal);
    ports.watchReturn(onReturn, signal);
    while (!signal.aborted) {
      isWanted = false;
      hasLooked = false;
      const outcome = await attempt(loop, signal);
      if (signal.aborted) return;
      loop.onOutcome(outcome.state);
      if (outcome.state === "signed-out") return pause(backOff.fail().atLeast);
      if (outcome.state === "done") {
        backOff.reset();
        if (!isWanted) await pause(outcome.rest, "any");
      } else {
        if (outcome.hasProgressed) backOff.reset();
        const { wait, atLeast } = backOff.fail(outcome.retryAfter);
        await pause(atLeast);
        if (!hasLooked) await pause(wait - atLeast, "look");
      }
    }
  } finally {
    leaving.abort();
  }
}

async function attempt(loop: WorkLoop, signal: AbortSignal): Promise<Outcome> {
  const before = timesPutAside();
  try {
    return await loop.work(signal);
  } catch (error) {
    // A round that ended with a page that was put aside is done again when the page is shown.
    if (!signal.aborted && timesPutAside() === before) loop.onError(error);
    return { state: "later", hasProgressed: false };
  }
}

/** Resolves after `milliseconds`, when the function passed to `offer` is called, or on abort. */
function wait(
  { setTimer }: LoopPorts,
  milliseconds: number,
  signal: AbortSignal,
  offer: (end: () => void) => void,
): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const cancel = setTimer(milliseconds, end);
    signal.addEventListener("abort", end);
    offer(end);
  });
}

function untilSignedIn({ isSignedIn, subscribeToSession }: LoopPorts, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSignedIn() && !signal.aborted) return;
      leave();
      signal.removeEventListener("abort", look);
      resolve();
    };
    const leave = subscribeToSession(look);
    signal.addEventListener("abort", look);
    look();
  });
}
