import { expect, test } from "./journey.ts";

test.use({ serviceWorkers: "allow", allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

test("what waits for the network is counted in the bar, told on its page, and gone once it has left", async ({
  page,
  context,
  person,
  signIn,
}) => {
  await signIn(page, person);
  await page.goto("/add");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const mark = page.getByRole("banner").getByRole("link", { name: /wait|Offline/ });
  await expect(mark).toHaveCount(0);

  await context.setOffline(true);
  await expect(mark).toHaveAccessibleName("Offline");
  await page.getByLabel("Name", { exact: true }).fill("Camille");
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await page.waitForURL(/\/boyfriends\//);
  await expect(mark).toHaveAccessibleName("Offline: 1 waiting");
  await mark.click();
  await expect(page.getByRole("heading", { name: "What is waiting" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Kept on this device" })).toContainText("Camille");

  await context.setOffline(false);
  await expect(page.getByText("Everything is up to date. Nothing is waiting.")).toBeVisible();
  await expect(mark).toHaveCount(0);
});
