import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { Component } from "./login-page.tsx";

// As on a phone: the map beside it is not drawn.
beforeEach(() => page.viewport(390, 844));
afterEach(() => vi.restoreAllMocks());

const question = {
  challengeId: "0194a000-0000-7000-8000-0000000000aa",
  options: {
    challenge: "AAAA",
    rpId: "localhost",
    timeout: 1_000,
    allowCredentials: [],
    userVerification: "required",
  },
};

type Ask = CredentialRequestOptions & { readonly mediation?: string };

/** @param answer what the browser says when it is asked by the button; in the field it waits */
function serve({ answer }: { answer: () => Promise<Credential | null> }) {
  const asked: Ask[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
    String(input).endsWith("/auth-options")
      ? Response.json({ providers: [], emailConfirmation: true })
      : String(input).endsWith("/options")
        ? Response.json(question)
        : Response.json(null),
  );
  vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true);
  vi.spyOn(navigator.credentials, "get").mockImplementation(async (options = {}) => {
    asked.push(options);
    if (options.mediation !== "conditional") return answer();
    return new Promise((_, reject) => {
      options.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  });
  return asked;
}
const show = () => showPage(<Component />, { pattern: "/login", at: "/login" });

test("the field of the address offers passkeys quietly; the button ends that question, and one more is put when it fails", async () => {
  const asked = serve({
    answer: async () => {
      throw new DOMException("", "NotAllowedError");
    },
  });
  const screen = await show();
  await expect.poll(() => asked.map(({ mediation }) => mediation)).toEqual(["conditional"]);
  await expect
    .element(screen.getByRole("textbox", { name: "Email" }))
    .toHaveAttribute("autocomplete", "username webauthn");
  await screen.getByRole("button", { name: /Sign in with a passkey/ }).click();
  await expect.element(screen.getByText(/^No passkey answered/)).toBeVisible();
  expect(asked[0]?.signal?.aborted).toBe(true);
  await expect
    .poll(() => asked.map(({ mediation }) => mediation))
    .toEqual(["conditional", "optional", "conditional"]);
  expect(asked.every(({ publicKey }) => publicKey && !("extensions" in publicKey))).toBe(true);
});

test("leaving the page ends the question in the field", async () => {
  const asked = serve({ answer: async () => null });
  const screen = await show();
  await expect.poll(() => asked.length).toBe(1);
  await screen.unmount();
  expect(asked[0]?.signal?.aborted).toBe(true);
});
