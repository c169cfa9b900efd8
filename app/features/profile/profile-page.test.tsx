import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { Component } from "./profile-page.tsx";

async function show() {
  const journal = await openJournal({ kind: "device" });
  const profile = () => journal.views.profiles.current()?.get(journal.personId);
  return { journal, profile, screen: await showPage(<Component />) };
}

test("a name that is too long is said at its field, and the form says that nothing was saved", async () => {
  const { screen, profile } = await show();
  const name = screen.getByRole("textbox", { name: "First name" });
  await name.fill("a".repeat(81));
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByText("80 characters at most.")).toBeVisible();
  await expect.element(screen.getByText(/Not saved\. Something here cannot be kept as it is/)).toBeVisible();
  await expect.element(name).toHaveValue("a".repeat(81));
  expect(profile()?.first_name).not.toBe("a".repeat(81));
});

test("a switch that is not kept stays where it was, says so, and moves on a second try", async () => {
  const { screen, journal, profile } = await show();
  const before = profile()?.game_is_on;
  const giveRoom = fillDisk(journal);
  const game = screen.getByRole("switch", { name: "The Game is on" });
  await game.click();
  await expect.element(screen.getByText("Not saved", { exact: true })).toBeVisible();
  expect(profile()?.game_is_on).toBe(before);
  giveRoom();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => profile()?.game_is_on).toBe(!before);
});
