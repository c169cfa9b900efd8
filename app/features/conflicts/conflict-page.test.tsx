import "#app/styles.css";
import { MemoryRouter, Route, Routes } from "react-router";
import { IntlProvider } from "use-intl/react";
import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { Language } from "#app/lib/i18n/language.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { paths, patterns } from "#app/paths.ts";
import { closeJournal, openJournal } from "#app/store/db/journal.ts";
import { applyRow } from "#app/store/write/apply-row.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { Component } from "./conflict-page.tsx";

afterEach(() => closeJournal());

type Met = {
  table: SyncedTableName;
  stored: Record<string, unknown>;
  other: Record<string, unknown>;
  /** What lies beside the stored row was written on this device. */
  isOwn?: boolean;
};

/** An edit of another device that conflicts with the stored row; renders the conflict's page. */
async function meet({ table, stored, other, isOwn = false }: Met, language: Language = "en") {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const [id, opId, first] = [v7(), v7(), v7()];
  const deviceId = isOwn ? journal.deviceId : v7();
  const at = "2026-11-20T08:00:00.000Z";
  const record = { user_id: journal.personId, rev: 9, created_at: at, updated_at: at, deleted_at: null };
  const { database } = journal;
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    await applyRow(database, table, { id, ...record, ...stored });
    for (const [index, [field, value]] of Object.entries(other).entries()) {
      const about = { table, row_id: id, field, value, base_value: stored[field] ?? null };
      const kept = { device_id: deviceId, at, op_id: opId, ...about, ...record };
      await applyRow(database, "conflicts", { id: index === 0 ? first : v7(), ...kept });
    }
  });
  const screen = await render(
    <MemoryRouter initialEntries={[paths.conflict(first)]}>
      <IntlProvider locale={language} messages={await loadAllMessages(language)} timeZone="Europe/Paris">
        <Routes>
          <Route path={patterns.conflict} element={<Component />} />
          <Route path={paths.waiting} element={<p>What waits is here</p>} />
        </Routes>
      </IntlProvider>
    </MemoryRouter>,
  );
  return {
    screen,
    row: () => database.rows(table).get(id),
    open: async () =>
      (await database.table("conflicts").toArray()).filter((one) => one.deleted_at === null).length,
  };
}

const place = { geoname_id: 7, country: "FR", lat: 45, lon: 4 };
const every: readonly (Met & { title: string; words: readonly string[] })[] = [
  {
    table: "relationships",
    stored: { name: "Camille", city: "Nice", city_place: null },
    other: { city: "Lyon", city_place: place },
    title: "Camille: the city and its place on the map, in two versions",
    words: ["Lyon", "France", "Nice"],
  },
  {
    table: "moments",
    stored: { word: "Tide", occurred_on: "2020-05", text: "the sea was grey" },
    other: { text: "the sea was green" },
    title: "Tide: the text, in two versions",
    words: ["green", "grey"],
  },
  {
    table: "profiles",
    stored: { relationship_goals: ["serious"] },
    other: { relationship_goals: ["casual", "open"] },
    title: "Your profile: what you’re looking for, in two versions",
    words: ["Something light; An open relationship", "Something serious"],
  },
  {
    table: "media",
    stored: { caption: "", upload_id: "x" },
    other: { caption: "On the pier" },
    title: "A photo or video: the caption, in two versions",
    words: ["On the pier", "Nothing written"],
  },
  {
    table: "media",
    stored: { position: 1, upload_id: "x" },
    other: { position: 3 },
    title: "Photos: the order, in two versions",
    words: ["Kept for now"],
  },
  {
    table: "moments",
    stored: {
      word: "Tide",
      occurred_on: "2020",
      text: "typed in the train",
      deleted_at: "2026-11-19T08:00:00.000Z",
    },
    other: { deleted_at: null },
    title: "Tide: edited and deleted at the same time",
    words: ["typed in the train", "Bring it back"],
  },
];

test.each(every)("$title: both versions, who and when, a choice and later", async (met) => {
  const { screen, open } = await meet(met);
  await expect.element(screen.getByRole("heading", { name: met.title })).toBeVisible();
  for (const words of met.words) await expect.element(screen.getByText(words).first()).toBeVisible();
  await expect.element(screen.getByText(/Another device/).first()).toBeVisible();
  await expect.element(screen.getByText(/20 November/).first()).toBeVisible();
  await screen.getByRole("button", { name: "Decide later" }).click();
  await expect.element(screen.getByText("What waits is here")).toBeVisible();
  expect(await open()).toBe(Object.keys(met.other).length);
});

test("the version of the device one holds is named by what that is", async () => {
  const [, tide] = every;
  if (!tide) throw new Error("no case");
  const { screen } = await meet({ ...tide, isOwn: true });
  await expect.element(screen.getByText("This computer", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "This computer’s version" })).toBeChecked();
});

test.each(every)("$title: a choice ends it", async (met) => {
  const { screen, open } = await meet(met);
  await screen.getByRole("button", { name: "Keep this choice" }).click();
  await expect.element(screen.getByText("What waits is here")).toBeVisible();
  expect(await open()).toBe(0);
});

test("two texts that do not fit together stay both, and the page says by how many letters", async () => {
  const [here, there] = ["a".repeat(12_000), "b".repeat(12_000)];
  const stored = { name: "Camille", notes: here };
  const { screen, open, row } = await meet({ table: "relationships", stored, other: { notes: there } });
  await screen.getByRole("button", { name: "Keep both, one after the other" }).click();
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent(
      "Together they are 4,002 characters too long: the limit is 20,000. Both versions are still here: keep one, or shorten one first.",
    );
  expect(await open()).toBe(1);
  expect((await row())?.notes).toBe(here);
});

test("it speaks French", async () => {
  const { screen } = await meet(
    {
      table: "relationships",
      stored: { name: "Camille", notes: "Aime la mer et les lettres longues." },
      other: { notes: "Aime la mer, le vin et les lettres." },
    },
    "fr",
  );
  await expect
    .element(screen.getByRole("heading", { name: "Camille : les notes, en deux versions" }))
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Décider plus tard" })).toBeVisible();
});
