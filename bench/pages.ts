/** The app with a full journal, in Chromium: page to page, key to letter, the frames of long lists and of the map, and what moves by itself. */
import type { Page } from "@playwright/test";
import type { BenchServer } from "./bench-server.ts";
import { atMost, type Figure, quantile } from "./figure.ts";
import { measureFrames } from "./frames.ts";
import { openFullJournal } from "./full-journal.ts";
import { measureLetters } from "./letters.ts";
import { measureSearch } from "./search.ts";
import { measureShifts } from "./shifts.ts";
import { measureWarmOpen } from "./warm-open.ts";

const rounds = 5;
const walksARound = 5;
const walk = ["/list", "/dashboard", "/profile", "/list", "/search", "/dashboard"] as const;

export async function measurePages(bench: BenchServer): Promise<readonly Figure[]> {
  const journal = await openFullJournal(bench);
  const { browser, page } = journal;
  // Code and pages that are opened for the first time are not a page change.
  for (const path of walk) await timeChange(page, path);
  const changes: number[] = [];
  for (let round = 0; round < rounds; round += 1) changes.push(await timeWalks(page));
  const figures = [
    atMost({
      name: "page change with 1,000 relationships and 10,000 moments, p95",
      rounds: changes,
      unit: "ms",
      budget: 50,
    }),
    await measureWarmOpen(page),
    await measureShifts(journal),
    await measureSearch(page),
    await measureLetters(page),
    ...(await measureFrames(page)),
  ];
  await browser.close();
  return figures;
}

async function timeWalks(page: Page): Promise<number> {
  const changes: number[] = [];
  for (let walks = 0; walks < walksARound; walks += 1) {
    for (const path of walk) changes.push(await timeChange(page, path));
  }
  return quantile(changes, 0.95);
}

/** Milliseconds from the click to the frame that shows the new page's title. */
async function timeChange(page: Page, path: string): Promise<number> {
  const taken = await page.evaluate(async (to) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${to}"]`)].find(
      (one) => one.offsetParent !== null || one.getClientRects().length > 0,
    );
    if (!link) throw new Error(`no way to ${to}`);
    const before = document.querySelector("main");
    const began = performance.now();
    link.click();
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const main = document.querySelector("main");
      if (location.pathname === to && main && main !== before && main.querySelector("h1")) break;
      if (performance.now() - began > 5_000) throw new Error(`${to} did not come`);
    }
    return performance.now() - began;
  }, path);
  await page.waitForTimeout(120);
  return taken;
}
