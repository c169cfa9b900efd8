/** Help's letters, from the page that writes them to whoever reads them. */
import type { Page } from "@playwright/test";
import { createPerson, expect, test } from "./journey.ts";
import { grantSuperadmin } from "./superadmin.ts";

const operator = "help@house.example";
test.use({
  serviceWorkers: "allow",
  serverEnv: { SUPPORT_EMAIL: operator },
  allowedConsole: [/ERR_INTERNET_DISCONNECTED/],
});

async function fill(page: Page, subject: string, words: string) {
  await page.getByLabel("What it is about").fill(subject);
  await page.getByLabel("Your letter").fill(words);
}

test("a visitor and somebody on Pro write to Help: the mail and the back-office have Pro’s first, marked; without a network the draft stays", async ({
  page,
  browser,
  person,
  server,
  signIn,
}) => {
  const send = page.getByRole("button", { name: "Send" });
  await page.goto("/support");
  await expect(page.getByRole("heading", { name: "Write to us" })).toBeVisible();
  // All files are here before the network goes.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Write to us" })).toBeVisible();
  await page.context().setOffline(true);
  await fill(page, "From outside", "I cannot sign in.");
  await page.getByLabel("Address to answer to").fill("visitor@example.org");
  await expect(page.getByText(/^No network\. Your letter is kept here/)).toBeVisible();
  await send.click();
  await expect(page.getByText(/^No answer came/)).toBeVisible();
  await expect(page.getByLabel("Your letter")).toHaveValue("I cannot sign in.");
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Your letter")).toHaveValue("I cannot sign in.");
  await send.click();
  await expect(
    page.getByText("Your letter has arrived. The answer will go to visitor@example.org."),
  ).toBeVisible();

  const office = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(office, person);
  await grantSuperadmin(server, person.email);

  const paula = await createPerson(server.url);
  await signIn(page, paula);
  const { person: account } = await (await page.request.get("/api/session")).json();
  const given = await office.request.post(`/api/admin/people/${account.id}/plan`, {
    headers: { origin: server.url },
    data: { plan: "pro_monthly", reason: "for this journey" },
  });
  expect(given.ok(), "Pro was given").toBe(true);
  await page.goto("/subscription");
  await expect(page.getByRole("region", { name: "Pro" }).getByText("Priority help")).toBeVisible();
  await page.goto("/support");
  await expect(page.getByLabel("Address to answer to")).toHaveValue(paula.email);
  await fill(page, "From Pro", "Where is the pier?");
  await send.click();
  await expect(page.getByText("It is marked as coming from Pro, and comes first.")).toBeVisible();

  await expect
    .poll(async () => {
      const mails = await (await fetch(`${server.url}/dev/mail.json`)).json();
      return mails
        .filter(({ to }: { to: string }) => to === operator)
        .map(({ subject, priority, replyTo }: Record<string, string>) => [subject, priority ?? "", replyTo]);
    })
    .toEqual([
      ["[Pro] Help: From Pro", "high", paula.email],
      ["Help: From outside", "", "visitor@example.org"],
    ]);

  await office.goto("/admin/content?view=letters");
  const rows = office.getByRole("row");
  await expect(rows.nth(1)).toContainText(`Pro: ${paula.email}`);
  await expect(rows.nth(2)).toContainText("not signed in");
  await office.getByRole("button", { name: `Pro: ${paula.email}` }).click();
  await office.getByRole("button", { name: "Show the letter" }).click();
  await expect(office.getByText("Where is the pier?")).toBeVisible();
  await office.getByRole("button", { name: "Mark as answered" }).click();
  await expect(office.getByText("The letter is marked as answered.", { exact: true })).toBeVisible();
  await expect(rows.nth(1)).toContainText("not signed in");
  await office.context().close();
});
