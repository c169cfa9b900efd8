import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { Component } from "./onboarding-page.tsx";

async function show({ at = "/onboarding", firstName = "" } = {}) {
  const journal = await openJournal({ kind: "device" });
  const profile = () => journal.views.profiles.current()?.get(journal.personId);
  if (firstName !== "") {
    await updateProfile({ first_name: firstName });
    await expect.poll(() => profile()?.first_name).toBe(firstName);
  }
  const screen = await showPage(<Component />, { pattern: "/onboarding", at });
  return { journal, profile, screen };
}

test("answers that are not kept keep the page, and lead on once they are", async () => {
  const { journal, profile, screen } = await show();
  const giveRoom = fillDisk(journal);
  await screen.getByRole("textbox", { name: "Your first name" }).fill("Noé");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByText(/Not saved\. This device has no room left/)).toBeVisible();
  await expect.element(screen.getByText("First step of three")).toBeVisible();
  giveRoom();
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByText("Second step of three")).toBeVisible();
  expect(profile()?.first_name).toBe("Noé");
  await screen.getByRole("button", { name: "Continue" }).click();
  await screen.getByRole("button", { name: "Later" }).click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/dashboard");
  expect(profile()?.onboarding_completed).toBe(true);
});

test("a word of one's own is read at once in the sentence it will stand in, and kept", async () => {
  const { profile, screen } = await show();
  await expect.element(screen.getByText("“Together for two years.”")).toBeVisible();
  await screen.getByRole("radio", { name: "Another…" }).click();
  await screen.getByRole("textbox", { name: "Another word, your own" }).fill("soleil");
  await expect.element(screen.getByText("“Soleil, together for two years.”")).toBeVisible();
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByText("Second step of three")).toBeVisible();
  expect(profile()?.partner_word).toBe("soleil");
});

test("a reload stays on its step, and a name given at the sign-up is not asked again", async () => {
  const { screen } = await show({ at: "/onboarding?step=2", firstName: "Alix" });
  await expect.element(screen.getByRole("heading", { name: "Is this device yours alone?" })).toBeVisible();
  await screen.getByRole("button", { name: "Back", exact: true }).click();
  await expect.element(screen.getByRole("heading", { name: "Which word is yours?" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Your first name" }).elements()).toHaveLength(0);
  await expect.element(screen.getByRole("button", { name: "EN, English" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Leave offline mode" })).toBeVisible();
});
