import { beforeEach, expect, test } from "vitest";
import type { ServerState, Setting } from "#domain/admin/server-settings.ts";
import { serverState } from "../testing/server-state.ts";
import { createOfficeServer, showOffice } from "../testing/show-office.tsx";
import { Component } from "./settings-page.tsx";

const signUp: Setting = {
  name: "sign_up",
  own: "open",
  chosen: null,
  inForce: "open",
  version: 0,
  changedAt: null,
};
const closed: Setting = { ...signUp, chosen: "closed", inForce: "closed", version: 1 };
const state = (facts: Partial<ServerState> = {}) => serverState({ settings: [signUp], ...facts });

const server = createOfficeServer();
beforeEach(() => {
  server.answer("GET /api/admin/settings", state());
  server.answer("GET /api/admin/invites", { invites: [] });
});
const show = (locale: "en" | "fr" = "en") => showOffice(<Component />, locale);

async function chooseClosed(reason: string) {
  const screen = await show();
  await screen.getByRole("button", { name: "Change: Sign-up" }).click();
  await screen.getByRole("radio", { name: "Closed" }).click();
  await expect.element(screen.getByText(/No account can be opened in any way/)).toBeVisible();
  if (reason !== "") await screen.getByLabelText("Why").fill(reason);
  await screen.getByRole("button", { name: "Save" }).click();
  return screen;
}

test("a dangerous choice says what it will do, and is not sent without a reason", async () => {
  const screen = await chooseClosed("");
  await expect.element(screen.getByText("Write a few words")).toBeVisible();
  expect(server.sent).toEqual([]);
});

test("a choice is sent with what was seen, told, and taken back by one press", async () => {
  server.answer("PUT /api/admin/settings/sign_up", { saved: true, setting: closed });
  const screen = await chooseClosed("an attack");
  await expect
    .element(screen.getByText(/Sign-up: Closed. It takes effect with the next request/))
    .toBeVisible();
  expect(server.sent[0]?.body).toEqual({ value: "closed", base: 0, reason: "an attack" });
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => server.sent[1]?.body)
    .toEqual({ value: null, base: 1, reason: "Taken back: an attack" });
});

test("what somebody chose meanwhile is shown, and replaced by a second save only", async () => {
  const theirs: Setting = { ...signUp, chosen: "invite", inForce: "invite", version: 4 };
  server.answer("PUT /api/admin/settings/sign_up", { saved: false, setting: theirs });
  const screen = await chooseClosed("an attack");
  await expect.element(screen.getByRole("alert").getByText(/“By invitation” in the meantime/)).toBeVisible();
  await expect.element(screen.getByLabelText("Why")).toHaveValue("an attack");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => server.sent[1]?.body).toMatchObject({ value: "closed", base: 4 });
});

test("without a network nothing is lost of what was typed, and that nobody knows whether it was done is said", async () => {
  const screen = await chooseClosed("an attack");
  await expect
    .element(screen.getByRole("alert").getByText(/did not say whether this was done/))
    .toBeVisible();
  await expect.element(screen.getByLabelText("Why")).toHaveValue("an attack");
});

test("a secret is set or not, and nothing else; a warning names its settings", async () => {
  server.answer(
    "GET /api/admin/settings",
    state({ warnings: [{ code: "not-https", about: ["PUBLIC_URL"] }] }),
  );
  const screen = await show("fr");
  await expect
    .element(screen.getByText(/les mots de passe passent en clair. Voir PUBLIC_URL./))
    .toBeVisible();
  await screen.getByRole("button", { name: "Montrer les 2" }).click();
  await expect.element(screen.getByText("en place")).toBeVisible();
  await expect.element(screen.getByText("3000")).toBeVisible();
});

test("an invitation is revoked with a reason, after it was said that its code never works again", async () => {
  const invite = {
    id: "0194a000-0000-7000-8000-000000000001",
    label: "Friends",
    most: 5,
    used: 2,
    createdAt: "2026-01-01T00:00:00.000Z",
    expiresAt: null,
    revokedAt: null,
  };
  server.answer("GET /api/admin/invites", { invites: [invite] });
  server.answer(`POST /api/admin/invites/${invite.id}/revoke`, { revoked: true });
  const screen = await show();
  await screen.getByRole("button", { name: "Revoke the invitation for Friends" }).click();
  const dialog = screen.getByRole("dialog", { name: "Revoke this invitation?" });
  await expect.element(dialog.getByText(/It cannot be brought back/)).toBeVisible();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect.element(dialog.getByText("Write a few words")).toBeVisible();
  await expect.element(dialog.getByLabelText("Why")).toHaveFocus();
  expect(server.sent).toEqual([]);
  await dialog.getByLabelText("Why").fill("the list went round");
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect.element(screen.getByText("Revoked. Accounts that it opened stay.")).toBeVisible();
  expect(server.sent[0]?.body).toEqual({ reason: "the list went round" });
});
