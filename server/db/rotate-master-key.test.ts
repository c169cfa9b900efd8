import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServices } from "#server/create-services.ts";
import { createLockTickets } from "#server/crypto/lock-tickets.ts";
import { createMasterKeys } from "#server/crypto/master-keys.ts";
import { createPersonKeys } from "#server/crypto/person-keys.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { createEmptyDatabase } from "#server/testing/test-database.ts";
import { testMasterKey } from "#server/testing/test-secrets.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { migrate } from "./migrate.ts";
import { loginRole, loginsOf } from "./roles.ts";
import { rotateMasterKey } from "./rotate-master-key.ts";

const nextKey = "bmV4dC1tYXN0ZXIta2V5LW9mLTMyLWJ5dGVzLWxvbmch";
const thirdKey = "dGhpcmQtbWFzdGVyLWtleS1vZi0zMi1ieXRlcy1sb25n";
const fourthKey = "Zm91cnRoLW1hc3Rlci1rZXktb2YtMzItYnl0ZXMtbG9uZw";
const first = { from: testMasterKey, to: nextKey };

let server: TestServer;
let owner: pg.Client;
let people: readonly SignedIn[];
beforeAll(async () => {
  server = await createTestServer();
  owner = new pg.Client(server.database.owner);
  await owner.connect();
  people = await makeManyPeople(server, 450);
  // Opening the profile makes it; the key comes with the first thing that is kept.
  await Promise.all(people.map(({ cookie }) => server.request("/api/profile", { cookie })));
  await Promise.all(people.map((person) => keyOf(person, [testMasterKey])));
}, 120_000);
afterAll(async () => {
  await owner.end();
  await server.close();
});

/** From a fresh instance without a cache, as in another process that knows these master keys. */
const keyOf = (
  { personId }: SignedIn,
  secrets: readonly string[],
  reload?: () => Promise<readonly string[]>,
) =>
  server.services.db.transact(mintOwnerScope(personId), (tx) =>
    createPersonKeys(createMasterKeys(secrets, reload)).keyFor(tx, personId),
  );
const bytesOf = async (secrets: readonly string[]) =>
  Promise.all(people.map(async (person) => (await keyOf(person, secrets)).export().toString("hex")));
const marks = async () => {
  const { rows } = await server.database.outside(
    "select encode(substring(wrapped_key from 1 for 9), 'hex') as mark, count(*)::int4 as keys from person_keys group by 1",
  );
  return rows;
};

test("cut off after any page and run again, no key is lost, each is wrapped anew once, and both masters open all in between", async () => {
  const before = await bytesOf([testMasterKey]);
  const cutOff = () =>
    rotateMasterKey(owner, first, () => {
      throw new Error("cut off");
    });
  await expect(cutOff()).rejects.toThrow("cut off");
  expect((await marks()).map(({ keys }) => keys).toSorted((a, b) => a - b)).toEqual([200, 250]);
  expect(await bytesOf([testMasterKey, nextKey])).toEqual(before);
  expect(await bytesOf([nextKey, testMasterKey])).toEqual(before);
  // A server that starts now is let in with either; with another one it is not.
  await migrate(server.database.owner, [testMasterKey, nextKey]);
  await expect(migrate(server.database.owner, [thirdKey])).rejects.toThrow(/not the one/);
  expect(await rotateMasterKey(owner, first)).toEqual({ rewrapped: 250, unopened: 0 });
  expect(await bytesOf([nextKey])).toEqual(before);
  await expect(keyOf(people[0] as SignedIn, [testMasterKey])).rejects.toThrow(/does not have the master key/);
  expect(await rotateMasterKey(owner, first)).toEqual({ rewrapped: 0, unopened: 0 });
});

test("a server that has not heard of it makes no key under the old one: it reads its secrets again", async () => {
  const [ana, bea] = await makeManyPeople(server, 2);
  if (!ana || !bea) throw new Error("nobody came");
  for (const { cookie } of [ana, bea]) await server.request("/api/profile", { cookie });
  const key = await keyOf(ana, [testMasterKey], async () => [testMasterKey, nextKey]);
  expect((await keyOf(ana, [nextKey])).equals(key)).toBe(true);
  await expect(keyOf(bea, [testMasterKey])).rejects.toThrow(/does not have the master key/);
  const { rowCount } = await server.database.outside("select from person_keys where user_id = $1", [
    bea.personId,
  ]);
  expect(rowCount).toBe(0);
});

test("what a browser keeps locked opens after two changes, with the keys of today alone", async () => {
  const { db } = server.services;
  const [ana] = people;
  if (!ana) throw new Error("nobody came");
  const lock = createLockTickets({ masters: createMasterKeys([testMasterKey]), db }).issue(ana.personId);
  await rotateMasterKey(owner, { from: nextKey, to: thirdKey });
  const today = createLockTickets({ masters: createMasterKeys([thirdKey]), db });
  expect(await today.redeem(ana.personId, lock.ticket)).toBe(lock.key);
  expect(await today.redeem(crypto.randomUUID(), lock.ticket)).toBeNull();
});

test("a token that was signed before opens nothing; the next one is signed by a key of its own", async () => {
  const [ana] = people;
  if (!ana) throw new Error("nobody came");
  const sign = async () => {
    const json = { scope: "read" };
    const { cookie } = ana;
    return (await (await server.request("/api/auth/token", { method: "POST", json, cookie })).json())
      .access_token;
  };
  /** A call that opens nothing of the journal: this server itself knows the first master key only. */
  const statusOf = async (token: string) => {
    const json = { p_user_id: ana.personId };
    const headers = { authorization: `Bearer ${token}` };
    return (await server.request("/api/rpc/check_relation_quota", { method: "POST", json, headers })).status;
  };
  const before = await sign();
  expect(await statusOf(before)).toBe(200);
  await rotateMasterKey(owner, { from: thirdKey, to: fourthKey });
  expect(await statusOf(before)).toBe(401);
  expect(await statusOf(await sign())).toBe(200);
});

test("a rotation by a stranger’s key changes nothing", async () => {
  const before = await marks();
  await expect(rotateMasterKey(owner, { from: testMasterKey, to: nextKey })).rejects.toThrow(/not the one/);
  expect(await marks()).toEqual(before);
});

test("a second rotation at the same time is refused", async () => {
  const other = new pg.Client(server.database.owner);
  await other.connect();
  let refused: unknown;
  const keys = { from: fourthKey, to: testMasterKey };
  await rotateMasterKey(owner, keys, () => {
    refused ??= rotateMasterKey(other, keys).catch((error: unknown) => error);
  });
  expect(String(await refused)).toContain("being rotated already");
  await other.end();
});

test("the logins of an earlier master key are closed once nobody uses them, and open again with it", async () => {
  // A database of its own: every other test logs in by the master key of the tests.
  const database = await createEmptyDatabase();
  const [key, other] = ["k".repeat(43), "o".repeat(43)];
  const start = (masterKey: string) => migrate(database.owner, [masterKey]);
  const canLogIn = async (...logins: readonly string[]) =>
    (
      await database.outside("select bool_or(rolcanlogin) as can from pg_roles where rolname = any ($1)", [
        logins,
      ])
    ).rows[0].can;
  const rotate = async (from: string, to: string) => {
    const client = new pg.Client(database.owner);
    await client.connect();
    await rotateMasterKey(client, { from, to }).finally(() => client.end());
  };
  await start(key);
  const login = loginRole("tendre_app", key);
  const instance = new pg.Client({ ...database.app, ...login });
  await instance.connect();
  await rotate(key, other);
  await start(other);
  expect(await canLogIn(login.user)).toBe(true);
  await instance.end();
  await expect
    .poll(async () => {
      await start(other);
      return canLogIn(...loginsOf(key));
    })
    .toBe(false);
  await rotate(other, key);
  await start(key);
  expect(await canLogIn(login.user)).toBe(true);
  await database.drop();
});

test("the mail of a receipt that waited finds its address after a change", async () => {
  const { sealAddress, sendReceipts } = await import(
    "#server/features/account-deletion/mutations/send-receipts.ts"
  );
  const sealed = sealAddress(createMasterKeys([nextKey]), "AAAA-BBBB-CCCC", "gone@example.org");
  await server.database.outside(
    `insert into auth.deletion_receipts (number, address, locale, destroyed, deleted_at)
     values ('AAAA-BBBB-CCCC', $1, 'en', '{"relationships":0,"moments":0,"media":0,"bytes":0}', $2)`,
    [sealed, server.clock.now()],
  );
  const { services, close } = await createServices(
    server.services.env,
    { ...server.database, stop: async () => undefined },
    { clock: server.clock },
  );
  await sendReceipts(services);
  expect(services.mailer.kept().map(({ to }) => to)).toContain("gone@example.org");
  await close();
});
