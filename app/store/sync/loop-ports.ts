/** What a loop needs of the browser; a test provides its own clock, locks and network. */

import { isSignedIn, subscribeToSession } from "#app/lib/session.ts";
import { webLocks } from "#app/lib/web-locks.ts";

export type LoopPorts = {
  /** One tab of a browser at a time. */
  readonly locks: Pick<LockManager, "request">;
  /** Milliseconds; monotonic. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly setTimer: (milliseconds: number, ring: () => void) => () => void;
  /** Calls back when the network returns or the page becomes visible or comes back from the browser's back/forward cache. */
  readonly watchReturn: (onReturn: () => void, signal: AbortSignal) => void;
  readonly isSignedIn: () => boolean;
  readonly subscribeToSession: (listener: () => void) => () => void;
};

export const browserPorts = (): LoopPorts => ({
  locks: webLocks(),
  now: () => performance.now(),
  random: Math.random,
  setTimer(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
  watchReturn(look, signal) {
    addEventListener("online", look, { signal });
    const seen = () => {
      if (document.visibilityState === "visible") look();
    };
    document.addEventListener("visibilitychange", seen, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && look(), { signal });
  },
  isSignedIn,
  subscribeToSession,
});
