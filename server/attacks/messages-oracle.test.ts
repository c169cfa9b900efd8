/**
 * An attacker who wants to know who is here, who can be found and who blocked them, by writing to addresses: from the answers, from their own
 * rows afterwards, and from the time that an answer takes. As in timing-oracle.test.ts times are compared by rank.
 */
import { randomInt } from "node:crypto";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAddress } from "#domain/message/address.ts";
import { pushAnswerSchema } from "#domain/wire/sync.ts";
import {
  type Correspondent,
  createCorrespondent,
  createPair,
  reachable,
  said,
} from "#server/testing/correspondents.ts";
import { freshEmail, requestAccount } from "#server/testing/people.ts";
import { confirmPhone } from "#server/testing/phones.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("messages-oracle");
const pairs = 50;
/** Milliseconds: no budget, only a limit for a request that hangs. */
const timeout = 300_000;

let server: TestServer;
let outside: pg.Client;
beforeAll(async () => {
  server = await createTestServer({}, { spread: 50 });
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

/** Headers that say nothing of what was answered. `content-length` follows the length of the address, which the attacker chose. */
const changing = new Set(["date", "x-request-id", "content-length", "etag", "server-timing"]);

/** What an attacker sees of an op: everything but ids and instants of their own making. */
function seen(value: unknown): string {
  return JSON.stringify(value)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g, "id")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "instant")
    .replace(/"value":"[^"]*"/g, '"value":"address"')
    .replace(/"rev":\d+/g, '"rev":0');
}

test("whoever has the address, and whatever they chose, the answer and the rows are those of nobody", async () => {
  const attacker = await createCorrespondent(server, "Mallory");
  const with_ = async (choices: object) => (await createCorrespondent(server, "Bruno", { ...choices })).email;
  const blocking = await createCorrespondent(server, "Bruno");
  await attacker.begin(blocking.email, "First");
  await blocking.change("threads", (await blocking.thread()).id, { is_blocked: true });
  const handleOf = async ({ cookie }: Correspondent) => {
    const taken = await server.request("/api/messages/handle", {
      method: "PUT",
      cookie,
      json: { name: "somebody" },
    });
    return String((await taken.json()).handle);
  };
  const known = await createCorrespondent(server, "Bruno");
  await attacker.begin(known.email, "First");
  await known.change("threads", (await known.thread()).id, { answer: "accepted" });
  const [away, banned] = [
    await createCorrespondent(server, "Bruno"),
    await createCorrespondent(server, "Bruno"),
  ];
  await server.request("/api/account/deletion", { method: "POST", cookie: away.cookie, json: {} });
  await outside.query("update auth.users set banned_at = now() where id = $1", [banned.personId]);
  const addresses = [
    await with_(reachable),
    freshEmail(),
    await confirmPhone(server, await createCorrespondent(server, "Bruno")),
    await handleOf(await createCorrespondent(server, "Bruno")),
    // Already in a conversation with the attacker, by another address.
    await handleOf(known),
    away.email,
    banned.email,
    (await requestAccount(server)).email,
    await with_({ messages_are_on: true, discoverable: false }),
    await with_({ messages_are_on: false, discoverable: true }),
    await with_({ ...reachable, messages_from: "nobody" }),
    blocking.email,
    attacker.email,
    await handleOf(attacker),
    await confirmPhone(server, attacker),
    "+33612345678",
    "nobody.0000",
  ];
  const looks = new Set<string>();
  for (const address of addresses) {
    const { device } = attacker;
    const { rev } = await device.pull();
    const id = newId();
    const response = await device.post([
      device.put({ to: readAddress(address) }, { table: "threads", id }),
      device.put(said(id, "Hello"), { table: "messages" }),
    ]);
    const headers = [...response.headers].filter(([name]) => !changing.has(name));
    const { answers } = pushAnswerSchema.parse(await response.json());
    await server.services.afterResponse.settled();
    const { changes, rev: after } = await device.pull(rev);
    looks.add(
      seen({ headers, answers, changes, taken: after - rev }).replace(
        /"kind":"(email|phone|handle)"/g,
        '"kind":"any"',
      ),
    );
    tally.note(
      answers.length === 2 && answers.every(({ status }) => status === "applied"),
      `a request to ${addresses.indexOf(address)}`,
    );
    // Their own copy is where a difference would show later; and ten a day are the limit.
    server.clock.advance(3 * 60 * 60_000);
  }
  expect([...looks].map((look) => look.slice(0, 400))).toHaveLength(1);
});

test("what the blocked see of an open conversation is what they would see of somebody who is silent", async () => {
  const silent = await createPair(server);
  const blocking = await createPair(server);
  await blocking.bruno.change("threads", blocking.brunos, { is_blocked: true });
  const look = async ({ anna, annas }: typeof silent) => {
    const { rev } = await anna.device.pull();
    const id = newId();
    const answers = [
      await anna.write(annas, "Hello?", id),
      await anna.change("messages", id, { body: { v: 1, body: "Hello!" } }),
      await anna.change("messages", id, { body: null }),
      await anna.change("threads", annas, { read_until: server.clock.now().toISOString() }),
    ];
    for (const { status } of answers)
      tally.note(status === "applied", "a message to somebody who may have blocked");
    const { changes, rev: after } = await anna.device.pull(rev);
    return seen({ answers, changes, taken: after - rev });
  };
  expect(await look(blocking)).toBe(await look(silent));
  expect(await blocking.bruno.messages()).toHaveLength(1);
});

test("a handle is never said to be taken", async () => {
  const [first, second] = [await createCorrespondent(server, "A"), await createCorrespondent(server, "B")];
  const take = async ({ cookie }: Correspondent) => {
    const response = await server.request("/api/messages/handle", {
      method: "PUT",
      cookie,
      json: { name: "mallory" },
    });
    tally.status(response, [200], "a handle of a name that somebody has");
    return (await response.json()).handle;
  };
  const handles = [await take(first), await take(second)];
  expect(new Set(handles).size).toBe(2);
  for (const handle of handles) expect(handle).toMatch(/^mallory\.\d{4}$/);
});

/** How often a value of the first is larger than one of the second; ties count half. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

test("the time of a request does not tell who is here", { timeout }, async () => {
  const attacker = await createCorrespondent(server, "Mallory");
  const known = await createCorrespondent(server, "Bruno");
  async function millisecondsTo(address: string): Promise<number> {
    // The limit of a day is the attacker's too; without it there is more to measure.
    await outside.query("delete from message_pace where user_id = $1", [attacker.personId]);
    const { device } = attacker;
    const id = newId();
    const ops = [
      device.put({ to: readAddress(address) }, { table: "threads", id }),
      device.put(said(id, "Hello"), { table: "messages" }),
    ];
    const json = { deviceId: device.deviceId, ops };
    const began = performance.now();
    const response = await server.app.request("http://tendre.test/api/sync/push", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: attacker.cookie, origin: "http://tendre.test" },
      body: JSON.stringify(json),
    });
    await response.text();
    const took = performance.now() - began;
    tally.status(response, [200, 503], "a timed request");
    return took;
  }
  async function measure(): Promise<number> {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let pair = 0; pair < pairs; pair += 1) {
      const asked = [
        ["known", known.email],
        ["unknown", freshEmail()],
      ] as const;
      const first = randomInt(2);
      for (const [kind, address] of [asked[first], asked[1 - first]].filter((each) => each !== undefined))
        times[kind].push(await millisecondsTo(address));
    }
    return areaUnderCurve(times.known, times.unknown);
  }
  // A standard error of 0.06: what chance alone may explain is measured again, twice at most.
  const measured: number[] = [];
  for (let time = 0; time < 3 && measured.every((area) => !isCoin(area)); time += 1)
    measured.push(await measure());
  expect(measured.some(isCoin), measured.join(", ")).toBe(true);
});

const isCoin = (area: number) => Math.abs(area - 0.5) <= 0.15;
