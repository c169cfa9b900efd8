import { randomInt } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { createPerson, expect, type Person, test, watchConsole } from "./journey.ts";

/** Somebody of that name with a browser of their own, on their messages. */
async function arrive(browser: Browser, url: string, name: string, person: Person) {
  const context = await browser.newContext({ baseURL: url });
  const headers = { origin: url };
  const { email, password } = person;
  await context.request.post("/api/auth/sign-in/email", { headers, data: { email, password } });
  const named = await context.request.patch("/api/profile", { headers, data: { first_name: name } });
  expect(named.ok()).toBe(true);
  const page = await context.newPage();
  // Chromium tells of every call that finds no network.
  const complaints = watchConsole(page, [/ERR_INTERNET_DISCONNECTED/]);
  await page.goto("/messages");
  await page.getByRole("button", { name: "Turn messages on" }).click();
  await expect(page.getByRole("button", { name: "Write to someone" })).toBeVisible();
  return { context, page, complaints };
}

/** @returns a telephone number that is now theirs, as it is written on a card */
async function confirmNumber(request: APIRequestContext, url: string): Promise<string> {
  // Of a block that is assigned: not every one that begins with 6 is.
  const rest = String(randomInt(10_000_000, 20_000_000));
  const phone = `+336${rest}`;
  const headers = { origin: url };
  await request.post("/api/auth/phone", { headers, data: { phone } });
  const sent: { to: string; text: string }[] = await (await fetch(`${url}/dev/sms.json`)).json();
  const code = /\d{6}/.exec(sent.find(({ to }) => to === phone)?.text ?? "")?.[0];
  const confirmed = await request.post("/api/auth/phone/verify", { headers, data: { code } });
  expect(confirmed.ok()).toBe(true);
  return `+33 (0)6 ${rest.replace(/(..)(?=.)/g, "$1 ")}`;
}

const line = (page: Page, name: string) => page.getByRole("textbox", { name: `Write to ${name}` });
const message = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

async function say(page: Page, to: string, text: string) {
  await line(page, to).fill(text);
  await line(page, to).press("Enter");
  await expect(message(page, text)).toBeVisible();
}

async function choose(page: Page, text: string, act: string) {
  await message(page, text).hover();
  await message(page, text)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: act }).click();
}

test("two people write to each other, live and offline, change and take back what they said, and one blocks", async ({
  browser,
  server: { url },
}) => {
  const [maya, tom] = await Promise.all([createPerson(url), createPerson(url)]);
  const hers = await arrive(browser, url, "Maya", maya);
  const his = await arrive(browser, url, "Tom", tom);
  await hers.page.getByRole("link", { name: "Change who can find you" }).click();
  await hers.page.getByRole("switch", { name: "People can find me" }).click();
  await hers.page.getByRole("switch", { name: "Read receipts" }).click();
  await hers.page.getByRole("link", { name: "Your messages" }).click();
  await expect(hers.page.getByText("People who know your exact address can find you.")).toBeVisible();
  // What is found is what the server has.
  await expect
    .poll(async () => (await (await hers.context.request.get("/api/profile")).json()).discoverable)
    .toBe(true);

  const number = await confirmNumber(hers.context.request, url);
  await his.page.getByRole("button", { name: "Write to someone" }).click();
  await his.page.getByRole("textbox", { name: /^Their exact email/ }).fill(number);
  await his.page.getByRole("textbox", { name: "First message" }).fill("It is Tom, from the market");
  await his.page.getByRole("button", { name: "Send the request" }).click();
  await expect(his.page.getByText(/^Your request was sent/)).toBeVisible();

  await expect(hers.page.getByText("It is Tom, from the market")).toBeVisible();
  await hers.page.getByRole("button", { name: "Accept" }).click();
  await say(hers.page, "Tom", "So it was you");
  await expect(message(his.page, "So it was you")).toBeVisible();
  await expect(his.page.getByRole("heading", { name: "Maya", level: 1 })).toBeVisible();

  await his.context.setOffline(true);
  await say(his.page, "Maya", "From the train");
  await expect(message(his.page, "From the train")).toContainText("Leaves when you’re back online");
  await his.context.setOffline(false);
  await expect(message(hers.page, "From the train")).toBeVisible();

  await choose(his.page, "From the train", "Edit");
  await his.page.getByRole("textbox", { name: "Change the message" }).fill("From the boat");
  await his.page.getByRole("textbox", { name: "Change the message" }).press("Enter");
  await expect(message(hers.page, "From the boat")).toContainText("edited");
  await choose(his.page, "From the boat", "Delete for both…");
  await his.page.getByRole("button", { name: "Delete for both" }).click();
  await expect(message(hers.page, "This message was deleted.")).toBeVisible();
  await expect(message(hers.page, "From the boat")).toHaveCount(0);

  await hers.page.getByRole("button", { name: "Actions for this conversation" }).click();
  await hers.page.getByRole("menuitem", { name: "Block" }).click();
  await expect(hers.page.getByText(/^You blocked this person/)).toBeVisible();
  // What is blocked is what the server knows of.
  await expect
    .poll(async () => JSON.stringify(await (await hers.context.request.get("/api/sync/pull?since=0")).json()))
    .toContain('"is_blocked":true');
  await say(his.page, "Maya", "Are you there?");
  await expect(message(his.page, "Are you there?").locator("time")).toBeVisible();
  await expect(message(his.page, "Are you there?").locator(".border-dashed")).toHaveCount(0);
  await hers.page.reload();
  await expect(message(hers.page, "So it was you")).toBeVisible();
  await expect(message(hers.page, "Are you there?")).toHaveCount(0);
  expect([hers.complaints, his.complaints]).toEqual([[], []]);
  await Promise.all([hers.context.close(), his.context.close()]);
});
