/**
 * Work whose duration a response must not reveal: it starts shortly after the response, after a random delay, and its failure is logged. A
 * stopping server finishes it.
 */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { asNobody } from "./db/acting.ts";
import { describeFailure } from "./http/guards/failure-log.ts";
import type { Log } from "./log.ts";

export type AfterResponse = {
  run(work: () => Promise<void>): void;
  settled(): Promise<void>;
};

/** @param spread the longest delay in milliseconds. */
export function createAfterResponse(log: Log, spread: number): AfterResponse {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const running = asNobody(() => wait(randomInt(spread + 1)).then(work))
        .catch((failure: unknown) => log.error({ failure: describeFailure(failure) }, "after-answer"))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
