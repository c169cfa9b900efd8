import { readFileSync } from "node:fs";
import { journal, people } from "#domain/fixtures/twelve-people.ts";
import { findBarriers } from "./barriers.ts";
import { expect, test } from "./journey.ts";
import { givePlan, writeJournal } from "./statistics-journal.ts";

test("with a plan, twelve stories are filtered, opened behind their numbers, and read as a table", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await givePlan(server, person, "pro");
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  await page.getByRole("link", { name: "Statistics" }).first().click();
  await expect(page.getByText(/^Twelve relationships and 30 moments, since 2013/)).toBeVisible();

  await page.getByLabel("From", { exact: true }).selectOption("2020");
  await page.getByLabel("to", { exact: true }).selectOption("2024");
  await expect(page).toHaveURL(/from=2020&to=2024/);
  await page.reload();
  await expect(page.getByText(/^From 2020 to 2024: six relationships/)).toBeVisible();

  const lines = page.getByRole("region", { name: /^From 2020 to 2024: .* with someone/ });
  await lines.getByRole("button", { name: "See the table" }).click();
  const rows = lines.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(3)).toContainText("Jade");
  await expect(rows.nth(3)).toContainText("218 days");

  await page.getByRole("button", { name: /^À une fête/ }).click();
  const behind = page.getByRole("dialog");
  await expect(behind.getByRole("link")).toHaveCount(3);
  await behind.getByRole("link", { name: /Théo/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Théo" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/from=2020&to=2024/);
  await expect(behind.getByRole("link")).toHaveCount(3);
  await page.goBack();
  await expect(behind).toBeHidden();
  await expect(page).toHaveURL(/from=2020&to=2024/);

  const download = page.waitForEvent("download");
  await lines.getByRole("button", { name: "Picture without names" }).click();
  const picture = readFileSync(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
});

test("the map of one's cities moves by keys and opens what was lived there", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await givePlan(server, person, "plus");
  const few = new Set(people.slice(2, 9).map(({ id }) => id));
  await writeJournal(server.url, person, {
    relationships: journal.relationships.filter(({ id }) => few.has(id)),
    moments: journal.moments.filter(({ relationship_id }) => few.has(relationship_id ?? "")),
    media: [],
  });
  await signIn(page, person);
  await page.goto("/statistics");
  const map = page.getByRole("application", { name: /Map of your cities/ });
  await map.scrollIntoViewIfNeeded();
  const lille = map.locator("text", { hasText: "Lille" });
  await expect(lille).toBeVisible();
  const before = await lille.boundingBox();
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await lille.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40);
  await page.keyboard.press("0");
  await page.getByRole("button", { name: "Closer" }).click();
  await page
    .getByRole("region", { name: /in your pages/ })
    .getByRole("button", { name: "Lille", exact: true })
    .click();
  await expect(page.getByRole("dialog")).toContainText("phare");
});

test("every figure, its table and a year are open to everyone", async ({ page, person, server, signIn }) => {
  await givePlan(server, person, "pro");
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  await page.goto("/statistics");
  await expect(page.getByRole("application", { name: /Map of your cities/ })).toBeVisible();
  const tables = page.getByRole("button", { name: "See the table" });
  while ((await tables.count()) > 0) await tables.first().click();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto("/year/2022");
  await expect(page.getByRole("img", { name: "Preview of the card for 2022" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("without a plan, the first figures are whole and the rest is an honest invitation", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await writeJournal(server.url, person, {
    relationships: people.slice(9),
    moments: journal.moments.slice(25),
    media: [],
  });
  await signIn(page, person);
  await page.goto("/statistics?from=2024");
  await expect(page.getByText(/^Three relationships and five moments/)).toBeVisible();
  await expect(page.getByRole("region", { name: /(was|were) shared/ })).toBeVisible();
  await page.getByRole("button", { name: "5 moments", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(5);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/subscription");
  await expect(page.getByText("gentle or bright")).toHaveCount(0);
});

test("a year is looked back on, and its card holds the numbers that were left on", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await writeJournal(server.url, person, {
    relationships: people.slice(8, 9),
    moments: journal.moments.filter(({ relationship_id }) => relationship_id === people[8]?.id),
    media: [],
  });
  await signIn(page, person);
  await page.goto("/year/2022");
  await expect(page.getByText("Four moments, one of them a milestone.")).toBeVisible();
  const card = page.getByRole("img", { name: "Preview of the card for 2022" });
  await expect(card).toContainText("moments");
  await page.getByRole("switch", { name: "Moments", exact: true }).click();
  await expect(card).not.toContainText("moments");
  await expect(card).not.toContainText("Inès");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the picture" }).click();
  expect((await download).suggestedFilename()).toBe("tendre-2022.png");
});
