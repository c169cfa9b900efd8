import { v7 } from "uuid";
import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { buildMedia } from "#domain/fixtures/journal.ts";
import { en as media } from "../messages.en.ts";
import { forgetPicked, reportTaken, startReading } from "./picked.ts";
import { UploadSheet } from "./upload-sheet.tsx";

afterEach(forgetPicked);

const photo = buildMedia(1);
const file = new File(["12"], "pier.jpg", { type: "image/jpeg" });
const gallery = { relationshipId: null, momentId: null, name: "Camille", isUnderage: false };

/** A sheet in which one chosen photo has arrived. */
async function show() {
  await openJournal({ kind: "account", personId: v7() });
  startReading(1);
  reportTaken(file, { ok: true, id: photo.id });
  const onClose = vi.fn();
  const sheet = (
    <UploadSheet
      gallery={gallery}
      content={{ media: [photo], uploads: [] }}
      onFiles={() => undefined}
      onClose={onClose}
    />
  );
  return { screen: await showPage(sheet, { words: { media } }), onClose };
}

test("once every photo is there, the sheet is closed by a button that says so", async () => {
  const { screen, onClose } = await show();
  await screen.getByRole("button", { name: "Done" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test("while one is on its way, and where one was not taken, nothing is said to be done", async () => {
  startReading(1);
  const { screen } = await show();
  await expect.element(screen.getByText(/One kept, one on its way\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Done" }).query()).toBeNull();
  reportTaken(file, { ok: false, reason: "too_large" });
  await expect.element(screen.getByText(/One kept, one not added\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Done" }).query()).toBeNull();
});
