import { afterEach, expect, test, vi } from "vitest";
import { ProofOpener } from "#app/features/frame/proof-opener.tsx";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import { Component } from "./passkeys-page.tsx";

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

const passkey = {
  id: "0194a000-0000-7000-8000-0000000000aa",
  friendly_name: "The blue phone",
  provider: "Apple Passwords",
  browser: "Safari",
  system: "iOS",
  isSynced: true,
  created_at: "2026-11-01T10:00:00.000Z",
  last_used_at: null,
};
const options = {
  rp: { id: "localhost", name: "Tendre" },
  user: { id: "AAAA", name: "anna@example.org", displayName: "Anna" },
  challenge: "AAAA",
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 1_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
  attestation: "none",
};
const refusal = (code: string, status: number) =>
  Response.json({ code, message: "", details: null, hint: null }, { status });

/** The server's calls of this page. @param refuse what it says to every change */
function serve(kept: readonly object[], refuse?: () => Response) {
  const calls: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const path = String(input);
    const method = init?.method ?? "GET";
    calls.push(`${method} ${path}`);
    if (method === "GET") return Response.json({ passkeys: kept });
    if (path.endsWith("/options")) return Response.json({ challengeId: passkey.id, options });
    return refuse?.() ?? Response.json({ status: true });
  });
  return calls;
}

async function show(locale: "en" | "fr" = "en") {
  await openJournal({ kind: "account", personId: "0194a000-0000-7000-8000-00000000ada0" });
  return showPage(
    <>
      <Component />
      <ProofOpener />
    </>,
    { locale },
  );
}

test("a passkey says when and where it was made, who keeps it, and that it was not used yet, in each language", async () => {
  serve([passkey]);
  const english = await show();
  await expect.element(english.getByText("The blue phone", { exact: true })).toBeVisible();
  await expect.element(english.getByText(/^Made .* in Safari, iOS, not used yet$/)).toBeVisible();
  await expect
    .element(english.getByText("Kept by Apple Passwords, with copies on your other devices."))
    .toBeVisible();
  await english.unmount();
  const french = await show("fr");
  await expect.element(french.getByText(/^Créée le .* dans Safari, iOS, pas encore utilisée$/)).toBeVisible();
});

test.each([
  ["NotAllowedError", "No passkey was made: it was cancelled, or took too long."],
  ["InvalidStateError", "This device or password manager already keeps a passkey of yours."],
  ["SecurityError", "An error occurred. Please try again."],
])("what the browser refuses (%s) is said in the dialog, and the name typed stays", async (name, words) => {
  const calls = serve([]);
  vi.spyOn(navigator.credentials, "create").mockRejectedValue(new DOMException("", name));
  const screen = await show();
  await expect.element(screen.getByText(/^None yet/)).toBeVisible();
  await screen.getByRole("button", { name: "Make a passkey" }).click();
  const field = screen.getByRole("textbox", { name: "Name of this passkey" });
  await field.fill("The desk");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByRole("alert").getByText(words)).toBeVisible();
  await expect.element(field).toHaveValue("The desk");
  expect(calls).not.toContain("POST /api/auth/passkeys");
});

test("the only way in is not removed, and the dialog says what to do first", async () => {
  serve([passkey], () => refusal("conflict", 409));
  const screen = await show();
  await screen.getByRole("button", { name: "Remove The blue phone" }).click();
  await expect.element(screen.getByText(/^It is your last passkey/)).toBeVisible();
  await screen.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(screen.getByText(/^It is the only way into your account/)).toBeVisible();
});

test("an empty name is not sent", async () => {
  const calls = serve([passkey]);
  const screen = await show();
  await screen.getByRole("button", { name: "Rename The blue phone" }).click();
  const field = screen.getByRole("textbox", { name: "Name of this passkey" });
  await field.fill("  ");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(field).toHaveAccessibleDescription("Give it a name.");
  expect(calls.filter((call) => call.startsWith("PATCH"))).toEqual([]);
});

test("a journal without an account has nothing to sign in to, and the server is not asked", async () => {
  const calls = serve([]);
  await openJournal({ kind: "device" });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByText(/there is nothing to sign in to/)).toBeVisible();
  expect(calls).toEqual([]);
});

test("a list that did not come says so, and is asked for again", async () => {
  let isAway = true;
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    isAway ? refusal("internal", 500) : Response.json({ passkeys: [passkey] }),
  );
  const screen = await show();
  await expect.element(screen.getByText("The passkeys could not be loaded")).toBeVisible();
  isAway = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("The blue phone", { exact: true })).toBeVisible();
});
