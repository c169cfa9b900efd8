/** The app with a full journal, in Chromium: time from page to page, and from a key press to its letter. */
import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../scripts/chromium-flags.ts";
import type { BenchServer } from "./bench-server.ts";
import { atMost, type Figure, quantile } from "./figure.ts";
import { measureSearch } from "./search.ts";

const relationshipCount = 1_000;
const momentCount = 10_000;
const rounds = 8;

export async function measurePages(bench: BenchServer): Promise<readonly Figure[]> {
  const person = await bench.person();
  const dayOf = (at: number) => new Date(Date.UTC(2015, 0, 1 + (at % 3_900))).toISOString().slice(0, 10);
  const ids = await bench.write(
    person,
    "relationships",
    Array.from({ length: relationshipCount }, (_, at) => ({
      name: `Person ${at}`,
      city: "Besançon",
      start_date: dayOf(at * 3),
      status: at === 0 ? "ongoing" : "ended",
      notes: "Met by the river, stayed a while.",
    })),
  );
  await bench.write(
    person,
    "moments",
    Array.from({ length: momentCount }, (_, at) => ({
      relationship_id: ids[at % 200] ?? null,
      occurred_on: dayOf(at),
      mood: 1 + (at % 5),
      word: `Moment ${at}`,
      text: "We walked until the lamps were lit, and said little.",
    })),
  );
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  const page = await browser.newPage({ baseURL: bench.server.url, viewport: { width: 390, height: 844 } });
  await page.goto("/login");
  await page.getByLabel(/^(Email|Adresse e-mail)$/).fill(person.email);
  await page.getByLabel(/^(Password|Mot de passe)$/).fill(person.password);
  await page.getByRole("button", { name: /^(Sign in|Se connecter)$/ }).click();
  await page.waitForURL(/dashboard/);
  await page.waitForFunction(countMoments, { momentCount, personId: person.personId }, { timeout: 120_000 });
  await page.waitForTimeout(3_000);

  const changes: number[] = [];
  const walk = ["/list", "/dashboard", "/profile", "/list", "/search", "/dashboard"];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of walk) changes.push(await timeChange(page, path));
  }
  const search = await measureSearch(page);
  const letters = await timeLetters(page);
  await browser.close();
  return [
    atMost({
      name: "page change with 1,000 relationships and 10,000 moments, p95",
      value: quantile(changes, 0.95),
      unit: "ms",
      budget: 50,
    }),
    atMost({
      name: "from a key to its letter at a quarter of the speed, p95",
      value: quantile(letters, 0.95),
      unit: "ms",
      budget: 100,
    }),
    search,
  ];
}

/** Whether everything was pulled, without opening the journal a second time. */
async function countMoments({ momentCount, personId }: { momentCount: number; personId: string }) {
  const made = await indexedDB.databases();
  if (!made.some(({ name }) => name === `tendre-${personId}`)) return false;
  const open = indexedDB.open(`tendre-${personId}`);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error);
  });
  const asked = database.transaction("moments").objectStore("moments").count();
  const count = await new Promise<number>((resolve) => {
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return count >= momentCount;
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

async function timeLetters(page: Page): Promise<readonly number[]> {
  await page.goto("/list");
  const box = page.getByRole("searchbox");
  await box.waitFor();
  await page.waitForTimeout(1_500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const kept: number[] = [];
    Object.assign(window, { keyTimes: kept });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") kept.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await box.focus();
  for (const letter of "person 12 besancon") {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await page.waitForTimeout(250);
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const slow = await page.evaluate(() => Reflect.get(window, "keyTimes"));
  // Events shorter than a frame are not reported.
  return Array.isArray(slow) && slow.length > 0 ? slow.map(Number) : [16];
}
