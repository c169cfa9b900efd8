/** Messages of two who write to each other: edited, taken back, seen, and never moved. */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { editingTime, messageLimits } from "#domain/message/message.ts";
import { messageTraits } from "#domain/message/message-traits.ts";
import {
  type Correspondent,
  correspondentOn,
  createCorrespondent,
  createPair,
  said,
  textsOf,
} from "#server/testing/correspondents.ts";
import { makeToken } from "#server/testing/listening.ts";
import { signIn } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function written(text: string) {
  const pair = await createPair(server);
  const id = newId();
  await pair.anna.write(pair.annas, text, id);
  const at = async (person: Correspondent) => (await person.messages()).find((message) => message.id === id);
  return { ...pair, id, at };
}
const saying = (text: string) => ({ body: { v: 1, body: text } });

test("a message is edited within a quarter of an hour, with a mark on both sides, and no later", async () => {
  const { anna, bruno, id, at } = await written("Tomorow");
  server.clock.advance(60_000);
  expect((await anna.change("messages", id, saying("Tomorrow"))).status).toBe("applied");
  for (const person of [anna, bruno])
    expect(await at(person)).toMatchObject({
      ...saying("Tomorrow"),
      edited_at: server.clock.now().toISOString(),
    });
  server.clock.advance(editingTime);
  expect(await anna.change("messages", id, saying("Never"))).toMatchObject({
    status: "refused",
    code: "too_late",
  });
  for (const person of [anna, bruno]) expect(await at(person)).toMatchObject(saying("Tomorrow"));
});

test("what is taken back is gone on both sides, at any time, for good", async () => {
  const { anna, bruno, id, at } = await written("Forget this");
  server.clock.advance(5 * 60 * 60_000);
  await anna.change("messages", id, { body: null });
  for (const person of [anna, bruno]) expect(await at(person)).toMatchObject({ body: null });
  expect(await anna.change("messages", id, saying("Or not"))).toMatchObject({ code: "too_late" });
  await bruno.device.send(bruno.device.remove(id, 1_000_000, "messages"));
  expect(await at(bruno)).toBeUndefined();
});

test("what one deletes for oneself stays with the other", async () => {
  const { anna, bruno, id, at } = await written("Mine alone to keep?");
  await bruno.device.send(bruno.device.remove(id, 1_000_000, "messages"));
  expect([await at(anna), await at(bruno)]).toMatchObject([saying("Mine alone to keep?"), undefined]);
  await anna.change("messages", id, saying("Edited"));
  expect(await at(bruno)).toBeUndefined();
});

test("nobody writes the other's message, nor moves one, whatever kind of op says so", async () => {
  const { anna, bruno, brunos, annas, id, at } = await written("Anna's");
  const { id: elsewhere } = await anna.begin("nobody@example.org", "Elsewhere");
  const protectedBody = { code: "validation", details: { body: "protected_field" } };
  expect(await bruno.change("messages", id, saying("Bruno's"))).toMatchObject(protectedBody);
  expect(await bruno.change("messages", id, { body: null })).toMatchObject(protectedBody);
  expect(await bruno.write(brunos, "Bruno's", id)).toMatchObject(protectedBody);
  const protectedThread = { code: "validation", details: { thread_id: "protected_field" } };
  expect(await anna.write(elsewhere, "Anna's", id)).toMatchObject(protectedThread);
  expect(await anna.change("messages", id, { thread_id: elsewhere })).toMatchObject(protectedThread);
  const forged = { ...said(annas, "Forged"), is_mine: false, sent_at: "2020-01-01T00:00:00.000Z" };
  const { device } = anna;
  expect(await device.send(device.put(forged, { table: "messages" }))).toMatchObject({ code: "validation" });
  for (const person of [anna, bruno]) expect(await at(person)).toMatchObject(saying("Anna's"));
});

test("an id of the other's message, or of another thread's, brings nothing there", async () => {
  const { anna, bruno, annas, brunos } = await createPair(server);
  const carla = await createCorrespondent(server, "Carla");
  await carla.begin(bruno.email, "From Carla");
  const before = await bruno.messages();
  const theirs = before.find(({ body }) => body?.body === "From Carla");
  const own = newId();
  await bruno.write(brunos, "Bruno's own", own);
  // Carla's id is not Anna's to know; should she, it is a new message of hers, and none at Bruno's.
  expect((await anna.write(annas, "In Carla's name", theirs?.id)).status).toBe("applied");
  // Bruno's own lies in Anna's copy, until she lets it go for good.
  await anna.device.send(anna.device.remove(own, 1_000_000, "messages"));
  await server.request("/api/trash/empty", { method: "POST", cookie: anna.cookie });
  expect(await anna.write(annas, "In Bruno's name", own)).toMatchObject({ code: "gone" });
  // One that never reached her is Bruno's all the same.
  const unheard = newId();
  await anna.choose({ messages_are_on: false });
  await bruno.write(brunos, "Unheard", unheard);
  await anna.choose({ messages_are_on: true });
  expect((await anna.write(annas, "In Bruno's name", unheard)).status).toBe("applied");
  server.clock.advance(1_000);
  await anna.change("messages", unheard, saying("Once more"));
  await anna.change("messages", unheard, { body: null });
  expect(textsOf(await bruno.messages())).toEqual([...textsOf(before), "Bruno's own", "Unheard"]);
});

test("a thread of another person's takes nothing, as one that is not there", async () => {
  const { annas, bruno } = await createPair(server);
  const carla = await createCorrespondent(server, "Carla");
  const missing = await carla.write(newId(), "Hello?");
  const others = await carla.write(annas, "Hello?");
  expect(missing).toMatchObject({ status: "refused", code: "thread_closed", details: { reason: "missing" } });
  expect({ ...others, opId: "" }).toEqual({ ...missing, opId: "" });
  expect(await bruno.messages()).toHaveLength(1);
});

test("an op that comes twice is one message, and one edit", async () => {
  const { anna, bruno, annas } = await createPair(server);
  const { device } = anna;
  const op = device.put(said(annas, "Once"), { table: "messages" });
  await device.push(op, op);
  await device.push(op);
  await device.push(device.put(said(annas, "Once"), { table: "messages", id: op.id }));
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "Once"]);
  expect((await bruno.messages()).map(({ edited_at }) => edited_at)).toEqual([null, null]);
});

test("receipts are told where both want them, and not before", async () => {
  const { anna, bruno, annas, brunos } = await createPair(server);
  const read = async () => {
    const newest = (await bruno.messages()).at(-1);
    await bruno.change("threads", brunos, { read_until: newest?.created_at ?? null });
    return (await anna.thread()).seen_until;
  };
  server.clock.advance(1_000);
  await anna.write(annas, "One");
  expect(await read()).toBeNull();
  await anna.choose({ read_receipts: true });
  server.clock.advance(1_000);
  await anna.write(annas, "Two");
  expect(await read()).toBeNull();
  await bruno.choose({ read_receipts: true });
  server.clock.advance(1_000);
  await anna.write(annas, "Three");
  const [newest] = (await anna.messages()).slice(-1);
  expect(await read()).toBe(newest?.sent_at);
  // What was seen stays seen, and nothing was seen that is still to come.
  await bruno.change("threads", brunos, { read_until: "2020-01-01T00:00:00.000Z" });
  expect((await bruno.thread()).read_until).toBe((await bruno.messages()).at(-1)?.created_at);
  await bruno.change("threads", brunos, { read_until: "2999-01-01T00:00:00.000Z" });
  expect((await bruno.thread()).read_until).toBe(server.clock.now().toISOString());
});

test("a request sends no receipt", async () => {
  const anna = await createCorrespondent(server, "Anna");
  const bruno = await createCorrespondent(server, "Bruno");
  for (const person of [anna, bruno]) await person.choose({ read_receipts: true });
  await anna.begin(bruno.email, "Hello");
  const { id } = await bruno.thread();
  await bruno.change("threads", id, { read_until: server.clock.now().toISOString() });
  expect(await anna.thread()).toMatchObject({ seen_until: null, is_open: false });
});

test.each([
  ["nothing", "", "required"],
  ["blanks", " \u2060\u200B\n", "required"],
  ["more than a message holds", "x".repeat(messageTraits.body.max + 1), "too_long"],
  ["ten thousand characters", "y".repeat(10_000), "too_long"],
])("%s is no message", async (_, text, code) => {
  const { anna, annas } = await createPair(server);
  expect(await anna.write(annas, text)).toMatchObject({ code: "validation", details: { "body.body": code } });
});

test("a version of the body that this server does not know is not taken", async () => {
  const { anna, annas } = await createPair(server);
  const { device } = anna;
  const sealed = device.put({ thread_id: annas, body: { v: 2, body: "c2VhbGVk" } }, { table: "messages" });
  expect(await device.send(sealed)).toMatchObject({ code: "validation" });
});

test("a flood is stopped within the minute, said with the wait, and the rest of the day goes on", async () => {
  const { anna, bruno, annas } = await createPair(server);
  server.clock.advance(60_000);
  const { device } = anna;
  const ops = Array.from({ length: messageLimits.perMinute + 5 }, (_, n) =>
    device.put(said(annas, `Wave ${n}`), { table: "messages" }),
  );
  const { answers } = await device.push(...ops);
  const refused = answers.filter(({ status }) => status === "refused");
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({
    code: "message_limit",
    details: { of: "minute", limit: messageLimits.perMinute, wait: 60 },
  });
  expect(await bruno.messages()).toHaveLength(messageLimits.perMinute + 1);
  server.clock.advance(60_001);
  expect((await anna.write(annas, "Calmer")).status).toBe("applied");
});

test("a flood over two sessions at once is the same flood, and a token for scripts writes no message", async () => {
  const { anna, bruno, annas } = await createPair(server);
  server.clock.advance(60_000);
  const other = await correspondentOn(server, await signIn(server, anna));
  const flood = ({ device }: Correspondent) =>
    Promise.all(
      Array.from({ length: messageLimits.perMinute }, (_, n) =>
        device.send(device.put(said(annas, `Wave ${n}`), { table: "messages" })),
      ),
    );
  const answers = (await Promise.all([flood(anna), flood(other)])).flat();
  expect(answers.filter(({ status }) => status === "applied")).toHaveLength(messageLimits.perMinute);
  expect(await bruno.messages()).toHaveLength(messageLimits.perMinute + 1);
  const token = await makeToken(server, anna, "write");
  const bearing = { headers: { authorization: `Bearer ${token}` } };
  server.clock.advance(60_001);
  const { device } = anna;
  const ops = [device.put(said(annas, "By a script"), { table: "messages" })];
  const json = { deviceId: device.deviceId, ops };
  const pushed = await server.request("/api/sync/push", { method: "POST", json, ...bearing });
  expect(pushed.ok).toBe(false);
  for (const table of ["threads", "messages"])
    expect((await server.request(`/api/${table}`, bearing)).status).toBe(404);
  expect(await bruno.messages()).toHaveLength(messageLimits.perMinute + 1);
});

test("changing a message again and again is a flood too", async () => {
  const { anna, bruno, id, at } = await written("0");
  server.clock.advance(60_000);
  const changes = [];
  for (let n = 1; n <= messageLimits.perMinute + 1; n += 1) {
    server.clock.advance(1);
    changes.push(await anna.change("messages", id, saying(`${n}`)));
  }
  expect(changes.at(-2)?.status).toBe("applied");
  expect(changes.at(-1)).toMatchObject({ code: "message_limit", details: { of: "minute" } });
  expect(await at(bruno)).toMatchObject(saying(`${messageLimits.perMinute}`));
  // Taking back is never too much.
  expect((await anna.change("messages", id, { body: null })).status).toBe("applied");
});

test("what was taken back while the other was away is gone when they come, and their late reading brings nothing back", async () => {
  const { anna, bruno, id, brunos } = await written("Read this");
  const { rev, changes } = await bruno.device.pull();
  expect(JSON.stringify(changes)).toContain("Read this");
  await anna.change("messages", id, { body: null });
  const late = await bruno.device.push(
    bruno.device.patch(brunos, 0, { read_until: server.clock.now().toISOString() }, "threads"),
    bruno.device.remove(id, 0, "messages"),
    bruno.device.put(said(brunos, "Read this"), { table: "messages", id }),
  );
  expect(late.answers.map(({ status }) => status)).toEqual(["applied", "applied", "refused"]);
  expect(JSON.stringify((await bruno.device.pull(rev)).changes)).not.toContain("Read this");
});

test("no more than ten new people a day are written to", async () => {
  const anna = await createCorrespondent(server, "Anna");
  const begun = [];
  for (let n = 0; n <= messageLimits.requestsPerDay; n += 1)
    begun.push((await anna.begin(`somebody-${n}@example.org`, "Hello")).answers);
  expect(
    begun
      .slice(0, -1)
      .flat()
      .every(({ status }) => status === "applied"),
  ).toBe(true);
  expect(begun.at(-1)).toMatchObject([{ code: "message_limit", details: { of: "requests" } }]);
  server.clock.advance(24 * 60 * 60_000 + 1);
  expect((await anna.begin("somebody-else@example.org", "Hello")).answers).toMatchObject([
    { status: "applied" },
    { status: "applied" },
  ]);
});
