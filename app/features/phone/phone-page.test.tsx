import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import type { OwnPhone } from "#domain/account/phone-number.ts";
import { Component } from "./phone-page.tsx";

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

const phone = "+33612345678";
const none: OwnPhone = { phone: null, check: null, canSend: true };
const waiting: OwnPhone = { ...none, check: { phone, expiresAt: "2026-11-23T10:05:00.000Z" } };
const confirmed: OwnPhone = { ...none, phone };
const refusal = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: "", details: null, hint: null }, { status, headers });

type Call = { readonly method: string; readonly path: string; readonly body: unknown };

/** @param refuse what the server says to the next acts, one after the other */
function serve(state: OwnPhone, ...refuse: readonly Response[]) {
  const refusals = [...refuse];
  const calls: Call[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const method = init?.method ?? "GET";
    const path = String(input);
    if (method === "GET") return Response.json(state);
    calls.push({ method, path, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
    const refused = refusals.shift();
    if (refused) return refused;
    if (method === "DELETE") return Response.json(none);
    return Response.json(path.endsWith("/verify") ? confirmed : waiting);
  });
  return calls;
}
async function show() {
  await openJournal({ kind: "account", personId: "0194a000-0000-7000-8000-00000000ada0" });
  return showPage(<Component />);
}

test("a number is typed, sent to, confirmed by its code and taken away", async () => {
  const calls = serve(none);
  const screen = await show();
  const field = screen.getByRole("textbox", { name: "Telephone number" });
  await field.fill("+33 6 12 34 56 78");
  await screen.getByRole("button", { name: "Send a code" }).click();
  await expect.element(screen.getByText(/^A code was sent to \+33 6 12 34 56 78\./)).toBeVisible();
  const code = screen.getByRole("textbox", { name: "Six-digit code" });
  await code.fill("4079");
  await screen.getByRole("button", { name: "Confirm the number" }).click();
  await expect.element(code).toHaveAccessibleDescription("Please enter a valid 6-digit code");
  await code.fill("407 918");
  await screen.getByRole("button", { name: "Confirm the number" }).click();
  await expect.element(screen.getByText("+33 6 12 34 56 78", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Remove the number" }).click();
  await expect.element(field).toHaveValue("");
  expect(calls).toEqual([
    { method: "POST", path: "/api/auth/phone", body: { phone } },
    { method: "POST", path: "/api/auth/phone/verify", body: { code: "407918" } },
    { method: "DELETE", path: "/api/auth/phone", body: null },
  ]);
});

test("what is no number is said at its field, here or by the server, and stays there", async () => {
  const calls = serve(none, refusal("invalid_phone", 400));
  const screen = await show();
  const field = screen.getByRole("textbox", { name: "Telephone number" });
  const send = screen.getByRole("button", { name: "Send a code" });
  await field.fill("call me");
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(/^Invalid number/);
  expect(calls).toEqual([]);
  await field.fill("+33 8 99 12 34 56");
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(/^Invalid number/);
  await expect.element(field).toHaveValue("+33 8 99 12 34 56");
  expect(calls.length).toBe(1);
});

test("a message that did not leave says why, and what was typed stays", async () => {
  serve(none, refusal("unavailable", 503), refusal("too_many", 429, { "retry-after": "1200" }));
  const screen = await show();
  const field = screen.getByRole("textbox", { name: "Telephone number" });
  await field.fill("+33 6 12 34 56 78");
  await screen.getByRole("button", { name: "Send a code" }).click();
  await expect
    .element(screen.getByText("The message could not be sent. Try again in a moment."))
    .toBeVisible();
  await screen.getByRole("button", { name: "Send a code" }).click();
  await expect.element(screen.getByText(/The next one can leave in 20 minutes/)).toBeVisible();
  await expect.element(field).toHaveValue("+33 6 12 34 56 78");
});

test("a wrong code empties its field; another one can be sent, or another number given", async () => {
  const calls = serve(waiting, refusal("invalid_code", 400));
  const screen = await show();
  const code = screen.getByRole("textbox", { name: "Six-digit code" });
  await code.fill("111111");
  await screen.getByRole("button", { name: "Confirm the number" }).click();
  await expect.element(code).toHaveAccessibleDescription("Invalid code. Please try again");
  await expect.element(code).toHaveValue("");
  await screen.getByRole("button", { name: "Send another code" }).click();
  await expect.element(screen.getByText(/^Another code is on its way/)).toBeVisible();
  expect(calls.at(-1)).toEqual({ method: "POST", path: "/api/auth/phone", body: { phone } });
  await screen.getByRole("button", { name: "Another number" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Telephone number" })).toBeVisible();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(code).toBeVisible();
});

test("a server that sends no messages offers no number", async () => {
  serve({ ...none, canSend: false });
  const screen = await show();
  await expect.element(screen.getByText(/^This server sends no text messages/)).toBeVisible();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
});
