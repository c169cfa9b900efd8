/** One try of a PIN, in one tab of this browser at a time. */
import type { LockGuard } from "./lock-state.ts";
import { matchesPin } from "./pin-hash.ts";

type PinOutcome =
  | { readonly ok: true }
  /** wait: it was not looked at. */
  | { readonly ok: false; readonly reason: "wrong" | "wait" | "damaged" };

/** A right PIN takes the wrong ones back; opening is left to the caller. */
export function tryPin(guard: LockGuard, pin: string): Promise<PinOutcome> {
  return oneAtATime(`tendre-pin ${guard.journal}`, async () => {
    const lock = guard.current();
    if (!lock) return { ok: false, reason: "damaged" };
    if (lock.wait > 0) return { ok: false, reason: "wait" };
    guard.countTry();
    if (!(await matchesPin(pin, lock.terms.pin))) return { ok: false, reason: "wrong" };
    guard.forgiveTries();
    return { ok: true };
  });
}

/** Milliseconds between two steps of a wait. */
const step = 1_000;

/**
 * Lets the wait after wrong PINs pass, in one tab at a time, by a clock that nobody can set. @returns a function that ends it
 */
export function passWaiting(guard: LockGuard): () => void {
  const ending = new AbortController();
  void oneAtATime(
    `tendre-wait ${guard.journal}`,
    async () => {
      let at = performance.now();
      while (!ending.signal.aborted && (guard.current()?.wait ?? 0) > 0) {
        await new Promise((resolve) => setTimeout(resolve, step));
        const now = performance.now();
        guard.passWait(Math.round(now - at));
        at = now;
      }
    },
    ending.signal,
  ).catch(() => undefined);
  return () => ending.abort();
}

function oneAtATime<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return work();
  return navigator.locks.request(name, signal ? { signal } : {}, work);
}
