import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import type { PullRead } from "#domain/sync/read-sync-answer.ts";
import { syncOnce } from "./sync-round.ts";
import { type SyncStatus, syncStatus } from "./sync-state.ts";
import type { Transport } from "./transport.ts";

const away = { ok: false, status: 0 } as const;

async function syncFrom(status: SyncStatus, pull: Transport["pull"]) {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  syncStatus.set(status);
  const told: SyncStatus[] = [];
  onTestFinished(syncStatus.subscribe(() => told.push(syncStatus.get())));
  return { outcome: await syncOnce(journal, { push: async () => away, pull }), told };
}

const page = (rev: number, more: boolean): PullRead => ({
  changes: [],
  rev,
  more,
  resync: false,
  unread: 0,
  wire: 0,
});

test("trying again without an answer tells the screens nothing new", async () => {
  const { outcome, told } = await syncFrom("offline", async () => away);
  expect([outcome, told]).toEqual([{ ...away, hasProgressed: false }, []]);
});

test("a server that answers again with a journal in pages is told at its first page", async () => {
  const { outcome, told } = await syncFrom("offline", async ({ since }) => ({
    ok: true,
    value: since === 0 ? page(1, true) : page(2, false),
  }));
  expect([outcome, told]).toEqual(["done", ["sending"]]);
});

test("in step, asking is told at once", async () => {
  const { told } = await syncFrom("idle", async () => ({ ok: true, value: page(1, false) }));
  expect(told).toEqual(["sending"]);
});
