import type { BrowserContext } from "@playwright/test";
import { everythingKept, expect, type Person, test } from "./journey.ts";

const canary = "Zéphyrine";

async function writeStory(context: BrowserContext, url: string, { email, password }: Person) {
  const headers = { origin: url };
  await context.request.post("/api/auth/sign-in/email", { headers, data: { email, password } });
  const { person } = await (await context.request.get("/api/session")).json();
  const deviceId = crypto.randomUUID();
  const [canaryId, noeId] = [crypto.randomUUID(), crypto.randomUUID()];
  const put = (table: string, id: string, fields: object) => ({
    opId: crypto.randomUUID(),
    deviceId,
    personId: person.id,
    table,
    id,
    baseRev: 0,
    kind: "put",
    fields,
    at: new Date().toISOString(),
  });
  const moment = (fields: object) =>
    put("moments", crypto.randomUUID(), { occurred_on: "2025-05-11", ...fields });
  const ops = [
    put("relationships", canaryId, { name: canary, city: "Lyon", notes: "Rit fort." }),
    put("relationships", noeId, { name: "Noé", notes: `Ami de ${canary}.` }),
    moment({ relationship_id: canaryId, word: "marée", text: "Au phare." }),
    moment({ relationship_id: canaryId, word: "pluie" }),
    moment({ relationship_id: noeId, word: "dîner", text: `Avec ${canary} et sa sœur.` }),
    moment({ relationship_id: noeId, word: "banane" }),
  ];
  const pushed = await context.request.post("/api/sync/push", { headers, data: { deviceId, ops } });
  expect((await pushed.json()).answers.map(({ status }: { status: string }) => status)).not.toContain(
    "refused",
  );
  return canaryId;
}

test.use({ serviceWorkers: "allow" });

test("a person is erased everywhere: what goes and what stays is said, the name is asked for, another device forgets", async ({
  page,
  context,
  browser,
  server,
  person,
  signIn,
}) => {
  const id = await writeStory(context, server.url, person);
  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, person);
  await elsewhere.goto(`/boyfriends/${id}`);
  await expect(elsewhere.getByRole("heading", { name: canary })).toBeVisible();
  await elsewhere.evaluate(() => navigator.serviceWorker.ready);
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { name: canary })).toBeVisible();
  await other.setOffline(true);
  await elsewhere.getByRole("link", { name: "Edit" }).first().click();
  await elsewhere.getByLabel("Meeting place").fill(`The street of ${canary}`);
  await elsewhere.getByRole("button", { name: "Save", exact: true }).click();
  await expect(elsewhere.getByText(`The street of ${canary}`)).toBeVisible();

  await page.goto(`/boyfriends/${id}`);
  await page.getByRole("button", { name: `More about ${canary}` }).click();
  await page.getByRole("menuitem", { name: "Erase everywhere…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Erase ${canary} everywhere` })).toBeVisible();
  await expect(page.getByText("2 moments", { exact: true })).toBeVisible();
  await expect(page.getByText("named elsewhere 2 times")).toBeVisible();
  await expect(page.getByRole("link", { name: /dîner/ })).toBeVisible();
  await page.getByRole("button", { name: "Erase everywhere" }).click();
  await expect(page.getByText("This is not the name above.")).toBeVisible();
  await page.getByLabel(/to confirm/).fill("zephyrine");
  await page.getByRole("button", { name: "Erase everywhere" }).click();
  await page.waitForURL(/\/list$/);
  await expect(page.getByText("Erased everywhere", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: canary })).toBeHidden();

  // At once, as the next journey holds without a network; what a call under way brought is gone with the pull that follows the answer.
  await expect.poll(() => everythingKept(page)).not.toContain(id);
  const kept = await everythingKept(page);
  expect(kept).not.toContain("Rit fort");
  expect(kept.split(canary)).toHaveLength(3);
  const { changes } = await (await context.request.get("/api/sync/pull")).json();
  expect(JSON.stringify(changes)).not.toContain("marée");
  expect(JSON.stringify(changes).split(canary)).toHaveLength(3);

  await other.setOffline(false);
  await expect(elsewhere.getByText("exist or has been deleted")).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => everythingKept(elsewhere), { timeout: 20_000 }).not.toContain("The street of");
  expect(await everythingKept(elsewhere)).not.toContain(id);
  await other.close();
});

test("without a network they are gone from this device at once, and the rest is said and follows", async ({
  page,
  context,
  server,
  person,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const id = await writeStory(context, server.url, person);
  await page.goto(`/boyfriends/${id}/erase`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByText("2 moments", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await page.getByLabel(/to confirm/).fill(canary);
  await page.getByRole("button", { name: "Erase everywhere" }).click();
  await expect(page.getByText("Erased from this device", { exact: true })).toBeVisible();
  const kept = await everythingKept(page);
  for (const theirs of ["Rit fort", "marée", "Au phare"]) expect(kept).not.toContain(theirs);
  await context.setOffline(false);
  await expect
    .poll(async () => JSON.stringify(await (await context.request.get("/api/sync/pull")).json()), {
      timeout: 20_000,
    })
    .not.toContain("Rit fort");
});
