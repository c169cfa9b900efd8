import { v7 } from "uuid";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { addUpload } from "#app/store/uploads/uploads.ts";
import { createRow } from "#app/store/write/write-row.ts";
import type { Media } from "#domain/media/media.ts";
import { UploadLine } from "./add/upload-line.tsx";
import { en as media } from "./messages.en.ts";
import { Viewer } from "./viewer/viewer.tsx";

const words = { media };
const place = {
  relationship_id: null,
  moment_id: null,
  caption: "",
  position: 0,
  is_cover: false,
  is_blurred: false,
  consent: "unsure",
} as const;
const shown = { kind: "photo", width: 40, height: 30, duration: null, bytes: 900, blur: "" };

async function openPhoto() {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const written = await createRow(journal, "media", { ...place, upload_id: v7() }, { shown });
  if (!written.ok) throw new Error(written.reason);
  const read = () => journal.views.media.current()?.get(written.row.id);
  await expect.poll(read).toBeDefined();
  return { journal, row: written.row, read };
}

const gallery = { relationshipId: null, momentId: null, name: "", isUnderage: false };
const showViewer = (row: Media, onClose = () => undefined) =>
  showPage(<Viewer gallery={gallery} media={[row]} id={row.id} onGo={() => undefined} onClose={onClose} />, {
    words,
  });

test("a caption that is not kept keeps its form and its words", async () => {
  const { journal, row, read } = await openPhoto();
  const screen = await showViewer(row);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("l");
  await screen.getByRole("textbox").fill("The harbour");
  fillDisk(journal);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/Not saved\..*What you wrote is still here/)).toBeVisible();
  await expect.element(screen.getByRole("textbox")).toHaveValue("The harbour");
  expect(read()?.caption).toBe("");
});

test("a photo that could not be deleted is still on screen, which says so", async () => {
  const { journal, row, read } = await openPhoto();
  fillDisk(journal);
  const onClose = vi.fn(() => undefined);
  const screen = await showViewer(row, onClose);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Delete}");
  await expect.element(screen.getByText(/Not saved\. This device has no room left/)).toBeVisible();
  expect([onClose.mock.calls.length, read()?.deleted_at]).toEqual([0, null]);
});

test("a file that is gone from the queue is not said to be taken out of it", async () => {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const file = new Blob(["photo"], { type: "image/jpeg" });
  const added = await addUpload(
    { file, name: "us.jpg", kind: "photo", place, preview: null, poster: null },
    journal,
  );
  if (!added.ok) throw new Error(added.reason);
  const upload = await journal.database.uploads.get(added.id);
  if (!upload) throw new Error("no upload");
  await journal.database.uploads.delete(added.id);
  const onRemoved = vi.fn();
  const screen = await showPage(<UploadLine upload={upload} isFirst onRemoved={onRemoved} />, { words });
  await screen.getByRole("button", { name: media.pending.cancel }).click();
  await expect.element(screen.getByText(/Not done\. It was deleted meanwhile/)).toBeVisible();
  expect(onRemoved).not.toHaveBeenCalled();
});
