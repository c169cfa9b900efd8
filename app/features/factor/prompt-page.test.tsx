import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { Component } from "./prompt-page.tsx";

// As on a phone: the map beside it is not drawn.
beforeEach(() => page.viewport(390, 844));
afterEach(() => vi.restoreAllMocks());

const pending = {
  twoFactorRedirect: true,
  email: "anna@example.org",
  expiresAt: "2026-11-23T10:10:00.000Z",
  factors: [
    { id: "phone", factor_type: "totp", friendly_name: "The blue phone" },
    { id: "tablet", factor_type: "totp", friendly_name: "The tablet" },
  ],
  hasBackupCodes: true,
  canRecover: true,
  loss: null as { dueAt: string; until: string } | null,
};
const refusal = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: "", details: null, hint: null }, { status, headers });

type Call = { readonly path: string; readonly body: Record<string, unknown> };

/** @param refuse what the server says to every code */
function serve(refuse: () => Response, waiting: object | null = pending) {
  const calls: Call[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const path = String(input);
    calls.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : {} });
    if (path.endsWith("/second-factor")) return Response.json(waiting);
    if (path.endsWith("/challenge"))
      return Response.json({ id: "a challenge", expiresAt: pending.expiresAt });
    if (path.endsWith("/sign-out")) return Response.json({ status: true });
    return refuse();
  });
  return calls;
}
const show = () =>
  showPage(<Component />, { pattern: "/login/two-factor", at: "/login/two-factor?from=%2Flist" });

test("a code that is no code is said before it is sent", async () => {
  const calls = serve(() => refusal("invalid_code", 400));
  const screen = await show();
  const code = screen.getByRole("textbox", { name: "Six-digit code" });
  await code.fill("4079");
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect.element(code).toHaveAccessibleDescription("Please enter a valid 6-digit code");
  expect(calls.map(({ path }) => path)).toEqual(["/api/auth/second-factor"]);
});

test("a wrong code is said, and its field is empty again and has the focus", async () => {
  serve(() => refusal("invalid_code", 400));
  const screen = await show();
  const code = screen.getByRole("textbox", { name: "Six-digit code" });
  await code.fill("407 918");
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect.element(code).toHaveAccessibleDescription("Invalid code. Please try again");
  await expect.element(code).toHaveValue("");
  await expect.element(code).toHaveFocus();
});

test("of several authenticators the chosen one is asked, and trust is only given where it was ticked", async () => {
  const calls = serve(() => refusal("invalid_code", 400));
  const screen = await show();
  await screen.getByRole("radio", { name: "The tablet" }).click();
  await screen.getByRole("textbox", { name: "Six-digit code" }).fill("407918");
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect
    .poll(() => calls.at(-1))
    .toEqual({
      path: "/api/auth/factors/tablet/verify",
      body: { code: "407918", challengeId: "a challenge", trustBrowser: false },
    });
});

test.each([
  ["540", /Nobody can try another one for 9 minutes/],
  ["28800", /too many wrong codes today.*for 8 hours/i],
])("too many wrong codes say how long it takes: %s seconds", async (seconds, words) => {
  serve(() => refusal("too_many", 429, { "retry-after": seconds }));
  const screen = await show();
  await screen.getByRole("textbox", { name: "Six-digit code" }).fill("407918");
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test("a backup code is sent without its hyphen and in small letters", async () => {
  const calls = serve(() => refusal("invalid_code", 400));
  const screen = await show();
  await screen.getByRole("button", { name: /Use a backup code/ }).click();
  await screen.getByLabelText("Backup code").fill("01ABC-DEFG");
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect.element(screen.getByText("A backup code has ten letters and digits.")).toBeVisible();
  await screen.getByLabelText("Backup code").fill("O1ABC-DEFGH");
  await screen.getByLabelText("Trust this browser for 30 days").click();
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect
    .poll(() => calls.at(-1))
    .toEqual({
      path: "/api/auth/backup-codes/verify",
      body: { code: "01abcdefgh", trustBrowser: true },
    });
});

test("going back ends the sign-in", async () => {
  const calls = serve(() => refusal("invalid_code", 400));
  const screen = await show();
  await screen.getByRole("button", { name: /Back to sign in/ }).click();
  await expect.poll(() => screen.getByTestId("place").element().textContent).toBe("/login");
  expect(calls.at(-1)?.path).toBe("/api/auth/sign-out");
});

test("where nothing waits the sign-in page is shown", async () => {
  serve(() => refusal("invalid_code", 400), null);
  const screen = await show();
  await expect.poll(() => screen.getByTestId("place").element().textContent).toBe("/login");
});

test("a server that does not answer is said, and asked again", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  const screen = await show();
  await expect.element(screen.getByText("The server did not answer")).toBeVisible();
  serve(() => refusal("invalid_code", 400));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Signing in as anna@example.org")).toBeVisible();
});

const phonePending = {
  ...pending,
  factors: [{ id: "sms", factor_type: "phone", friendly_name: "Telephone ending in 78" }],
};

test("a telephone is sent a code when it is asked for, and only the newest one is answered", async () => {
  const calls = serve(() => refusal("invalid_code", 400), phonePending);
  const screen = await show();
  const send = screen.getByRole("button", { name: "Send a code" });
  await expect.element(send).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(["/api/auth/second-factor"]);
  await send.click();
  const code = screen.getByRole("textbox", { name: "Six-digit code" });
  await expect.element(code).toHaveFocus();
  await expect.element(screen.getByText(/^A code is on its way/)).toBeVisible();
  await screen.getByRole("button", { name: "Send another code" }).click();
  await expect.element(screen.getByText(/^Another code is on its way/)).toBeVisible();
  await code.fill("407918");
  await screen.getByRole("button", { name: "Verify" }).click();
  await expect.element(code).toHaveAccessibleDescription("Invalid code. Please try again");
  expect(calls.slice(1)).toEqual([
    { path: "/api/auth/factors/sms/challenge", body: {} },
    { path: "/api/auth/factors/sms/challenge", body: {} },
    {
      path: "/api/auth/factors/sms/verify",
      body: { challengeId: "a challenge", code: "407918", trustBrowser: false },
    },
  ]);
});

test("a message that cannot be sent says when the next one can, and the backup code stays", async () => {
  serve(() => refusal("invalid_code", 400), phonePending);
  const screen = await show();
  const send = screen.getByRole("button", { name: "Send a code" });
  await expect.element(send).toBeVisible();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    refusal("too_many", 429, { "retry-after": "7200" }),
  );
  await send.click();
  await expect.element(screen.getByText(/The next one can leave in 2 hours/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Use a backup code/ })).toBeVisible();
});

const lost = { name: "I no longer have any of these" };
const waits = { dueAt: "2026-11-30T09:30:00.000Z", until: "2026-12-07T09:30:00.000Z" };
/** The sign-in began ten minutes before its end: by the server's clock just when the way back opened. */
const opened = { dueAt: "2026-11-23T10:00:00.000Z", until: "2026-11-30T10:00:00.000Z" };

test("whoever has none of it any more reads what would happen before a link is sent, and where it went", async () => {
  const calls = serve(() => Response.json({ status: true }));
  const screen = await show();
  await screen.getByRole("button", lost).click();
  await expect.element(screen.getByRole("heading", { name: "Without the second factor" })).toBeVisible();
  await expect.element(screen.getByRole("main")).toHaveFocus();
  expect(calls).toHaveLength(1);
  await screen.getByRole("button", { name: "Send the link" }).click();
  await expect.element(screen.getByText(/^A link is on its way to anna@example.org/)).toBeVisible();
  expect(calls.at(-1)).toEqual({ path: "/api/auth/factor-loss", body: {} });
  await screen.getByRole("button", { name: /^Back to the second factor/ }).click();
  await expect.element(screen.getByRole("textbox", { name: "Six-digit code" })).toHaveFocus();
});

test.each([
  ["conflict", 409, {}, /^Things have changed since this page was opened/],
  ["too_many", 429, { "retry-after": "7200" }, /The next one can leave in 2 hours/],
  ["unauthorized", 401, {}, /^This sign-in took too long/],
])("a link that does not leave (%s) says why, and its button stays", async (code, status, headers, words) => {
  serve(() => refusal(code, status, headers));
  const screen = await show();
  await screen.getByRole("button", lost).click();
  await screen.getByRole("button", { name: "Send the link" }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send the link" })).toBeVisible();
});

test("without a password and a confirmed mailbox it says that there is no way back, and asks nothing", async () => {
  const calls = serve(() => refusal("conflict", 409), { ...pending, canRecover: false });
  const screen = await show();
  await screen.getByRole("button", lost).click();
  await expect.element(screen.getByText(/^There is no way back here/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send the link" })).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test("while it waits the prompt says from when, and that the code stops it", async () => {
  serve(() => refusal("invalid_code", 400), { ...pending, loss: waits });
  const screen = await show();
  await expect
    .element(screen.getByText(/possible from 30 November 2026 at 10:30\. Your code stops it/))
    .toBeVisible();
  await screen.getByRole("button", lost).click();
  await expect.element(screen.getByText(/^The seven days have begun\. From 30 November 2026/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send the link" })).not.toBeInTheDocument();
});

test("once it is open by the server's clock, the password once more is asked, and a wrong one is said at its field", async () => {
  const calls = serve(() => refusal("wrong_password", 400), { ...pending, loss: opened });
  const screen = await show();
  const use = screen.getByRole("button", { name: "Sign in without the second factor" });
  await use.click();
  await expect.element(screen.getByText(/^This removes the apps/)).toBeVisible();
  const field = screen.getByLabelText("Your password, once more");
  await use.click();
  await expect.element(field).toHaveAccessibleDescription("Still empty");
  await field.fill("not my password");
  await use.click();
  await expect.element(field).toHaveAccessibleDescription("Incorrect password");
  await expect.element(field).toHaveFocus();
  expect(calls.slice(1)).toEqual([
    { path: "/api/auth/factor-loss/finish", body: { password: "not my password" } },
  ]);
});

test("one that was stopped meanwhile says so", async () => {
  serve(() => refusal("conflict", 409), { ...pending, loss: opened });
  const screen = await show();
  await screen.getByRole("button", { name: "Sign in without the second factor" }).click();
  await screen.getByLabelText("Your password, once more").fill("a password");
  await screen.getByRole("button", { name: "Sign in without the second factor" }).click();
  await expect.element(screen.getByText(/^Things have changed since this page was opened/)).toBeVisible();
});
