/** The search with a full journal: from a change of the query to the frame that shows its result. */
import type { Page } from "@playwright/test";
import { atMost, type Figure, quantile } from "./figure.ts";

/** Each finds another number of rows than the one before: in names, words and texts. */
const questions = ["m", "moment 1", "lamps", "moment 12", "person 5", "lit little", "besançon", "moment 123"];
const rounds = 4;

/** `page` is signed in and holds the journal. */
export async function measureSearch(page: Page): Promise<Figure> {
  await page.goto("/search");
  await page.getByRole("searchbox").waitFor();
  await page.waitForTimeout(3_000);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) times.push(await timeAnswer(page, question));
  }
  return atMost({
    name: "search as one types, 10,000 moments, from a letter to its results, p95",
    value: quantile(times, 0.95),
    unit: "ms",
    budget: 100,
  });
}

async function timeAnswer(page: Page, question: string): Promise<number> {
  const taken = await page.evaluate(async (asked) => {
    const box = document.querySelector<HTMLInputElement>("main input[type=search]");
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    if (!box || !write) throw new Error("no line to write in");
    const count = () => document.querySelector("main [role=status]")?.textContent;
    const before = count();
    const began = performance.now();
    write.call(box, asked);
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    while (count() === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (performance.now() - began > 5_000) throw new Error(`no answer to ${asked}`);
    }
    return performance.now() - began;
  }, question);
  await page.waitForTimeout(150);
  return taken;
}
