/** The app in the system's own colours, on paper, and at a keyboard whose single keys are left alone. */
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** What is drawn of it without the pointer and the focus: two states that look the same have the same. */
async function drawn(one: Locator): Promise<string> {
  const page = one.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return (await one.screenshot({ animations: "disabled" })).toString("base64");
}

/** Two devices wrote other notes about one person; returns that person's id. */
async function crossNotes(page: Page, url: string): Promise<string> {
  const headers = { origin: url };
  const session = await (await page.request.get("/api/session")).json();
  const id = randomUUID();
  const push = async (kind: "put" | "patch", baseRev: number, fields: object) => {
    const deviceId = randomUUID();
    const op = {
      opId: randomUUID(),
      deviceId,
      personId: session.person.id,
      table: "relationships",
      id,
      baseRev,
      kind,
      fields,
      at: new Date().toISOString(),
    };
    const answer = await page.request.post("/api/sync/push", { headers, data: { deviceId, ops: [op] } });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).answers[0].row;
  };
  const { rev } = await push("put", 0, { name: "Ondine", notes: "We met in the wind.", status: "ongoing" });
  await push("patch", rev, { notes: "We met in the rain." });
  await push("patch", rev, { notes: "We met in the snow." });
  return id;
}

test("in the system's own colours a state is still seen", async ({ page, person, signIn, server }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await signIn(page, person);
  const home = page.getByRole("navigation", { name: "Main" }).first().getByRole("link", { name: "Home" });
  await expect(home).toHaveAttribute("aria-current", "page");
  const whileThere = await drawn(home);
  await page.goto("/profile");
  await expect(home).not.toHaveAttribute("aria-current");
  expect(await drawn(home), "the current page").not.toBe(whileThere);

  for (const [role, name] of [
    ["radio", "Crush"],
    ["radio", "Night"],
    ["checkbox", "Exploring"],
    ["switch", "The Game is on"],
  ] as const) {
    const control = page.getByRole(role, { name, exact: true });
    const shown = role === "switch" ? control : page.locator("label").filter({ has: control });
    await shown.scrollIntoViewIfNeeded();
    const before = await drawn(shown);
    await shown.click();
    await expect.poll(() => drawn(shown), `${role} ${name}`).not.toBe(before);
  }

  await page.goto(`/boyfriends/${await crossNotes(page, server.url)}`);
  const words = page.locator("p", { has: page.locator("mark") }).first();
  await expect(words).toBeVisible();
  const marked = await drawn(words);
  await words.evaluate((text) => {
    for (const mark of text.querySelectorAll("mark")) mark.replaceWith(...mark.childNodes);
  });
  expect(await drawn(words), "the words that differ").not.toBe(marked);
});

test("at night a page is printed dark on white, without what can only be pressed", async ({
  page,
  person,
  signIn,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await signIn(page, person);
  const headers = { origin: new URL(page.url()).origin };
  const data = { name: "Ondine", start_date: "2025-07-14", notes: "We met in the rain.", rating: 4 };
  const { id } = await (await page.request.post("/api/relationships", { headers, data })).json();
  for (const path of ["/dashboard", "/list", `/boyfriends/${id}`, "/statistics", "/profile"]) {
    await page.goto(path);
    await page.locator("main :is(h1, h2)").first().waitFor();
    const { ground, faint, over } = await page.evaluate(() => {
      const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      /** Of light, from 0 to 255. */
      const lightOf = (color: string) => {
        if (!pen) throw new Error("no canvas");
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
        return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
      };
      const seen = [...document.querySelectorAll<HTMLElement>("body *")].filter((one) =>
        one.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true }),
      );
      const isWritten = (one: HTMLElement) =>
        [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      const isOnPaper = (one: HTMLElement) => !one.closest("button, [role=button], svg, .sr-only");
      return {
        ground: lightOf(getComputedStyle(document.documentElement).backgroundColor),
        faint: seen
          .filter((one) => isWritten(one) && isOnPaper(one) && lightOf(getComputedStyle(one).color) > 140)
          .map((one) => `${one.textContent?.slice(0, 30)}`),
        over: seen
          .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.offsetHeight > 1)
          .map((one) => `${one.tagName} ${one.textContent?.slice(0, 30)}`),
      };
    });
    expect({ path, ground, faint, over }).toEqual({ path, ground: 255, faint: [], over: [] });
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  }
});

test("every moment of a long list comes on paper, and none of its sheets is empty", async ({
  page,
  person,
  signIn,
  server,
}) => {
  await signIn(page, person);
  const session = await (await page.request.get("/api/session")).json();
  const deviceId = randomUUID();
  const days = Array.from({ length: 360 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at)));
  const ops = days.map((day, at) => ({
    opId: randomUUID(),
    deviceId,
    personId: session.person.id,
    table: "moments",
    id: randomUUID(),
    baseRev: 0,
    kind: "put",
    fields: { occurred_on: day.toISOString().slice(0, 10), word: `evening ${at + 1}` },
    at: new Date().toISOString(),
  }));
  for (let from = 0; from < ops.length; from += 60) {
    const data = { deviceId, ops: ops.slice(from, from + 60) };
    const answer = await page.request.post("/api/sync/push", { headers: { origin: server.url }, data });
    expect(answer.ok()).toBe(true);
  }
  await page.goto("/moments");
  const rows = page.getByRole("main").getByText(/^“evening \d+”$/);
  await expect(rows.first()).toBeVisible();
  // All packs of the first pull.
  await expect(page.getByText("360 moments")).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(100);
  // What stands on the page when the browser lays out its sheets.
  await page.evaluate(() => {
    const count = () => document.querySelectorAll("main li a").length;
    addEventListener("beforeprint", () =>
      document.documentElement.setAttribute("data-printed", String(count())),
    );
  });
  const sheets =
    (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(Number(await page.locator("html").getAttribute("data-printed"))).toBeGreaterThanOrEqual(360);
  const heightOf = () => page.evaluate(() => document.querySelector("main")?.offsetHeight ?? 0);
  await expect.poll(() => rows.count()).toBeLessThan(100);
  await page.emulateMedia({ media: "print" });
  await expect(rows).toHaveCount(360);
  // A sheet of A4 has 1,123 pixels, less its margins; a row that would be cut goes to the next.
  expect(sheets).toBeLessThanOrEqual(Math.ceil((await heightOf()) / 900) + 1);
  await page.emulateMedia({ media: null });
  await expect.poll(() => rows.count()).toBeLessThan(100);
});

test("single keys are switched off and on where they are listed, and stay so", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(page, person);
  await expect(page.locator("main :is(h1, h2)").first()).toBeVisible();
  await page.keyboard.press("?");
  const switchOf = page.getByRole("switch", { name: "Shortcuts of a single key" });
  await switchOf.click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { origin } = new URL(page.url());
  await page.request.post("/api/relationships", { headers: { origin }, data: { name: "Camille" } });
  await page.goto("/list");
  await expect(page.getByRole("searchbox")).toBeVisible();
  for (const key of ["n", "/", "?"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/list");
  // The list's own search is the nearest to the slash.
  await expect(page.locator("input:focus")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.waitForURL(/search/);

  await page.goto("/profile");
  await page.getByRole("button", { name: /^Keyboard shortcuts/ }).click();
  await switchOf.click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toBeVisible();
});
