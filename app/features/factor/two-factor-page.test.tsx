import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ProofOpener } from "#app/features/frame/proof-opener.tsx";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import { Component } from "./two-factor-page.tsx";

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

const factorId = "0194a000-0000-7000-8000-00000000fac1";
const factor = {
  id: factorId,
  factor_type: "totp",
  status: "verified",
  friendly_name: "The blue phone",
  created_at: "2026-11-01T10:00:00.000Z",
  last_used_at: null,
};
const codes = Array.from({ length: 10 }, (_, at) => `abcde${at}fghj`);
const refusal = (code: string, status: number) =>
  Response.json({ code, message: "", details: null, hint: null }, { status });

type Call = { readonly method: string; readonly path: string; readonly body: unknown };

/** The server's calls of this page, on one factor. */
function serve({ isOn = false, left = 10, isProven = true } = {}) {
  const calls: Call[] = [];
  const state = { isOn, left, isProven };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const path = String(input);
    const method = init?.method ?? "GET";
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    calls.push({ method, path, body });
    if (method === "GET")
      return Response.json({
        factors: state.isOn ? [factor] : [],
        backupCodesLeft: state.isOn ? state.left : 0,
        hasPassword: true,
      });
    if (path.endsWith("/prove")) {
      state.isProven = body.password === "the right one";
      return state.isProven ? Response.json({ status: "proven" }) : refusal("wrong_password", 400);
    }
    if (path.endsWith("/challenge")) return Response.json({ id: factorId, expiresAt: factor.created_at });
    if (path.endsWith("/verify")) {
      if (body.code !== "407918") return refusal("invalid_code", 400);
      state.isOn = true;
      return Response.json({ status: "verified", backupCodes: codes });
    }
    if (!state.isProven) return refusal("reauthentication_required", 403);
    if (path.endsWith("/backup-codes")) return Response.json({ backupCodes: codes });
    if (method === "DELETE") {
      state.isOn = false;
      return Response.json({ status: true });
    }
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    const uri = `otpauth://totp/Tendre:anna?secret=${secret}&issuer=Tendre`;
    return Response.json({ id: factorId, factor_type: "totp", secret, uri });
  });
  return calls;
}

async function show() {
  await openJournal({ kind: "account", personId: "0194a000-0000-7000-8000-00000000ada0" });
  return showPage(
    <>
      <Component />
      <ProofOpener />
    </>,
  );
}

test("off, it says what it is; set up, the key stands as a picture and in groups of four, and the codes come once", async () => {
  const calls = serve();
  const screen = await show();
  await screen.getByRole("button", { name: "Set up a second factor" }).click();
  await expect.element(screen.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect.element(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeVisible();
  const code = screen.getByRole("textbox", { name: "Six-digit code" });
  await code.fill("40791");
  await screen.getByRole("button", { name: "Switch on" }).click();
  await expect.element(code).toHaveAccessibleDescription("Please enter a valid 6-digit code");
  await code.fill("111111");
  await screen.getByRole("button", { name: "Switch on" }).click();
  await expect.element(code).toHaveAccessibleDescription("Invalid code. Please try again");
  await screen.getByRole("textbox", { name: "Name of this authenticator" }).fill("The blue phone");
  await code.fill("407 918");
  await screen.getByRole("button", { name: "Switch on" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Your ten backup codes" })).toBeVisible();
  expect(calls).toContainEqual({
    method: "PATCH",
    path: `/api/auth/factors/${factorId}`,
    body: { friendly_name: "The blue phone" },
  });
});

test("on a phone the authenticator is opened by the key's address, before any picture is offered", async () => {
  const asked = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    asked(query === "(pointer: coarse)" ? "all" : query),
  );
  serve();
  const screen = await show();
  await screen.getByRole("button", { name: "Set up a second factor" }).click();
  const link = screen.getByRole("link", { name: "Open it in the app on this device" });
  await expect
    .element(link)
    .toHaveAttribute("href", expect.stringMatching(/^otpauth:\/\/totp\/Tendre:anna\?secret=/));
  const picture = screen.getByRole("img", { name: /QR code/ });
  await expect.element(picture).toBeVisible();
  expect(link.element().compareDocumentPosition(picture.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a set-up that the server fails is said in the specification's words", async () => {
  serve();
  const screen = await show();
  const button = screen.getByRole("button", { name: "Set up a second factor" });
  await expect.element(button).toBeVisible();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => refusal("internal", 500));
  await button.click();
  await expect.element(screen.getByText("Failed to setup 2FA. Please try again")).toBeVisible();
});

test("codes that were not kept are not closed without a question; copied ones are", async () => {
  serve({ isOn: true });
  const screen = await show();
  const make = async () => {
    await screen.getByRole("button", { name: "Make new codes" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Make new codes" }).click();
    await expect.element(screen.getByText("abcde-0fghj").first()).toBeVisible();
  };
  await make();
  await userEvent.keyboard("{Escape}");
  await expect
    .element(screen.getByRole("dialog", { name: "Close without keeping the codes?" }))
    .toBeVisible();
  await screen.getByRole("button", { name: "Back to the codes" }).first().click();
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await screen.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.element(screen.getByText("Copied")).toBeVisible();
  expect(written.mock.calls[0]?.[0].split("\n")).toHaveLength(10);
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("how many backup codes are left is said, and few of them ask for new ones", async () => {
  serve({ isOn: true, left: 2 });
  const screen = await show();
  await expect.element(screen.getByText("2 of 10 left")).toBeVisible();
  await expect.element(screen.getByText(/Make new ones before you need them/)).toBeVisible();
});

test("the last authenticator is removed after a question and a proof; cancelled, nothing happens and it is said", async () => {
  const calls = serve({ isOn: true, isProven: false });
  const screen = await show();
  await screen.getByRole("button", { name: "Remove The blue phone" }).click();
  const question = screen.getByRole("dialog", { name: "Switch the second factor off?" });
  await question.getByRole("button", { name: "Switch off" }).click();
  const proof = screen.getByRole("dialog", { name: "Is it you?" });
  await proof.getByRole("button", { name: "Cancel" }).first().click();
  await expect.element(question.getByText(/Nothing was changed/)).toBeVisible();
  expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  await question.getByRole("button", { name: "Switch off" }).click();
  await proof.getByLabelText("Password", { exact: true }).fill("a wrong one");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect.element(proof.getByText("Incorrect password")).toBeVisible();
  await proof.getByLabelText("Password", { exact: true }).fill("the right one");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect.element(screen.getByRole("button", { name: "Set up a second factor" })).toBeVisible();
});

test("a server that does not answer is said, and asked again", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  const screen = await show();
  await expect.element(screen.getByText("The second factor could not be loaded")).toBeVisible();
  serve({ isOn: true });
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("The blue phone")).toBeVisible();
});

test("a journal of this device has no second factor, and no call is made", async () => {
  const calls = serve();
  await openJournal({ kind: "device" });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByText(/there is nothing to sign in to/)).toBeVisible();
  expect(calls).toEqual([]);
});
