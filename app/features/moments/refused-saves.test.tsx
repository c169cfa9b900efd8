import { v7 } from "uuid";
import { expect, test, vi } from "vitest";
import { paths, patterns } from "#app/paths.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createMoment, deleteMoment } from "#app/store/moments/moments.ts";
import { watchDroppedDrafts } from "#app/store/testing/dropped-drafts.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { CaptureHost } from "./capture/capture-host.tsx";
import { Component as EditMomentPage } from "./edit-moment-page.tsx";
import { en as moments } from "./messages.en.ts";
import { Component as MomentPage } from "./moment-page.tsx";
import { MoveDialog } from "./page/move-dialog.tsx";
import { Component as TrashPage } from "./trash-page.tsx";

async function openQuiet() {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const written = await createMoment({ occurred_on: vagueDate("2026-11-20"), word: "quiet" });
  if (!written.ok) throw new Error(written.reason);
  const { row } = written;
  return { journal, row, read: () => journal.views.moments.current()?.get(row.id) };
}

test("a moment that is not kept stays in its sheet, and is kept once there is room", async () => {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const giveRoom = fillDisk(journal);
  const onClose = vi.fn();
  const screen = await showPage(<CaptureHost request={{}} addPhotos={async () => 0} onClose={onClose} />);
  await screen.getByRole("textbox", { name: /word/i }).fill("lighthouse");
  await screen.getByRole("button", { name: "Keep this moment" }).click();
  await expect.element(screen.getByText(/Not saved\. This device has no room left/)).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: /word/i })).toHaveValue("lighthouse");
  expect([onClose.mock.calls.length, journal.views.moments.current()?.size ?? 0]).toEqual([0, 0]);
  giveRoom();
  await screen.getByRole("button", { name: "Keep this moment" }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect([...(journal.views.moments.current()?.values() ?? [])].map(({ word }) => word)).toEqual([
    "lighthouse",
  ]);
});

test("what was typed of a moment goes with it: whoever leaves right after keeps the moment once", async () => {
  const { journal, row } = await openQuiet();
  const dropped = watchDroppedDrafts(journal);
  const onClose = vi.fn();
  const sheet = await showPage(<CaptureHost request={{}} addPhotos={async () => 0} onClose={onClose} />);
  await sheet.getByRole("textbox", { name: /word/i }).fill("lighthouse");
  await sheet.getByRole("button", { name: "Keep this moment" }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await sheet.unmount();
  const form = await showPage(<EditMomentPage />, {
    pattern: patterns.editMoment,
    at: paths.editMoment(row.id),
  });
  await form.getByRole("textbox", { name: /word/i }).fill("storm");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(form.getByTestId("place")).toHaveTextContent(paths.moment(row.id));
  expect(dropped).toEqual([
    { key: "moment:new", with: expect.arrayContaining(["moments", "outbox"]) },
    { key: `moment:${row.id}`, with: expect.arrayContaining(["moments", "outbox"]) },
  ]);
});

test("a move of a moment that is gone says so, and says nothing of a move", async () => {
  const { journal, row } = await openQuiet();
  const other = { ...row, relationship_id: v7() };
  await journal.database.table("moments").delete(row.id);
  const screen = await showPage(<MoveDialog moment={other} onClose={() => undefined} />, {
    words: { moments },
  });
  await screen.getByRole("button", { name: "Move" }).click();
  await expect.element(screen.getByText(/Not saved\. It was deleted meanwhile/)).toBeVisible();
  expect(screen.getByText("No longer tied to anyone").query()).toBeNull();
});

test("a deletion that is not kept stays on the moment's page", async () => {
  const { journal, row, read } = await openQuiet();
  const screen = await showPage(<MomentPage />, { pattern: patterns.moment, at: paths.moment(row.id) });
  await screen.getByRole("button", { name: "Other actions" }).click();
  fillDisk(journal);
  await screen.getByRole("menuitem", { name: "Delete" }).click();
  await expect.element(screen.getByText("Not saved", { exact: true })).toBeVisible();
  await expect.element(screen.getByTestId("place")).toHaveTextContent(paths.moment(row.id));
  expect(read()?.deleted_at).toBeNull();
});

test("what does not come back from the trash is still in it, and a disk that fails is told", async () => {
  const { journal, row } = await openQuiet();
  const deleted = await deleteMoment(row.id);
  if (!deleted.ok) throw new Error(deleted.reason);
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const screen = await showPage(<TrashPage />);
  const restore = screen.getByRole("button", { name: /quiet/ });
  await expect.element(restore).toBeVisible();
  fillDisk(journal, new Error("the disk cannot be read"));
  await restore.click();
  await expect.element(screen.getByText(/The browser did not keep it/)).toBeVisible();
  await expect.element(restore).toBeVisible();
  errors.mockRestore();
});
