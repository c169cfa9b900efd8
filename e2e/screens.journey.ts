/**
 * Every page at every width, in both languages, with the longest words people have: nothing stands out of the screen, no name is squeezed
 * to nothing, no control lies where nobody reaches it. A page is opened once and resized: what is measured is how it is laid out.
 */
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { doors, rooms } from "./all-pages.ts";
import { createPerson, expect, noWorker, test, watchConsole } from "./journey.ts";

const sizes = [
  [320, 640],
  [360, 760],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1100, 800],
  [1180, 820],
  [1280, 800],
  [1920, 1080],
] as const;

const long = {
  name: "Maximiliane-Bartholomäa Wolfeschlegelsteinhausen",
  city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  meeting_place: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
  notes: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ".repeat(3),
};

for (const locale of ["en-GB", "fr-FR"] as const) {
  test(`no page overflows, squeezes a name or hides a control at any width: ${locale}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    const complaints = watchConsole(page, [noWorker]);
    await page.goto("/");
    const found = await measure(page, "/");
    // Their words are the same at every visit; one that is asked for by a parameter is its page again.
    for (const path of doors.filter((path) => path !== "/" && !path.includes("?")))
      found.push(...(await walkTo(page, path)));
    const id = await signInWithLongWords(context, server.url);
    await page.goto("/dashboard");
    found.push(...(await measure(page, "/dashboard")));
    const own = ["", "/edit", "/erase", "/photos"].map((part) => `/boyfriends/${id}${part}`);
    for (const path of [...rooms, ...own].filter((path) => path !== "/dashboard" && !path.includes("?")))
      found.push(...(await walkTo(page, path)));
    found.push(...(await walkTo(page, `/boyfriends/${id}`)));
    expect(found).toEqual([]);
    await page.setViewportSize({ width: 360, height: 760 });
    await expect(page.getByRole("heading", { name: /^(The path|Le chemin)$/ })).toBeInViewport();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** Within the app: quicker than loading it for every page. */
async function walkTo(page: Page, path: string): Promise<readonly string[]> {
  await page.evaluate((to) => {
    document.querySelector("main")?.setAttribute("data-left", "");
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  return measure(page, path);
}

async function measure(page: Page, path: string): Promise<string[]> {
  await page.locator("main:not([data-left]) :is(h1, h2)").first().waitFor();
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    found.push(...(await page.evaluate(findWrong)).map((what) => `${path} at ${width}: ${what}`));
  }
  return found;
}

/** Runs in the page, once it has been laid out. */
async function findWrong(): Promise<readonly string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const root = document.documentElement;
  const width = root.clientWidth;
  const wrong: string[] = [];
  if (root.scrollWidth > width) wrong.push(`${root.scrollWidth - width} pixels stand out of the screen`);
  const wordsOf = (one: Element) => one.getAttribute("aria-label") ?? one.textContent?.trim().slice(0, 30);
  for (const one of document.querySelectorAll<HTMLElement>(".type-name, main :is(h1, h2)")) {
    const { width: wide } = one.getBoundingClientRect();
    // A pixel: for those who hear it.
    if (one.checkVisibility() && wide > 1 && wide < 40 && (one.textContent ?? "").length > 8)
      wrong.push(`“${wordsOf(one)}” has ${Math.round(wide)} pixels`);
  }
  const isScrolled = (one: Element, axis: "overflowX" | "overflowY") => {
    for (let above = one.parentElement; above && above !== root; above = above.parentElement)
      if (/auto|scroll/.test(getComputedStyle(above)[axis])) return true;
    return false;
  };
  const isFixed = (one: Element) => {
    for (let above: Element | null = one; above && above !== root; above = above.parentElement)
      if (getComputedStyle(above).position === "fixed") return true;
    return false;
  };
  for (const one of document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")) {
    if (!one.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true })) continue;
    if (one.closest(".sr-only, svg")) continue;
    const box = one.getBoundingClientRect();
    // What is only for the keyboard or for assistive technology is a pixel large until it has the focus.
    if (box.width <= 1 || box.height <= 1) continue;
    const isBeside = (box.right > width + 1 || box.left < -1) && !isScrolled(one, "overflowX");
    const isBelow =
      (box.bottom > innerHeight + 1 || box.top < -1) && isFixed(one) && !isScrolled(one, "overflowY");
    if (isBeside || isBelow) wrong.push(`“${wordsOf(one)}” cannot be reached`);
  }
  return wrong;
}

/** A person whose words are as long as words get; returns the id of the one they are about. */
async function signInWithLongWords(context: BrowserContext, url: string): Promise<string> {
  const { email, password } = await createPerson(url);
  const headers = { origin: url };
  await context.request.post("/api/auth/sign-in/email", { headers, data: { email, password } });
  const made = [
    { ...long, start_date: "2025-07-14", type: "serious", rating: 5 },
    {
      name: "Anne-Sophie-Marguerite",
      city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
      start_date: "2023",
    },
    {
      name: "A".repeat(50),
      city: "B".repeat(60),
      start_date: "2019-21",
      end_date: "2020-23",
      status: "ended",
    },
  ];
  const ids: string[] = [];
  for (const data of made) {
    const answer = await context.request.post("/api/relationships", { headers, data });
    ids.push((await answer.json()).id);
  }
  const [id = ""] = ids;
  const session = await (await context.request.get("/api/session")).json();
  const deviceId = randomUUID();
  const fields = {
    relationship_id: id,
    occurred_on: "2026-01-02",
    word: "inconditionnellement",
    mood: 4,
    text: "x".repeat(200),
    place: "y".repeat(60),
    tags: ["z".repeat(30)],
    is_milestone: true,
  };
  const op = {
    opId: randomUUID(),
    deviceId,
    personId: session.person.id,
    table: "moments",
    id: randomUUID(),
    baseRev: 0,
    kind: "put",
    fields,
    at: "2026-01-02T10:00:00.000Z",
  };
  await context.request.post("/api/sync/push", { headers, data: { deviceId, ops: [op] } });
  return id;
}
