/** The frame is robust: a page that fails to load leaves it intact, a menu is reachable as a whole, legal pages link back. */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

test.describe("when the code of a page does not come", () => {
  test.use({ allowedConsole: [/./] });

  test("its place says so and the rest stands; back is back, and it is asked for again", async ({
    page,
    person,
    signIn,
  }) => {
    const chunk = /statistics-page-[\w-]+\.js/;
    await page.route(chunk, (route) => route.abort());
    await signIn(page, person);
    await page.getByRole("link", { name: "Statistics" }).first().click();
    const title = page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
    await expect(title).toBeVisible();
    await expect(page.getByText(/Nothing is lost/)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy the technical detail" })).toBeVisible();
    await page.goBack();
    await page.waitForURL(/dashboard/);
    await expect(title).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole("link", { name: "Statistics" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeVisible();
  });

  test("a part of a page that does not come leaves the others", async ({ page, person, signIn }) => {
    await page.route(/(?:media-section|path-section)-[\w-]+\.js/, (route) => route.abort());
    await signIn(page, person);
    await page.goto("/add");
    await page.getByLabel("Name", { exact: true }).fill("Ondine");
    await page.getByRole("button", { name: "Keep this relationship" }).click();
    await page.waitForURL(/boyfriends/);
    await expect(page.getByRole("heading", { level: 1, name: "Ondine" })).toBeVisible();
    await expect(page.getByText("This part did not load.").first()).toBeVisible();
  });
});

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Menu" }).click();
  return page.getByRole("navigation", { name: "Menu" });
}

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} the menu is reached to its end, and closes by Escape and by a touch elsewhere`, async ({
    page,
    person,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, person);
    const menu = await openMenu(page);
    const last = menu.getByRole("button", { name: "Sign out" });
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    await openMenu(page);
    await page.mouse.click(8, 8);
    await expect(menu).toBeHidden();
  });
}

test("reading the terms leaves what is typed, and a legal page leads back to where one came from", async ({
  page,
}) => {
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Camille");
  await page.getByLabel("Password", { exact: true }).fill("a-quiet-Lantern-7");
  await page.getByRole("link", { name: "terms of use", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Terms of use" });
  await expect(sheet.getByText("What you write is yours")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel("First name")).toHaveValue("Camille");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a-quiet-Lantern-7");

  await page.goto("/support");
  await page.goto("/legal/terms");
  await page.getByRole("link", { name: /work of others/ }).click();
  await expect(page.getByRole("link", { name: "GeoNames" })).toHaveAttribute("href", /geonames/);
  await expect(page.getByText("react-router")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL(/legal\/terms/);
});

test("Help and the legal pages keep the bar of whoever is signed in, and are read without it when the journal does not open", async ({
  page,
  person,
  signIn,
}) => {
  const bar = page.getByRole("navigation", { name: "Main" });
  const help = page.getByRole("heading", { level: 1, name: "Help" });
  await page.goto("/support");
  await expect(help).toBeVisible();
  await expect(bar).toHaveCount(0);
  await signIn(page, person);
  for (const [path, title] of [
    ["/support", "Help"],
    ["/legal/privacy", "Privacy"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await bar.getByRole("link", { name: "Home" }).click();
    await page.waitForURL(/dashboard/);
  }
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no disk", "SecurityError");
    };
  });
  await page.goto("/support");
  await expect(help).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});

test("after the quick exit Back opens nothing of Tendre; who types its address is let in", async ({
  page,
  person,
  server: { url },
  signIn,
}) => {
  const neutral = "https://www.wikipedia.org/";
  let arrivals = 0;
  await page.route(`${neutral}**`, (route) => {
    arrivals += 1;
    return route.fulfill({ contentType: "text/html", body: "<title>Neutral</title><p>An encyclopedia</p>" });
  });
  const isAway = async (times: number) => {
    await expect.poll(() => arrivals).toBe(times);
    await page.waitForURL(neutral);
    await expect(page.getByText("An encyclopedia")).toBeVisible();
  };
  await signIn(page, person);
  for (const path of ["/support", "/statistics"]) {
    await page.goto(url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift");
  await isAway(1);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const times of [2, 3]) {
    await page.evaluate(() => history.back());
    await isAway(times);
  }
  // Not even its session: it was left before its code ran.
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);

  const help = page.getByRole("heading", { level: 1, name: "Help" });
  await page.goto(`${url}/support`);
  await expect(help).toBeVisible();
  await page.goto(`${url}/legal/terms`);
  await page.goBack();
  await expect(help).toBeVisible();

  // A page that the browser had put aside comes back without its boot script: the event is sent as it would send it (e2e/put-aside.journey.ts).
  await page.evaluate((address) => {
    sessionStorage.setItem("tendre.left", address);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, neutral);
  await isAway(4);
});
