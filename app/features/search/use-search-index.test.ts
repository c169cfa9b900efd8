import { expect, test } from "vitest";
import { readInSlices } from "./use-search-index.ts";

function* counting(upTo: number, onStep: () => void) {
  for (let at = 0; at < upTo; at += 1) {
    onStep();
    yield at;
  }
}

test("a long reading lets the page answer in between, and leaves nothing out", async () => {
  let answers = 0;
  const ticking = setInterval(() => {
    answers += 1;
  });
  const busy = () => {
    const until = performance.now() + 0.5;
    while (performance.now() < until);
  };
  const read = await readInSlices(counting(200, busy), new AbortController().signal);
  clearInterval(ticking);
  expect(read).toEqual(Array.from({ length: 200 }, (_, at) => at));
  expect(answers).toBeGreaterThan(0);
});

test("a reading that nobody waits for stops", async () => {
  const reading = new AbortController();
  let steps = 0;
  await readInSlices(
    counting(10_000, () => {
      steps += 1;
      if (steps === 50) reading.abort();
    }),
    reading.signal,
  );
  expect(steps).toBeLessThan(100);
});
