import { expect, test } from "vitest";
import type { Setting } from "#domain/admin/server-settings.ts";
import { actPoints } from "#domain/game/rules.ts";
import { serverState } from "../testing/server-state.ts";
import { createOfficeServer, showOffice } from "../testing/show-office.tsx";
import { Component } from "./gamification-page.tsx";

const game: Setting = {
  name: "game_is_on",
  own: true,
  chosen: null,
  inForce: true,
  version: 0,
  changedAt: null,
};
const server = createOfficeServer();

test("the rules stand there as the devices read them, and what the server does not know is said where one would look", async () => {
  server.answer("GET /api/admin/settings", serverState({ settings: [game] }));
  const screen = await showOffice(<Component />);
  await expect.element(screen.getByText(/this server cannot count it, and does not try/)).toBeVisible();
  await expect.element(screen.getByText(/this server does not read journals/)).toBeVisible();
  const rule = screen.getByText("A milestone with words").element().parentElement;
  expect(rule?.textContent).toContain(`${actPoints.milestone} points`);
});

test("the Game is switched off for everyone with a reason, and what that does is said first", async () => {
  server.answer("GET /api/admin/settings", serverState({ settings: [game] }));
  const screen = await showOffice(<Component />);
  await screen.getByRole("button", { name: "Change: The Game" }).click();
  await screen.getByText("Off", { exact: true }).click();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Write a few words")).toBeVisible();
  expect(server.sent).toEqual([]);
  const off = { ...game, chosen: false, inForce: false, version: 1 };
  server.answer("PUT /api/admin/settings/game_is_on", { saved: true, setting: off });
  await screen.getByLabelText("Why").fill("a fault in the rules");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText(/It takes effect with the next request/)).toBeVisible();
  expect(server.sent[0]?.body).toEqual({ value: false, base: 0, reason: "a fault in the rules" });
});

test("without an answer the rules are there all the same, and the switch offers another try", async () => {
  const screen = await showOffice(<Component />);
  await expect.element(screen.getByRole("alert").getByText("The server did not answer.")).toBeVisible();
  await expect.element(screen.getByText("A milestone with words")).toBeVisible();
  server.answer("GET /api/admin/settings", serverState({ settings: [game] }));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("button", { name: "Change: The Game" })).toBeVisible();
});
