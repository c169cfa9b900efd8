import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import { Component } from "./address-page.tsx";
import { Component as ConfirmPage } from "./confirm-page.tsx";
import { Component as UndoPage } from "./undo-page.tsx";

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

const refusal = (code: string, status: number) =>
  Response.json({ code, message: "", details: null, hint: null }, { status });
const change = { email: "new@example.org", expiresAt: "2026-11-23T10:30:00.000Z" };
const own = { email: "anna@example.org", isVerified: true, change: null as typeof change | null };

type Call = { readonly method: string; readonly path: string; readonly body: unknown };

/** @param refuse what the server says to everything that would change something */
function serve(state = own, refuse?: () => Response) {
  const calls: Call[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const method = init?.method ?? "GET";
    const path = String(input);
    calls.push({ method, path, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
    if (method === "GET") return Response.json(state);
    if (refuse) return refuse();
    return Response.json({ ...state, change: method === "DELETE" ? null : change });
  });
  return calls;
}
async function show() {
  await openJournal({ kind: "account", personId: "0194a000-0000-7000-8000-00000000ada0" });
  return showPage(<Component />);
}

test("a new address is asked for; then it waits, is sent again, or the present one is kept", async () => {
  const calls = serve();
  const screen = await show();
  await expect.element(screen.getByText("anna@example.org")).toBeVisible();
  const field = screen.getByRole("textbox", { name: "New address" });
  await screen.getByRole("button", { name: "Send the link" }).click();
  await expect.element(field).toHaveAccessibleDescription("Still empty");
  await expect.element(field).toHaveFocus();
  await field.fill(" new@example.org ");
  await screen.getByRole("button", { name: "Send the link" }).click();
  await expect.element(screen.getByRole("heading", { name: "A new address waits" })).toBeVisible();
  await expect.element(field).toHaveValue("");
  await screen.getByRole("button", { name: "Send it again" }).click();
  await screen.getByRole("button", { name: "Keep the present address" }).click();
  await expect.element(screen.getByRole("heading", { name: "A new address waits" })).not.toBeInTheDocument();
  const asked = { method: "POST", path: "/api/auth/email", body: { email: "new@example.org" } };
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([
    asked,
    asked,
    { method: "DELETE", path: "/api/auth/email", body: null },
  ]);
});

test.each([
  ["conflict", 409, "This is your address already."],
  ["invalid_email", 400, "This does not look like an email address."],
])(
  "what is wrong with an address (%s) is said at its field, and it stays there",
  async (code, status, words) => {
    serve(own, () => refusal(code, status));
    const screen = await show();
    const field = screen.getByRole("textbox", { name: "New address" });
    await field.fill("anna@example.org");
    await screen.getByRole("button", { name: "Send the link" }).click();
    await expect.element(field).toHaveAccessibleDescription(words);
    await expect.element(field).toHaveValue("anna@example.org");
  },
);

test("what the server refuses is said beside the button, and what was typed stays", async () => {
  serve(own, () => refusal("too_many", 429));
  const screen = await show();
  const field = screen.getByRole("textbox", { name: "New address" });
  await field.fill("new@example.org");
  await screen.getByRole("button", { name: "Send the link" }).click();
  await expect.element(screen.getByText(/^Too many attempts/)).toBeVisible();
  await expect.element(field).toHaveValue("new@example.org");
});

test("an answer that is lost is not told as a no: the page asks, and shows what became of it", async () => {
  const state = { ...own };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    if (!init?.method || init.method === "GET") return Response.json(state);
    // It was done, and the answer went astray.
    state.change = change;
    throw new TypeError("Failed to fetch");
  });
  const screen = await show();
  await screen.getByRole("textbox", { name: "New address" }).fill("new@example.org");
  await screen.getByRole("button", { name: "Send the link" }).click();
  await expect.element(screen.getByText(/it is not known whether it was done/)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "A new address waits" })).toBeVisible();
});

test("an address that is not confirmed says so, and its mail is sent again", async () => {
  const calls = serve({ ...own, isVerified: false });
  const screen = await show();
  await expect.element(screen.getByText(/^This address is not confirmed yet/)).toBeVisible();
  await screen.getByRole("button", { name: "Send the confirmation again" }).click();
  await expect.element(screen.getByText(/^Sent\./)).toBeVisible();
  expect(calls.at(-1)).toEqual({
    method: "POST",
    path: "/api/auth/send-verification-email",
    body: { email: "anna@example.org", locale: "en" },
  });
});

test("without an answer the page says so and asks again", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  const screen = await show();
  await expect.element(screen.getByText("The address could not be loaded")).toBeVisible();
  serve();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("anna@example.org")).toBeVisible();
});

test("the page of the link changes nothing before its button is pressed", async () => {
  const calls = serve({ ...own, change }, () => refusal("invalid_token", 400));
  const at = "/profile/email/confirm?token=a-token";
  const screen = await showPage(<ConfirmPage />, { pattern: "/profile/email/confirm", at });
  const button = screen.getByRole("button", { name: "Use this address" });
  await expect.element(button).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  await button.click();
  await expect
    .element(screen.getByRole("heading", { name: "This link leads nowhere any more" }))
    .toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ token: "a-token" });
});

test("a confirmation that did not arrive keeps its button", async () => {
  serve({ ...own, change }, () => refusal("unavailable", 503));
  const at = "/profile/email/confirm?token=a-token";
  const screen = await showPage(<ConfirmPage />, { pattern: "/profile/email/confirm", at });
  await screen.getByRole("button", { name: "Use this address" }).click();
  await expect.element(screen.getByText("An error occurred. Please try again.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Use this address" })).toBeVisible();
});

test("bringing an address back asks for a password first; one that nobody may use is refused at its field", async () => {
  const calls = serve(own, () => refusal("conflict", 409));
  const at = "/auth/undo-address?token=a-token";
  const screen = await showPage(<UndoPage />, { pattern: "/auth/undo-address", at });
  const field = screen.getByLabelText("New password", { exact: true });
  await field.fill("12345");
  await screen.getByRole("button", { name: "Bring the address back" }).click();
  await expect.element(field).toHaveAccessibleDescription("Password must be at least 6 characters");
  expect(calls).toEqual([]);
  await field.fill("a lake, and three rivers");
  await screen.getByRole("button", { name: "Bring the address back" }).click();
  await expect
    .element(screen.getByRole("heading", { name: "This address now belongs to another account" }))
    .toBeVisible();
});
