/** How long a model is waited for, by a clock that the test moves. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ModelEvent, modelPatience } from "./language-model.ts";
import { withPatience } from "./with-patience.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const second = 1_000;
const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A model that says a word after each of these pauses, then nothing for ever. */
function listen(...pauses: readonly number[]) {
  const heard: ModelEvent[] = [];
  let end: AbortSignal | null = null;
  async function* model(signal: AbortSignal): AsyncGenerator<ModelEvent> {
    end = signal;
    for (const pause of pauses) {
      await after(pause);
      yield { kind: "text", text: "And " };
    }
    await new Promise(() => undefined);
  }
  const stop = new AbortController();
  const done = (async () => {
    for await (const event of withPatience(modelPatience, stop.signal, model)) heard.push(event);
  })();
  return { heard, done, stop, isEnded: () => end?.aborted === true };
}
const slow: ModelEvent = { kind: "failed", reason: "slow" };

test("ten seconds for the first word, and not one more", async () => {
  const { heard, done, isEnded } = listen();
  await vi.advanceTimersByTimeAsync(10 * second - 1);
  expect([heard, isEnded()]).toEqual([[], false]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect([heard, isEnded()]).toEqual([[slow], true]);
});

test("thirty seconds for the next, from the last on", async () => {
  const { heard, done } = listen(9 * second, 29 * second);
  await vi.advanceTimersByTimeAsync(38 * second);
  expect(heard).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(30 * second - 1);
  expect(heard).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(heard.at(-1)).toEqual(slow);
});

test("who says a letter every five seconds is ended after three minutes", async () => {
  const { heard, done, isEnded } = listen(...Array.from({ length: 100 }, () => 5 * second));
  await vi.advanceTimersByTimeAsync(180 * second - 1);
  expect([heard.length, isEnded()]).toEqual([35, false]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect([heard.at(-1), isEnded()]).toEqual([slow, true]);
});

test("who stops it waits for nothing more", async () => {
  const { heard, done, stop, isEnded } = listen();
  await vi.advanceTimersByTimeAsync(second);
  stop.abort();
  await done;
  expect([heard, isEnded()]).toEqual([[{ kind: "failed", reason: "stopped" }], true]);
});
