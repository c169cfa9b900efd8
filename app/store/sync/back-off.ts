/** How long to wait after a call that was not answered as it should be (docs/sync.md, device rules 4 and 10). */

type Pause = {
  /** Milliseconds until the next try. */
  readonly wait: number;
  /** Milliseconds before which not even a sign that the network is back may end it. */
  readonly atLeast: number;
};

export type BackOff = {
  /** `retryAfter`: what the server asked for, in milliseconds. */
  fail(retryAfter?: number): Pause;
  reset(): void;
};

type BackOffParts = {
  /** Milliseconds; a clock that never goes back. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
};

const firstPause = 1_000;
const longestPause = 5 * 60_000;
/** A server that asks for more is asked again after this. */
const longestAsked = 60 * 60_000;
/** However often the network comes and goes: no more failed tries than this in any minute. */
const mostPerMinute = 8;
const minute = 60_000;

/** Each pause is twice the one before, give or take a half, so that a thousand devices do not come back together. */
export function createBackOff({ now, random }: BackOffParts): BackOff {
  let failures = 0;
  let failed: number[] = [];
  return {
    fail(retryAfter = 0) {
      const at = now();
      failed = [...failed.filter((earlier) => at - earlier < minute), at].slice(-mostPerMinute);
      const [oldest = at] = failed;
      const untilRoom = failed.length < mostPerMinute ? 0 : oldest + minute - at;
      const atLeast = Math.max(untilRoom, Math.min(retryAfter, longestAsked));
      const pause = Math.min(firstPause * 2 ** failures, longestPause) * (0.5 + random());
      failures += 1;
      return { wait: Math.max(pause, atLeast), atLeast };
    },
    reset() {
      failures = 0;
    },
  };
}
