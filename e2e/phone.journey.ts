import type { Page } from "@playwright/test";
import { findBarriers } from "./barriers.ts";
import { expect, test } from "./journey.ts";

// Refusals are part of it.
test.use({
  serverEnv: { TENDRE_JOURNEY: "phone" },
  locale: "fr-FR",
  contextOptions: { reducedMotion: "reduce" },
  allowedConsole: [/Failed to load resource: the server responded with a status of (400|403)/],
});

/** The newest code that a number got. */
async function codeTo(url: string, phone: string): Promise<string> {
  const messages: { to: string; text: string }[] = await (await fetch(`${url}/dev/sms.json`)).json();
  return /\d{6}/.exec(messages.find(({ to }) => to === phone)?.text ?? "")?.[0] ?? "";
}
const codeField = (page: Page) => page.getByRole("textbox", { name: "Code à six chiffres" });

test("a number is confirmed by its code, becomes a second factor, and is sent one to sign in and to prove again", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await signIn(page, person);
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Numéro de téléphone/ }).click();
  const number = page.getByRole("textbox", { name: "Numéro de téléphone" });
  await number.fill("08 99 12 34 56");
  await page.getByRole("button", { name: "Envoyer un code" }).click();
  await expect(number).toHaveAccessibleDescription(/^Numéro invalide/);
  await number.fill("06 12 34 56 78");
  await page.getByRole("button", { name: "Envoyer un code" }).click();
  await expect(page.getByText(/Un code a été envoyé au \+33 6 12 34 56 78/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await codeField(page).fill(await codeTo(server.url, "+33612345678"));
  await page.getByRole("button", { name: "Confirmer le numéro" }).click();
  await expect(page.getByText("+33 6 12 34 56 78", { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.goto("/profile/two-factor");
  await page.getByRole("button", { name: "Utiliser un numéro de téléphone" }).click();
  // One's own number stands there already.
  await expect(page.getByRole("textbox", { name: "Numéro de téléphone" })).toHaveValue("+33 6 12 34 56 78");
  await page.getByRole("button", { name: "Envoyer un code" }).click();
  await expect(page.getByText(/Un code a été envoyé au/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await codeField(page).fill(await codeTo(server.url, "+33612345678"));
  await page.getByRole("button", { name: "Activer" }).click();
  const codes = page.getByRole("dialog", { name: "Vos dix codes de secours" });
  await expect(codes).toBeVisible();
  await codes.getByRole("button", { name: "Copier" }).click();
  await codes.getByRole("button", { name: "Je les ai gardés" }).first().click();
  await expect(page.getByText("Téléphone finissant par 78")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Adresse e-mail").fill(person.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await page.waitForURL(/two-factor/);
  await expect(page.getByText("Nous l’envoyons à votre téléphone, par SMS.")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Envoyer un code", exact: true }).click();
  await expect(codeField(page)).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await codeField(page).fill(await codeTo(server.url, "+33612345678"));
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.waitForURL(/dashboard/);

  await fetch(`${server.url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ advance: 11 * 60_000 }),
  });
  await page.goto("/profile/phone");
  await page.getByRole("button", { name: "Retirer le numéro" }).click();
  const proof = page.getByRole("dialog", { name: "Est-ce bien vous ?" });
  await proof.getByRole("button", { name: "Utiliser le second facteur" }).click();
  await proof.getByRole("button", { name: "Envoyer un code", exact: true }).click();
  await expect(proof.getByText(/Un code est en route/)).toBeVisible();
  await codeField(page).fill(await codeTo(server.url, "+33612345678"));
  await proof.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("Le numéro a été retiré", { exact: true })).toBeVisible();
});
