/** A clock that tests move by hand. */
import type { Clock } from "#server/clock.ts";

export type TestClock = Clock & { set(instant: string): void; advance(milliseconds: number): void };

export function createTestClock(start = new Date().toISOString()): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    set(instant) {
      now = Date.parse(instant);
    },
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
