/**
 * Chromium sometimes stops drawing a page for good: its scripts run and its DOM answers, but no animation frame comes any more, and every click
 * waits for two of them until the test's time is over (reported to Playwright as microsoft/playwright#41562; seen here once in about a thousand journeys).
 * That says nothing about the app, so such a journey, and no other, is run once more, in a new browser.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, TestInfo } from "@playwright/test";

/** Milliseconds: a page that draws does so within a sixtieth of a second, and within a second on a machine with far too much to do. */
const longestWait = 10_000;

/** @throws when this is a second try and the first one failed for any other reason */
export function refuseSecondTry(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(mark(info)))
    throw new Error("The first try failed with every page being drawn: that is the journey's result.");
}

/** Called while the pages of a failed try are still open: allows the second try if one of them is not drawn any more. */
export async function allowSecondTry(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const stopped = await Promise.all(pages.map(hasStoppedFrames));
  if (!stopped.includes(true)) return;
  console.log(`Chromium stopped drawing a page of “${info.title}”: run once more.`);
  writeFileSync(mark(info), "");
}

/** The output folder is emptied when a run begins, so a mark is one of this run. */
const mark = ({ project, testId }: TestInfo) => join(project.outputDir, `stopped-frames-${testId}`);

async function hasStoppedFrames(page: Page): Promise<boolean> {
  if (!(await inTime(page.evaluate(() => true)))) return false;
  return !(await inTime(
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
    ),
  ));
}

/** Whether it came in time and without an error. */
function inTime(answer: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    answer.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, longestWait, false)),
  ]);
}
