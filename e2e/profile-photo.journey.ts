import { photoWithPlace, secretPlace } from "#server/testing/pictures.ts";
import { expect, test } from "./journey.ts";
import { jpeg } from "./photos.ts";

test.use({ allowedConsole: [/ERR_FAILED/] });

test("a photo of oneself is cut out, kept on the account and removed; without the network it waits on the device", async ({
  page,
  context,
  person,
  signIn,
}) => {
  await signIn(page, person);
  await page.goto("/profile");
  const choose = async () =>
    page
      .locator("input[data-profile-photo]")
      .setInputFiles(jpeg("me.jpg", await photoWithPlace({ width: 900, height: 600 })));
  const sheet = page.getByRole("dialog", { name: "Your photo" });
  const shown = page.getByRole("img", { name: "Your photo" });

  await page.route("**/api/profile/photo", (route) => route.abort());
  await choose();
  await sheet.getByRole("application").press("ArrowLeft");
  await sheet.getByRole("application").press("+");
  await sheet.getByRole("button", { name: "Keep this photo" }).click();
  await expect(sheet.getByText("What you cut out is kept on this device.")).toBeVisible();
  await sheet.getByRole("button", { name: "Cancel", exact: true }).last().click();
  await page.reload();
  await expect(page.getByText("This photo is on this device only")).toBeVisible();
  await expect(shown).toHaveAttribute("src", /^data:image\/webp/);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const leaving = page.getByRole("dialog", { name: "Before you sign out" });
  await expect(leaving.getByText("Your profile")).toBeVisible();
  await leaving.getByRole("button", { name: "Stay signed in" }).last().click();

  await page.unroute("**/api/profile/photo");
  await page.getByRole("button", { name: "Send it now" }).click();
  await expect(shown).toHaveAttribute("src", /^\/api\/profile\/photo\?v=/);
  const address = (await shown.getAttribute("src")) ?? "";
  const served = await page.request.get(address);
  expect(served.headers()["content-type"]).toBe("image/webp");
  expect((await served.body()).includes(secretPlace)).toBe(false);
  await page.reload();
  await expect(shown).toHaveAttribute("src", address);

  const stranger = await context.browser()?.newContext();
  expect((await stranger?.request.get(new URL(address, page.url()).href))?.status()).toBe(401);
  await stranger?.close();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(shown).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(404);
});
