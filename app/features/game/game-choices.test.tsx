import { expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { en as game } from "./messages.en.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { useGameChoices } from "./use-game-choices.ts";

function Choices({ onClose }: { onClose: () => void }) {
  const choices = useGameChoices([], "2026-11-21");
  return (
    <>
      <Button onClick={() => void choices.switchOff()}>Off</Button>
      <PauseDialog pause={choices.pause} onPaused={choices.sayPaused} onClose={onClose} />
    </>
  );
}

test("a pause that is not kept keeps its question, and one that is says so", async () => {
  const journal = await openJournal({ kind: "device" });
  const giveRoom = fillDisk(journal);
  const onClose = vi.fn();
  const screen = await showPage(<Choices onClose={onClose} />, { words: { game } });
  await screen.getByRole("button", { name: "Pause", exact: true }).click();
  await expect.element(screen.getByText(/Not saved\. This device has no room left/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText("The Game is paused").query()).toBeNull();
  giveRoom();
  await screen.getByRole("button", { name: "Pause", exact: true }).click();
  await expect.element(screen.getByText("The Game is paused")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});
