/**
 * Work that an answer must not tell of by its time: it begins a little later than the answer, at a moment nobody can
 * foresee, and its failure is the log's. A stopping server finishes it.
 */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describeFailure } from "./http/guards/failure-log.ts";
import type { Log } from "./log.ts";

export type AfterAnswer = {
  run(work: () => Promise<void>): void;
  settled(): Promise<void>;
};

/** @param spread milliseconds within which the work begins. */
export function createAfterAnswer(log: Log, spread: number): AfterAnswer {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const running = wait(randomInt(spread + 1))
        .then(work)
        .catch((failure: unknown) => log.error({ failure: describeFailure(failure) }, "after-answer"))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
