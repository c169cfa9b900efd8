import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { v7 } from "uuid";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { CaptureRequest } from "#app/lib/capture-request.ts";
import { deleteDatabase, sharedDatabase } from "#app/lib/journal-names.ts";
import { askAgain, endOpenTransactions } from "#app/lib/put-aside.ts";
import {
  boxLimits,
  dropShared,
  dropSharedFile,
  giveShared,
  putShared,
  readShared,
} from "#app/lib/share/share-box.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { closeJournal, openJournal, requireJournal } from "#app/store/db/journal.ts";
import { eraseRelationship } from "#app/store/relationships/erase.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { everyTable, takeRow } from "#app/store/write/wipe.ts";
import { CaptureHost } from "./capture-host.tsx";
import { type AddPhotos, addLeft } from "./kept-photos.ts";

afterEach(async () => {
  closeJournal();
  await deleteDatabase(sharedDatabase);
});

const picture = (name: string, content: string) => ({
  name,
  type: "image/jpeg",
  blob: new Blob([content], { type: "image/jpeg" }),
});

/** @param addPhotos by default adds all of them at once */
async function openSheet(request: CaptureRequest = {}, addPhotos?: AddPhotos) {
  const added: string[] = [];
  const screen = await render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={await loadAllMessages("en")} timeZone="Europe/Paris">
        <CaptureHost
          request={request}
          addPhotos={async (moment, files, how) => {
            if (addPhotos) return addPhotos(moment, files, how);
            added.push(...files.map(({ name }) => name));
            files.forEach(how.onDone);
            return files.length;
          }}
          onClose={() => undefined}
        />
      </IntlProvider>
    </MemoryRouter>,
  );
  return { screen, added };
}

test("what was shared while nobody was signed in is in the next moment, and gone from the box once that is kept", async () => {
  await putShared({ text: "Two tickets for Thursday", files: [picture("lake.jpg", "1")] });
  await putShared({ text: "https://example.org/song", files: [] });
  await openEmptyDeviceJournal();
  const { screen, added } = await openSheet();
  const text = screen.getByRole("textbox", { name: "What you want to remember" });
  await expect.element(text).toHaveValue("Two tickets for Thursday\n\nhttps://example.org/song");
  await expect.element(screen.getByText(/^From another app/)).toBeVisible();
  // In the draft: only the photo still waits in the box.
  await expect.poll(async () => (await readShared()).map((part) => part.text)).toEqual([""]);
  await screen.getByText("Gentle", { exact: true }).click();
  await screen.getByRole("button", { name: "Keep this moment" }).click();
  await expect.poll(() => added).toEqual(["lake.jpg"]);
  await expect.poll(() => readShared()).toEqual([]);
  const [moment] = await requireJournal().database.table("moments").toArray();
  expect(moment?.text).toBe("Two tickets for Thursday\n\nhttps://example.org/song");
});

test("what was typed before stays above it", async () => {
  await openEmptyDeviceJournal();
  const first = await openSheet();
  await first.screen.getByRole("textbox", { name: "A word" }).fill("mine");
  await first.screen.getByRole("button", { name: "Text" }).click();
  await first.screen.getByRole("textbox", { name: "What you want to remember" }).fill("Half a sent");
  await expect.poll(() => requireJournal().database.drafts.count()).toBe(1);
  await expect.element(first.screen.getByText(/^Draft kept/)).toBeVisible();
  await first.screen.unmount();
  await putShared({ text: "shared", files: [] });
  const { screen } = await openSheet();
  await expect
    .element(screen.getByRole("textbox", { name: "What you want to remember" }))
    .toHaveValue("Half a sent\n\nshared");
  await expect.element(screen.getByRole("textbox", { name: "A word" })).toHaveValue("mine");
});

test("a text that is in the stored draft and still in the box is written once, and leaves the box", async () => {
  await openEmptyDeviceJournal();
  const first = await openSheet();
  await first.screen.getByRole("button", { name: "Text" }).click();
  await first.screen.getByRole("textbox", { name: "What you want to remember" }).fill("Mine\n\nTwo tickets");
  await expect.poll(() => requireJournal().database.drafts.count()).toBe(1);
  await expect.element(first.screen.getByText(/^Draft kept/)).toBeVisible();
  await first.screen.unmount();
  await putShared({ text: "Two tickets", files: [] });
  await putShared({ text: "Two", files: [] });
  const { screen } = await openSheet();
  await expect
    .element(screen.getByRole("textbox", { name: "What you want to remember" }))
    .toHaveValue("Mine\n\nTwo tickets\n\nTwo");
  await expect.poll(() => readShared()).toEqual([]);
});

test("a photo that is taken out does not come again", async () => {
  await putShared({ text: "", files: [picture("a.jpg", "1"), picture("b.jpg", "2")] });
  await openEmptyDeviceJournal();
  const { screen } = await openSheet();
  await screen.getByRole("button", { name: "Remove photo 1, a.jpg" }).click();
  await expect
    .poll(async () => (await readShared()).flatMap(({ files }) => files.map(({ name }) => name)))
    .toEqual(["b.jpg"]);
});

test("looking into the box makes none, also while a sign-out deletes it", async () => {
  for (let round = 0; round < 20; round += 1) {
    await putShared({ text: "x", files: [] });
    await Promise.all([
      readShared(),
      dropShared([1], "files"),
      deleteDatabase(sharedDatabase),
      readShared(),
      dropSharedFile(1, 0),
    ]);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(sharedDatabase);
  }
  expect(await readShared()).toEqual([]);
});

test("the box has an end", async () => {
  for (let at = 0; at < boxLimits.parts; at += 1)
    expect(await putShared({ text: "x", files: [] })).not.toBeNull();
  expect(await putShared({ text: "one more", files: [] })).toBeNull();
});

test("photos that were chosen before the sheet was opened come with its moment", async () => {
  await openEmptyDeviceJournal();
  const { screen, added } = await openSheet({ files: [new File(["1"], "pier.jpg")] });
  await expect.element(screen.getByRole("button", { name: "Remove photo 1, pier.jpg" })).toBeVisible();
  await screen.getByRole("button", { name: "Keep this moment" }).click();
  await expect.poll(() => added).toEqual(["pier.jpg"]);
});

/** Names of the files in the box. */
const inBox = async () => (await readShared()).flatMap(({ files }) => files.map(({ name }) => name));

async function choose(...names: string[]) {
  const input = () => document.querySelector<HTMLInputElement>("input[data-capture-photos]");
  await expect.poll(input).not.toBeNull();
  const files = names.map((name) => new File([name], name, { type: "image/jpeg" }));
  await userEvent.upload(input() as HTMLInputElement, files);
}

test("photos that were chosen wait with the draft: the next sheet shows them, and the box has them until they are added", async () => {
  await openEmptyDeviceJournal();
  const first = await openSheet();
  await choose("pier.jpg", "roof.jpg", "tram.jpg");
  await first.screen.getByRole("button", { name: "Remove photo 2, roof.jpg" }).click();
  await expect.poll(inBox).toEqual(["pier.jpg", "tram.jpg"]);
  await first.screen.unmount();

  const { screen, added } = await openSheet();
  await expect.element(screen.getByText(/^Chosen before/)).toBeVisible();
  await choose("lake.jpg");
  await screen.getByRole("button", { name: "Remove photo 1, pier.jpg" }).click();
  await expect.poll(inBox).toEqual(["tram.jpg", "lake.jpg"]);
  await screen.getByRole("button", { name: "Keep this moment" }).click();
  await expect.poll(() => added).toEqual(["tram.jpg", "lake.jpg"]);
  await expect.poll(inBox).toEqual([]);
});

test("while photos are added to a moment, a new sheet does not show them; those that the disk refused come again", async () => {
  await openEmptyDeviceJournal();
  const waiting: (() => void)[] = [];
  const first = await openSheet({}, async (_, [one, two], { onDone }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (one) onDone(one);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return two ? 1 : 0;
  });
  await choose("pier.jpg", "roof.jpg");
  await expect.poll(inBox).toEqual(["pier.jpg", "roof.jpg"]);
  await first.screen.getByRole("button", { name: "Keep this moment" }).click();
  await expect.poll(() => waiting.length).toBe(1);
  await first.screen.unmount();
  const second = await openSheet();
  await expect.element(second.screen.getByRole("button", { name: "Keep this moment" })).toBeVisible();
  await choose("lake.jpg");
  await expect.poll(inBox).toEqual(["pier.jpg", "roof.jpg", "lake.jpg"]);
  expect(second.screen.getByRole("button", { name: /^Remove photo/ }).elements()).toHaveLength(1);
  await second.screen.unmount();

  waiting[0]?.();
  await expect.poll(inBox).toEqual(["roof.jpg", "lake.jpg"]);
  waiting[1]?.();
  const again = async () => {
    const third = await openSheet();
    await expect.element(third.screen.getByRole("button", { name: /lake\.jpg/ })).toBeVisible();
    const shown = third.screen.getByRole("button", { name: /^Remove photo/ }).elements().length;
    await third.screen.unmount();
    return shown;
  };
  await expect.poll(again).toBe(2);
});

test("photos on their way into a moment are in no sheet, until their moment is gone", async () => {
  const journal = await openEmptyDeviceJournal();
  const id = await putShared({ text: "", files: [picture("pier.jpg", "1")], isChosen: true });
  await putShared({ text: "", files: [picture("lake.jpg", "2")], isChosen: true });
  await giveShared(id ?? 0, v7(), [v7()]);
  const first = await openSheet();
  await expect.element(first.screen.getByRole("button", { name: /lake\.jpg/ })).toBeVisible();
  expect(first.screen.getByRole("button", { name: /pier\.jpg/ }).elements()).toHaveLength(0);
  await expect.element(first.screen.getByText(/^Chosen before.* It waits/)).toBeVisible();
  await first.screen.unmount();
  await addLeft(journal, async () => 1);
  const { screen } = await openSheet();
  await expect.element(screen.getByRole("button", { name: /pier\.jpg/ })).toBeVisible();
  await expect.element(screen.getByText(/^Chosen before.* They wait/)).toBeVisible();
});

test("photos that are chosen one by one, however many, all wait", async () => {
  await openEmptyDeviceJournal();
  const { screen } = await openSheet();
  const names = Array.from({ length: boxLimits.parts + 1 }, (_, at) => `${at}.jpg`);
  for (const [at, name] of names.entries()) {
    await choose(name);
    await expect.poll(async () => (await inBox()).length).toBe(at + 1);
  }
  await screen.getByRole("button", { name: "Remove photo 1, 0.jpg" }).click();
  await expect.poll(inBox).toEqual(names.slice(1));
  for (const name of names.slice(1))
    await screen.getByRole("button", { name: new RegExp(`, ${name}$`) }).click();
  await expect.poll(inBox).toEqual([]);
  await choose("again.jpg");
  await expect.poll(inBox).toEqual(["again.jpg"]);
});

test("a photo that the browser does not keep is on the page, which says so", async () => {
  await openEmptyDeviceJournal();
  for (let at = 0; at < boxLimits.parts; at += 1)
    await putShared({ text: "of somebody else", files: [], owner: v7() });
  const { screen } = await openSheet();
  const said = screen.getByText(/^One photo is on this page only/);
  await choose("pier.jpg");
  await expect.element(screen.getByRole("button", { name: /pier\.jpg/ })).toBeVisible();
  await expect.element(said).toBeVisible();
  expect(await inBox()).toEqual([]);
  await screen.getByRole("button", { name: /pier\.jpg/ }).click();
  await expect.element(said).not.toBeInTheDocument();
});

test("photos that somebody chose are shown to nobody else, and to them again", async () => {
  const [hers, his] = [v7(), v7()];
  await openJournal({ kind: "account", personId: hers });
  const first = await openSheet();
  await choose("pier.jpg");
  await expect.poll(inBox).toEqual(["pier.jpg"]);
  await first.screen.unmount();
  closeJournal();

  const journal = await openJournal({ kind: "account", personId: his });
  await putShared({ text: "", files: [picture("lake.jpg", "1")] });
  const second = await openSheet();
  await expect.element(second.screen.getByRole("button", { name: /lake\.jpg/ })).toBeVisible();
  expect(second.screen.getByRole("button", { name: /pier\.jpg/ }).elements()).toHaveLength(0);
  await second.screen.unmount();
  const [kept] = await readShared();
  await giveShared(kept?.id ?? 0, v7(), [v7()]);
  await addLeft(journal, async () => 1);
  expect((await readShared(his)).map(({ files }) => files[0]?.name)).toEqual(["lake.jpg"]);
  expect((await readShared(hers)).map(({ momentId }) => momentId)).toEqual([expect.any(String), undefined]);
  closeJournal();

  await openJournal({ kind: "account", personId: hers });
  await giveShared(kept?.id ?? 0, null);
  const third = await openSheet();
  await expect.element(third.screen.getByRole("button", { name: /pier\.jpg/ })).toBeVisible();
});

test("no photo of somebody under age waits anywhere", async () => {
  await openEmptyDeviceJournal();
  const made = await createRelationship({ name: "Lou", age: 16 });
  expect(made.ok).toBe(true);
  const { screen } = await openSheet({ relationshipId: null });
  await choose("pier.jpg");
  await expect.poll(inBox).toEqual(["pier.jpg"]);
  await screen.getByRole("combobox", { name: "With" }).selectOptions("Lou");
  await expect.element(screen.getByText(/^No photo is kept of someone under 18/)).toBeVisible();
  await expect.poll(inBox).toEqual([]);
});

test("erasing somebody takes the photos of a moment that was not kept along, and leaves what other apps shared", async () => {
  await openEmptyDeviceJournal();
  const made = await createRelationship({ name: "Lou" });
  await putShared({ text: "", files: [picture("lake.jpg", "1")] });
  const { screen } = await openSheet();
  await choose("pier.jpg");
  await expect.poll(inBox).toEqual(["lake.jpg", "pier.jpg"]);
  await screen.unmount();
  expect(await eraseRelationship(made.ok ? made.row.id : "")).toMatchObject({ ok: true });
  await expect.poll(inBox).toEqual(["lake.jpg"]);
});

test("so does one that another device erased; a tombstone of somebody who was never here takes nothing", async () => {
  const { database } = await openEmptyDeviceJournal();
  const made = await createRelationship({ name: "Lou" });
  if (!made.ok) throw new Error("not written");
  await putShared({ text: "", files: [picture("pier.jpg", "1")], isChosen: true });
  const given = await putShared({ text: "", files: [picture("lake.jpg", "1")] });
  await giveShared(given ?? 0, v7(), [v7()]);
  const erase = (id: string) =>
    database.dexie.transaction("rw", everyTable(database), () =>
      takeRow(database, "relationships", { ...made.row, id, rev: 7, erased: true }),
    );
  await erase(v7());
  expect(await inBox()).toEqual(["pier.jpg", "lake.jpg"]);
  await erase(made.row.id);
  await expect.poll(inBox).toEqual([]);
});

test("a page that is put aside while it writes into the box lets the next one read it", async () => {
  await putShared({ text: "x", files: [] });
  const begin = IDBDatabase.prototype.transaction;
  const beginning = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(function (
    this: IDBDatabase,
    ...asked: Parameters<IDBDatabase["transaction"]>
  ) {
    queueMicrotask(endOpenTransactions);
    return begin.apply(this, asked);
  });
  onTestFinished(() => {
    beginning.mockRestore();
    askAgain();
  });
  await expect(putShared({ text: "", files: [picture("pier.jpg", "1")], isChosen: true })).rejects.toThrow();
  expect((await readShared()).map(({ text }) => text)).toEqual(["x"]);
});

test("so does one that is put aside while it makes the box", async () => {
  const open = IDBFactory.prototype.open;
  const opening = vi.spyOn(IDBFactory.prototype, "open");
  opening.mockImplementationOnce(function (this: IDBFactory, ...asked: Parameters<IDBFactory["open"]>) {
    const request = open.apply(this, asked);
    // After the box's own listener.
    queueMicrotask(() => request.addEventListener("upgradeneeded", endOpenTransactions));
    return request;
  });
  onTestFinished(() => {
    opening.mockRestore();
    askAgain();
  });
  await expect(putShared({ text: "x", files: [] })).rejects.toThrow();
  expect(await readShared()).toEqual([]);
});
