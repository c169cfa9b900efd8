import { useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import { Component } from "./outside-accounts-page.tsx";

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

const refusal = (code: string, status: number) =>
  Response.json({ code, message: "", details: null, hint: null }, { status });
const options = {
  providers: [
    { id: "oidc", name: "The House" },
    { id: "github", name: "GitHub" },
  ],
  emailConfirmation: true,
};
const both = { providers: ["oidc"], hasPassword: true, hasPasskey: false };

/** @param refuse what the server says to everything that would change something */
function serve(methods: object = both, refuse?: () => Response) {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const path = String(input);
    if (path === "/api/auth-options") return Response.json(options);
    if (!init?.method || init.method === "GET") return Response.json(methods);
    sent.push([path, typeof init.body === "string" ? JSON.parse(init.body) : null]);
    return refuse?.() ?? Response.json({ status: true });
  });
  return sent;
}
const Address = () => <output data-testid="address">{useLocation().search}</output>;
async function show(at = "/profile/accounts", locale: "en" | "fr" = "en") {
  await openJournal({ kind: "account", personId: "0194a000-0000-7000-8000-00000000ada0" });
  const page = (
    <>
      <Component />
      <Address />
    </>
  );
  return showPage(page, { at, locale });
}

test("what is linked and what can be are told by the names of the sign-in page", async () => {
  serve();
  const screen = await show();
  await expect.element(screen.getByText("The House", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Link GitHub" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Link The House" })).not.toBeInTheDocument();
});

test("one is unlinked after a question in its place; kept, the focus is where it was", async () => {
  const sent = serve();
  const screen = await show();
  await screen.getByRole("button", { name: "Unlink The House" }).click();
  await expect.element(screen.getByText(/^Unlink it\? It no longer opens your journal/)).toBeVisible();
  await screen.getByRole("button", { name: "Keep it" }).click();
  await expect.element(screen.getByRole("button", { name: "Unlink The House" })).toHaveFocus();
  expect(sent).toEqual([]);
  await screen.getByRole("button", { name: "Unlink The House" }).click();
  await screen.getByRole("button", { name: "Unlink", exact: true }).click();
  await expect.element(screen.getByText("The House is unlinked")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "They open your journal" })).toHaveFocus();
  await expect.element(screen.getByText("None so far.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Link The House" })).toBeVisible();
  expect(sent).toEqual([["/api/auth/unlink-social", { provider: "oidc" }]]);
});

test("the only way in stays: why, and what to do first, is said without asking the server", async () => {
  const sent = serve({ providers: ["oidc"], hasPassword: false, hasPasskey: false });
  const screen = await show();
  await screen.getByRole("button", { name: "Unlink The House" }).click();
  await expect.element(screen.getByText(/^It is the only way into your journal/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Choose a password" }))
    .toHaveAttribute("href", "/profile/password");
  await expect.element(screen.getByRole("button", { name: "Unlink", exact: true })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test("a passkey is another way in; where the server knows better, its no is said in the row", async () => {
  const sent = serve({ providers: ["oidc"], hasPassword: false, hasPasskey: true }, () =>
    refusal("conflict", 409),
  );
  const screen = await show();
  await screen.getByRole("button", { name: "Unlink The House" }).click();
  await screen.getByRole("button", { name: "Unlink", exact: true }).click();
  await expect.element(screen.getByText(/^It is the only way into your journal/)).toBeVisible();
  await expect.element(screen.getByText("The House", { exact: true })).toBeVisible();
  expect(sent.length).toBe(1);
});

test("one that the server does not offer any more is named, and says so", async () => {
  serve({ providers: ["google"], hasPassword: true, hasPasskey: false });
  const screen = await show();
  await expect.element(screen.getByText("Google", { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText("This server does not offer it for signing in at present."))
    .toBeVisible();
});

test("back from the other service the page says what came of it, once", async () => {
  serve();
  const screen = await show("/profile/accounts?linked=oidc");
  await expect.element(screen.getByText("The House opens your journal from now on.")).toBeVisible();
  await expect.element(screen.getByTestId("address")).toHaveTextContent("");
});

test("what was to be linked and is not among the linked is not said to be", async () => {
  serve();
  const screen = await show("/profile/accounts?linked=github");
  await expect.element(screen.getByRole("button", { name: "Link GitHub" })).toBeVisible();
  await expect.element(screen.getByText(/opens your journal from now on/)).not.toBeInTheDocument();
});

test.each([
  ["email_not_verified", /^The other service does not vouch for this address/],
  ["email_does_not_match", /^That account has a different email address/],
  ["account_already_linked_to_different_user", /^That account opens another journal already/],
  ["access_denied", /^The other service did not let you through/],
])("a refusal over there (%s) is said in words", async (error, words) => {
  serve();
  const screen = await show(`/profile/accounts?error=${error}`);
  await expect.element(screen.getByRole("alert").getByText(words)).toBeVisible();
});

test.each([
  ["too_many", 429, /^Too many attempts/],
  ["unknown_provider", 404, /^This server does not offer it at present/],
])("what the server refuses (%s) before leaving is said, and one stays", async (code, status, words) => {
  const sent = serve(both, () => refusal(code, status));
  const screen = await show();
  await screen.getByRole("button", { name: "Link GitHub" }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(sent).toEqual([
    ["/api/auth/link-social", { provider: "github", callbackURL: "/profile/accounts?linked=github" }],
  ]);
});

test("an answer that is lost is not told as a no: the page asks, and shows what became of it", async () => {
  const methods = { providers: ["oidc"], hasPassword: true, hasPasskey: false };
  serve(methods, () => {
    // It was done, and the answer went astray.
    methods.providers = [];
    throw new TypeError("Failed to fetch");
  });
  const screen = await show();
  await screen.getByRole("button", { name: "Unlink The House" }).click();
  await screen.getByRole("button", { name: "Unlink", exact: true }).click();
  await expect.element(screen.getByText(/it is not known whether it was done/)).toBeVisible();
  await expect.element(screen.getByText("None so far.")).toBeVisible();
});

test("without a network it says so", async () => {
  serve();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const screen = await show();
  await expect.element(screen.getByText(/^You are offline/)).toBeVisible();
});

test("without an answer the page says so and asks again, in each language", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  const screen = await show("/profile/accounts", "fr");
  await expect.element(screen.getByText("Les comptes extérieurs n’ont pas pu être chargés")).toBeVisible();
  serve();
  await screen.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(screen.getByText("The House", { exact: true })).toBeVisible();
});

test("a journal without an account is opened by nothing else", async () => {
  const sent = serve();
  await openJournal({ kind: "device" });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByText(/nothing else opens it\.$/)).toBeVisible();
  expect(sent).toEqual([]);
});
