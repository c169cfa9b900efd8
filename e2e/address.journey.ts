import type { Page } from "@playwright/test";
import { findBarriers } from "./barriers.ts";
import { createPerson, expect, findLink, test } from "./journey.ts";

// Sessions that ended, and links that were used.
test.use({
  locale: "en-GB",
  allowedConsole: [/Failed to load resource: the server responded with a status of (400|401)/],
});

async function enter(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("an address is changed by its link, from a browser that is signed in, and brought back from the old mailbox", async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const person = await createPerson(server.url);
  const next = `new-${person.email}`;
  await signIn(page, person);
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Email address/ }).click();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  const field = page.getByRole("textbox", { name: "New address" });
  await field.fill("no address");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(field).toHaveAccessibleDescription("This does not look like an email address.");
  await field.fill(next);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`A link was sent to ${next}.`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  // A stranger at the new mailbox, or a scanner, gets no further than the door.
  const confirming = await findLink(server.url, next, /\/profile\/email\/confirm\S+/);
  const other = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
  const elsewhere = await other.newPage();
  await elsewhere.goto(confirming);
  await elsewhere.waitForURL(/\/login\?/);
  await enter(elsewhere, person.email, person.password);
  await expect(elsewhere.getByText(`Use ${next} for your journal from now on?`)).toBeVisible();
  expect(await findBarriers(elsewhere)).toEqual([]);
  await elsewhere.getByRole("button", { name: "Use this address" }).click();
  await expect(elsewhere.getByText(`Your journal opens with ${next} from now on.`)).toBeVisible();
  await elsewhere.goto("/profile");
  await expect(elsewhere.getByText(next, { exact: true })).toBeVisible();
  // Where it was asked for, the session is over.
  await page.reload();
  await page.waitForURL(/\/login/);

  const undoing = await findLink(server.url, person.email, /\/auth\/undo-address\S+/);
  await page.goto(undoing);
  await expect(page.getByRole("heading", { name: "Bring your address back" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("New password").fill("a lake, and three rivers");
  await page.getByRole("button", { name: "Bring the address back" }).click();
  await expect(page.getByRole("heading", { name: "Your address is back" })).toBeVisible();
  await page.goto(undoing);
  await page.getByLabel("New password").fill("a lake, and three rivers");
  await page.getByRole("button", { name: "Bring the address back" }).click();
  await expect(page.getByRole("heading", { name: "This link leads nowhere any more" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/login/);
  await enter(page, person.email, "a lake, and three rivers");
  await page.waitForURL(/dashboard/);
  await other.close();
});
