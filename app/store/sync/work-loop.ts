/**
 * A loop that waits for work: one tab of a device at a time (Web Locks), at once when there is something new, and again
 * with back-off when nobody answers (docs/sync.md, device rules 3, 4 and 10).
 */

import type { Journal } from "#app/store/db/journal.ts";
import { type BackOff, createBackOff } from "./back-off.ts";
import type { LoopPorts } from "./loop-ports.ts";

export type Outcome =
  /** Nothing is left to do now. `rest`: milliseconds until it is looked at again. */
  | { readonly state: "done"; readonly rest: number }
  /**
   * No answer that helps. `hasProgressed`: something came through before, so the pauses begin anew. `retryAfter`: what the
   * server asked for, in milliseconds.
   */
  | { readonly state: "later"; readonly hasProgressed: boolean; readonly retryAfter?: number }
  /** The server does not know this session: nothing is asked until the next sign-in. */
  | { readonly state: "signed-out" };

export type LoopSigns = {
  /** There is something new. It ends a rest; a back-off goes on, and takes it along. */
  readonly want: () => void;
  /** The server may be there again. It ends a back-off too, but never makes more calls than that allows. */
  readonly look: () => void;
};

type WorkLoop = {
  readonly lock: string;
  readonly work: (signal: AbortSignal) => Promise<Outcome>;
  /** Begins to hear of what is new, for as long as this tab has the lock and the session is one. */
  readonly listen: (signs: LoopSigns, signal: AbortSignal) => void;
  readonly onOutcome: (state: Outcome["state"]) => void;
  /** What nobody expected, a store that failed say: told, and tried again like a call without an answer. */
  readonly onError: (error: unknown) => void;
};

/** @returns how to stop it; it ends by itself with the journal's database, and leaves the lock to whoever has one. */
export function startWorkLoop({ database }: Journal, loop: WorkLoop, ports: LoopPorts): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const backOff = createBackOff(ports);
  const run = async () => {
    while (!signal.aborted) {
      await ports.locks.request(loop.lock, { signal }, () =>
        workUntilSignedOut(loop, ports, backOff, signal),
      );
      // Without the lock: a tab in which someone has signed in goes on.
      await untilSignedIn(ports, signal);
    }
  };
  run().catch((error: unknown) => {
    if (!signal.aborted) loop.onError(error);
  });
  const stop = () => stopping.abort();
  database.dexie.on("close", stop);
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
  const want = () => {
    isWanted = true;
    if (end?.by === "any") end.rest();
  };
  const look = () => {
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
    loop.listen({ want, look }, signal);
    ports.watchReturn(look, signal);
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
  try {
    return await loop.work(signal);
  } catch (error) {
    if (!signal.aborted) loop.onError(error);
    return { state: "later", hasProgressed: false };
  }
}

/** Resolves after `milliseconds`, when `offer`ed to end is called, or when there is nothing to wait for any more. */
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
