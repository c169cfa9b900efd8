/** The browser's Back, which on a phone is a gesture: it closes what lies on top, and keeps the page beneath and what was typed there. */
import type { Page } from "@playwright/test";
import { createPerson, expect, test } from "./journey.ts";

async function addSomeone(page: Page, name: string) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the terms close over a form that is being filled in; after a reload they leave no step that does nothing", async ({
    page,
  }) => {
    await page.goto("/login");
    await page.goto("/signup");
    const typed = page.getByLabel("Email");
    await typed.fill("alix@example.org");
    const terms = page.getByRole("dialog");
    await page.getByRole("link", { name: "terms of use" }).click();
    await expect(terms).toBeVisible();
    await page.goBack();
    await expect(terms).toBeHidden();
    await expect(typed).toHaveValue("alix@example.org");
    await page.getByRole("link", { name: "privacy policy" }).click();
    await expect(terms).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(terms).toBeHidden();
    await expect(typed).toHaveValue("alix@example.org");

    await page.getByRole("link", { name: "terms of use" }).click();
    await expect(terms).toBeVisible();
    await page.reload();
    await expect(typed).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("menus, dialogs and sheets close one by one, and a link in one of them leaves no step of its own", async ({
    page,
    person,
    server,
    signIn,
  }) => {
    await signIn(page, person);
    const headers = { origin: server.url };
    await page.context().request.post("/api/relationships", { headers, data: { name: "Camille" } });
    await page.goto("/list");
    await page.getByRole("link", { name: /Camille/ }).click();
    const title = page.getByRole("heading", { level: 1, name: "Camille" });
    await expect(title).toBeVisible();
    const dialog = page.getByRole("dialog");

    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();

    const actions = page.getByRole("menu");
    await page.getByRole("button", { name: /^More.* Camille/ }).click();
    await expect(actions).toBeVisible();
    await page.goBack();
    await expect(actions).toBeHidden();
    await page.getByRole("button", { name: /^More.* Camille/ }).click();
    await page.getByRole("menuitem", { name: "End relationship…" }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(title).toBeVisible();

    const note = page.locator("[data-thumb-bar]").getByRole("link", { name: "Note a moment" });
    await note.click();
    await dialog.getByLabel("A word").fill("a bench");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(title).toBeVisible();
    await note.click();
    await expect(dialog.getByLabel("A word")).toHaveValue("a bench");
    await dialog.getByRole("link", { name: "New relationship" }).click();
    await expect(page).toHaveURL(/\/add$/);
    await page.goBack();
    await expect(title).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/list$/);
  });

  test("a dialog over a sheet closes first", async ({ page, person, signIn }) => {
    await signIn(page, person);
    await page.goto("/add");
    await addSomeone(page, "Camille");
    await page.goto("/ai");
    await page.getByRole("button", { name: "Let her read everything listed here" }).first().click();
    const line = page.getByRole("textbox", { name: "Write to LISA" });
    await line.fill("What did I write about Camille?");
    await line.press("Enter");
    await expect(page.getByRole("group", { name: "LISA’s reply" })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Conversations" }).click();
    const sheet = page.getByRole("dialog", { name: "Conversations" });
    await sheet.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    const name = page.getByLabel("Its name");
    await expect(name).toBeVisible();
    await page.goBack();
    await expect(name).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(line).toBeVisible();
  });

  test.describe("to a page that was not drawn yet", () => {
    // Its code is on the way, and that is shown meanwhile.
    test.use({ allowedConsole: [/hidden again: \/dashboard/] });

    test("after the first steps Back leads to the dashboard, never into a step that is done", async ({
      page,
      server,
      signInByHand,
    }) => {
      const newcomer = await createPerson(server.url, { onboarded: false });
      await signInByHand(page, newcomer);
      await page.waitForURL(/onboarding/);
      for (let step = 0; step < 2; step += 1)
        await page.getByRole("button", { name: "Skip", exact: true }).click();
      await page.goBack();
      await expect(page.getByText("Second step of three")).toBeVisible();
      await page.getByRole("button", { name: "Skip", exact: true }).click();
      await page.getByRole("button", { name: "A first relationship" }).click();
      await expect(page).toHaveURL(/\/add$/);
      await addSomeone(page, "Noé");
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goBack();
      await expect(page).not.toHaveURL(/onboarding/);
    });
  });
});

test.describe("before a sign-out", () => {
  test.use({ serviceWorkers: "allow", allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("what was not sent is asked about until the person has chosen, even once the network is back", async ({
    page,
    context,
    person,
    signIn,
  }) => {
    await signIn(page, person);
    await page.goto("/add");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await addSomeone(page, "Camille");
    const signOut = page.getByRole("button", { name: "Sign out", exact: true });
    await signOut.click();
    const dialog = page.getByRole("dialog", { name: "Before you sign out" });
    await expect(dialog.getByText("A relationship: Camille")).toBeVisible();
    await context.setOffline(false);
    await expect(dialog.getByText("Everything has been sent.")).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Camille" })).toBeVisible();
    await signOut.click();
    await page.waitForURL(/\/login/);
  });
});
