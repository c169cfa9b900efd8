/**
 * A device that has nothing yet, in Chromium: until its screen is useful, against an empty journal's; until it has every row, against the
 * server's own time for the same pages.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../scripts/chromium-flags.ts";
import type { BenchPerson, BenchServer } from "./bench-server.ts";
import { atMost, type Figure } from "./figure.ts";

const relationshipCount = 1_000;
const momentCount = 10_300;
const rounds = 3;
/** The only one that goes on: the dashboard shows it. */
const newest = `Person ${relationshipCount - 1}`;

export async function measureFirstPull(bench: BenchServer): Promise<readonly Figure[]> {
  const person = await bench.person();
  const nobody = await bench.person();
  await fillJournal(bench, person);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  const empty: number[] = [];
  const full: Visit[] = [];
  const server: number[] = [];
  await visit(browser, bench, nobody, isDrawn);
  for (let round = 0; round < rounds; round += 1) {
    empty.push((await visit(browser, bench, nobody, isDrawn)).untilUseful);
    const visited = await visit(browser, bench, person, (page) => page.getByText(newest).first().waitFor());
    full.push(visited);
    server.push(await timeOfServer(visited.pages, person));
  }
  await browser.close();
  const rows = (relationshipCount + momentCount).toLocaleString("en");
  return [
    atMost({
      name: `first pull of ${rows} rows in the browser, against the server's own time`,
      rounds: full.map(({ untilAll }) => untilAll),
      floors: server,
      unit: "ms",
      budget: 4,
    }),
    atMost({
      name: `useful screen of a new device with ${rows} rows, against an empty journal's`,
      rounds: full.map(({ untilUseful }) => untilUseful),
      floors: empty,
      unit: "ms",
      budget: 1.5,
    }),
  ];
}

async function fillJournal(bench: BenchServer, person: BenchPerson): Promise<void> {
  const dayOf = (at: number) => new Date(Date.UTC(2015, 0, 1 + (at % 3_900))).toISOString().slice(0, 10);
  const ids = await bench.write(
    person,
    "relationships",
    Array.from({ length: relationshipCount }, (_, at) => ({
      name: `Person ${at}`,
      city: "Besançon",
      start_date: dayOf(at * 3),
      status: at === relationshipCount - 1 ? "ongoing" : "ended",
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
}

type Visit = {
  /** From the address to the screen, in milliseconds. */
  readonly untilUseful: number;
  /** From the first page that is asked for to the last one that is kept. */
  readonly untilAll: number;
  /** Addresses of the pages. */
  readonly pages: readonly string[];
};

const isDrawn = (page: Page) => page.locator("main h1").first().waitFor();

/** The first visit of a browser in which somebody is signed in. */
async function visit(
  browser: Browser,
  { server }: BenchServer,
  { email, password, personId }: BenchPerson,
  isUseful: (page: Page) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  const headers = { origin: server.url };
  const signedIn = await context.request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers,
  });
  if (!signedIn.ok()) throw new Error(`Nobody could sign in: ${signedIn.status()}`);
  const page = await context.newPage();
  const pages: string[] = [];
  let firstPage = 0;
  page.on("request", (request) => {
    if (!request.url().includes("/api/sync/pull")) return;
    firstPage ||= performance.now();
    pages.push(request.url());
  });
  const began = performance.now();
  await page.goto("/dashboard");
  await isUseful(page);
  const useful = performance.now();
  await page.evaluate(untilPulled, personId);
  const all = performance.now();
  await context.close();
  return { untilUseful: useful - began, untilAll: all - firstPage, pages };
}

/** Runs in the page, on a connection of its own: resolves when the place after the first pull is kept. */
async function untilPulled(personId: string): Promise<void> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open(`tendre-${personId}`));
  for (;;) {
    const meta = database.transaction("meta").objectStore("meta");
    const [plain, packed] = await Promise.all([answer(meta.get("since")), answer(meta.get("packedPlace"))]);
    if (plain || (packed && !packed.value.walk)) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  database.close();
}

/** Milliseconds in which the server answers the same pages one after the other. */
async function timeOfServer(pages: readonly string[], { cookie }: BenchPerson): Promise<number> {
  const began = performance.now();
  for (const url of pages) {
    const response = await fetch(url, { headers: { cookie } });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await response.arrayBuffer();
  }
  return performance.now() - began;
}
