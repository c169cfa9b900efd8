import { Dexie } from "dexie";
import { expect, onTestFinished, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { readRow } from "#app/store/db/journal-rows.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { addUpload } from "#app/store/uploads/uploads.ts";
import { createRow } from "#app/store/write/write-row.ts";
import { copyLimit } from "#domain/copy/journal-file.ts";
import { idAt, vagueDate } from "#domain/fixtures/journal.ts";
import { Component } from "./copies-page.tsx";

test("what is in the copy is said, what is closed stays out until it is opened, and its name is not shown before", async () => {
  await openEmptyDeviceJournal();
  const shown = await createRelationship({ name: "Alma" });
  const sealed = await createRelationship({ name: "Zoé", veil: "sealed" });
  if (!shown.ok || !sealed.ok) throw new Error("not written");
  for (const { row } of [shown, sealed]) {
    await createMoment({ occurred_on: vagueDate("2024-05"), relationship_id: row.id, text: "A walk" });
  }
  const screen = await showPage(<Component />);
  await expect
    .element(screen.getByText("In it: one person and one moment, and what you say about yourself."))
    .toBeVisible();
  await expect
    .element(
      screen.getByText(
        /Left out: one person and one moment\. Left closed, unless opened for this copy: one relationship folded away or sealed/,
      ),
    )
    .toBeVisible();
  await screen.getByRole("button", { name: "Choose what goes in" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "Alma" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Zoé" }).query()).toBeNull();
  await screen.getByRole("checkbox", { name: "The relationship folded away or sealed" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "Zoé" })).toBeChecked();
  await expect.element(screen.getByText(/^In it: 2 people and 2 moments/)).toBeVisible();
  await screen.getByRole("checkbox", { name: "Alma" }).click();
  await expect.element(screen.getByText(/^In it: one person and one moment/)).toBeVisible();
  await screen.getByRole("button", { name: "Take a copy" }).click();
  await expect.element(screen.getByText(/^tendre-.*\.json, \d+ kB, is in your downloads\.$/)).toBeVisible();
});

test("the copy waits for conversations, and offers nothing before they are counted", async () => {
  const journal = await openEmptyDeviceJournal();
  const { database } = journal;
  const talk = await createRow(journal, "conversations", { title: "The harbour" });
  if (!talk.ok) throw new Error(talk.reason);
  const words = { conversation_id: talk.row.id, question: "The harbour?", replies: [] };
  expect(await createRow(journal, "turns", words)).toMatchObject({ ok: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = database.dexie.transaction("rw", database.rows("turns"), () => Dexie.waitFor(promise));
  const screen = await showPage(<Component />);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await database.meta.count();
  expect(screen.getByRole("heading", { level: 2 }).elements()).toEqual([]);
  resolve();
  await held;
  await expect.element(screen.getByText(/^In it: one conversation with LISA/)).toBeVisible();
});

test("a copy too long to be brought in is made, and is said to come back in parts", async () => {
  const journal = await openEmptyDeviceJournal();
  const moment = await createMoment({ occurred_on: vagueDate("2024-05"), text: "" });
  if (!moment.ok) throw new Error("not written");
  await journal.database.rows("moments").update(moment.row.id, { text: "a".repeat(copyLimit) });
  const screen = await showPage(<Component />);
  await screen.getByRole("button", { name: "Take a copy" }).click();
  await expect
    .element(screen.getByText(/\.json, 64 MB, is in your downloads\.$/), { timeout: 60_000 })
    .toBeVisible();
  await expect
    .element(screen.getByText(/^This copy holds more text than .* reads at once \(64 MB\)/))
    .toBeVisible();
}, 90_000);

async function givePlus(): Promise<void> {
  const journal = await openEmptyDeviceJournal();
  const at = "2026-11-20T10:00:00.000Z";
  const record = { id: journal.personId, rev: 1, created_at: at, updated_at: at, deleted_at: null };
  const plan = { subscription_plan: "plus", subscription_status: "active" };
  await journal.database.table("profiles").put(readRow("profiles", { ...record, ...plan }));
}

test("a ZIP that does not come about leaves no empty file to be taken for one, and its name is no older copy's", async () => {
  await givePlus();
  await createRelationship({ name: "Alma" });
  let suggested = "";
  const left = new Set<string>();
  const picker = async ({ suggestedName }: { suggestedName: string }) => {
    suggested = suggestedName;
    left.add(suggestedName);
    const getFile = async () => new File([], suggestedName);
    // Its functions cannot go to the worker: nothing is written.
    return { name: suggestedName, getFile, remove: async () => void left.delete(suggestedName) } as never;
  };
  window.showSaveFilePicker = picker;
  onTestFinished(() => void Reflect.deleteProperty(window, "showSaveFilePicker"));
  const screen = await showPage(<Component />);
  await screen.getByRole("radio", { name: /^A ZIP/ }).click();
  await screen.getByRole("button", { name: "Take the ZIP" }).click();
  await expect.element(screen.getByText(/^The ZIP could not be made/)).toBeVisible();
  expect(suggested).toMatch(/^tendre-\d{4}-\d\d-\d\d-\d{4}\.zip$/);
  expect([...left]).toEqual([]);
});

test("what the account does not have yet is said to come from here, and what could not be had is named", async () => {
  // A dialog for the file would wait for somebody.
  Reflect.deleteProperty(window, "showSaveFilePicker");
  const journal = await openEmptyDeviceJournal();
  const at = "2026-11-20T10:00:00.000Z";
  const record = { id: journal.personId, rev: 1, created_at: at, updated_at: at, deleted_at: null };
  const plan = { subscription_plan: "plus", subscription_status: "active" };
  await journal.database.table("profiles").put(readRow("profiles", { ...record, ...plan }));
  const place = { relationship_id: null, moment_id: null, position: 0, is_cover: false, is_blurred: false };
  const said = { ...place, caption: "The harbour", consent: "unsure" } as const;
  const file = new Blob(["photo"], { type: "image/jpeg" });
  const photo = { name: "us.jpg", kind: "photo", preview: null, poster: null } as const;
  await addUpload({ ...photo, file, place: { ...said, caption: "us" } });
  const facts = { kind: "photo", width: 4, height: 3, duration: null, bytes: 9, blur: "" };
  await createRow(journal, "media", { ...said, upload_id: idAt(at, 1) }, { shown: facts });
  const screen = await showPage(<Component />);
  await screen.getByRole("radio", { name: /^A ZIP/ }).click();
  await expect.element(screen.getByText(/^In it: 2 photos and videos/)).toBeVisible();
  await expect.element(screen.getByText(/^One photo or video is not in your account yet/)).toBeVisible();
  await screen.getByRole("button", { name: "Take the ZIP" }).click();
  await expect
    .element(screen.getByText(/^The file of one photo or video could not be fetched/))
    .toBeVisible();
  await screen.getByText("Which one").click();
  await expect.element(screen.getByText(/The harbour$/)).toBeVisible();
});
