/** The upload loop as it runs in a tab, against a server in memory and a manual clock. */
import { expect, onTestFinished, test } from "vitest";
import { createTestPorts } from "#app/store/testing/test-ports.ts";
import { add, openQueue, queue } from "#app/store/testing/upload-queue.ts";
import { createUploadServer } from "#app/store/testing/upload-server.ts";
import { everyTable, takeRow } from "#app/store/write/wipe.ts";
import { deleteRow } from "#app/store/write/write-row.ts";
import { startUploads } from "./upload-loop.ts";
import type { UploadTransport } from "./upload-transport.ts";

const minute = 60_000;

async function openDevice() {
  const { journal, pass } = await openQueue();
  const at = "2026-11-20T10:00:00.000Z";
  const plan = { subscription_plan: "pro", subscription_status: "active" };
  const record = { id: journal.personId, rev: 1, created_at: at, updated_at: at, deleted_at: null };
  await journal.database.rows("profiles").put({ ...record, ...plan });
  const browser = createTestPorts();
  const server = createUploadServer();
  let failure: { readonly status: number; readonly retryAfter?: number } | null = null;
  const calls: string[] = [];
  const refuse = <Rest extends readonly unknown[]>(name: string, call: (...rest: Rest) => Reply) => {
    return async (...rest: Rest) => {
      calls.push(name);
      return failure ? { ok: false as const, code: "", details: {}, ...failure } : call(...rest);
    };
  };
  const transport: UploadTransport = {
    open: refuse("open", server.transport.open),
    part: refuse("part", server.transport.part),
    poster: refuse("poster", server.transport.poster),
    finish: refuse("finish", server.transport.finish),
    drop: server.transport.drop,
  };
  return {
    journal,
    browser,
    calls,
    fail: (next: typeof failure) => {
      failure = next;
    },
    start: () => {
      const { ports, endSession } = browser;
      onTestFinished(startUploads(journal, { transport, ports, endSession }));
    },
    /** Advances the clocks of the loop and of the journal together. */
    async pass(milliseconds: number) {
      const step = Math.min(milliseconds, 10_000);
      for (let passed = 0; passed < milliseconds; passed += step) {
        pass(step);
        await browser.pass(step);
      }
    },
  };
}
type Reply = ReturnType<UploadTransport["open"]>;

for (const status of [0, 413, 429, 500]) {
  test(`a server that answers ${status} to files is called ten times a minute at most, and they arrive later`, async () => {
    const { journal, browser, calls, fail, start, pass } = await openDevice();
    for (let each = 0; each < 6; each += 1) await add(journal, 1_000);
    fail({ status });
    start();
    for (let each = 0; each < 2; each += 1) {
      calls.length = 0;
      for (let second = 0; second < 60; second += 1) {
        if (each > 0 && second % 10 === 0) await add(journal, 1_000);
        if (each > 0) browser.look();
        await pass(1_000);
      }
      expect(calls.length).toBeLessThanOrEqual(10);
      expect(calls.length).toBeGreaterThan(0);
    }
    fail(null);
    await pass(10 * minute);
    expect((await queue(journal)).filter(({ state }) => state !== "named")).toEqual([]);
  });
}

test("without a session no file is sent until the next sign-in, and one that must wait is left alone", async () => {
  const { journal, browser, calls, fail, start, pass } = await openDevice();
  await add(journal, 1_000);
  fail({ status: 401 });
  start();
  await pass(5 * minute);
  expect(calls).toEqual(["open"]);
  fail({ status: 429, retryAfter: 3 * minute });
  browser.signIn();
  await pass(2 * minute);
  browser.look();
  expect(calls).toEqual(["open", "open"]);
  fail(null);
  await pass(2 * minute);
  expect(await queue(journal)).toMatchObject([{ state: "named" }]);
});

test("room that a deletion makes is used as soon as the server has heard of it, and not before", async () => {
  const { journal, calls, start, pass } = await openDevice();
  const { database } = journal;
  await database.rows("profiles").update(journal.personId, { subscription_plan: "free" });
  const at = "2026-11-20T10:00:00.000Z";
  const media = [1, 2, 3].map((rev) => {
    return { id: journal.newId(), kind: "photo", rev, created_at: at, updated_at: at, deleted_at: null };
  });
  await database.rows("media").bulkPut(media);
  await journal.views.media.settled();
  await add(journal, 1_000);
  start();
  const [first] = media;
  if (!first) throw new Error("there are three");
  expect(await deleteRow(journal, "media", first.id)).toMatchObject({ ok: true });
  await pass(10_000);
  expect(calls).toEqual([]);
  await database.dexie.transaction("rw", everyTable(database), async () => {
    await database.outbox.clear();
    await takeRow(database, "media", { ...first, rev: 4, deleted_at: at });
  });
  await journal.views.media.settled();
  await pass(10_000);
  expect(await queue(journal)).toMatchObject([{ state: "named" }]);
});
