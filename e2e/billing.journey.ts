import type { Page } from "@playwright/test";
import { findBarriers } from "./barriers.ts";
import { expect, type Person, test } from "./journey.ts";

/** A server of its own, since its clock is moved. */
test.use({ serverEnv: {} });

const day = 24 * 3_600_000;

async function moveClock(url: string, move: { now?: string; advance?: number }): Promise<string> {
  const response = await fetch(`${url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(move),
  });
  return (await response.json()).now;
}

/** In steps, signing in again at each: no session lives longer than 90 days, and an unused one 30. */
async function travelTo(page: Page, url: string, person: Person, instant: number): Promise<void> {
  const step = 20 * day;
  let now = Date.parse(await moveClock(url, { advance: 0 }));
  for (; now < instant - step; now += step) {
    await moveClock(url, { advance: step });
    const { email, password } = person;
    const again = await page.request.post("/api/auth/sign-in/email", {
      headers: { origin: url },
      data: { email, password },
    });
    expect(again.ok()).toBe(true);
  }
  await moveClock(url, { now: new Date(instant).toISOString() });
}

/** Pays on the provider's page, which opens in a new tab. */
async function payWith(page: Page, card: string): Promise<void> {
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const desk = await opening;
  await expect(desk.getByRole("note")).toContainText("Simulation");
  expect(await desk.evaluate(() => window.opener)).toBeNull();
  await desk.getByLabel(/card/i).fill(card);
  await desk.getByRole("button", { name: /pay/i }).click();
  await expect(desk).toHaveURL(/\/subscription\?checkout=success$/);
  await expect(desk.getByText(/^Thank you\. Your plan is now /)).toBeVisible();
  await desk.close();
}

/** Gives another card in the provider's portal. */
async function keepCard(page: Page, button: string, card: string): Promise<void> {
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: button }).click();
  const portal = await opening;
  await portal.getByLabel("Card number").fill(card);
  await portal.getByRole("button", { name: "Keep this card" }).click();
  await expect(portal.getByText(`The card kept ends in ${card.slice(-4)}.`)).toBeVisible();
  await portal.close();
}

async function addPerson(page: Page, name: string): Promise<void> {
  await page.goto("/add");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Keep this relationship" }).click();
}

const relationshipsUsed = (page: Page) =>
  page.getByRole("region", { name: "What you use" }).locator("dd").first();

test("from free to Plus, over a limit, to Pro by the year, cancelled, and free the second it ends", async ({
  page,
  person,
  server,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn(page, person);
  for (const name of ["Noé", "Inès", "Camille"]) {
    const made = await page.request.post("/api/relationships", {
      headers: { origin: server.url },
      data: { name },
    });
    expect(made.ok()).toBe(true);
  }

  await page.goto("/list");
  await expect(page.getByRole("link", { name: /Camille/ })).toBeVisible();
  await addPerson(page, "Sacha");
  const full = page.getByRole("dialog", { name: /Your three relationships are noted/ });
  await expect(full).toContainText("Plus goes up to ten relationships, for $7 a month.");
  await full.getByRole("link", { name: "See plans" }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(relationshipsUsed(page)).toHaveText("3 of 3 used");

  const second = await page.context().newPage();
  await second.goto("/subscription");
  await expect(relationshipsUsed(second)).toHaveText("3 of 3 used");
  await second.evaluate(() => document.documentElement.setAttribute("data-never-reloaded", ""));

  await page.getByRole("button", { name: "Go to Plus, $7 a month" }).click();
  await expect(page.getByRole("dialog")).toContainText("10 relationships, instead of 3");
  expect(await findBarriers(page)).toEqual([]);
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByText(/^Your plan renews on /)).toBeVisible();
  await expect(second.getByText(/^Your plan renews on /)).toBeVisible();
  await expect(relationshipsUsed(second)).toHaveText("3 of 10 used");
  await expect(second.locator("html")).toHaveAttribute("data-never-reloaded", "");

  await page.goto("/add");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Sacha");
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await expect(page).toHaveURL(/\/boyfriends\//);

  await moveClock(server.url, { advance: 10 * day });
  await page.goto("/subscription");
  await expect(relationshipsUsed(page)).toHaveText("4 of 10 used");
  await page.getByText("By the year", { exact: true }).click();
  await page.getByRole("button", { name: "Go to Pro, $120 a year" }).click();
  const change = page.getByRole("dialog", { name: "From Plus, by the month to Pro, by the year" });
  await expect(
    change.getByRole("row", { name: /What is left of Plus, by the month −\$4\.\d\d/ }),
  ).toBeVisible();
  const due = await change
    .getByRole("row", { name: /To pay now/ })
    .getByRole("cell")
    .textContent();
  expect(await findBarriers(page)).toEqual([]);
  expect(due).toMatch(/^\$115\.\d\d$/);
  await change.getByRole("button", { name: `Pay ${due} and change` }).click();
  const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(history.first()).toContainText("Pro, by the year");
  await expect(history.first()).toContainText(`${due}`);
  await expect(relationshipsUsed(second)).toHaveText("4 used, no limit");

  await page.getByRole("button", { name: "Cancel the subscription…" }).click();
  const question = page.getByRole("dialog", { name: "Go back to Free?" });
  await expect(question).toContainText("Do you really want to cancel your subscription");
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole("button", { name: "Cancel the subscription" }).click();
  await expect(page.getByText(/^Your plan until .*, then Free$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Free" })).toContainText(/Begins on /);
  await expect(page.getByRole("button", { name: "Go back to Free" })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep Pro" }).click();
  await expect(page.getByText(/^Your plan renews on /)).toBeVisible();
  await page.getByRole("button", { name: "Go back to Free" }).click();
  await question.getByRole("button", { name: "Cancel the subscription" }).click();
  await expect(second.getByText(/^Your plan until .*, then Free$/)).toBeVisible();

  const { current_period_end: end } = await (await page.request.get("/api/subscription")).json();
  await travelTo(page, server.url, person, Date.parse(end) - 4_000);
  expect((await (await page.request.get("/api/subscription")).json()).plan).toBe("pro");
  const over = "Your paid period is over. Free begins, and all you wrote is here.";
  await expect(second.getByText(over, { exact: true })).toBeVisible();
  await expect(relationshipsUsed(second)).toHaveText("4 of 3 used");
  await expect(second.getByRole("region", { name: "Your subscription" })).toContainText("Expired");
  await expect(second.locator("html")).toHaveAttribute("data-never-reloaded", "");
  await second.close();

  await page.goto("/list");
  await expect(page.getByRole("link", { name: /Sacha/ })).toBeVisible();
});

test("a renewal that fails is said at once, mended in the portal, and told without a network by its date", async ({
  page,
  person,
  server,
  signIn,
  allowedConsole,
}) => {
  test.setTimeout(120_000);
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, person);
  await page.goto("/subscription?checkout=success");
  await expect(page.getByText(/as soon as the payment is confirmed/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Free" })).toContainText("Your plan");
  await page.getByRole("button", { name: "Go to Plus, $7 a month" }).click();
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByText(/^Your plan renews on /)).toBeVisible();
  await keepCard(page, "Invoices and card", "4000 0000 0000 0341");

  const { current_period_end: end } = await (await page.request.get("/api/subscription")).json();
  await travelTo(page, server.url, person, Date.parse(end) + 3_600_000);
  const notice = page.getByRole("status").filter({ hasText: "The last payment did not go through" });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("region", { name: "Your subscription" })).toContainText(
    "Active, a payment has failed",
  );

  await page.goto("/list");
  const banner = page
    .getByRole("status")
    .filter({ hasText: "The last payment for Plus did not go through." });
  await expect(banner).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await banner.getByRole("link", { name: "Change the card" }).click();
  await expect(notice).toBeVisible();
  await expect(banner).toHaveCount(0);

  expect(await findBarriers(page)).toEqual([]);
  await keepCard(page, "Change the card", "4242 4242 4242 4242");
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("region", { name: "History" }).getByRole("listitem")).toHaveCount(2);

  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(/^As of .* nothing can be changed for now\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Go to Pro, $12 a month" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText(/nothing can be changed for now/)).toHaveCount(0);
});
