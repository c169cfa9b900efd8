/** From a key press to its letter in the list's search, at a quarter of the processor's speed. */
import type { Page } from "@playwright/test";
import { atMost, type Figure, quantile } from "./figure.ts";
import { slowedBy } from "./full-journal.ts";

const rounds = 3;

export async function measureLetters(page: Page): Promise<Figure> {
  await page.goto("/list");
  const box = page.getByRole("searchbox");
  await box.waitFor();
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    const kept: number[] = [];
    Object.assign(window, { keyTimes: kept });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") kept.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const worst: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await box.fill("");
    await page.waitForTimeout(500);
    const times = await slowedBy(4, page, async () => {
      await box.focus();
      for (const letter of "person 12 besancon") {
        await page.keyboard.press(letter === " " ? "Space" : letter);
        await page.waitForTimeout(250);
      }
      return page.evaluate(() => {
        const kept: unknown = Reflect.get(window, "keyTimes");
        return Array.isArray(kept) ? kept.splice(0).map(Number) : [];
      });
    });
    // Events shorter than a frame are not reported.
    worst.push(times.length > 0 ? quantile(times, 0.95) : 16);
  }
  return atMost({
    name: "from a key to its letter at a quarter of the speed, p95",
    rounds: worst,
    unit: "ms",
    budget: 70,
  });
}
