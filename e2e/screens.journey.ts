/**
 * Every page at every width, in both languages, with the longest words people have: nothing stands out of the screen, no name is squeezed
 * to nothing, no date is cut, no control lies where nobody reaches it; with the text spacing that a reader may need (WCAG 1.4.12) no text is
 * cut or runs over another. The pages of a whole life, with twelve people and with forty, run over nothing either. A page is opened once and
 * resized: what is measured is how it is laid out.
 */
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { journal as forty } from "#domain/fixtures/forty-people.ts";
import { today, journal as twelve } from "#domain/fixtures/twelve-people.ts";
import { demoFrames, doors, type OwnRows, office, officeOf, rooms, roomsOf, views } from "./all-pages.ts";
import { createPerson, expect, type Person, test, watchConsole } from "./journey.ts";
import { givePlan, writeJournal } from "./statistics-journal.ts";
import { grantSuperadmin } from "./superadmin.ts";

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
    });
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto("/");
    const found = await measure(page, "/");
    for (const path of doors.filter((path) => path !== "/")) found.push(...(await walkTo(page, path)));
    for (const path of demoFrames) {
      await page.goto(path);
      found.push(...(await measure(page, path)));
    }
    const person = await createPerson(server.url);
    const own = await signInWithLongWords(context, server.url, person);
    await grantSuperadmin(server, person.email);
    await page.goto("/dashboard");
    found.push(...(await measure(page, "/dashboard")));
    const inside = rooms.filter((path) => path !== "/dashboard");
    const { person: account } = await (await context.request.get("/api/session")).json();
    const behindGuard = [...office, officeOf(account.id), ...views.office];
    for (const path of [...roomsOf(own), ...inside, ...views.missing, ...behindGuard])
      found.push(...(await walkTo(page, path)));
    await page.goto("/dashboard");
    found.push(...(await walkTo(page, `/boyfriends/${own.relationship}`)));
    expect(found).toEqual([]);
    await page.setViewportSize({ width: 360, height: 760 });
    await expect(page.getByRole("heading", { name: /^(The path|Le chemin)$/ })).toBeInViewport();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** The pages that draw all people, or list them, and what is there once they have. */
const lifePages = { "/statistics": "[data-chart] text", "/lifeline": "li a", "/list": "li a" } as const;

for (const locale of ["en-GB", "fr-FR"] as const) {
  for (const [people, journal] of Object.entries({ twelve, forty })) {
    test(`the pages of ${people} people fit every width, nothing over anything else: ${locale}`, async ({
      browser,
      server,
    }) => {
      const person = await createPerson(server.url);
      await givePlan(server, person, "pro");
      await writeJournal(server.url, person, journal);
      const context = await browser.newContext({
        baseURL: server.url,
        locale,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.clock.setSystemTime(`${today}T10:00:00Z`);
      const complaints = watchConsole(page);
      const { email, password } = person;
      const headers = { origin: server.url };
      await context.request.post("/api/auth/sign-in/email", { headers, data: { email, password } });
      await page.goto("/dashboard");
      const found = await measure(page, "/dashboard", findOverprinted);
      for (const [path, drawn] of Object.entries(lifePages)) {
        await open(page, path);
        await page.locator(`main:not([data-left]) ${drawn}`).first().waitFor();
        found.push(...(await measure(page, path, findOverprinted)));
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}

/** Runs in the page, once it has been laid out. */
type Measure = () => Promise<readonly string[]>;

async function walkTo(page: Page, path: string): Promise<readonly string[]> {
  await open(page, path);
  return measure(page, path);
}

/** Within the app: quicker than loading it for every page. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector("main")?.setAttribute("data-left", "");
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

async function measure(page: Page, path: string, also?: Measure): Promise<string[]> {
  await page.locator("main:not([data-left]) :is(h1, h2)").first().waitFor();
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const wrong = await stays(async () => [
      ...(await page.evaluate(findWrong)),
      ...(also ? await page.evaluate(also) : []),
    ]);
    found.push(...wrong.map((what) => `${path} at ${width}: ${what}`));
  }
  const [[narrowest, height]] = sizes;
  await page.setViewportSize({ width: narrowest, height });
  const wrong = await stays(() => page.evaluate(findSpacedWrong, textSpacing));
  found.push(...wrong.map((what) => `${path} spaced: ${what}`));
  return found;
}

/** What is wrong and still is a moment later: a busy machine draws a new width some frames after it has it. */
async function stays(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const first = await look();
  if (first.length === 0) return first;
  await new Promise((passed) => setTimeout(passed, 500));
  const second = new Set(await look());
  return first.filter((what) => second.has(what));
}

/** WCAG 1.4.12, all four at once. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Runs in the page: what is cut, or runs over other text, only once `css` spaces the text. */
async function findSpacedWrong(css: string): Promise<readonly string[]> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  /** The page scrolls under it. */
  const isOverPage = (one: Element) => {
    for (let above: Element | null = one; above; above = above.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(above).position)) return true;
    return false;
  };
  const texts: { readonly node: Text; readonly of: HTMLElement; readonly isAbove: boolean }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    if (!(node instanceof Text) || !of || node.data.trim() === "") continue;
    if (of.closest(".sr-only, svg, option")) continue;
    if (of.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true }))
      texts.push({ node, of, isAbove: isOverPage(of) });
  }
  const cutOrOver = () => {
    const wrong = new Set<string>();
    const said = (text: string) => `“${text.trim().slice(0, 30)}”`;
    const lines: { readonly box: DOMRect; readonly of: HTMLElement; isAbove: boolean; text: string }[] = [];
    for (const { node, of, isAbove } of texts) {
      const range = document.createRange();
      range.selectNodeContents(node);
      // Lines past the last one of an excerpt are not drawn.
      const end =
        of.closest('[class*="line-clamp"]')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      // Nor what is past the edge of a line that is cut, which is told as that.
      const edge = of.closest(".truncate")?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
      for (const { left, top, width, height } of range.getClientRects()) {
        const box = new DOMRect(left, top, Math.min(width, edge - left), height);
        if (box.width > 1 && box.height > 1 && box.top < end - 1)
          lines.push({ box, of, isAbove, text: node.data });
      }
      for (let above: HTMLElement | null = of; above; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        if (above.clientWidth <= 1) break;
        const isCutAcross = /hidden|clip/.test(overflowX) && above.scrollWidth > above.clientWidth + 1;
        const isCutDown = /hidden|clip/.test(overflowY) && above.scrollHeight > above.clientHeight + 1;
        if (isCutAcross || isCutDown) wrong.add(`${said(node.data)} is cut`);
      }
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.add(`${scrollWidth - clientWidth} pixels stand out of the screen`);
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (one.isAbove !== other.isAbove || one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of two lines of serif text overlap a little without their letters.
        if (across > 3 && down > 0.4 * Math.min(one.box.height, other.box.height))
          wrong.add(`${said(one.text)} runs over ${said(other.text)}`);
      }
    }
    return wrong;
  };
  await drawn();
  const before = cutOrOver();
  // The pages' policy allows no style element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  await drawn();
  const after = cutOrOver();
  document.adoptedStyleSheets.pop();
  return [...after].filter((what) => !before.has(what));
}

/** Texts that are drawn over each other, those of the charts among them: boxes of letters that intersect by more than lines of text do. */
const findOverprinted: Measure = async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const everything = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
  /** What is cut at its box's edge is drawn no further. */
  const seenIn = (of: Element): typeof everything => {
    const frame = { ...everything };
    for (let above: Element | null = of; above; above = above.parentElement) {
      if (above instanceof SVGElement || getComputedStyle(above).overflow === "visible") continue;
      const edge = above.getBoundingClientRect();
      frame.left = Math.max(frame.left, edge.left);
      frame.right = Math.min(frame.right, edge.right);
      frame.top = Math.max(frame.top, edge.top);
      frame.bottom = Math.min(frame.bottom, edge.bottom);
    }
    return frame;
  };
  const lines: { readonly box: DOMRect; readonly of: Element; readonly text: string }[] = [];
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    if (!(node instanceof Text) || !of || node.data.trim() === "") continue;
    // The lettering of a map lies over what it names.
    if (of.closest("option, title, [role=application]")) continue;
    if (!of.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = seenIn(of);
    for (const whole of range.getClientRects()) {
      const [left, right] = [Math.max(whole.left, frame.left), Math.min(whole.right, frame.right)];
      const [top, bottom] = [Math.max(whole.top, frame.top), Math.min(whole.bottom, frame.bottom)];
      const box = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      if (box.width > 1 && box.height > 1) lines.push({ box, of, text: node.data.trim().slice(0, 30) });
    }
  }
  const wrong = new Set<string>();
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.of.contains(other.of) || other.of.contains(one.of)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 3 && down > 0.4 * Math.min(one.box.height, other.box.height))
        wrong.add(`“${one.text}” is drawn over “${other.text}”`);
    }
  }
  return [...wrong];
};

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
  for (const one of document.querySelectorAll<HTMLElement>("main .truncate")) {
    const isDate = /\b(?:19|20)\d\d\b/.test(one.textContent ?? "");
    if (isDate && one.checkVisibility() && one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
      wrong.push(`“${wordsOf(one)}” is cut`);
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

/** A person whose words are as long as words get; returns the rows that they are about. */
async function signInWithLongWords(
  context: BrowserContext,
  url: string,
  { email, password }: Person,
): Promise<OwnRows> {
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
  const [relationship = ""] = ids;
  const moment = randomUUID();
  const session = await (await context.request.get("/api/session")).json();
  const deviceId = randomUUID();
  const fields = {
    relationship_id: relationship,
    occurred_on: "2026-01-02",
    word: "inconditionnellement",
    mood: 4,
    text: "x".repeat(200),
    place: "y".repeat(60),
    tags: ["z".repeat(30)],
    is_milestone: true,
  };
  const other = { ...fields, word: "Walked home along the canal, no hurry at all.", is_milestone: false };
  const written = [
    [moment, fields],
    [randomUUID(), other],
  ] as const;
  const ops = written.map(([id, fields]) => ({
    opId: randomUUID(),
    deviceId,
    personId: session.person.id,
    table: "moments",
    id,
    baseRev: 0,
    kind: "put",
    fields,
    at: "2026-01-02T10:00:00.000Z",
  }));
  await context.request.post("/api/sync/push", { headers, data: { deviceId, ops } });
  return { relationship, moment };
}
