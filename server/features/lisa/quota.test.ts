/** A message is reserved, then counted or given back, once: whatever ends the device, the server or the network between. */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { requestsTo } from "#server/testing/requests.ts";
import { createTestServer, type TestServer, testOrigin } from "#server/testing/test-server.ts";

type Instance = Pick<TestServer, "request">;

let server: TestServer;
let other: Instance;
let close: () => Promise<void>;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const { env, clock } = server.services;
  const second = await createServices(env, { ...server.database, stop: async () => undefined }, { clock });
  close = second.close;
  other = { request: requestsTo(buildApp(second.services), testOrigin) };
});
beforeEach(async () => {
  server.clock.set("2027-04-30T12:00:00.000Z");
  anna = await newPerson();
  await server.database.outside("update auth.sessions set expires_at = '2030-01-01'");
});
afterAll(async () => {
  await close();
  await server.close();
});

async function newPerson(): Promise<SignedIn> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("Nobody came.");
  await server.request("/api/profile", { cookie: person.cookie });
  return person;
}
async function ask(
  call: "reserve" | "deliver" | "give-back",
  id: string,
  from: Instance = server,
  whom = anna,
) {
  const json = call === "deliver" ? { message_id: id, month: "2027-04" } : { message_id: id };
  return (await from.request(`/api/lisa/${call}`, { method: "POST", cookie: whom.cookie, json })).json();
}
const check = async (whom = anna) =>
  (
    await server.request("/api/rpc/check_ai_quota", {
      method: "POST",
      cookie: whom.cookie,
      json: { p_user_id: whom.personId },
    })
  ).json();
const useUp = (used: number) =>
  server.database.outside("insert into ai_usage values ($1, '2027-04', $2)", [anna.personId, used]);
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

test("of twenty last messages at once on two instances, one passes", async () => {
  await useUp(29);
  const answers = await Promise.all(
    times(20, (at) => ask("reserve", newId(), at % 2 === 0 ? server : other)),
  );
  expect(answers.filter(({ reserved }) => reserved)).toHaveLength(1);
  expect(await check()).toEqual({ canSend: false, used: 30, limit: 30, remaining: 0 });
});

test("a message that is reserved, counted and asked for again at once is counted once", async () => {
  const id = newId();
  const doubled = await Promise.all(times(8, (at) => ask("reserve", id, at % 2 === 0 ? server : other)));
  expect(doubled.every(({ reserved }) => reserved)).toBe(true);
  expect(await check()).toMatchObject({ used: 1 });
  await Promise.all(times(8, (at) => ask("deliver", id, at % 2 === 0 ? server : other)));
  expect(await check()).toMatchObject({ used: 1 });
  expect(await ask("reserve", id)).toMatchObject({ reserved: true, used: 1 });
});

test("a reply that did not come is given back once, and one that came is not", async () => {
  await useUp(28);
  const [failed, given] = [newId(), newId()];
  await ask("reserve", failed);
  await ask("reserve", given);
  expect(await ask("reserve", newId())).toMatchObject({ reserved: false, used: 30 });
  await Promise.all(times(5, () => ask("give-back", failed)));
  expect(await check()).toMatchObject({ used: 29 });
  await ask("deliver", given);
  await ask("give-back", given);
  expect(await check()).toMatchObject({ used: 29 });
  expect(await ask("reserve", failed)).toMatchObject({ reserved: true, used: 30 });
});

test("a device or a server that ends between gives its message back, once its ten minutes are over", async () => {
  await useUp(29);
  const lost = newId();
  await ask("reserve", lost);
  server.clock.set("2027-04-30T12:09:59.000Z");
  expect(await ask("reserve", newId())).toMatchObject({ reserved: false });
  server.clock.set("2027-04-30T12:10:01.000Z");
  expect(await check()).toMatchObject({ used: 29 });
  const next = newId();
  expect(await ask("reserve", next)).toMatchObject({ reserved: true });
  await ask("give-back", lost);
  expect(await check()).toMatchObject({ used: 30 });
});

test("a reply that was given counts even when its reservation was over, or there never was one", async () => {
  const late = newId();
  await ask("reserve", late);
  server.clock.set("2027-04-30T13:00:00.000Z");
  expect(await check()).toMatchObject({ used: 0 });
  await ask("deliver", late);
  await ask("deliver", newId());
  expect(await check()).toMatchObject({ used: 2 });
});

test("what was answered offline counts past the limit, in its own month, and no device can name another", async () => {
  await server.database.outside("insert into ai_usage values ($1, '2027-05', 30)", [anna.personId]);
  server.clock.set("2027-05-02T12:00:00.000Z");
  await ask("deliver", newId());
  const deliver = (month: string) =>
    server.request("/api/lisa/deliver", {
      method: "POST",
      cookie: anna.cookie,
      json: { message_id: newId(), month },
    });
  await deliver("2027-05");
  await deliver("2020-01");
  await deliver("2099-01");
  const { rows } = await server.database.outside(
    "select month, used from ai_usage where user_id = $1 order by month",
    [anna.personId],
  );
  expect(rows).toEqual([
    { month: "2027-04", used: 1 },
    { month: "2027-05", used: 33 },
  ]);
  expect((await deliver("tomorrow")).status).toBe(400);
});

test("another person's message is not touched, and without a session nothing is counted", async () => {
  const id = newId();
  await ask("reserve", id);
  const bruno = await newPerson();
  await ask("give-back", id, server, bruno);
  await ask("deliver", id, server, bruno);
  expect(await check()).toMatchObject({ used: 1 });
  await ask("give-back", id);
  expect(await check()).toMatchObject({ used: 0 });
  expect(await check(bruno)).toMatchObject({ used: 1 });
  const signedOut = await server.request("/api/lisa/reserve", { method: "POST", json: { message_id: id } });
  expect(signedOut.status).toBe(401);
  expect(await signedOut.json()).toMatchObject({ message: "Utilisateur non connecté" });
});
