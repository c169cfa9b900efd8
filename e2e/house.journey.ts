import { createPerson, expect, findLink, test } from "./journey.ts";

test.describe("on a phone, in French", () => {
  test.use({ viewport: { width: 360, height: 780 }, locale: "fr-FR" });

  test("a new person signs up, confirms by mail, and finds a relationship by a city without its accent", async ({
    page,
    server,
  }) => {
    const email = `${crypto.randomUUID()}@example.org`;
    await page.goto("/signup");
    await page.getByLabel("Prénom").fill("Alix");
    await page.getByLabel("Nom", { exact: true }).fill("Morel");
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("une-Lanterne-calme-7");
    await page.getByLabel("Confirmer le mot de passe").fill("une-Lanterne-calme-7");
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByText(email)).toBeVisible();

    await page.goto(await findLink(server.url, email, /http\S+auth\/callback\S+/));
    await page.waitForURL(/onboarding/);
    for (let step = 0; step < 2; step += 1) await page.getByRole("button", { name: "Passer" }).click();
    await page.getByRole("button", { name: "Plus tard" }).click();
    await page.waitForURL(/dashboard/);

    for (const [name, city] of [
      ["Noé", "Lyon"],
      ["Inès", "Besançon"],
    ] as const) {
      await page.goto("/add");
      await page.getByLabel("Prénom", { exact: true }).fill(name);
      await page.getByLabel("Ville").fill(city);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Garder cette relation" }).click();
      await page.waitForURL(/boyfriends/);
    }
    await page.goto("/list");
    await page.getByRole("searchbox").fill("besancon");
    await expect(page.getByRole("link", { name: /Inès/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Noé/ })).toHaveCount(0);
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("an edit made without a network survives a reload and arrives on another browser", async ({
    page,
    person,
    signInByHand,
    browser,
    server,
    allowedConsole,
  }) => {
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await signInByHand(page, person);
    await page.goto("/add");
    await page.getByLabel("Name", { exact: true }).fill("Sacha");
    await page.getByRole("button", { name: "Keep this relationship" }).click();
    await page.waitForURL(/boyfriends/);

    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByLabel("Meeting place").fill("A night train");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("A night train")).toBeVisible();
    await page.reload();
    await expect(page.getByText("A night train")).toBeVisible();
    await page.goto("/list");
    // The margin names her too, among what waits.
    await page.getByRole("link", { name: /Sacha/ }).first().click();
    await page.context().setOffline(false);

    const other = await browser.newContext({ baseURL: server.url });
    const elsewhere = await other.newPage();
    await signInByHand(elsewhere, person);
    await elsewhere.goto("/list");
    await elsewhere.getByRole("link", { name: /Sacha/ }).click();
    await expect(elsewhere.getByText("A night train")).toBeVisible();

    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByLabel("Meeting place").fill("A harbour");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(elsewhere.getByText("A harbour")).toBeVisible();
    await other.close();
  });
});

test("someone who is not signed in is sent to the door and back to the page first asked for", async ({
  page,
  person,
}) => {
  await page.goto("/list?sort=rating");
  await page.waitForURL(/\/login/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/list\?sort=rating/);
});

test("a new account goes through the first steps before anything else", async ({
  page,
  server,
  signInByHand,
}) => {
  const newcomer = await createPerson(server.url, { onboarded: false });
  await signInByHand(page, newcomer);
  await page.waitForURL(/onboarding/);
  await page.goto("/list");
  await page.waitForURL(/onboarding/);
});

test("a relationship that is not there says so", async ({ page, person, signInByHand }) => {
  await signInByHand(page, person);
  await page.goto("/boyfriends/0190b7a4-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Relationship not found" })).toBeVisible();
  await expect(page.getByText("This relationship doesn't exist or has been deleted.")).toBeVisible();
});

test("ending a relationship asks, says it was marked ended, and can be undone", async ({
  page,
  person,
  signInByHand,
}) => {
  await signInByHand(page, person);
  await page.goto("/add");
  await page.getByLabel("Name", { exact: true }).fill("Noé");
  await page.getByLabel("Start date").fill("spring 2019");
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await page.waitForURL(/boyfriends/);
  await page.getByRole("button", { name: "End relationship…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End relationship" }).click();
  await expect(page.getByText("Marked as ended", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "End relationship…" })).toBeVisible();
});

test.describe("with its worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("signing out leaves nothing of the journal on the device", async ({ page, person, signInByHand }) => {
    await signInByHand(page, person);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/\/login/);
    const left = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));
    await expect.poll(async () => (await left()).filter((name) => name.startsWith("tendre-"))).toEqual([]);
  });
});

test("a question mark lists the shortcuts, but not out of a text", async ({ page, person, signInByHand }) => {
  await signInByHand(page, person);
  await page.getByRole("link", { name: "New relationship" }).waitFor();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByText("Note a moment")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("n");
  await page.getByRole("dialog").getByRole("textbox").first().fill("why");
  await page.keyboard.press("?");
  await expect(list).toBeHidden();
});
