/** The loop as it runs in a tab, against a server in memory and a manual clock (docs/sync.md). */
import { expect, onTestFinished, test, vi } from "vitest";
import { askAgain, endOpenTransactions } from "#app/lib/put-aside.ts";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createSyncServer } from "#app/store/testing/sync-server.ts";
import { createTestLive, createTestPorts, ticks } from "#app/store/testing/test-ports.ts";
import { createRow, patchRow } from "#app/store/write/commit-row.ts";
import { pushBatchLimit, pushBytesLimit } from "#domain/wire/sync.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";
import { startSync } from "./sync-loop.ts";
import { takeBatch } from "./take-batch.ts";
import type { Failure, Transport } from "./transport.ts";

async function openDevice() {
  const journal = await openTestJournal();
  const server = createSyncServer();
  const browser = createTestPorts();
  const live = createTestLive();
  const { ports, endSession } = browser;
  let sessionChecks = 0;
  const askWho = () => {
    sessionChecks += 1;
  };
  const start = (transport: Transport = server.transport) => {
    const stop = startSync(journal, {
      transport,
      openLive: live.open,
      ports,
      endSession,
      recheckSession: askWho,
    });
    onTestFinished(stop);
    return stop;
  };
  onTestFinished(() => closeDatabase(journal));
  const made = await createRow(journal, "relationships", { name: "Ada" });
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.row;
  const type = (city: string) => patchRow(journal, "relationships", id, { city });
  return { journal, server, browser, live, start, id, type, asked: () => sessionChecks };
}

const minute = 60_000;

test("an edit is kept, whenever it lands while the one before is on its way", async () => {
  const { server, browser, start, id, type, journal } = await openDevice();
  start();
  await browser.rested();
  for (let turn = 0; turn < 80; turn += 1) {
    await type(`first ${turn}`);
    await ticks(turn % 40);
    await type(`second ${turn}`);
    await browser.pass(1_000);
    expect(server.row(id)?.city).toBe(`second ${turn}`);
  }
  expect(await journal.database.outbox.count()).toBe(0);
});

test("an edit is kept, typed before or after the server heard of the one before, in a push or in a pull", async () => {
  for (const wanted of ["push", "pull"] as const) {
    for (const at of ["before", "after"] as const) {
      const { server, browser, start, id, type } = await openDevice();
      let typed = 0;
      server.meanwhile(async (call, moment) => {
        if (call !== wanted || moment !== at || typed === 5) return;
        typed += 1;
        await type(`typed ${typed}`);
      });
      start();
      await browser.pass(minute * 10);
      expect([wanted, at, server.row(id)?.city]).toEqual([wanted, at, "typed 5"]);
    }
  }
});

const failures: Record<string, Failure> = {
  "away, cut, not an answer, or offline": { ok: false, status: 0 },
  "400": { ok: false, status: 400 },
  "403": { ok: false, status: 403 },
  "413": { ok: false, status: 413 },
  "429": { ok: false, status: 429 },
  "429 that says how long": { ok: false, status: 429, retryAfter: 45_000 },
  "500": { ok: false, status: 500 },
  "503": { ok: false, status: 503 },
};

for (const [name, failure] of Object.entries(failures)) {
  test(`a server that answers "${name}" is called ten times a minute at most, and the edit arrives later`, async () => {
    const { server, browser, live, start, id, type } = await openDevice();
    server.fail(failure);
    start();
    await browser.rested();
    for (let each = 0; each < 4; each += 1) {
      server.calls.length = 0;
      // Everything that may wake it: typing, the network coming and going, the page becoming visible, the stream opening.
      for (let second = 0; second < 60; second += 1) {
        await type(`at ${second}`);
        if (each > 0) browser.look();
        if (each > 1) live.opened();
        if (each > 1) live.tell({ type: "rev", rev: 1_000 });
        await browser.pass(1_000);
      }
      expect(server.count("push")).toBeLessThanOrEqual(10);
      expect(server.count("pull")).toBeLessThanOrEqual(10);
      expect(server.calls.length).toBeGreaterThan(0);
    }
    server.fail(null);
    await browser.pass(10 * minute);
    expect(server.row(id)?.city).toBe("at 59");
  });
}

test("pauses grow to minutes while nobody answers, however much is typed, and are a second again once somebody has", async () => {
  const { server, browser, start, type } = await openDevice();
  server.fail({ ok: false, status: 503 });
  start();
  await browser.rested();
  for (let each = 0; each < 60; each += 1) {
    await type(`typed ${each}`);
    await browser.pass(1_000);
  }
  expect(server.count("push")).toBe(6);
  await browser.pass(60 * minute);
  expect(server.count("push")).toBeLessThan(22);
  server.fail(null);
  await browser.pass(5 * minute);
  server.fail({ ok: false, status: 503 });
  server.calls.length = 0;
  await type("again");
  await browser.pass(1_500);
  expect(server.count("push")).toBe(2);
});

test("a server that says how long to leave it alone is left alone, whatever wakes the loop", async () => {
  const { server, browser, start } = await openDevice();
  server.fail({ ok: false, status: 429, retryAfter: 10 * minute });
  start();
  await browser.rested();
  for (let each = 0; each < 59; each += 1) {
    browser.look();
    await browser.pass(10_000);
  }
  expect(server.count("push")).toBe(1);
  await browser.pass(11_000);
  expect(server.count("push")).toBe(2);
});

test("without a session nothing is asked until the next sign-in, and then everything arrives", async () => {
  const { server, browser, start, id, type } = await openDevice();
  server.fail({ ok: false, status: 401 });
  start();
  await browser.rested();
  for (let each = 0; each < 20; each += 1) {
    await type(`signed out ${each}`);
    browser.look();
    await browser.pass(minute);
  }
  expect(server.calls).toHaveLength(1);
  server.fail(null);
  browser.signIn();
  await browser.pass(minute);
  expect(server.row(id)?.city).toBe("signed out 19");
});

test("the loop's own marks and answers wake nobody", async () => {
  const { server, browser, start, type } = await openDevice();
  start();
  await browser.rested();
  server.calls.length = 0;
  await type("once");
  await browser.pass(59_000);
  expect([server.count("push"), server.count("pull")]).toEqual([1, 1]);
});

test("more than fits into one call leaves in several, oldest first", async () => {
  const { journal, server, browser, start } = await openDevice();
  const notes = "x".repeat(19_900);
  for (let at = 0; at < 46; at += 1) await createRow(journal, "relationships", { name: `${at}`, notes });
  start();
  await browser.pass(minute);
  expect(await journal.database.outbox.count()).toBe(0);
  const batches = server.calls.filter(({ call }) => call === "push").map(({ ops }) => ops);
  expect(batches.length).toBeGreaterThan(1);
  for (const ops of batches) expect(JSON.stringify(ops).length).toBeLessThan(790_000);
  const names = batches.flatMap((ops) => ops.map(({ fields }) => fields.name));
  expect(names).toEqual(["Ada", ...Array.from({ length: 46 }, (_, at) => `${at}`)]);
});

test("a queue as long as a journal that was brought in is not read whole for each call", async () => {
  const { journal } = await openDevice();
  for (let at = 0; at < 400; at += 1) await createRow(journal, "relationships", { name: `${at}` });
  let read = 0;
  journal.database.outbox.hook("reading", (row) => {
    read += 1;
    return row;
  });
  expect(await takeBatch(journal, pushBytesLimit)).toHaveLength(pushBatchLimit);
  // Each op once, and once more when it is marked as sent.
  expect(read).toBeLessThanOrEqual(2 * pushBatchLimit);
});

test("what is too large for any call counts as refused, with what hangs on it, and the rest leaves", async () => {
  const { journal, server, browser, start } = await openDevice();
  const { outbox, refusedOps } = journal.database;
  const [first] = await outbox.toArray();
  if (!first) throw new Error("nothing was written");
  const id = journal.newId();
  const op = { ...first.op, opId: journal.newId(), id, fields: { name: "x".repeat(800_000) } };
  await outbox.add({ op, sent: false });
  const hanging = { occurred_on: "2020", relationship_id: id };
  await createRow(journal, "moments", hanging);
  await createRow(journal, "relationships", { name: "Last" });
  start();
  await browser.pass(minute);
  expect(await refusedOps.toArray()).toMatchObject([{ opId: op.opId, code: "too_large", op: { id } }]);
  expect((await outbox.toArray()).map((row) => row.op.fields)).toMatchObject([hanging]);
  expect(server.calls.flatMap(({ ops }) => ops.map(({ fields }) => fields.name))).toEqual(["Ada", "Last"]);
});

test("a road that takes less than the server does gets less, and what fits through it is never refused", async () => {
  const { journal, server, browser, start } = await openDevice();
  const write = (name: string, letters: number) =>
    createRow(journal, "relationships", { name, notes: "x".repeat(letters) });
  for (let at = 0; at < 20; at += 1) await write(`${at}`, 12_000);
  const large = await write("large", 19_900);
  server.narrow(18_000, 413);
  start();
  await browser.pass(10 * minute);
  const refused = await journal.database.refusedOps.toArray();
  expect(refused).toMatchObject([{ code: "too_large", op: { id: large.ok ? large.row.id : "" } }]);
  expect(await journal.database.outbox.count()).toBe(0);
});

test("a push that is held never stops the pull", async () => {
  for (const status of [0, 400, 413, 429, 500]) {
    const { journal, server, browser, start } = await openDevice();
    server.fail({ ok: false, status }, "push");
    for (let at = 0; at < 50; at += 1) {
      server.hold("relationships", journal.newId(), { name: `${at}`, notes: "x".repeat(5_000) });
    }
    start();
    await browser.pass(minute);
    expect([status, await journal.database.rows("relationships").count()]).toEqual([status, 51]);
    expect(server.count("push")).toBeLessThanOrEqual(10);
  }
});

test("a slow line finishes its first pull, in pages as large as it carries, and keeps what has come", async () => {
  const { journal, server, browser, start } = await openDevice();
  for (let at = 0; at < 200; at += 1) {
    server.hold("moments", journal.newId(), { occurred_on: "2020", text: "x".repeat(6_000) });
  }
  const rows = journal.database.rows("moments");
  const counts: number[] = [];
  server.narrow(20_000);
  server.meanwhile(async (call, moment) => {
    if (call === "pull" && moment === "before") counts.push(await rows.count());
  });
  start();
  await browser.pass(10 * minute);
  expect(await rows.count()).toBe(200);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  // Once the size is adapted, failed pages are rare.
  expect(server.count("pull")).toBeLessThan(150);
});

test("an edit typed while many pages come leaves before the last of them", async () => {
  const { journal, server, browser, start, id, type } = await openDevice();
  for (let at = 0; at < 100; at += 1) {
    server.hold("moments", journal.newId(), { occurred_on: "2020", text: "x".repeat(10_000) });
  }
  let sinceTyped = 0;
  server.meanwhile(async (call, moment) => {
    if (call !== "pull" || moment !== "before") return;
    if (server.count("pull") === 2) await type("while it comes");
    if (server.count("pull") > 2 && server.row(id)?.city !== "while it comes") sinceTyped += 1;
  });
  start();
  await browser.pass(minute);
  expect(server.count("pull")).toBeGreaterThan(4);
  // The page after the one it was typed in has been asked for by then.
  expect(sinceTyped).toBeLessThanOrEqual(1);
});

test("what another build's server says and this one does not know waits, and the rest goes on", async () => {
  const { journal, server, browser, start, id, type } = await openDevice();
  const { transport } = server;
  let isNewer = true;
  const newerServer: Transport = {
    async push(body) {
      const reply = await transport.push(body);
      if (!reply.ok || !isNewer) return reply;
      const answers = reply.value.answers.filter(({ row }) => row?.city !== "of tomorrow");
      return { ok: true, value: { ...reply.value, answers, unread: 1, wire: wireVersion + 1 } };
    },
    async pull(page) {
      const reply = await transport.pull(page);
      if (!reply.ok || !isNewer) return reply;
      const changes = reply.value.changes.filter(({ row }) => row.name !== "of tomorrow");
      return { ok: true, value: { ...reply.value, changes, unread: 1, wire: wireVersion + 1 } };
    },
  };
  const late = journal.newId();
  server.hold("relationships", late, { name: "of tomorrow" });
  start(newerServer);
  await browser.pass(minute);
  await type("of tomorrow");
  const other = await createRow(journal, "relationships", { name: "Beside" });
  server.calls.length = 0;
  await browser.pass(minute);
  const { outbox, refusedOps, meta } = journal.database;
  expect((await outbox.toArray()).map(({ op }) => op.fields)).toMatchObject([{ city: "of tomorrow" }]);
  expect([await refusedOps.count(), server.count("push") <= 10]).toEqual([0, true]);
  expect(server.row(other.ok ? other.row.id : "")?.name).toBe("Beside");
  expect(await journal.database.rows("relationships").get(late)).toBeUndefined();

  // A newer build runs on the same database.
  await meta.put({ key: "unread", value: { since: 0, wire: wireVersion - 1 } });
  isNewer = false;
  await browser.pass(10 * minute);
  expect([await outbox.count(), server.row(id)?.city]).toEqual([0, "of tomorrow"]);
  expect(await journal.database.rows("relationships").get(late)).toMatchObject({ name: "of tomorrow" });
});

test("in a browser where another person has signed in nothing is pulled into this journal, and it is asked who is there", async () => {
  const { server, browser, start, asked } = await openDevice();
  server.fail({ ok: false, status: 403, isOtherPerson: true });
  start();
  await browser.pass(minute);
  expect(server.count("pull")).toBe(0);
  expect(server.count("push")).toBeLessThanOrEqual(10);
  expect(asked()).toBe(server.count("push"));
});

test("a round that ends with a page that is put aside is no error, one that fails by itself is said, and both are done again", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const { server, browser, start, id, type } = await openDevice();
  let failing: "aside" | "by itself" | null = "aside";
  server.meanwhile(async () => {
    const why = failing;
    failing = null;
    if (why === "aside") endOpenTransactions();
    if (why !== null) throw new Error("the connection was closed");
  });
  start();
  await browser.rested();
  expect(said).not.toHaveBeenCalled();
  askAgain();
  await browser.pass(minute);
  failing = "by itself";
  await type("Lyon");
  await browser.pass(minute);
  expect(said).toHaveBeenCalledExactlyOnceWith("Sync:", expect.any(Error));
  expect(server.row(id)?.city).toBe("Lyon");
});

test("a live stream that ends is opened again, later and later, and soon again after one that stood", async () => {
  const { browser, live, start } = await openDevice();
  start();
  await browser.rested();
  for (let second = 0; second < 60; second += 1) {
    live.cut();
    await browser.pass(1_000);
  }
  expect(live.count()).toBeGreaterThan(4);
  expect(live.count()).toBeLessThanOrEqual(10);
  await browser.pass(10 * minute);
  live.opened();
  await browser.pass(2 * minute);
  const before = live.count();
  live.cut();
  await browser.pass(2_000);
  expect(live.count()).toBe(before + 1);
});

test("what is heard of is pulled, once: not what came with one's own answers, nor what is here already", async () => {
  const { journal, server, browser, live, start } = await openDevice();
  start();
  await browser.rested();
  live.opened();
  await browser.rested();
  server.calls.length = 0;
  server.hold("relationships", journal.newId(), { name: "Theirs" });
  live.tell({ type: "rev", rev: 2 });
  await browser.pass(1_000);
  expect(server.count("pull")).toBe(1);
  live.tell({ type: "rev", rev: 2 });
  live.tell({ type: "rev", rev: 1 });
  await browser.pass(1_000);
  expect(server.count("pull")).toBe(1);
  live.tell({ type: "of tomorrow" });
  await browser.pass(1_000);
  expect(server.count("pull")).toBe(2);
});
