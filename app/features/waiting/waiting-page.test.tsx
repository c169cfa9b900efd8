import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { closeJournal, openJournal } from "#app/store/db/journal.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { createRelationship, updateRelationship } from "#app/store/relationships/relationships.ts";
import { addUpload } from "#app/store/uploads/uploads.ts";
import { applyRow } from "#app/store/write/apply-row.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { Component } from "./waiting-page.tsx";

afterEach(() => closeJournal());

async function show() {
  return render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={await loadAllMessages("en")} timeZone="Europe/Paris">
        <Component />
      </IntlProvider>
    </MemoryRouter>,
  );
}

/** A refused op of a moment, as the drain leaves it. */
async function refuseMoment(details: Readonly<Record<string, string>> = {}) {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const { database } = journal;
  await createMoment({ occurred_on: vagueDate("2026-11-20"), word: "quiet" });
  const [waiting] = await database.outbox.toArray();
  if (!waiting) throw new Error("nothing was written");
  const { op, seq } = waiting;
  await database.dexie.transaction("rw", database.outbox, database.refusedOps, async () => {
    await database.outbox.delete(seq);
    await database.refusedOps.put({
      opId: op.opId,
      seq,
      op,
      code: "validation",
      details,
      refusedAt: op.at,
      isKept: false,
    });
  });
  return { journal, id: op.id };
}

test("a journal in step says that nothing waits", async () => {
  await openJournal({ kind: "account", personId: v7() });
  const screen = await show();
  await expect.element(screen.getByText("Everything is up to date. Nothing is waiting.")).toBeVisible();
});

test("what was refused says why, and offers its page, another try, to stay here, or to go", async () => {
  const { journal, id } = await refuseMoment();
  const screen = await show();
  const list = screen.getByRole("region", { name: "One change could not be sent" });
  await expect.element(list.getByText("A moment: quiet")).toBeVisible();
  await expect.element(list.getByText("One of its fields cannot be kept as it is.")).toBeVisible();
  await expect
    .element(list.getByRole("link", { name: "Edit" }))
    .toHaveAttribute("href", `/moments/${id}/edit`);
  await list.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("list", { name: "On their way" })).toBeVisible();
  expect(await journal.database.refusedOps.count()).toBe(0);
  expect((await journal.database.outbox.toArray()).map(({ op }) => op.id)).toEqual([id]);
});

test("a photo that was refused can be tried again", async () => {
  const { database } = await openJournal({ kind: "account", personId: v7() });
  const blob = new Blob(["12"], { type: "image/jpeg" });
  const place = {
    relationship_id: null,
    moment_id: null,
    caption: "",
    position: 0,
    is_cover: false,
    is_blurred: false,
    consent: "unsure" as const,
  };
  const added = await addUpload({
    file: blob,
    name: "pier.jpg",
    kind: "photo",
    place,
    preview: null,
    poster: null,
  });
  if (!added.ok) throw new Error(added.reason);
  await database.uploads.update(added.id, { state: "refused", problem: "storage_limit" });
  const screen = await show();
  const list = screen.getByRole("region", { name: "One change needs you" });
  await expect.element(list.getByText("pier.jpg")).toBeVisible();
  await list.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("list", { name: "On their way" })).toBeVisible();
  expect(await database.uploads.get(added.id)).toMatchObject({ state: "waiting", problem: null });
});

test("what the server told of a field is said: which, and that the clock may be wrong", async () => {
  await refuseMoment({ occurred_on: "date_in_future" });
  const screen = await show();
  const said = "When: this date lies in the future for the server. Is the clock of this device right?";
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(screen.getByText("One of its fields").elements()).toEqual([]);
});

test("two fields of one relationship that were written in two places are told apart", async () => {
  const { database, personId } = await openJournal({ kind: "account", personId: v7() });
  const at = "2026-11-20T08:00:00.000Z";
  const record = { user_id: personId, rev: 9, created_at: at, updated_at: at, deleted_at: null };
  const id = v7();
  const origin = { table: "relationships", row_id: id, device_id: v7(), op_id: v7(), at, base_value: null };
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    await applyRow(database, "relationships", { id, ...record, name: "Camille" });
    for (const field of ["notes", "meeting_place"])
      await applyRow(database, "conflicts", { id: v7(), field, value: "elsewhere", ...origin, ...record });
  });
  const screen = await show();
  const list = screen.getByRole("region", { name: "2 changes need you" });
  await expect.element(list.getByText("Camille: the notes, in two versions")).toBeVisible();
  await expect.element(list.getByText("Camille: the meeting place, in two versions")).toBeVisible();
});

test("what is kept on this device is not asked about again", async () => {
  const { journal } = await refuseMoment();
  const screen = await show();
  await screen.getByRole("button", { name: "Keep on this device" }).click();
  await expect.element(screen.getByText("Everything is up to date. Nothing is waiting.")).toBeVisible();
  expect(await journal.database.refusedOps.count()).toBe(1);
});

/** A journal with these relationships in it and nothing that waits. */
async function openWith(names: readonly string[]) {
  const { database } = await openJournal({ kind: "account", personId: v7() });
  const ids: string[] = [];
  for (const name of names) {
    const made = await createRelationship({ name });
    if (!made.ok) throw new Error(made.reason);
    ids.push(made.row.id);
  }
  await database.outbox.clear();
  return { database, ids };
}

test("one act on many is one line; two changes that are alike are two", async () => {
  const { ids } = await openWith(["Camille", "Noé", "Inès", "Sam", "Ada", "Léo"]);
  for (const id of ids.slice(0, 4)) await updateRelationship(id, { lisa_may_read: true });
  for (const id of ids.slice(4)) await updateRelationship(id, { notes: "by the river" });
  const screen = await show();
  await expect.element(screen.getByText("Camille and 3 others")).toBeVisible();
  const rows = screen.getByRole("listitem").elements();
  expect(rows.map((row) => row.textContent?.split("changed,")[0])).toEqual([
    "Camille and 3 others",
    "Ada",
    "Léo",
  ]);
});

test("three changes of one person are not three people", async () => {
  const { database, ids } = await openWith(["Camille"]);
  for (const id of ids) await updateRelationship(id, { notes: "by the river" });
  const [first] = await database.outbox.toArray();
  if (!first) throw new Error("nothing was written");
  for (const seq of [first.seq + 1, first.seq + 2])
    await database.outbox.add({ ...first, seq, op: { ...first.op, opId: v7() } });
  const screen = await show();
  await expect.element(screen.getByText("3 changes are on their way.")).toBeVisible();
  const rows = screen.getByRole("listitem").elements();
  expect(rows.map((row) => row.textContent?.split("changed,")[0])).toEqual(["Camille", "Camille", "Camille"]);
});

test("a long list counts the changes it does not show, also those of one line", async () => {
  const { ids } = await openWith(["Camille", "Noé", "Inès", "Sam"]);
  for (const _ of Array(50)) await createMoment({ occurred_on: vagueDate("2026-11-20"), word: "quiet" });
  for (const id of ids) await updateRelationship(id, { lisa_may_read: true });
  const screen = await show();
  await expect.element(screen.getByText("and 4 more")).toBeVisible();
});

test("what waits to leave is told in its order, with its name", async () => {
  await openJournal({ kind: "account", personId: v7() });
  for (const name of ["Camille", "Noé"]) await createRelationship({ name });
  await createMoment({ occurred_on: vagueDate("2026-11-20"), word: "quiet" });
  const screen = await show();
  await expect.element(screen.getByText("3 changes are on their way.")).toBeVisible();
  const rows = screen.getByRole("listitem").elements();
  expect(rows.map((row) => row.textContent?.split("new,")[0])).toEqual(["Camille", "Noé", "A moment: quiet"]);
});

test("a conflict of which the server cannot say what it is about is named, and closes no page", async () => {
  const { database } = await openJournal({ kind: "account", personId: v7() });
  const now = new Date().toISOString();
  const fields = ["table", "field", "value", "base_value", "device_id", "at"];
  const row = {
    ...Object.fromEntries(fields.map((field) => [field, null])),
    ...{ id: v7(), row_id: v7(), op_id: v7(), rev: 4, created_at: now, updated_at: now, deleted_at: null },
    unreadable: fields,
  };
  await database.dexie.transaction("rw", database.dexie.tables, () => applyRow(database, "conflicts", row));
  const screen = await show();
  const list = screen.getByRole("region", { name: "One text cannot be read" });
  await expect.element(list.getByText("A choice between two versions")).toBeVisible();
  await expect.element(list.getByText("One of two versions")).toBeVisible();
});

test("a text that the server cannot read is named, and what this device still has of it stays", async () => {
  const { database } = await openJournal({ kind: "account", personId: v7() });
  await createRelationship({ name: "Camille", notes: "still here" });
  const [row] = await database.rows("relationships").toArray();
  if (!row) throw new Error("nothing was written");
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    await database.outbox.clear();
    await applyRow(database, "relationships", { ...row, rev: 4, notes: "", unreadable: ["notes"] });
  });
  const screen = await show();
  const list = screen.getByRole("region", { name: "One text cannot be read" });
  await expect.element(list.getByText("Camille")).toBeVisible();
  await expect.element(list.getByText("Some of what you wrote there")).toBeVisible();
  await expect
    .element(list.getByRole("link", { name: "Look at it" }))
    .toHaveAttribute("href", `/boyfriends/${row.id}`);
  expect(await database.rows("relationships").get(row.id)).toMatchObject({ rev: 4, notes: "still here" });
  await expect.element(screen.getByText("Everything is in step.")).not.toBeInTheDocument();
});
