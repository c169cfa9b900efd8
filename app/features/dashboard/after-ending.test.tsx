import { expect, test } from "vitest";
import { captureRequest } from "#app/lib/capture-request.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { updateProfile } from "#app/store/profile/profile.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { AfterEnding } from "./after-ending.tsx";

const today = "2026-11-23";

const PauseDialog = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    For how long
  </button>
);

test("a page is about nobody in particular; the Game's pause is offered while the Game is neither paused nor off", async () => {
  await openEmptyDeviceJournal();
  const screen = await showPage(<AfterEnding today={today} PauseDialog={PauseDialog} />);
  await screen.getByRole("button", { name: "Write a page" }).click();
  expect(captureRequest.get()).toEqual({ relationshipId: null });

  const door = screen.getByRole("button", { name: "Pause the Game" });
  await door.click();
  await screen.getByRole("button", { name: "For how long" }).click();
  await expect.element(screen.getByRole("button", { name: "For how long" })).not.toBeInTheDocument();
  await updateProfile({ game_pauses: [{ start: today, end: null }] });
  await expect.element(door).not.toBeInTheDocument();
  await updateProfile({ game_pauses: [], game_is_on: false });
  await expect.element(screen.getByRole("button", { name: "Write a page" })).toBeVisible();
  await expect.element(door).not.toBeInTheDocument();
  await updateProfile({ game_is_on: true });
  await expect.element(door).toBeVisible();
});
