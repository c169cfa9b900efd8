/** How long to wait after a failed call (docs/sync.md, device rules 4 and 10). */

type Pause = {
  /** Milliseconds until the next try. */
  readonly wait: number;
  /** Milliseconds that even a returning network does not shorten. */
  readonly atLeast: number;
};

export type BackOff = {
  /** `retryAfter`: the server's `Retry-After`, in milliseconds. */
  fail(retryAfter?: number): Pause;
  reset(): void;
};

type BackOffParts = {
  /** Milliseconds; a monotonic clock. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
};

const firstPause = 1_000;
const longestPause = 5 * 60_000;
/** The longest `Retry-After` that is respected. */
const longestAsked = 60 * 60_000;
/** The most failed tries in any minute, however often the network returns. */
const mostPerMinute = 8;
const minute = 60_000;

/** Each pause is twice the one before, plus or minus half, so that a thousand devices do not return at once. */
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
