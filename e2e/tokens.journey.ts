import { expect, test } from "./journey.ts";

test.use({ locale: "en-GB" });

test("a token made on the page opens the journal for a script until it is revoked; one of ten minutes is checked before it is shown", async ({
  page,
  person,
  server,
  signIn,
}) => {
  const read = async (token: string) =>
    (await fetch(`${server.url}/api/relationships`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  await signIn(page, person);
  await page.goto(`${server.url}/profile`);
  await page.getByRole("link", { name: /Tokens for scripts/ }).click();
  await page.getByRole("button", { name: "New token…" }).click();
  await page.getByLabel("Name").fill("Backup at night");
  await page.getByRole("button", { name: "Make the token" }).click();
  const dialog = page.getByRole("dialog");
  const token = await dialog.getByText(/^tendre_pat_/).innerText();
  expect(await read(token)).toBe(200);
  await dialog.getByRole("button", { name: "I have kept it" }).last().click();

  const tokens = page.getByRole("region", { name: "Your tokens" });
  await expect(tokens.getByText("Backup at night")).toBeVisible();
  await page.reload();
  await expect(tokens.getByText(/last used on/)).toBeVisible();
  expect(await page.content()).not.toContain(token);

  await page.getByRole("button", { name: "Make one for ten minutes" }).click();
  const short = page.getByRole("region", { name: "For ten minutes" });
  await expect(short.getByText("Signed by this server", { exact: false })).toBeVisible();
  expect(await read(await short.getByText(/^eyJ/).innerText())).toBe(200);

  await tokens.getByRole("button", { name: "Revoke “Backup at night”…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(tokens.getByText("“Backup at night” is revoked", { exact: false })).toBeVisible();
  expect(await read(token)).toBe(401);
});
