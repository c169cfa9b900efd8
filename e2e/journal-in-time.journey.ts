import { expect, test } from "./journey.ts";
import { addRelationship } from "./photos.ts";

test.use({ serviceWorkers: "allow", allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

test("the journal is looked at as it was yesterday, one person is taken back, and the undo brings all of it again", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(page, person);
  await addRelationship(page, "Camille");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/profile/data");
  await page.getByRole("link", { name: /^The journal in time/ }).click();
  await expect(page.getByText("On that evening nothing was in it.")).toBeVisible();
  await expect(page.getByText("Added since: would go to the trash.")).toBeVisible();
  await page.getByRole("button", { name: "Restore Camille" }).click();
  await expect(page.getByRole("dialog").getByText("one entry goes to the trash")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText(/^Restored to the evening of/)).toBeVisible();
  await expect(page.getByText("Nothing has changed since then.")).toBeVisible();
  await page.getByRole("button", { name: "Undo it" }).click();
  await expect(page.getByText("Added since: would go to the trash.")).toBeVisible();

  await page.context().setOffline(true);
  await page.getByLabel("The evening of").selectOption({ index: 3 });
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Added since: would go to the trash.")).toBeVisible();
});
