/** Answers that must not tell by their time whether an address is known. */
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds: more than a hash, a few rows and the hand-over of a mail take. */
const floor = 150;

/** Resolves or throws no earlier than the floor, whichever way the work went. */
export async function inSteadyTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(floor)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
