import { v7 } from "uuid";
import { expect, test } from "vitest";
import { paths, patterns } from "#app/paths.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { watchDroppedDrafts } from "#app/store/testing/dropped-drafts.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { Component as AddPage } from "./add-page.tsx";
import { Component as EditPage } from "./edit-page.tsx";
import { EndDialog } from "./page/end-dialog.tsx";
import { PageMenu } from "./page/page-menu.tsx";
import { VeilDialog } from "./page/veil-dialog.tsx";

const today = "2026-11-21";

async function openCamille() {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const written = await createRelationship({ name: "Camille", start_date: vagueDate("2024-02") });
  if (!written.ok) throw new Error(written.reason);
  const { row } = written;
  return { journal, row, read: () => journal.views.relationships.current()?.get(row.id) };
}

test("folding on a full disk keeps the dialog and says why; with room again it is done", async () => {
  const { journal, row, read } = await openCamille();
  const giveRoom = fillDisk(journal);
  let isOpen = true;
  const close = () => {
    isOpen = false;
  };
  const screen = await showPage(<VeilDialog relationship={row} today={today} onClose={close} />);
  const keep = screen.getByRole("button", { name: "Keep this choice" });
  await keep.click();
  await expect.element(screen.getByText(/Not saved\. This device has no room left/)).toBeVisible();
  expect([isOpen, read()?.veil]).toEqual([true, "open"]);
  giveRoom();
  await keep.click();
  await expect.poll(() => [isOpen, read()?.veil]).toEqual([false, "folded"]);
});

test("an ending that is not kept keeps the day that was typed", async () => {
  const { journal, row, read } = await openCamille();
  fillDisk(journal);
  const screen = await showPage(<EndDialog relationship={row} today={today} onClose={() => undefined} />);
  const day = screen.getByRole("textbox").first();
  await day.fill("spring 2025");
  await screen.getByRole("button", { name: "End relationship" }).click();
  await expect.element(screen.getByText(/Not saved\..*no room left/)).toBeVisible();
  await expect.element(day).toHaveValue("spring 2025");
  expect(read()?.status).toBe("ongoing");
});

test("a deletion that is not kept stays on the page, and is done by trying again", async () => {
  const { journal, row, read } = await openCamille();
  const giveRoom = fillDisk(journal);
  const screen = await showPage(<PageMenu relationship={row} today={today} />, {
    at: paths.relationship(row.id),
  });
  await screen.getByRole("button", { name: /Camille/ }).click();
  await screen.getByRole("menuitem", { name: "Delete" }).click();
  await expect.element(screen.getByText("Not saved", { exact: true })).toBeVisible();
  await expect.element(screen.getByTestId("place")).toHaveTextContent(paths.relationship(row.id));
  expect(read()?.deleted_at).toBeNull();
  giveRoom();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent(paths.list);
  expect(read()?.deleted_at).not.toBeNull();
});

test("a form that is not kept says so with its draft, and keeps what was typed", async () => {
  const { journal, row } = await openCamille();
  fillDisk(journal);
  const screen = await showPage(<EditPage />, {
    pattern: patterns.editRelationship,
    at: paths.editRelationship(row.id),
  });
  const notes = screen.getByRole("textbox", { name: "Notes" });
  await notes.fill("What I want to find again.");
  await expect
    .element(screen.getByText(/This draft is on screen only: the device has no room/))
    .toBeVisible();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText(/Not saved\..*What you wrote is still here/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Copy what you wrote" })).toBeVisible();
  await expect.element(notes).toHaveValue("What I want to find again.");
  await expect.element(screen.getByTestId("place")).toHaveTextContent(paths.editRelationship(row.id));
});

test("what was typed of somebody goes with them: whoever leaves right after has them once", async () => {
  const { journal, row } = await openCamille();
  const dropped = watchDroppedDrafts(journal);
  const adding = await showPage(<AddPage />, { pattern: paths.add, at: paths.add });
  await adding.getByRole("textbox", { name: /^Name/ }).fill("Noé");
  await adding.getByRole("button", { name: "Keep this relationship" }).click();
  await expect.poll(() => journal.views.relationships.current()?.size).toBe(2);
  await expect.element(adding.getByTestId("place")).not.toHaveTextContent(paths.add);
  await adding.unmount();
  const editing = await showPage(<EditPage />, {
    pattern: patterns.editRelationship,
    at: paths.editRelationship(row.id),
  });
  await editing.getByRole("textbox", { name: "Notes" }).fill("by the river");
  await editing.getByRole("button", { name: "Save" }).click();
  await expect.element(editing.getByTestId("place")).toHaveTextContent(paths.relationship(row.id));
  expect(dropped).toEqual([
    { key: "relationship:new", with: expect.arrayContaining(["relationships", "outbox"]) },
    { key: `relationship:${row.id}`, with: expect.arrayContaining(["relationships", "outbox"]) },
  ]);
});
