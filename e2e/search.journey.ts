import type { BrowserContext, Page } from "@playwright/test";
import { expect, type Person, test } from "./journey.ts";

const words = (page: Page) => page.getByRole("searchbox", { name: "Search the whole journal" });
const results = (page: Page) => page.locator("main a[data-result]");

async function writeJournal(context: BrowserContext, url: string, { email, password }: Person) {
  const headers = { origin: url };
  await context.request.post("/api/auth/sign-in/email", { headers, data: { email, password } });
  const answer = await context.request.get("/api/session");
  const { id: personId } = (await answer.json()).person;
  const deviceId = crypto.randomUUID();
  const camille = crypto.randomUUID();
  const ambre = crypto.randomUUID();
  const put = (table: string, id: string, fields: object) => ({
    opId: crypto.randomUUID(),
    deviceId,
    personId,
    table,
    id,
    baseRev: 0,
    kind: "put",
    fields,
    at: new Date().toISOString(),
  });
  const moment = (fields: object) => put("moments", crypto.randomUUID(), fields);
  const ops = [
    put("relationships", camille, { name: "Camille", city: "Évry", notes: "Aime le phare, et le vent." }),
    put("relationships", ambre, { name: "Ambre", city: "Nantes", veil: "sealed" }),
    ...Array.from({ length: 7 }, (_, at) =>
      moment({
        relationship_id: camille,
        occurred_on: `202${at % 2 === 0 ? 4 : 5}-0${at + 1}-11`,
        mood: (at % 5) + 1,
        word: "marée",
        text: `Longue promenade jusqu’au phare, le cœur léger. ${at}`,
        tags: at % 2 === 0 ? ["Été"] : ["pluie"],
      }),
    ),
    moment({ relationship_id: ambre, occurred_on: "2025-02-02", word: "phare scellé" }),
    moment({ occurred_on: "2025-03-03", text: "phare à plus tard", sealed_until: "2199-01-01" }),
  ];
  const pushed = await context.request.post("/api/sync/push", { headers, data: { deviceId, ops } });
  const { answers } = await pushed.json();
  expect(answers.map(({ status }: { status: string }) => status)).not.toContain("refused");
}

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("everything on the device is found as one types, without its accents, and the words stay in the tab", async ({
    page,
    context,
    server,
    person,
    allowedConsole,
  }) => {
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    await writeJournal(context, server.url, person);
    await page.goto("/dashboard");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("/");
    await expect(words(page)).toBeFocused();
    await page.keyboard.type("COEUR");
    await expect(page.getByRole("status").filter({ hasText: "7 results" })).toBeVisible();
    await expect(results(page).first().locator("mark")).toHaveText("cœur");

    await words(page).fill("phare");
    await expect(page.getByText("8 results")).toBeVisible();
    await expect(page.getByText("scellé")).toBeHidden();
    await expect(page.getByText("plus tard")).toBeHidden();

    await page.getByLabel("Tag").selectOption({ label: "Été (4)" });
    await expect(page.getByText("4 results")).toBeVisible();
    await expect(page.getByLabel("Year"), "all four are of one year").toBeHidden();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByText("8 results")).toBeVisible();

    await context.setOffline(true);
    await words(page).fill("evry");
    await expect(results(page)).toHaveCount(1);
    await words(page).fill("camille");
    await expect(results(page)).toHaveCount(8);
    await page.keyboard.press("ArrowDown");
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(words(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/boyfriends\//);
    await context.setOffline(false);

    await page.goBack();
    await expect(words(page)).toHaveValue("camille");
    expect(page.url()).toBe(`${server.url}/search`);
    await words(page).fill("zzz");
    await expect(page.getByText("Nothing matches “zzz”.")).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
    expect(kept).not.toContain("zzz");
    await page.reload();
    await expect(words(page)).toHaveValue("");
  });
});

test("what is sealed is found once it was opened, and Ctrl K leads to the search out of a text", async ({
  page,
  context,
  server,
  person,
}) => {
  await writeJournal(context, server.url, person);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Relationships" }).first().click();
  await page.getByRole("button", { name: /Show/ }).click();
  await page.getByRole("searchbox").fill("Ambre");
  await page.keyboard.press("Control+k");
  await page.waitForURL(`${server.url}/search`);
  await words(page).fill("nantes");
  await expect(results(page)).toHaveCount(1);
  await words(page).fill("scelle");
  await expect(results(page)).toHaveCount(1);
});
