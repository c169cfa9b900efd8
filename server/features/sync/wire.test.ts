/** Builds that do not know everything of each other (docs/sync.md, server rule 11), and browsers in which another person signed in. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { personHeader, wireHeader, wireVersion } from "#domain/wire/wire-version.ts";
import { createDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function open() {
  const [person, other] = await makeManyPeople(server, 2);
  if (!person || !other) throw new Error("nobody came");
  for (const { cookie } of [person, other]) await server.request("/api/profile", { cookie });
  const device = createDevice(server, person);
  const push = async (ops: readonly unknown[], headers: Record<string, string> = {}, { cookie } = person) => {
    const json = { deviceId: device.deviceId, ops };
    return server.request("/api/sync/push", { method: "POST", cookie, json, headers });
  };
  return { person, other, device, push };
}

test("both answers say the server's number", async () => {
  const { person, device, push } = await open();
  expect(await (await push([device.put({ name: "Ada" })])).json()).toMatchObject({ wire: wireVersion });
  const pulled = await server.request("/api/sync/pull?since=0", { cookie: person.cookie });
  expect(await pulled.json()).toMatchObject({ wire: wireVersion });
  const lost = await server.request("/api/sync/pull?since=1000000", { cookie: person.cookie });
  expect(await lost.json()).toMatchObject({ wire: wireVersion, resync: true });
});

test("what a newer device says and this server does not know is not answered, nor what hangs on it; the rest is", async () => {
  const { device, push } = await open();
  const known = device.put({ name: "Known" });
  const first = device.put({ name: "Field", of_tomorrow: true });
  const ops = [
    first,
    device.patch(first.id, 0, { city: "Lyon" }),
    device.op({ kind: "put", table: "moments", fields: { occurred_on: "2020", relationship_id: first.id } }),
    { ...device.put({ name: "Table" }), table: "letters" },
    { ...device.put({ name: "Kind" }), kind: "merge" },
    known,
    { ...device.put({ name: "Member" }), of_tomorrow: 1 },
  ];
  const newer = await push(ops, { [wireHeader]: String(wireVersion + 1) });
  const { answers } = await newer.json();
  expect(answers).toMatchObject([{ opId: known.opId, status: "applied" }, { status: "applied" }]);
  const same = await push(ops.slice(0, 5), { [wireHeader]: String(wireVersion) });
  const refused = await same.json();
  expect(refused.answers.map(({ status }: { status: string }) => status)).toContain("refused");
});

test("a parameter or a member that is not known is no error", async () => {
  const { person, device } = await open();
  const { cookie } = person;
  expect((await server.request("/api/sync/pull?since=0&of_tomorrow=1", { cookie })).status).toBe(200);
  const json = { deviceId: device.deviceId, ops: [device.put({ name: "Ada" })], of_tomorrow: 1 };
  expect((await server.request("/api/sync/push", { method: "POST", cookie, json })).status).toBe(200);
});

test("a call that is meant for one person is refused in the session of another, whatever it asks", async () => {
  const { person, other, device, push } = await open();
  const headers = { [personHeader]: person.personId };
  const calls = [
    push([device.put({ name: "Ada" })], headers, other),
    server.request("/api/sync/pull?since=0", { cookie: other.cookie, headers }),
    server.request("/api/uploads", {
      method: "POST",
      cookie: other.cookie,
      headers,
      json: { id: device.op({ kind: "put" }).id, bytes: 10, type: "image/jpeg", name: "us.jpg" },
    }),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "other_person" });
  }
  const own = await server.request("/api/sync/pull?since=0", { cookie: person.cookie, headers });
  expect(own.status).toBe(200);
});
