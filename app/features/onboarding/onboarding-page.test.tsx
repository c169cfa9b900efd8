import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { Component } from "./onboarding-page.tsx";

test("answers that are not kept keep the page, and lead on once they are", async () => {
  const journal = await openJournal({ kind: "device" });
  const giveRoom = fillDisk(journal);
  const screen = await showPage(<Component />, { pattern: "/onboarding", at: "/onboarding" });
  await screen.getByRole("textbox").fill("Noé");
  for (let step = 0; step < 4; step += 1) await screen.getByRole("button", { name: "Continue" }).click();
  await screen.getByRole("button", { name: "Later" }).click();
  await expect.element(screen.getByText(/Not saved\. This device has no room left/)).toBeVisible();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/onboarding");
  giveRoom();
  await screen.getByRole("button", { name: "Later" }).click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/dashboard");
  expect(journal.views.profiles.current()?.get(journal.personId)?.first_name).toBe("Noé");
});
