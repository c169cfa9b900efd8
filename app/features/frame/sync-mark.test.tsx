import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { closeJournal, openJournal } from "#app/store/db/journal.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { syncStatus } from "#app/store/sync/sync-state.ts";
import { SyncMark } from "./sync-mark.tsx";

afterEach(() => {
  closeJournal();
  syncStatus.set("idle");
});

const show = async (locale: "en" | "fr" = "en") =>
  render(
    <MemoryRouter>
      <IntlProvider locale={locale} messages={await loadAllMessages(locale)} timeZone="Europe/Paris">
        <SyncMark words="never" />
      </IntlProvider>
    </MemoryRouter>,
  );
const openAccount = () => openJournal({ kind: "account", personId: v7() });

test("the bar is quiet while all is well, and while something has only just been written", async () => {
  await openAccount();
  const screen = await show();
  await createRelationship({ name: "Camille" });
  expect(screen.getByRole("link").elements()).toEqual([]);
});

test("what does not leave within two seconds is counted, in words for those who hear them", async () => {
  await openAccount();
  const screen = await show();
  for (const name of ["Camille", "Noé", "Inès"]) await createRelationship({ name });
  const mark = screen.getByRole("link", { name: "3 changes wait" });
  await expect.element(mark, { timeout: 4_000 }).toHaveAttribute("href", "/waiting");
  await expect.element(mark).toHaveTextContent("3");
});

test("a network that is away is said at once, in both languages", async () => {
  await openAccount();
  syncStatus.set("offline");
  const screen = await show("fr");
  await expect.element(screen.getByRole("link", { name: "Hors ligne" })).toBeVisible();
  await createRelationship({ name: "Camille" });
  await expect.element(screen.getByRole("link", { name: "Hors ligne\u00A0: 1 en attente" })).toBeVisible();
});

test("what is undecided comes before what waits", async () => {
  const journal = await openAccount();
  await createRelationship({ name: "Camille" });
  const [row] = await journal.database.outbox.toArray();
  if (!row) throw new Error("nothing in the outbox");
  await journal.database.refusedOps.put({
    opId: row.op.opId,
    seq: row.seq,
    op: row.op,
    code: "plan_limit",
    details: {},
    refusedAt: row.op.at,
    isKept: false,
  });
  const screen = await show();
  await expect.element(screen.getByRole("link", { name: "1 change needs you" })).toBeVisible();
});

test("a journal on this device alone waits for nobody", async () => {
  await openJournal({ kind: "device" });
  syncStatus.set("offline");
  const screen = await show();
  expect(screen.getByRole("link").elements()).toEqual([]);
});
