import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { v7 } from "uuid";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { addLeft } from "#app/features/moments/capture/kept-photos.ts";
import { deleteDatabase, sharedDatabase } from "#app/lib/journal-names.ts";
import { lockedCopies } from "#app/lib/locked-list.ts";
import { giveShared, putBack, putShared, readShared, type SharedFile } from "#app/lib/share/share-box.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { closeJournal, openJournal } from "#app/store/db/journal.ts";
import { lockCopy } from "#app/store/leaving/locked-copies.ts";
import { updateMedia } from "#app/store/media/media.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { addCapturedPhotos } from "./capture-photos.ts";
import { JournalBanners } from "./journal-banners.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  closeJournal();
  await deleteDatabase(sharedDatabase);
});

async function picture(name: string): Promise<SharedFile> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext("2d")?.fillRect(0, 0, 30, 30);
  return { name, type: "image/png", blob: await canvas.convertToBlob({ type: "image/png" }) };
}

test("photos whose page was left while they were added to their moment are there after the next start, each once", async () => {
  const journal = await openEmptyDeviceJournal();
  const made = await createMoment({ occurred_on: vagueDate("2024-05"), word: "pier" });
  if (!made.ok) throw new Error("not written");
  const files = [await picture("pier.png"), await picture("roof.png")];
  const id = await putShared({ text: "", files, isChosen: true });
  const [first = "", second = ""] = [v7(), v7()];
  await giveShared(id ?? 0, made.row.id, [first, second]);
  // The page ended once the first was added, and before the box knew.
  const added = new File([files[0]?.blob ?? ""], "pier.png", { type: "image/png" });
  const how = { ids: new Map([[added, first]]), onDone: () => undefined };
  expect(await addCapturedPhotos(made.row, [added], how)).toBe(1);
  const captioned = await updateMedia(first, { caption: "At six in the morning" });
  expect(captioned.ok).toBe(true);

  await Promise.all([addLeft(journal, addCapturedPhotos), addLeft(journal, addCapturedPhotos)]);
  const photos = await journal.database.table("media").toArray();
  expect(photos.map((one) => [one.id, one.moment_id, one.caption]).toSorted()).toEqual([
    [first, made.row.id, "At six in the morning"],
    [second, made.row.id, ""],
  ]);
  await expect.poll(() => readShared()).toEqual([]);
});

test("photos on their way into a moment that were locked at a sign-out are added as soon as the copy is opened", async () => {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const made = await createMoment({ occurred_on: vagueDate("2024-05"), word: "pier" });
  if (!made.ok) throw new Error("not written");
  const files = [{ ...(await picture("pier.png")), mediaId: v7() }];
  const lock = { key: btoa("k".repeat(32)), ticket: "one" };
  const ports = { issue: async () => lock, redeem: async () => lock.key };
  const part = { text: "", files, isChosen: true, momentId: made.row.id };
  expect(await lockCopy(journal.database, journal.personId, ports, [part])).toBe("locked");
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ key: lock.key }));

  const screen = await render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={await loadAllMessages("en")} timeZone="Europe/Paris">
        <JournalBanners journal={journal} />
      </IntlProvider>
    </MemoryRouter>,
  );
  await screen.getByRole("button", { name: "Take them back" }).click();
  await expect.poll(() => lockedCopies()).toEqual([]);
  await expect
    .poll(() => journal.database.uploads.toArray())
    .toMatchObject([{ id: files[0]?.mediaId, place: { moment_id: made.row.id } }]);
  await expect.poll(() => readShared()).toEqual([]);
});

test("photos that were left are added to nobody's journal but the one that is open", async () => {
  const journal = await openEmptyDeviceJournal();
  const made = await createMoment({ occurred_on: vagueDate("2024-05"), word: "pier" });
  if (!made.ok) throw new Error("not written");
  const files = [{ ...(await picture("pier.png")), mediaId: v7() }];
  await putBack([{ text: "", files, isChosen: true, momentId: made.row.id }]);
  const add = vi.fn(addCapturedPhotos);
  await openJournal({ kind: "account", personId: v7() });
  await addLeft(journal, add);
  expect(add).not.toHaveBeenCalled();
  expect(await readShared()).toHaveLength(1);
});
