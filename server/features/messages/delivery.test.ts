/** Deliveries that are cut off, come twice or late, and people who leave or are banned. */
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mintOwnerScope } from "#server/db/scope.ts";
import { destroyAccount } from "#server/features/account-deletion/mutations/destroy-account.ts";
import { openReport } from "#server/features/messages/report-seal.ts";
import { pushOps } from "#server/features/sync/mutations/push-ops.ts";
import { type RunningJobs, runJobs } from "#server/jobs/run-jobs.ts";
import {
  type Correspondent,
  correspondentOn,
  createCorrespondent,
  createPair,
  said,
  textsOf,
} from "#server/testing/correspondents.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";
import { deliverFrom } from "./mutations/deliver.ts";

let two: TwoInstances;
let outside: pg.Client;
let jobs: RunningJobs;
beforeAll(async () => {
  two = await startTwoInstances();
  outside = new pg.Client(two.first.database.superuser);
  await outside.connect();
  jobs = await runJobs(two.both[1].services, two.first.database.jobs);
});
afterAll(async () => {
  await jobs.stop();
  await outside.end();
  await two.close();
});

const minutes = 60_000;
/** Writes as a server does that is killed right after the commit. */
async function writeAndDie(person: Correspondent, threadId: string, ...texts: readonly string[]) {
  const ops = texts.map((text) => person.device.put(said(threadId, text), { table: "messages" }));
  await pushOps(two.first.services, mintOwnerScope(person.personId), ops);
}
const waiting = async ({ personId }: Correspondent) =>
  (await outside.query("select row_id from deliveries where user_id = $1", [personId])).rowCount;

test("what a killed server had not delivered is delivered by another one, once", async () => {
  const { anna, bruno, annas } = await createPair(two.first);
  await writeAndDie(anna, annas, "One", "Two", "Three");
  expect([await waiting(anna), (await bruno.messages()).length]).toEqual([3, 1]);
  await jobs.runNow("deliver-messages");
  await jobs.runNow("deliver-messages");
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "One", "Two", "Three"]);
  expect(await waiting(anna)).toBe(0);
});

test("parallel deliveries on two instances bring each message once", async () => {
  const { anna, bruno, annas, brunos } = await createPair(two.first);
  await writeAndDie(anna, annas, ...Array.from({ length: 12 }, (_, n) => `A${n}`));
  await writeAndDie(bruno, brunos, ...Array.from({ length: 12 }, (_, n) => `B${n}`));
  const scopes = [anna, bruno].map(({ personId }) => mintOwnerScope(personId));
  await Promise.all(
    two.both.flatMap(({ services }) =>
      scopes.flatMap((scope) => [deliverFrom(services, scope), deliverFrom(services, scope)]),
    ),
  );
  const [ofAnna, ofBruno] = [textsOf(await anna.messages()), textsOf(await bruno.messages())];
  expect(ofAnna).toHaveLength(25);
  expect(new Set(ofAnna).size).toBe(25);
  expect(ofBruno.toSorted()).toEqual(ofAnna.toSorted());
});

test("both write on two instances at the same moment, and both have everything", async () => {
  const { anna, bruno, annas, brunos } = await createPair(two.first);
  const far = await correspondentOn(two.both[1], bruno);
  await Promise.all(
    Array.from({ length: 6 }, (_, n) => [anna.write(annas, `A${n}`), far.write(brunos, `B${n}`)]).flat(),
  );
  await two.both[1].services.afterResponse.settled();
  for (const person of [anna, bruno]) expect(await person.messages()).toHaveLength(13);
});

test("two who write first at the same moment, on two instances, have one conversation each", async () => {
  for (let round = 0; round < 6; round += 1) {
    const anna = await createCorrespondent(two.first, "Anna");
    const bruno = await createCorrespondent(two.first, "Bruno");
    const far = await correspondentOn(two.both[1], bruno);
    await Promise.all([anna.begin(bruno.email, "From Anna"), far.begin(anna.email, "From Bruno")]);
    await two.both[1].services.afterResponse.settled();
    for (const person of [anna, bruno]) {
      const thread = await person.thread();
      expect(thread).toMatchObject({ is_open: true });
      expect(textsOf(await person.messages(thread.id)).toSorted()).toEqual(["From Anna", "From Bruno"]);
    }
  }
});

test("a newer state is never undone by an older one that comes late", async () => {
  const { anna, bruno, annas } = await createPair(two.first);
  const id = newId();
  await anna.write(annas, "First", id);
  const { services } = two.first;
  const scope = mintOwnerScope(anna.personId);
  const edit = (text: string) => anna.device.patch(id, 0, { body: { v: 1, body: text } }, "messages");
  two.first.clock.advance(1_000);
  await pushOps(services, scope, [edit("Second")]);
  // One delivery has read "Second" and waits; meanwhile "Third" is written and delivered by another.
  let isHeld = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = {
    ...services,
    db: {
      ...services.db,
      async transact(...asked: Parameters<typeof services.db.transact>) {
        if (asked[0].personId === bruno.personId && isHeld) await held;
        return services.db.transact(...asked);
      },
    } as typeof services.db,
  };
  const late = deliverFrom(slow, scope);
  await expect.poll(() => waiting(anna)).toBe(1);
  two.first.clock.advance(1_000);
  await pushOps(services, scope, [edit("Third")]);
  await deliverFrom(two.both[1].services, scope);
  isHeld = false;
  release();
  await late;
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "Third"]);
  expect(await waiting(anna)).toBe(0);
});

test("a message that was damaged before its change was delivered takes nothing back at the other end", async () => {
  const { anna, bruno, annas } = await createPair(two.first);
  const id = newId();
  await anna.write(annas, "What was said", id);
  const change = anna.device.patch(id, 999, { body: { v: 1, body: "What was changed" } }, "messages");
  await pushOps(two.first.services, mintOwnerScope(anna.personId), [change]);
  await outside.query(
    "update messages set sealed = set_byte(sealed, length(sealed) - 1, 1) where user_id = $1 and id = $2",
    [anna.personId, id],
  );
  await jobs.runNow("deliver-messages");
  expect(await waiting(anna)).toBe(0);
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "What was said"]);
});

test("one whose copy cannot be written is tried again, and holds up nobody else", async () => {
  const { anna, bruno, annas } = await createPair(two.first);
  const carla = await createCorrespondent(two.first, "Carla");
  await anna.begin(carla.email, "For Carla");
  const { services } = two.first;
  const broken = {
    ...services,
    keys: {
      ...services.keys,
      async keyFor(...asked: Parameters<typeof services.keys.keyFor>) {
        if (asked[1] === bruno.personId) throw new Error("no key");
        return services.keys.keyFor(...asked);
      },
    },
  };
  await writeAndDie(anna, annas, "For Bruno");
  await deliverFrom(broken, mintOwnerScope(anna.personId));
  expect(await waiting(anna)).toBe(1);
  expect(textsOf(await carla.messages())).toEqual(["For Carla"]);
  two.first.clock.advance(minutes);
  await jobs.runNow("deliver-messages");
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "For Bruno"]);
});

/** Every row of the database, in clear. */
async function dumpAll(): Promise<string> {
  const { rows: tables } = await outside.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'standin', 'pgboss')`,
  );
  let dump = "";
  for (const { name } of tables) {
    const { rows } = await outside.query<{ text: string | null }>(
      `select string_agg(t::text, ' ') as text from ${name} t`,
    );
    dump += rows[0]?.text ?? "";
  }
  return dump;
}

async function leave(person: Correspondent) {
  await two.first.request("/api/account/deletion", { method: "POST", cookie: person.cookie, json: {} });
  await outside.query(
    "update auth.users set deletion_requested_at = now() - interval '40 days', deletion_due_at = now() - interval '1 day' where id = $1",
    [person.personId],
  );
  await destroyAccount(two.first.services, mintOwnerScope(person.personId));
  await jobs.runNow("deliver-messages");
}

test("whoever deletes their account leaves the words to the other, and no identity", async () => {
  const { anna, bruno, annas } = await createPair(two.first);
  await anna.write(annas, "Keep this");
  await leave(anna);
  expect(await bruno.thread()).toMatchObject({
    has_left: true,
    peer_name: null,
    peer_handle: null,
    to: null,
  });
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "Keep this"]);
  const told = JSON.stringify([await bruno.threads(), await bruno.messages()]);
  for (const trace of [anna.personId, anna.email, '"peer_name":"Anna']) expect(told).not.toContain(trace);
  const { id } = await bruno.thread();
  expect(await bruno.write(id, "Anna?")).toMatchObject({
    code: "thread_closed",
    details: { reason: "left" },
  });
  for (const table of ["threads", "messages", "thread_ends", "deliveries", "message_pace", "person_keys"]) {
    const { rowCount } = await outside.query(`select 1 from ${table} where user_id = $1`, [anna.personId]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
  const ends = await outside.query("select 1 from thread_ends where user_id = $1", [bruno.personId]);
  expect(ends.rowCount).toBe(0);
  const dump = await dumpAll();
  expect(dump).toContain(bruno.personId);
  for (const trace of [anna.personId, anna.email, annas]) expect(dump.includes(trace)).toBe(false);
});

test("an address that led to somebody who left tells nothing to whom they never answered", async () => {
  const anna = await createCorrespondent(two.first, "Anna");
  const bruno = await createCorrespondent(two.first, "Bruno");
  await anna.begin(bruno.email, "Hello?");
  const before = await anna.device.pull();
  await leave(bruno);
  expect(await anna.device.pull()).toEqual(before);
});

test("nothing leaves somebody who is banned, and nothing reaches them", async () => {
  const { anna, bruno, annas, brunos } = await createPair(two.first);
  await writeAndDie(anna, annas, "Too late");
  await outside.query("update auth.users set banned_at = now() where id = $1", [anna.personId]);
  await jobs.runNow("deliver-messages");
  await bruno.write(brunos, "Anna?");
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "Anna?"]);
  const { rows } = await outside.query("select count(*)::int as count from messages where user_id = $1", [
    anna.personId,
  ]);
  expect([rows[0].count, await waiting(anna), await waiting(bruno)]).toEqual([2, 0, 0]);
});

const secrets = ["ZEBRAFINCH", "QUOKKAWALTZ", "NARWHALSONG", "OCELOTTUNE"] as const;
const [first, edited, address, note] = secrets;

test("a dump of the database holds no word of a message, a thread or a report, in any spelling", async () => {
  const { anna, bruno, annas, brunos } = await createPair(two.first);
  const id = newId();
  await anna.write(annas, `It said ${first}`, id);
  await anna.change("messages", id, { body: { v: 1, body: `It says ${edited}` } });
  await anna.begin(`${address}@example.org`, "Hello");
  const reported = await two.first.request("/api/messages/reports", {
    method: "POST",
    cookie: bruno.cookie,
    json: { thread_id: brunos, reason: "harassment", note: `Because of ${note}`, message_ids: [id] },
  });
  expect(reported.status).toBe(200);
  const dump = await dumpAll();
  // The dump is one: what stands in clear is in it.
  expect(dump).toContain(anna.email);
  for (const secret of secrets.flatMap((word) => [word, word.toLowerCase()])) {
    const hex = Buffer.from(secret).toString("hex");
    const base64 = [0, 1, 2].map((shift) =>
      Buffer.from(`${" ".repeat(shift)}${secret}`)
        .toString("base64")
        .slice(4, 12),
    );
    for (const spelling of [secret, hex, Buffer.from(secret, "utf16le").toString("hex"), ...base64])
      expect(dump.includes(spelling)).toBe(false);
  }
  // The journal's key opens none of it: messages have theirs.
  const { rows } = await outside.query(
    "select purpose from person_keys where user_id = $1 order by purpose",
    [anna.personId],
  );
  expect(rows.map(({ purpose }) => purpose)).toEqual(["journal", "messages"]);
});

test("a report shows what its reporter chose, as it was, and nothing else of the thread", async () => {
  const { anna, bruno, annas, brunos } = await createPair(two.first);
  const [bad, other, own] = [newId(), newId(), newId()];
  await anna.write(annas, "Something bad", bad);
  await anna.write(annas, "Something private", other);
  await bruno.write(brunos, "Stop", own);
  const carla = await createCorrespondent(two.first, "Carla");
  await carla.begin(bruno.email, "Of another thread");
  const dora = await createCorrespondent(two.first, "Dora");
  await carla.begin(dora.email, "Of other people");
  const foreign = [...(await bruno.messages()), ...(await dora.messages())].filter(({ body }) =>
    body?.body.startsWith("Of "),
  );
  expect(foreign).toHaveLength(2);
  const report = (cookie: string, more: object) =>
    two.first.request("/api/messages/reports", {
      method: "POST",
      cookie,
      json: {
        thread_id: brunos,
        reason: "threat",
        note: "Look",
        message_ids: [bad, newId(), ...foreign.map(({ id }) => id)],
        ...more,
      },
    });
  const { id } = await (await report(bruno.cookie, {})).json();
  const { rows } = await outside.query("select * from message_reports where id = $1", [id]);
  expect(rows[0]).toMatchObject({
    reporter: bruno.personId,
    reported: anna.personId,
    reason: "threat",
    status: "open",
  });
  const shown = await openReport(two.both[1].services, id, rows[0].sealed);
  expect(shown).toMatchObject({
    note: "Look",
    messages: [{ id: bad, is_mine: false, body: "Something bad" }],
  });
  expect(shown?.messages).toHaveLength(1);
  await expect(openReport(two.first.services, newId(), rows[0].sealed)).resolves.toBeNull();
  const missing = await report(anna.cookie, {});
  expect([missing.status, await missing.json()]).toEqual([
    404,
    await (await report(anna.cookie, { thread_id: newId() })).json(),
  ]);
});

test("deliveries and reports that are over have an end", async () => {
  const { anna, bruno, annas, brunos } = await createPair(two.first);
  await writeAndDie(anna, annas, "Never brought");
  const json = { thread_id: brunos, reason: "spam" };
  const report = { method: "POST", cookie: bruno.cookie, json } as const;
  const { id } = await (await two.first.request("/api/messages/reports", report)).json();
  await outside.query("update deliveries set made_at = now() - interval '8 days' where user_id = $1", [
    anna.personId,
  ]);
  await outside.query(
    "update message_reports set status = 'dismissed', decided_at = now() - interval '91 days' where id = $1",
    [id],
  );
  await jobs.runNow("prune-journals");
  expect(await waiting(anna)).toBe(0);
  expect((await outside.query("select 1 from message_reports where id = $1", [id])).rowCount).toBe(0);
});
