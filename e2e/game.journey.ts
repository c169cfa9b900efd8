import type { CDPSession } from "@playwright/test";
import { journal } from "#domain/fixtures/twelve-people.ts";
import { expect, test } from "./journey.ts";
import { givePlan, writeJournal } from "./statistics-journal.ts";

test.beforeEach(async ({ page, person, server, signIn }) => {
  await givePlan(server, person, "pro");
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
});

test("the Game shows the village, where every point comes from, and what pressed each seal", async ({
  page,
}) => {
  await expect(page.getByRole("heading", { name: "Grand Esprit" })).toBeVisible();
  await page.getByRole("link", { name: "Open the map" }).click();
  await expect(page).toHaveURL(/\/game$/);
  await expect(page.getByRole("heading", { level: 1, name: "Grand Esprit" })).toBeVisible();
  await expect(page.getByText("156 points, 24 to go to Jolis Vers")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where the 156 come from" })).toBeVisible();
  await expect(page.getByText("27 times 3")).toBeAttached();
  await expect(page.getByText("3 times 25")).toBeAttached();

  await page.getByRole("button", { name: /^First page Pressed on/ }).click();
  const seal = page.getByRole("dialog", { name: "First page" });
  await expect(seal.getByText("Write a first moment.")).toBeVisible();
  await seal.getByRole("button", { name: "Close" }).click();
  await page
    .getByRole("button", { name: /^A hidden seal/ })
    .first()
    .click();
  await expect(
    page.getByRole("dialog").getByText("It tells its name on the day it is pressed."),
  ).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "All the rules" }).click();
  await expect(
    page.getByRole("dialog").getByText("There is no leaderboard.", { exact: false }),
  ).toBeVisible();
});

test("the map moves by keys, comes closer by its buttons, and a village says when it is reached", async ({
  page,
}) => {
  await page.goto("/game");
  const map = page.getByRole("application", { name: /^The Carte de Tendre/ });
  const drawing = map.locator("svg.carte");
  const whole = await drawing.getAttribute("viewBox");
  await map.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowDown");
  await expect(drawing).not.toHaveAttribute("viewBox", whole ?? "");
  await page.keyboard.press("0");
  await expect(drawing).toHaveAttribute("viewBox", whole ?? "");
  await page.getByRole("button", { name: "Closer" }).click();
  await page.getByRole("button", { name: "The whole map" }).click();
  await page.getByRole("button", { name: "Jolis Vers, next" }).click();
  await expect(page.getByText("Next on the road, at 180 points: 24 to go.")).toBeVisible();
  await page.getByRole("button", { name: "Grand Esprit, you are here" }).press("Enter");
  await expect(page.getByText("Reached with 60 points. You are here.")).toBeVisible();
});

test("a pause asks for nothing, off is off on every screen, and both can be taken back", async ({ page }) => {
  await page.goto("/game");
  await page.getByRole("button", { name: "Pause the Game" }).click();
  await page.getByRole("radio", { name: "Until I take it up again" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Pause", exact: true }).click();
  await expect(page.getByText(/^Paused since/)).toBeVisible();
  await page.getByRole("button", { name: "Take it up again" }).click();
  await expect(page.getByText(/^Paused since/)).toBeHidden();

  await page.getByRole("button", { name: "Switch the Game off" }).click();
  await expect(page.getByRole("heading", { name: "The Game is off" })).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Recent relationships" })).toBeVisible();
  await expect(page.getByText("Grand Esprit")).toBeHidden();
  await page.goto("/game");
  await page.getByRole("button", { name: "Switch the Game on" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Grand Esprit" })).toBeVisible();
  await page.goto("/profile");
  await page.getByRole("switch", { name: "The Game is on" }).click();
  await expect(page.getByRole("link", { name: /^Your map and your seals/ })).toBeHidden();
  await page.getByRole("switch", { name: "The Game is on" }).click();
  await page.getByRole("link", { name: /^Your map and your seals/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Grand Esprit" })).toBeVisible();
});

test("a relationship tells its contribution, and the local copy of the Game leaves at sign-out", async ({
  page,
}) => {
  await page
    .getByRole("link", { name: /Camille/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Game contribution" })).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith("gameProgress:"))?.[1]);
  await expect.poll(kept).toContain('"points":156');
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/login/);
  expect(await kept()).toBeUndefined();
});

test("on a phone one finger scrolls the page over the map, which two fingers move", async ({
  browser,
  server,
  signIn,
  person,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await signIn(phone, person);
  await phone.goto("/game");
  const map = phone.getByRole("application", { name: /^The Carte de Tendre/ });
  const drawing = map.locator("svg.carte");
  const whole = (await drawing.getAttribute("viewBox")) ?? "";
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const fingers = await context.newCDPSession(phone);

  await drag(fingers, [
    [
      { ...middle, x: middle.x - 30 },
      { ...middle, x: middle.x - 110 },
    ],
    [
      { ...middle, x: middle.x + 30 },
      { ...middle, x: middle.x + 110 },
    ],
  ]);
  await expect(drawing).not.toHaveAttribute("viewBox", whole);
  expect(await phone.evaluate(() => scrollY)).toBe(0);
  await phone.getByRole("button", { name: "The whole map" }).click();
  await expect(drawing).toHaveAttribute("viewBox", whole);

  await drag(fingers, [[middle, { ...middle, y: middle.y - 240 }]]);
  await expect.poll(() => phone.evaluate(() => scrollY)).toBeGreaterThan(150);
  await expect(drawing).toHaveAttribute("viewBox", whole);
  await context.close();
});

type Point = { readonly x: number; readonly y: number };

/** Fingers that each go from one point to another, all at once, and rest there: what is let go while it moves glides on. */
async function drag(fingers: CDPSession, ways: readonly (readonly [from: Point, to: Point])[]) {
  const [steps, rest] = [12, 12];
  const at = (step: number) =>
    ways.map(([from, to], id) => ({
      id,
      x: from.x + ((to.x - from.x) * Math.min(step, steps)) / steps,
      y: from.y + ((to.y - from.y) * Math.min(step, steps)) / steps,
    }));
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= steps + rest; step += 1)
    await fingers.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
