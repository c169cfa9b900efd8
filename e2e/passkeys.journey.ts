import type { CDPSession, Page } from "@playwright/test";
import { totpCode, totpStep } from "#server/crypto/totp.ts";
import { readBase32 } from "#server/testing/read-base32.ts";
import { findBarriers } from "./barriers.ts";
import { expect, test } from "./journey.ts";

// A server of its own: its clock is moved.
test.use({
  serverEnv: { TENDRE_JOURNEY: "passkeys" },
  locale: "en-GB",
  contextOptions: { reducedMotion: "reduce" },
  // Refusals are part of it.
  allowedConsole: [/Failed to load resource: the server responded with a status of (400|403)/],
});

/** Chromium's own authenticator in software: it recognises everybody, and answers at once while it is `present`. */
async function plugIn(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

let ahead = 0;
async function advance(url: string, milliseconds: number): Promise<void> {
  ahead += milliseconds;
  const response = await fetch(`${url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ advance: milliseconds }),
  });
  expect(response.ok).toBe(true);
}
const codeOf = (key: string) => totpCode(readBase32(key), totpStep(new Date(Date.now() + ahead)));

async function signOut(page: Page) {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/login/);
}

test("a passkey is made, signs in by the field and by the button, stands in for a code, proves, and is revoked", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await signIn(page, person);
  const { cdp, authenticatorId } = await plugIn(page);
  const present = (enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));

  // Made behind a proof, named, listed.
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Passkeys/ }).click();
  await page.waitForURL(/profile\/passkeys/);
  await advance(server.url, 11 * 60_000);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Name of this passkey").fill("The desk");
  await page.getByRole("button", { name: "Continue" }).click();
  const proof = page.getByRole("dialog", { name: "Is it you?" });
  await proof.getByLabel("Password", { exact: true }).fill(person.password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("The desk", { exact: true })).toBeVisible();
  await expect(page.getByText(/Made .* in Chrom.*not used yet/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  // The same authenticator keeps one of each account.
  await page.getByRole("button", { name: "Make another passkey" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/already keeps a passkey of yours/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  // In the field: Chromium fills in by itself while somebody is present.
  await present(false);
  await signOut(page);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute(
    "autocomplete",
    "username webauthn",
  );
  expect(await findBarriers(page)).toEqual([]);
  await present(true);
  await page.goto("/login?from=%2Flist");
  await page.waitForURL(/\/list$/);

  // By the button, where nothing is offered in the field.
  await signOut(page);
  await page.addInitScript(() => {
    if ("PublicKeyCredential" in window)
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto("/login");
  await page.getByRole("button", { name: /Sign in with a passkey/ }).click();
  await page.waitForURL(/dashboard/);
  await page.goto("/profile/devices");
  await expect(page.getByText(/, with a passkey\./)).toBeVisible();

  // As the proof: nothing is typed.
  await advance(server.url, 11 * 60_000);
  await page.goto("/profile/two-factor");
  await page.getByRole("button", { name: "Set up a second factor" }).click();
  await page.getByRole("button", { name: "Confirm with a passkey" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await page.locator("code").innerText()).replace(/\s/g, "");
  await page.getByRole("textbox", { name: "Six-digit code" }).fill(codeOf(key));
  await page.getByRole("button", { name: "Switch on" }).click();
  await page.getByRole("button", { name: "I have kept them" }).last().click();

  // With the second factor on: after the password it stands in for the code.
  await signOut(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/login\/two-factor/);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: /Use a passkey/ }).click();
  await page.waitForURL(/dashboard/);

  // Renamed and revoked; the authenticator still has it, and is told no.
  await page.goto("/profile/passkeys");
  await page.getByRole("button", { name: "Rename The desk" }).click();
  await page.getByLabel("Name of this passkey").fill("The table");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Remove The table" }).click();
  const question = page.getByRole("dialog", { name: "Remove The table?" });
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(/None yet/)).toBeVisible();
  await signOut(page);
  await page.goto("/login");
  await page.getByRole("button", { name: /Sign in with a passkey/ }).click();
  await expect(page.getByText(/does not open an account here/)).toBeVisible();
  expect(sent.join()).not.toContain("clientExtensionResults");
});
