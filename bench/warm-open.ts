/** The next visit of a device that has the whole journal, at a quarter of the processor's speed. */
import type { Page } from "@playwright/test";
import { atMost, type Figure } from "./figure.ts";
import { newestName, slowedBy } from "./full-journal.ts";

const rounds = 5;

/** `page` is signed in and holds the journal. From the address on, until the dashboard shows who is there now. */
export async function measureWarmOpen(page: Page): Promise<Figure> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto("about:blank");
    taken.push(
      await slowedBy(4, page, async () => {
        const began = performance.now();
        await page.goto("/dashboard", { waitUntil: "commit" });
        await page.locator("main").getByText(newestName).first().waitFor();
        return performance.now() - began;
      }),
    );
    // What the visit began is not part of the next one.
    await page.waitForTimeout(3_000);
  }
  return atMost({
    name: "next visit with 1,000 relationships, 10,000 moments and 300 photos at a quarter of the speed, useful screen",
    rounds: taken,
    unit: "ms",
    budget: 2_000,
  });
}
