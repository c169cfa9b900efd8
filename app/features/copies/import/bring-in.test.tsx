import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { requireJournal } from "#app/store/db/journal.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import type { JournalFile } from "#domain/copy/journal-file.ts";
import { makeCopy } from "#domain/copy/make-copy.ts";
import { buildMoment, buildRelationship, emptyJournal, idAt } from "#domain/fixtures/journal.ts";
import { Component } from "../copies-page.tsx";

const person = (id: number, name: string) => buildRelationship(id, { name });
const walk = buildMoment(1, "2024-05", { relationship_id: person(1, "").id, word: "walk" });

function fileOf(names: readonly string[], change: (copy: JournalFile) => object = (copy) => copy): File {
  const relationships = names.map((name, at) => person(at + 1, name));
  const copy = makeCopy(
    {
      journal: { ...emptyJournal, relationships, moments: [walk] },
      profile: null,
      versions: new Map(),
      owner: idAt("2025-01-01T00:00:00Z", 0),
      preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
      madeAt: "2026-11-21T10:00:00.000Z",
      today: "2026-11-21",
      aliasWords: { person: "Person", writer: "me" },
    },
    wholeCopy,
  );
  return new File([JSON.stringify(change({ ...copy }))], "tendre.json", { type: "application/json" });
}

async function show() {
  await openEmptyDeviceJournal();
  const screen = await showPage(<Component />);
  const bring = (file: File) => userEvent.upload(screen.getByLabelText("Choose a file").last(), file);
  const names = async () =>
    (await requireJournal().database.table("relationships").toArray())
      .filter(({ deleted_at }) => !deleted_at)
      .map(({ name }) => name);
  return { screen, bring, names };
}

test("a copy is looked at first, brought in on a yes, and undone as a whole", async () => {
  const { screen, bring, names } = await show();
  await bring(
    fileOf(["Alma", "Noé"], (copy) => ({
      ...copy,
      moments: [{ ...walk, history: [{ rev: 1 }, { rev: 2 }] }],
    })),
  );
  await expect.element(screen.getByText("2 people and one moment", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/earlier versions of one moment stay in the file/)).toBeVisible();
  expect(await names()).toEqual([]);
  await screen.getByRole("checkbox", { name: /^Noé/ }).click();
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: one person and one moment\./)).toBeVisible();
  expect(await names()).toEqual(["Alma"]);
  await screen.getByRole("button", { name: "Undo it" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Undo it" }).click();
  await expect.element(screen.getByText(/^Undone .*: 2 entries to the trash/)).toBeVisible();
  await expect.element(screen.getByText(/^Brought in: /)).not.toBeInTheDocument();
  expect(await names()).toEqual([]);
});

test("more people than the plan keeps are said before, and can be left out", async () => {
  const { screen, bring, names } = await show();
  await createRelationship({ name: "Here" });
  await bring(fileOf(["Alma", "Noé", "Zoé"]));
  await expect
    .element(screen.getByText(/Your plan keeps 3 relationships: one person too many/))
    .toBeVisible();
  expect(screen.getByRole("button", { name: "Bring it in" }).query()).toBeNull();
  await screen.getByRole("checkbox", { name: /^Zoé/ }).click();
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: 2 people/)).toBeVisible();
  expect((await names()).toSorted()).toEqual(["Alma", "Here", "Noé"]);
});

test("what a file says wrongly is told entry by entry, and what cannot be read is refused in words", async () => {
  const { screen, bring, names } = await show();
  await bring(
    fileOf(["Alma", "Noé"], (copy) => ({
      ...copy,
      relationships: [{ ...copy.relationships[0], rating: 9 }],
      moments: [
        { ...walk, occurred_on: "2199" },
        { id: "none", word: "second" },
      ],
    })),
  );
  await expect
    .element(screen.getByText("Moment 1 “walk” lies in the future. The file says “2199”. It stays out."))
    .toBeVisible();
  await expect
    .element(
      screen.getByText("Person 1 “Alma” has the rating outside 1 to 5. The file says “9”.", { exact: false }),
    )
    .toBeVisible();
  await expect
    .element(screen.getByText("Moment 2 “second” has an id that is not valid. It stays out."))
    .toBeVisible();
  await bring(new File(['{"format": "tendre-journal", "version": 1, "moments": ['], "half.json"));
  await expect.element(screen.getByText(/ends in the middle.*Your journal is unchanged/)).toBeVisible();
  await bring(fileOf(["Alma"], (copy) => ({ ...copy, version: 3 })));
  await expect.element(screen.getByText(/later version of Tendre \(layout 3\)/)).toBeVisible();
  expect(await names()).toEqual([]);
});

/** The installed app, opened with this file (as the browser hands it over once the page asks). */
function openedWith(getFile: () => Promise<File>) {
  const setConsumer = (consumer: (params: object) => void) => consumer({ files: [{ getFile }] });
  vi.stubGlobal("launchQueue", { setConsumer });
}

test("a copy that the app was opened with is looked at like a chosen one", async () => {
  openedWith(async () => fileOf(["Alma", "Noé"]));
  const { screen, names } = await show();
  await expect.element(screen.getByText("2 people and one moment", { exact: true })).toBeVisible();
  expect(await names()).toEqual([]);
});

test("one that is gone by then is said, and nothing changed", async () => {
  openedWith(() => Promise.reject(new DOMException("gone", "NotFoundError")));
  const { screen } = await show();
  await expect.element(screen.getByRole("alert")).toBeVisible();
});
