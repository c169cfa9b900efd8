import { expect, test } from "./journey.ts";

test("on again, off again: each time together is written as vaguely as it is remembered, and counted once", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(page, person);
  await page.goto("/add");
  await page.getByLabel("Name", { exact: true }).fill("Noé");
  await page.getByLabel("Start date").fill("March 2021");
  await page.getByRole("button", { name: "It stopped and began again" }).click();
  const second = page.getByRole("group", { name: "Second time" });
  await expect(second.getByLabel("Start date")).toBeFocused();
  await second.getByLabel("Start date").fill("2015");
  await second.getByLabel("End date").fill("2014");
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await expect(second.getByLabel("End date")).toBeFocused();
  await expect(second.getByText("The end comes before the start.")).toBeVisible();
  await second.getByLabel("End date").fill("summer 2017");
  await expect(page.getByText("They will be put in order when you save.")).toBeVisible();
  await page.getByRole("button", { name: "Another time together" }).click();
  await page.getByRole("group", { name: "Third time" }).getByLabel("Start date").fill("2016");
  await page.getByRole("group", { name: "Third time" }).getByLabel("End date").fill("2018");
  await expect(page.getByText("Two of these times overlap.")).toBeVisible();
  await page.getByRole("button", { name: "Remove: Third time" }).click();
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await page.waitForURL(/boyfriends/);

  const facts = page.locator("dl");
  await expect(facts).toContainText("First time2015 – summer 2017");
  await expect(facts).toContainText("Second timesince March 2021");
  await expect(page.getByText(/^Together .* in all/)).toBeVisible();

  await page.getByRole("link", { name: "Edit" }).first().click();
  await page.getByRole("button", { name: "Remove: Second time" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(facts).not.toContainText("First time");
});
