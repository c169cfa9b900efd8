import { startTendre } from "#server/testing/running-server.ts";
import { type Fault, startFaultProxy } from "./fault-proxy.ts";
import { createPerson, expect, test } from "./journey.ts";

test.use({ serviceWorkers: "allow" });

test("whatever happens on the road, a relationship arrives exactly once", async ({
  browser,
  signInByHand,
}) => {
  const proxy = await startFaultProxy();
  const server = await startTendre({ env: { PUBLIC_URL: proxy.url } });
  proxy.pointTo(server.url);
  const person = await createPerson(proxy.url);
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await signInByHand(page, person, proxy.url);
  const faults: readonly Fault[] = ["lost_reply", "twice", "cut"];
  for (const fault of faults) {
    const before = proxy.faults();
    proxy.fail(fault, /sync\/push/);
    await page.goto("/add");
    await page.getByLabel("Name", { exact: true }).fill(`After ${fault}`);
    await page.getByRole("button", { name: "Keep this relationship" }).click();
    await page.waitForURL(/boyfriends/);
    await expect.poll(proxy.faults).toBeGreaterThan(before);
    proxy.fail(null);
    await expect
      .poll(async () => (await (await page.request.get("/api/relationships")).json()).length, {
        timeout: 20_000,
      })
      .toBe(faults.indexOf(fault) + 1);
  }
  const kept: { name: string }[] = await (await page.request.get("/api/relationships")).json();
  expect(kept.map(({ name }) => name).toSorted()).toEqual(faults.map((fault) => `After ${fault}`).toSorted());
  await context.close();
  await server.stop();
  await proxy.stop();
});

test("a server killed while one writes loses nothing that was saved on the device", async ({
  browser,
  signInByHand,
}) => {
  const server = await startTendre();
  const port = Number(new URL(server.url).port);
  const person = await createPerson(server.url);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signInByHand(page, person, server.url);
  // What a page has not loaded yet comes from the worker then.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/add");
  await page.getByLabel("Name", { exact: true }).fill("Sacha");
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await page.waitForURL(/boyfriends/);
  for (const place of ["A library", "A tram stop", "A roof", "A bakery"]) {
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByLabel("Meeting place").fill(place);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(place)).toBeVisible();
    if (place === "A roof") await server.kill();
  }
  const again = await startTendre({ folder: server.folder, port });

  const other = await browser.newContext({ baseURL: again.url });
  const elsewhere = await other.newPage();
  await signInByHand(elsewhere, person, again.url);
  await elsewhere.goto("/list");
  await elsewhere.getByRole("link", { name: /Sacha/ }).click();
  await expect(elsewhere.getByText("A bakery")).toBeVisible({ timeout: 30_000 });
  await context.close();
  await other.close();
  await again.stop();
});

test("two tabs without a network send each edit once, and an open page elsewhere shows them", async ({
  browser,
  signInByHand,
  server,
  person,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const tab = await context.newPage();
  await signInByHand(tab, person);
  await tab.goto("/add");
  await tab.getByLabel("Name", { exact: true }).fill("Sacha");
  await tab.getByRole("button", { name: "Keep this relationship" }).click();
  await tab.waitForURL(/boyfriends/);
  await tab.evaluate(() => navigator.serviceWorker.ready);
  const second = await context.newPage();
  await second.goto(tab.url());
  await expect(second.getByRole("heading", { name: "Sacha" })).toBeVisible();

  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signInByHand(elsewhere, person);
  await elsewhere.goto(new URL(tab.url()).pathname);
  await expect(elsewhere.getByRole("heading", { name: "Sacha" })).toBeVisible();

  await context.setOffline(true);
  await tab.getByRole("link", { name: "Edit", exact: true }).click();
  await tab.getByLabel("Meeting place").fill("A night train");
  await tab.getByRole("button", { name: "Save", exact: true }).click();
  await expect(second.getByText("A night train")).toBeVisible();
  await second.getByRole("link", { name: "Edit", exact: true }).click();
  await second.getByLabel("City").fill("Besançon");
  await second.keyboard.press("Escape");
  await second.getByRole("button", { name: "Save", exact: true }).click();
  await expect(tab.getByText("Besançon")).toBeVisible();

  await context.setOffline(false);
  await expect(elsewhere.getByText("A night train")).toBeVisible();
  await expect(elsewhere.getByText("Besançon")).toBeVisible();
  await context.close();
  await other.close();
});
