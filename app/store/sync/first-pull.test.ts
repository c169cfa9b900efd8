/** The first pull of a device: from the newest row down, interrupted, written into, and cheap (docs/sync.md, device rules 7, 11 and 16). */
import { Dexie } from "dexie";
import { IDBDatabase, IDBObjectStore } from "fake-indexeddb";
import { expect, onTestFinished, test, vi } from "vitest";
import { accountDatabase } from "#app/lib/journal-names.ts";
import { closeDatabase } from "#app/store/db/journal.ts";
import { eraseRelationship } from "#app/store/relationships/erase.ts";
import { emptyStorage, openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { createSyncServer } from "#app/store/testing/sync-server.ts";
import { createRow, patchRow } from "#app/store/write/commit-row.ts";
import type { Row } from "#domain/wire/sync.ts";
import { readPlace } from "./pull-place.ts";
import { syncOnce } from "./sync-round.ts";
import { awaitsFirstMoments } from "./sync-state.ts";
import type { PageRequest, Reply, Transport } from "./transport.ts";

const idOf = (at: number) => `01989681-0000-7000-8000-${String(at).padStart(12, "0")}`;
const relationships = 200;
const moments = 800;

/** The newest relationship and the newest moment have the highest numbers. */
async function openDevice(options?: Parameters<typeof createSyncServer>[0]) {
  const storage = emptyStorage();
  const open = async () => {
    const journal = await openTestJournal(undefined, { indexedDb: storage });
    onTestFinished(() => closeDatabase(journal));
    return journal;
  };
  const server = createSyncServer(options);
  server.hold("profiles", idOf(9_999), { first_name: "Ada" });
  for (let at = 0; at < relationships; at += 1) {
    server.hold("relationships", idOf(at), { name: `Person ${at}`, notes: "n".repeat(300) });
  }
  for (let at = 0; at < moments; at += 1) {
    const relationship_id = idOf(at % relationships);
    server.hold("moments", idOf(1_000 + at), { occurred_on: "2020", text: `${at}`, relationship_id });
  }
  const journal = await open();
  const count = async () => {
    const tables = ["relationships", "moments"] as const;
    const [people, texts] = await Promise.all(tables.map((table) => journal.database.rows(table).count()));
    return { people, texts };
  };
  return { journal, server, open, count, storage };
}

const all = { people: relationships, texts: moments };

/** Ends after so many pulls, as if the tab was closed while the next one was on its way. */
function cutAfter(transport: Transport, pulls: number): Transport {
  let left = pulls;
  const gone: Reply<never> = { ok: false, status: 0 };
  return {
    ...transport,
    async pull(page) {
      left -= 1;
      return left < 0 ? gone : transport.pull(page);
    },
  };
}

test("after its first two pages a device has the newest relationship and the newest moments", async () => {
  const { journal, server, count } = await openDevice();
  expect(await syncOnce(journal, cutAfter(server.transport, 2))).toMatchObject({ ok: false });
  const { people, texts } = await count();
  expect(people).toBeLessThan(relationships);
  expect(texts).toBeLessThan(moments);
  const { database } = journal;
  expect(await database.rows("relationships").get(idOf(relationships - 1))).toBeDefined();
  expect(await database.rows("moments").get(idOf(1_000 + moments - 1))).toBeDefined();
  expect(await database.rows("relationships").get(idOf(0))).toBeUndefined();
});

test("until the newest moments are there to be shown, a device knows that it waits for them", async () => {
  const { journal, server } = await openDevice();
  const told: unknown[] = [];
  onTestFinished(
    awaitsFirstMoments.subscribe(() =>
      told.push([awaitsFirstMoments.get(), (journal.views.moments.current()?.size ?? 0) > 0]),
    ),
  );
  await syncOnce(journal, cutAfter(server.transport, 1));
  expect(told).toEqual([[true, false]]);
  expect(await syncOnce(journal, server.transport)).toBe("done");
  expect(told).toEqual([
    [true, false],
    [false, true],
  ]);
  await syncOnce(journal, server.transport);
  expect(told).toHaveLength(2);
});

test("so does a device of a small journal, whose rows are read again before they are shown", async () => {
  const journal = await openTestJournal(undefined, { indexedDb: emptyStorage() });
  onTestFinished(() => closeDatabase(journal));
  const server = createSyncServer();
  server.hold("relationships", idOf(1), { name: "Camille" });
  server.hold("moments", idOf(2), { occurred_on: "2020", relationship_id: idOf(1) });
  const told: unknown[] = [];
  const tell = () => told.push([awaitsFirstMoments.get(), journal.views.moments.current()?.size ?? 0]);
  onTestFinished(awaitsFirstMoments.subscribe(tell));
  expect(await syncOnce(journal, server.transport)).toBe("done");
  expect(told).toEqual([
    [true, 0],
    [false, 1],
  ]);
});

test("a first pull that is interrupted at any page goes on from there: nothing is lost and nothing comes twice", async () => {
  for (let pulls = 1; pulls < 6; pulls += 1) {
    const { journal, server, open, count } = await openDevice();
    await syncOnce(journal, cutAfter(server.transport, pulls));
    closeDatabase(journal);
    const next = await open();
    expect(await syncOnce(next, server.transport)).toBe("done");
    const came = server.pages.flat().map(({ row }) => row.id);
    expect(came.length).toBe(new Set(came).size);
    expect(came.length).toBe(relationships + moments + 1);
    await journal.database.dexie.open();
    expect(await count()).toEqual(all);
    expect(await syncOnce(next, server.transport)).toBe("done");
    expect(server.pages.at(-1)).toEqual([]);
  }
});

test("what others write during the walk comes with the pull after it, and a row that moved is not lost", async () => {
  const { journal, server, count } = await openDevice();
  let calls = 0;
  server.meanwhile(async (call, moment) => {
    if (call !== "pull" || moment !== "after") return;
    calls += 1;
    if (calls === 1) server.hold("relationships", idOf(3), { name: "Changed below the walk" });
    if (calls === 3) server.hold("moments", idOf(1_000 + moments - 1), { text: "Changed above it" });
    if (calls === 3) server.hold("relationships", idOf(5_000), { name: "New" });
  });
  expect(await syncOnce(journal, server.transport)).toBe("done");
  expect(await count()).toEqual({ people: relationships + 1, texts: moments });
  const { database } = journal;
  expect(await database.rows("relationships").get(idOf(3))).toMatchObject({ name: "Changed below the walk" });
  expect(await database.rows("moments").get(idOf(1_000 + moments - 1))).toMatchObject({
    text: "Changed above it",
  });
});

test("what is typed during the first pull is sent between its pages, and no page is laid over it", async () => {
  const { journal, server, count } = await openDevice();
  const newest = idOf(relationships - 1);
  const shown: unknown[] = [];
  const sentAt: number[] = [];
  let typed = 0;
  server.meanwhile(async (call, moment) => {
    const row = await journal.database.rows("relationships").get(newest);
    if (row && typed > 0) shown.push(row.city);
    if (moment === "before" && call === "push") sentAt.push(server.count("pull"));
    if (moment !== "after" || call !== "pull" || server.count("pull") < 2 || typed === 2) return;
    typed += 1;
    if (typed === 1) await patchRow(journal, "relationships", newest, { city: "Lyon" });
    else await createRow(journal, "moments", { occurred_on: "2021", text: "Typed" });
  });
  expect(await syncOnce(journal, server.transport)).toBe("done");
  expect(server.row(newest)?.city).toBe("Lyon");
  expect(shown.every((city) => city === "Lyon")).toBe(true);
  expect(Math.min(...sentAt)).toBeLessThan(server.count("pull") - 1);
  expect(await count()).toEqual({ people: relationships, texts: moments + 1 });
  expect(await journal.database.outbox.count()).toBe(0);
});

test("a page that was asked for before an edit left is not laid over the answer to that edit", async () => {
  const { journal, server } = await openDevice();
  const oldest = idOf(0);
  const rows = journal.database.rows("relationships");
  const at = "2026-11-20T10:00:00.000Z";
  await rows.put({ id: oldest, rev: 1, created_at: at, updated_at: at, deleted_at: null, name: "Person 0" });
  let hasTyped = false;
  const shown: unknown[] = [];
  const watched: Transport = {
    ...server.transport,
    async pull(page) {
      if (hasTyped && server.row(oldest)?.city) shown.push((await rows.get(oldest))?.city);
      const reply = await server.transport.pull(page);
      const isOldest = reply.ok && reply.value.changes.some(({ row }) => row.id === oldest);
      // The page before this one is being written: the edit leaves after it.
      if (isOldest && !hasTyped) {
        hasTyped = true;
        await patchRow(journal, "relationships", oldest, { city: "Lyon" });
      }
      return reply;
    },
  };
  expect(await syncOnce(journal, watched)).toBe("done");
  expect(server.row(oldest)?.city).toBe("Lyon");
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.every((city) => city === "Lyon")).toBe(true);
});

test("who is erased during the first pull stays away, though pages still bring them and nothing can be sent", async () => {
  const { journal, server } = await openDevice();
  const { database, views } = journal;
  const [erased, other] = [idOf(relationships - 1), idOf(0)];
  const keptOf = async (id: string) => {
    const ofThem = await database
      .rows("moments")
      .filter((row) => row.relationship_id === id)
      .count();
    return { row: await database.rows("relationships").get(id), ofThem };
  };
  let pulls = 0;
  const dumb: Transport = {
    ...server.transport,
    push: async () => ({ ok: false, status: 503 }),
    async pull(page) {
      const reply = await server.transport.pull(page);
      pulls += 1;
      if (pulls !== 2) return reply;
      await eraseRelationship(erased, journal);
      return reply;
    },
  };
  expect(await syncOnce(journal, dumb)).toMatchObject({ status: 503 });
  expect(await keptOf(erased)).toEqual({ row: undefined, ofThem: 0 });
  expect(await keptOf(other)).toMatchObject({ row: { id: other }, ofThem: moments / relationships });
  const shown = [...(views.moments.current()?.values() ?? [])];
  expect(shown.length).toBe(moments - moments / relationships);
  expect(shown.some((row) => row.relationship_id === erased)).toBe(false);
  const queued = (await database.outbox.toArray()).map(({ op: { id, kind } }) => ({ id, kind }));
  expect(queued).toEqual([{ id: erased, kind: "erase" }]);
});

test("a page and how far the walk came are kept together or not at all", async () => {
  for (const failing of ["relationships", "meta"] as const) {
    const { journal, server, count } = await openDevice();
    const { database } = journal;
    const table = failing === "meta" ? database.meta : database.dexie.table(failing);
    const fail = () => {
      throw new Error("the disk");
    };
    table.hook("creating", fail);
    await expect(syncOnce(journal, server.transport)).rejects.toThrow("the disk");
    table.hook("creating").unsubscribe(fail);
    const kept = [await database.meta.get("firstPull"), await database.meta.get("since"), await count()];
    expect(kept).toEqual([undefined, undefined, { people: 0, texts: 0 }]);
    await journal.views.relationships.settled();
    expect(journal.views.relationships.current()?.size).toBe(0);
    // Another tab pulls the same page, with a newer version of its rows.
    const theirs = server.pages[0]?.map(({ row }) => ({ ...row, name: "Theirs" })) ?? [];
    await database.dexie.transaction("rw", table, database.rows("relationships"), async () => {
      for (const row of theirs) await database.rows("relationships").put(row);
    });
    await journal.views.relationships.settled();
    const names = [...(journal.views.relationships.current()?.values() ?? [])].map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(["Theirs"]));
    expect(await syncOnce(journal, server.transport)).toBe("done");
    expect(await count()).toEqual(all);
    await journal.views.moments.settled();
    expect(journal.views.moments.current()?.size).toBe(moments);
  }
});

test("the rows of a page cost a database call or two, the view of them none, and a page two transactions that write", async () => {
  // Dexie takes hold of it when a database is opened.
  const opened = vi.spyOn(IDBDatabase.prototype, "transaction");
  onTestFinished(() => opened.mockRestore());
  const { journal, server, count } = await openDevice();
  await Promise.all(Object.values(journal.views).map((view) => view.settled()));
  const kinds = ["put", "add", "get", "getAll", "delete", "openCursor", "count"] as const;
  const counted = kinds.map((kind) => vi.spyOn(IDBObjectStore.prototype, kind));
  onTestFinished(() => {
    for (const spy of counted) spy.mockRestore();
  });
  opened.mockClear();
  expect(await syncOnce(journal, server.transport)).toBe("done");
  // Nothing of it is held back any more.
  expect(journal.views.moments.current()?.size).toBe(moments);
  await Promise.all(Object.values(journal.views).map((view) => view.settled()));
  // Of this database alone: files of tests share a process, and what another one left running reads and writes its own.
  const connection = journal.database.dexie.backendDB();
  const contexts = counted.flatMap(({ mock }) => mock.contexts as IDBObjectStore[]);
  const calls = contexts.filter(({ transaction }) => transaction.db === connection).length;
  const writing = opened.mock.calls.filter(
    ([, mode], at) => mode === "readwrite" && opened.mock.contexts[at] === connection,
  ).length;
  expect(await count()).toEqual(all);
  expect(journal.views.moments.current()?.size).toBe(moments);
  const pages = server.pages.length;
  expect(pages).toBeGreaterThan(3);
  expect(await journal.database.packs.count()).toBeLessThan(2 * pages);
  // Whatever its rows are, a page has some twenty.
  expect(calls).toBeLessThan(24 * pages);
  // The page itself, and the look for ops to be sent before it.
  expect(writing).toBeGreaterThanOrEqual(pages);
  expect(writing).toBeLessThanOrEqual(2 * pages);
});

test("the next page is asked for before the last one is written, and never two at once", async () => {
  const { journal, server, count } = await openDevice();
  const known: number[] = [];
  let open = 0;
  const watched: Transport = {
    ...server.transport,
    async pull(page) {
      open += 1;
      expect(open).toBe(1);
      const { people, texts } = await count();
      known.push((people ?? 0) + (texts ?? 0));
      const reply = await server.transport.pull(page);
      open -= 1;
      return reply;
    },
  };
  await syncOnce(journal, watched);
  expect(known[1]).toBe(0);
  expect(await count()).toEqual(all);
});

test("a server from before walks is pulled from the oldest row up, and one that becomes so in between too", async () => {
  const old = await openDevice({ walks: false });
  expect(await syncOnce(old.journal, old.server.transport)).toBe("done");
  expect(await old.count()).toEqual(all);

  const { journal, server, count } = await openDevice();
  await syncOnce(journal, cutAfter(server.transport, 3));
  const { transport } = server;
  const older: Transport = {
    ...transport,
    pull: ({ newest: _, ...page }: PageRequest) => transport.pull(page),
  };
  expect(await syncOnce(journal, older)).toBe("done");
  expect(await count()).toEqual(all);
  expect(await journal.database.meta.get("firstPull")).toBeUndefined();
});

test("a server that never comes further down is not asked for ever", async () => {
  const { journal, server } = await openDevice();
  const stuck: Transport = {
    ...server.transport,
    async pull(page) {
      const reply = await server.transport.pull(page);
      return reply.ok && page.newest
        ? { ok: true, value: { ...reply.value, before: page.newest.before, more: true } }
        : reply;
    },
  };
  expect(await syncOnce(journal, stuck)).toMatchObject({ ok: false });
  expect(server.count("pull")).toBe(1);
});

test("a walk keeps the life of its first page, so that the pull after it finds out a database put back meanwhile", async () => {
  const { journal, server } = await openDevice();
  const first = "01989681-0000-7000-8000-0000000000a1";
  const second = "01989681-0000-7000-8000-0000000000a2";
  const asked: PageRequest[] = [];
  const restarted: Transport = {
    ...server.transport,
    async pull(page) {
      asked.push(page);
      if (asked.length === 2) server.hold("moments", idOf(8_000), { text: "In another life" });
      const reply = await server.transport.pull(page);
      const incarnation = asked.length === 1 ? first : second;
      return reply.ok ? { ok: true, value: { ...reply.value, incarnation } } : reply;
    },
  };
  expect(await syncOnce(journal, restarted)).toBe("done");
  const after = asked.filter(({ newest }) => !newest);
  const counter = relationships + moments + 1;
  expect(after[0]).toMatchObject({ since: counter, incarnation: first });
});

test("a newer build that finds a walk with unread rows pulls everything from the start", async () => {
  const { journal, server, count } = await openDevice();
  await syncOnce(journal, cutAfter(server.transport, 3));
  await journal.database.meta.put({ key: "unread", value: { since: 0, wire: 0 } });
  expect(await syncOnce(journal, server.transport)).toBe("done");
  expect(await count()).toEqual(all);
  expect(server.pages.flat().length).toBeGreaterThan(relationships + moments + 1);
});

test("a build from before packs finds nothing and no place, and what it pulls stands in this one after it", async () => {
  const { journal, server, open, storage } = await openDevice();
  expect(await syncOnce(journal, server.transport)).toBe("done");
  await patchRow(journal, "moments", idOf(1_000), { text: "typed" });
  closeDatabase(journal);
  const older = new Dexie(accountDatabase(somePerson), { ...storage });
  await older.open();
  expect(await older.table("meta").bulkGet(["since", "firstPull"])).toEqual([undefined, undefined]);
  expect((await older.table("moments").toArray()).map(({ text }) => text)).toEqual(["typed"]);
  // It pulled everything, but for a moment that was deleted since.
  const left = { id: idOf(0), name: "Person 0", rev: 1, deleted_at: null };
  await older.table("relationships").put(left);
  await older.table("meta").put({ key: "since", value: 5_000 });
  older.close();

  const next = await open();
  const [people, texts] = [next.database.rows("relationships"), next.database.rows("moments")];
  expect(await people.toArray()).toEqual([left]);
  expect((await texts.toArray()).map(({ text }) => text)).toEqual(["typed"]);
  expect(await readPlace(next.database)).toEqual({ since: 5_000, walk: null });
  expect((await next.database.outbox.toArray()).map(({ op }) => op.fields)).toEqual([{ text: "typed" }]);
});

test("a person who is erased leaves no word in a pack", async () => {
  const { journal, server, storage } = await openDevice();
  expect(await syncOnce(journal, server.transport)).toBe("done");
  expect((await eraseRelationship(idOf(7), journal)).ok).toBe(true);
  await patchRow(journal, "moments", idOf(1_500), { text: "in other words" });
  closeDatabase(journal);
  const bare = new Dexie(accountDatabase(somePerson), { ...storage });
  await bare.open();
  onTestFinished(() => bare.close());
  const packed = (await bare.table("packs").toArray()).flatMap(({ rows }) => JSON.parse(rows) as Row[]);
  expect(packed.length).toBeGreaterThan(900);
  expect(packed.filter(({ id, relationship_id }) => [id, relationship_id].includes(idOf(7)))).toEqual([]);
  expect(packed.filter(({ id }) => id === idOf(1_500))).toEqual([]);
});
