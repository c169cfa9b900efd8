/** The journal of a device brought into accounts of a real server: once, whole, and kept here until all of it is there. */
import { createHash } from "node:crypto";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readAccountRows } from "#app/store/copies/device/account-rows.ts";
import { lookAtDevice, previewMove, writeMove } from "#app/store/copies/device/move-device.ts";
import { releaseMove } from "#app/store/copies/device/move-mark.ts";
import { movedId } from "#app/store/copies/moved-id.ts";
import { closeDatabase, type Journal, type JournalChoice } from "#app/store/db/journal.ts";
import { describeDatabase, type IndexedDb } from "#app/store/db/journal-database.ts";
import { keepOnDevice } from "#app/store/media/device-media.ts";
import { syncOnce } from "#app/store/sync/sync-round.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { emptyStorage, openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { drainUploads } from "#app/store/uploads/drain-uploads.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/commit-row.ts";
import { arrivalOf, hasAllArrived } from "#domain/copy/arrival.ts";
import type { ImportChoice } from "#domain/copy/plan-import.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { faultyRoad } from "./faulty-road.ts";
import type { Fault } from "./model.ts";
import { uploadRoad } from "./upload-road.ts";

let server: TestServer;
let operator: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  operator = new pg.Client(server.database.superuser);
  await operator.connect();
});
afterAll(async () => {
  await operator.end();
  await server.close();
});

const everything: ImportChoice = {
  withoutPeople: new Set<string>(),
  onDifference: "keep",
  withProfile: true,
  withMedia: true,
  withConversations: true,
};

/** As long as no pause of an upload between two tries lasts. */
const pause = 10 * 60_000;

function browser() {
  const storage = emptyStorage();
  let instant = Date.parse("2026-11-21T10:00:00.000Z");
  const open = async (choice: JournalChoice) => {
    const journal = await openTestJournal(choice, { indexedDb: storage, now: () => new Date(instant) });
    onTestFinished(() => closeDatabase(journal));
    return journal;
  };
  const pass = () => {
    instant += pause;
  };
  return { storage, open, pass };
}

async function somebody(plan: "free" | "pro" = "free"): Promise<SignedIn> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  if (plan === "pro") {
    await operator.query(
      "update profiles set subscription_plan = 'pro', subscription_status = 'active' where id = $1",
      [person.personId],
    );
  }
  return person;
}

async function add(journal: Journal, table: SyncedTableName, fields: object): Promise<string> {
  const written = await createRow(journal, table, { ...fields });
  if (!written.ok) throw new Error("not written");
  return written.row.id;
}

const picture = (hue: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: hue, g: 90, b: 60 } } })
    .webp()
    .toBuffer();

/** Two people, one of them folded away, three moments, one of them a letter, three photos, a conversation, and something in the trash. */
async function fill(device: Journal) {
  const alma = await add(device, "relationships", { name: "Alma", lisa_may_read: true });
  const noe = await add(device, "relationships", { name: "Noé", veil: "folded" });
  const walk = await add(device, "moments", {
    relationship_id: alma,
    occurred_on: "2024-05-01",
    text: "A walk",
  });
  await add(device, "moments", { relationship_id: noe, occurred_on: "2020", word: "once" });
  const letter = { occurred_on: "2026-11-01", text: "Dear me", sealed_until: "2030-01-01" };
  await add(device, "moments", letter);
  const gone = await add(device, "moments", { occurred_on: "2019", word: "thrown away" });
  await deleteRow(device, "moments", gone);
  await patchRow(device, "moments", walk, { text: "A long walk" });
  const talk = await add(device, "conversations", { title: "Why" });
  await add(device, "turns", { conversation_id: talk, question: "Why do I write?" });
  await device.database.table("profiles").update(device.personId, { bio: "I write at night." });
  const hashes: string[] = [];
  for (const at of [0, 1, 2]) {
    const bytes = await picture(at * 80);
    hashes.push(createHash("sha256").update(bytes).digest("hex"));
    const large = new Blob([new Uint8Array(bytes)], { type: "image/webp" });
    const facts = {
      kind: "photo",
      width: 60,
      height: 40,
      duration: null,
      bytes: bytes.length,
      blur: "",
    } as const;
    const place = {
      relationship_id: alma,
      moment_id: walk,
      caption: `Photo ${at}`,
      position: at,
      is_cover: at === 1,
      is_blurred: false,
      consent: "agreed",
    } as const;
    const kept = await keepOnDevice({ facts, files: { small: large, large }, place }, device);
    if (!kept.ok) throw new Error(kept.reason);
  }
  return { alma, noe, walk, hashes: hashes.toSorted() };
}

type Roads = { readonly faultOf?: () => Fault; readonly pass?: () => void };

/** Sends and pulls until nothing moves any more. */
async function settle(journal: Journal, { cookie }: SignedIn, { faultOf = () => "none", pass }: Roads = {}) {
  for (let round = 0; round < 60; round += 1) {
    await syncOnce(journal, faultyRoad(server, cookie, faultOf));
    await drainUploads(journal, uploadRoad(server, cookie, faultOf));
    pass?.();
    const waiting = await journal.database.uploads.filter(({ state }) => state !== "refused").count();
    const refused = await journal.database.refusedOps.count();
    if (waiting === 0 && ((await journal.database.outbox.count()) === 0 || refused > 0)) return;
  }
  throw new Error("It never came to rest.");
}

async function signIn(open: (choice: JournalChoice) => Promise<Journal>, person: SignedIn): Promise<Journal> {
  const journal = await open({ kind: "account", personId: person.personId });
  await settle(journal, person);
  return journal;
}

async function arrivalIn(account: Journal, device: Journal) {
  const looked = await lookAtDevice(account, device.database);
  if (!looked.ok) throw new Error(looked.refusal.reason);
  return arrivalOf(looked.contents.expected, await readAccountRows(account.database));
}

async function bring(account: Journal, device: Journal, choice: Partial<ImportChoice> = {}) {
  const order = { importId: account.newId(), choice: { ...everything, ...choice } };
  return writeMove(account, device.database, order);
}

/** All that a database holds, but the note of where it was brought. */
async function contentsOf({ database }: Journal) {
  const tables = database.dexie.tables.filter(({ name }) => name !== "meta");
  return Promise.all(tables.map(async (table) => [table.name, await table.count()]));
}

async function countsOf({ personId }: SignedIn) {
  const count = async (table: string) =>
    Number(
      (
        await operator.query(`select count(*) from ${table} where user_id = $1 and deleted_at is null`, [
          personId,
        ])
      ).rows[0]?.count,
    );
  return {
    relationships: await count("relationships"),
    moments: await count("moments"),
    media: await count("media"),
    turns: await count("turns"),
  };
}

async function hashesOf({ cookie }: SignedIn, journal: Journal): Promise<readonly string[]> {
  const media = await journal.database.table("media").toArray();
  const files = await Promise.all(
    media.map(async ({ id, upload_id }) => {
      const response = await server.request(`/api/media/${id}/large?v=${upload_id}`, { cookie });
      return createHash("sha256")
        .update(Buffer.from(await response.arrayBuffer()))
        .digest("hex");
    }),
  );
  return files.toSorted();
}

/** A third of the calls come to harm, never in step with what is called. */
function badLine(): () => Fault {
  const harm: readonly Fault[] = ["lost_reply", "twice", "server_error", "lost_request"];
  let seed = 17;
  return () => {
    seed = (seed * 75 + 74) % 65_537;
    return seed % 3 === 0 ? (harm[seed % harm.length] ?? "none") : "none";
  };
}

test("it arrives once and whole over a line that loses and repeats, asked for by two tabs and again after a kill, and stays here", async () => {
  const person = await somebody();
  const { storage, open, pass } = browser();
  const device = await open({ kind: "device" });
  const { alma, walk, hashes } = await fill(device);
  const before = await contentsOf(device);
  const account = await signIn(open, person);
  const otherTab = await open({ kind: "account", personId: person.personId });

  const written = await Promise.all([bring(account, device), bring(otherTab, device)]);
  expect(written.map(({ ok }) => ok)).toEqual([true, true]);
  const faultOf = badLine();
  // The browser is killed before the answers have come.
  await syncOnce(
    account,
    faultyRoad(server, person.cookie, () => "lost_reply"),
  );
  expect(hasAllArrived(await arrivalIn(account, device))).toBe(false);
  closeDatabase(account);
  const after = await openTestJournal(
    { kind: "account", personId: person.personId },
    { indexedDb: storage, now: account.now },
  );
  onTestFinished(() => closeDatabase(after));
  expect(await bring(after, device)).toMatchObject({ ok: true, record: { written: 0 } });
  await settle(after, person, { faultOf, pass });

  expect(await countsOf(person)).toEqual({ relationships: 2, moments: 3, media: 3, turns: 1 });
  expect(await arrivalIn(after, device)).toEqual({
    of: 10,
    arrived: 10,
    sending: 0,
    refused: 0,
    trashed: 0,
    missing: 0,
    gone: 0,
    changed: 0,
  });
  expect(await hashesOf(person, after)).toEqual(hashes);
  const moment = await after.database.table("moments").get(movedId(walk, person.personId));
  expect(moment).toMatchObject({ text: "A long walk", relationship_id: movedId(alma, person.personId) });
  // When it was written is in the id, and stays.
  expect(moment?.id.slice(0, 13)).toBe(walk.slice(0, 13));
  expect(await after.database.table("relationships").get(movedId(alma, person.personId))).toMatchObject({
    name: "Alma",
    lisa_may_read: false,
  });
  expect((await after.database.table("profiles").get(person.personId))?.bio).toBe("I write at night.");
  expect(await contentsOf(device)).toEqual(before);
});

test("what waits, is refused or lies in the account's trash has not arrived", async () => {
  const person = await somebody();
  const { open } = browser();
  const device = await open({ kind: "device" });
  const { walk } = await fill(device);
  const account = await signIn(open, person);
  for (const name of ["One", "Two"]) await add(account, "relationships", { name });
  await settle(account, person);

  // The account keeps three people and has two: one more is refused, with what hangs on them.
  expect((await bring(account, device)).ok).toBe(true);
  const offline = await arrivalIn(account, device);
  expect(offline).toMatchObject({ of: 10, arrived: 0, sending: 10 });
  await settle(account, person);
  // Noé has no room, and their page waits for them.
  expect(await arrivalIn(account, device)).toMatchObject({ arrived: 8, refused: 1, sending: 1 });
  expect((await countsOf(person)).relationships).toBe(3);
  expect(await device.database.table("relationships").count()).toBe(2);
  await deleteRow(account, "moments", movedId(walk, person.personId));
  await settle(account, person);
  const thrown = await arrivalIn(account, device);
  expect(thrown.trashed).toBeGreaterThan(0);
  expect(hasAllArrived({ ...thrown, refused: 0, sending: 0 })).toBe(false);
});

test("someone who is left out stays here, and the rest of their pages with them", async () => {
  const person = await somebody();
  const { open } = browser();
  const device = await open({ kind: "device" });
  const { noe } = await fill(device);
  const account = await signIn(open, person);
  const previewed = await previewMove(account, device.database);
  expect(previewed.ok && previewed.preview.people.map(({ name }) => name).toSorted()).toEqual([
    "Alma",
    "Noé",
  ]);
  expect(previewed.ok && previewed.stays).toMatchObject({ trashed: 1, versioned: 1, drafts: 0, photo: null });
  const withoutPeople = new Set([movedId(noe, person.personId)]);
  expect((await bring(account, device, { withoutPeople })).ok).toBe(true);
  await settle(account, person);
  expect(await arrivalIn(account, device)).toMatchObject({ of: 10, arrived: 8, missing: 2 });
  expect((await bring(account, device)).ok).toBe(true);
  await settle(account, person);
  expect(hasAllArrived(await arrivalIn(account, device))).toBe(true);
});

test("it goes into one account only, until it is let go where it is kept; two accounts never share a row", async () => {
  const [anna, ben] = [await somebody(), await somebody()];
  const { open } = browser();
  const device = await open({ kind: "device" });
  const { alma } = await fill(device);
  const annas = await signIn(open, anna);
  expect((await bring(annas, device)).ok).toBe(true);
  await settle(annas, anna);

  const bens = await signIn(open, ben);
  const elsewhere = { ok: false, refusal: { reason: "elsewhere" } };
  expect(await lookAtDevice(bens, device.database)).toMatchObject(elsewhere);
  expect(await previewMove(bens, device.database)).toMatchObject(elsewhere);
  expect(await bring(bens, device)).toMatchObject(elsewhere);
  await settle(bens, ben);
  expect(await countsOf(ben)).toEqual({ relationships: 0, moments: 0, media: 0, turns: 0 });

  await releaseMove(device.database);
  expect((await bring(bens, device)).ok).toBe(true);
  await settle(bens, ben);
  expect(hasAllArrived(await arrivalIn(bens, device))).toBe(true);
  expect(await countsOf(anna)).toEqual(await countsOf(ben));
  expect(movedId(alma, anna.personId)).not.toBe(movedId(alma, ben.personId));
});

test("a full disk leaves the account as it was and binds the journal to nobody", async () => {
  const [anna, ben] = [await somebody(), await somebody()];
  const { open } = browser();
  const device = await open({ kind: "device" });
  await fill(device);
  const annas = await signIn(open, anna);
  const before = await contentsOf(annas);
  const free = fillDisk(annas);
  expect(await bring(annas, device)).toEqual({ ok: false, reason: "storage_full" });
  free();
  expect(await contentsOf(annas)).toEqual(before);
  const bens = await signIn(open, ben);
  expect((await lookAtDevice(bens, device.database)).ok).toBe(true);
});

test("what is written here afterwards is known, and is brought by the next time", async () => {
  const person = await somebody();
  const { open, pass } = browser();
  const device = await open({ kind: "device" });
  const { walk } = await fill(device);
  const account = await signIn(open, person);
  await bring(account, device);
  await settle(account, person);
  pass();
  // Written on in the account: what is here is the older one, and nothing is only here.
  await patchRow(
    account,
    "relationships",
    (await account.database.table("relationships").toArray())[0]?.id ?? "",
    {
      notes: "Later.",
    },
  );
  await settle(account, person);
  expect(hasAllArrived(await arrivalIn(account, device))).toBe(true);

  pass();
  await patchRow(device, "moments", walk, { text: "A walk in the rain" });
  await add(device, "moments", { occurred_on: "2026-11-20", word: "new" });
  expect(await arrivalIn(account, device)).toMatchObject({ of: 11, arrived: 9, missing: 1, changed: 1 });
  // Kept as it is in the account: the later words are only here.
  await bring(account, device);
  await settle(account, person);
  expect(await arrivalIn(account, device)).toMatchObject({ arrived: 10, changed: 1 });
  await bring(account, device, { onDifference: "take" });
  await settle(account, person);
  expect(hasAllArrived(await arrivalIn(account, device))).toBe(true);
  const moment = await account.database.table("moments").get(movedId(walk, person.personId));
  expect(moment?.text).toBe("A walk in the rain");
});

test("an account whose journal has not come to this device yet is not compared", async () => {
  const person = await somebody();
  const { open } = browser();
  const device = await open({ kind: "device" });
  await fill(device);
  const account = await open({ kind: "account", personId: person.personId });
  expect(await previewMove(account, device.database)).toEqual({
    ok: false,
    refusal: { reason: "not_pulled" },
  });
  expect(await bring(account, device)).toEqual({ ok: false, refusal: { reason: "not_pulled" } });
  expect(await account.database.outbox.count()).toBe(0);
});

test("a browser that has cleared it holds none", async () => {
  const person = await somebody();
  const { open, storage } = browser();
  const account = await signIn(open, person);
  expect(await lookAtDevice(account, emptyDevice(storage))).toEqual({
    ok: false,
    refusal: { reason: "none" },
  });
});

function emptyDevice(storage: IndexedDb) {
  const database = describeDatabase("tendre-device", storage);
  onTestFinished(() => database.dexie.close());
  return database;
}
