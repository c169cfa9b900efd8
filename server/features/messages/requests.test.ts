/** The life of a request: written to an address, and taken in, put aside or blocked by whoever it reaches. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Correspondent,
  createCorrespondent,
  createPair,
  reachable,
  textsOf,
} from "#server/testing/correspondents.ts";
import { confirmPhone, freshPhone } from "#server/testing/phones.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function takeHandle({ cookie }: Correspondent): Promise<string> {
  const json = { name: "camille" };
  const taken = await server.request("/api/messages/handle", { method: "PUT", cookie, json });
  return (await taken.json()).handle;
}
const meet = async () =>
  [await createCorrespondent(server, "Anna"), await createCorrespondent(server, "Bruno")] as const;

test("a first message arrives as a request, with the name and without the address of its sender", async () => {
  const [anna, bruno] = await meet();
  const { answers } = await anna.begin(bruno.email.toUpperCase(), "  Hello\u202E there ");
  expect(answers.map(({ status }) => status)).toEqual(["applied", "applied"]);
  const thread = await bruno.thread();
  expect(thread).toMatchObject({
    to: null,
    answer: "none",
    peer_name: "Anna",
    peer_handle: null,
    is_blocked: false,
  });
  expect(JSON.stringify(thread)).not.toContain(anna.email);
  expect(JSON.stringify(thread)).not.toContain(anna.personId);
  const [message] = await bruno.messages(thread.id);
  expect(message).toMatchObject({ is_mine: false, body: { v: 1, body: "Hello there" }, edited_at: null });
  expect(await anna.thread()).toMatchObject({ is_open: false, peer_name: null });
});

test("until it is accepted there is one message, and none back; then both write", async () => {
  const [anna, bruno] = await meet();
  const { id } = await anna.begin(bruno.email, "One");
  expect(await anna.write(id, "Two")).toMatchObject({
    status: "refused",
    code: "thread_closed",
    details: { reason: "waiting" },
  });
  const theirs = await bruno.thread();
  expect(await bruno.write(theirs.id, "No")).toMatchObject({
    code: "thread_closed",
    details: { reason: "request" },
  });
  await bruno.change("threads", theirs.id, { answer: "accepted" });
  expect(await anna.thread()).toMatchObject({ is_open: true, peer_name: "Bruno" });
  expect((await anna.write(id, "Two")).status).toBe("applied");
  expect((await bruno.write(theirs.id, "Three")).status).toBe("applied");
  for (const person of [anna, bruno])
    expect(textsOf(await person.messages())).toEqual(["One", "Two", "Three"]);
  expect((await anna.messages()).map(({ is_mine }) => is_mine)).toEqual([true, true, false]);
});

test("a request that is put aside tells nothing, takes nothing more, and can be accepted later", async () => {
  const [anna, bruno] = await meet();
  const { id } = await anna.begin(bruno.email, "One");
  const before = await anna.device.pull();
  const theirs = await bruno.thread();
  await bruno.change("threads", theirs.id, { answer: "ignored" });
  expect(await anna.device.pull()).toEqual(before);
  await anna.begin(bruno.email, "Again");
  expect(textsOf(await bruno.messages())).toEqual(["One"]);
  await bruno.change("threads", theirs.id, { answer: "accepted" });
  expect((await anna.threads()).filter(({ is_open }) => is_open).map((thread) => thread.id)).toContain(id);
});

test.each([
  ["is off", { messages_are_on: false, discoverable: true }],
  ["is not to be found", { messages_are_on: true, discoverable: false }],
  ["takes nobody new", { ...reachable, messages_from: "nobody" }],
])("nothing reaches somebody who %s", async (_, choices) => {
  const anna = await createCorrespondent(server, "Anna");
  const bruno = await createCorrespondent(server, "Bruno", choices);
  await anna.begin(bruno.email, "Hello");
  expect(await bruno.threads()).toEqual([]);
  await bruno.choose({ ...reachable, messages_from: "anyone" });
  expect(await bruno.threads()).toEqual([]);
});

test("who takes nobody new still hears from those they know, and who is off from nobody", async () => {
  const { anna, bruno, annas } = await createPair(server);
  await bruno.choose({ messages_from: "nobody", discoverable: false });
  await anna.write(annas, "Still here?");
  await bruno.choose({ messages_are_on: false });
  await anna.write(annas, "And now?");
  await bruno.choose({ messages_are_on: true });
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "Still here?"]);
});

test("blocked, one is told nothing and nothing of one arrives, by this thread or a new one", async () => {
  const { anna, bruno, annas, brunos } = await createPair(server);
  await bruno.change("threads", brunos, { is_blocked: true });
  const { rev } = await bruno.device.pull();
  const seen = await anna.thread();
  expect((await anna.write(annas, "Are you there?")).status).toBe("applied");
  await anna.begin(bruno.email, "Another way");
  expect((await bruno.device.pull(rev)).changes).toEqual([]);
  expect((await anna.threads()).find(({ id }) => id === annas)).toEqual(seen);
  expect(await bruno.write(brunos, "No")).toMatchObject({
    code: "thread_closed",
    details: { reason: "blocked" },
  });
  await bruno.change("threads", brunos, { is_blocked: false });
  await anna.write(annas, "Hello again");
  expect(textsOf(await bruno.messages())).toEqual(["Hello from Anna", "Hello again"]);
});

test("accepted and blocked in one breath, one is told of the acceptance when the block is lifted", async () => {
  const [anna, bruno] = await meet();
  await anna.begin(bruno.email, "Hello");
  const request = await bruno.thread();
  await bruno.change("threads", request.id, { answer: "accepted", is_blocked: true });
  expect(await anna.thread()).toMatchObject({ is_open: false, peer_name: null });
  await bruno.change("threads", request.id, { is_blocked: false });
  expect(await anna.thread()).toMatchObject({ is_open: true, peer_name: "Bruno" });
  const seen = await anna.thread();
  await bruno.change("threads", request.id, { is_blocked: true });
  await bruno.change("threads", request.id, { is_blocked: false });
  expect(await anna.thread()).toEqual(seen);
});

test("a block outlives the thread it was made in, also when that goes for good", async () => {
  const { anna, bruno, annas, brunos } = await createPair(server);
  await bruno.change("threads", brunos, { is_blocked: true });
  await bruno.device.send(bruno.device.remove(brunos, 1_000_000, "threads"));
  await server.request("/api/trash/empty", { method: "POST", cookie: bruno.cookie });
  await anna.write(annas, "Now?");
  await anna.begin(bruno.email, "Or now?");
  expect([await bruno.threads(), await bruno.messages()]).toEqual([[], []]);
});

test("two who write to each other without an answer have answered: it is one conversation on either side", async () => {
  const [anna, bruno] = await meet();
  const { id: annas } = await anna.begin(bruno.email, "You first");
  const request = await bruno.thread();
  const { id: brunos } = await bruno.begin(anna.email, "No, you");
  expect(await anna.thread()).toMatchObject({ id: annas, is_open: true, peer_name: "Bruno" });
  expect(await bruno.thread()).toMatchObject({ id: brunos, is_open: true, peer_name: "Anna" });
  expect((await anna.write(annas, "Then me")).status).toBe("applied");
  expect((await bruno.write(brunos, "Well")).status).toBe("applied");
  for (const person of [anna, bruno])
    expect(textsOf(await person.messages((await person.thread()).id)).toSorted()).toEqual([
      "No, you",
      "Then me",
      "Well",
      "You first",
    ]);
  // A device that had not heard of it blocks the request that is gone: nothing arrives any more.
  await bruno.change("threads", request.id, { is_blocked: true });
  await anna.write(annas, "And now?");
  expect(await bruno.messages()).toHaveLength(4);
});

test("a request is one message, by however many addresses, and nothing of it changes once it was put aside", async () => {
  const [anna, bruno] = await meet();
  const { id } = await anna.begin(bruno.email, "One");
  await anna.begin(await takeHandle(bruno), "Two");
  expect(textsOf(await bruno.messages())).toEqual(["One"]);
  const theirs = await bruno.thread();
  await bruno.change("threads", theirs.id, { answer: "ignored" });
  const [own] = await anna.messages(id);
  server.clock.advance(1_000);
  await anna.change("messages", own?.id ?? "", { body: { v: 1, body: "One, changed" } });
  expect(textsOf(await bruno.messages())).toEqual(["One"]);
  // Nor when what it said was deleted meanwhile, with all of it, for good.
  await bruno.device.send(bruno.device.remove(own?.id ?? "", 0, "messages"));
  await server.request("/api/trash/empty", { method: "POST", cookie: bruno.cookie });
  await anna.begin(bruno.email, "Three");
  await bruno.device.send(bruno.device.remove(theirs.id, 0, "threads"));
  await server.request("/api/trash/empty", { method: "POST", cookie: bruno.cookie });
  await anna.begin(bruno.email, "Four");
  expect([await bruno.threads(), await bruno.messages()]).toEqual([[], []]);
});

test("whoever writes to somebody whose request they blocked is told nothing, and reaches nobody", async () => {
  const [anna, bruno] = await meet();
  await anna.begin(bruno.email, "Hello?");
  await bruno.change("threads", (await bruno.thread()).id, { is_blocked: true });
  const { id } = await bruno.begin(anna.email, "Who is there?");
  const own = (await bruno.threads()).find((thread) => thread.id === id);
  expect(own).toMatchObject({ is_open: false, peer_name: null });
  expect(textsOf(await anna.messages())).toEqual(["Hello?"]);
});

test("whoever ignored a request and then writes themselves has let its sender in", async () => {
  const [anna, bruno] = await meet();
  await anna.begin(bruno.email, "Hello?");
  await bruno.change("threads", (await bruno.thread()).id, { answer: "ignored" });
  await bruno.begin(anna.email, "Yes");
  expect(await bruno.thread()).toMatchObject({ is_open: true, peer_name: "Anna" });
  expect(textsOf(await bruno.messages()).toSorted()).toEqual(["Hello?", "Yes"]);
});

test("of several addresses only that by which somebody was reached is known to be theirs", async () => {
  const [anna, bruno] = await meet();
  const handle = await takeHandle(anna);
  const { id: byEmail } = await bruno.begin(anna.email, "By e-mail");
  server.clock.advance(1_000);
  const { id: byHandle } = await bruno.begin(handle, "By handle");
  await anna.change("threads", (await anna.thread()).id, { answer: "accepted" });
  const threads = new Map((await bruno.threads()).map((thread) => [thread.id, thread]));
  expect(threads.get(byEmail)).toMatchObject({ is_open: true, peer_name: "Anna" });
  expect(threads.get(byHandle)).toMatchObject({ is_open: false, peer_name: null, peer_handle: null });
});

test("in an open conversation nothing tells whether another address leads there too", async () => {
  const { anna, bruno, annas } = await createPair(server);
  const handle = await takeHandle(anna);
  const { id: toAnna } = await bruno.begin(handle, "Is this you?");
  const { id: toNobody } = await bruno.begin("nobody.0000", "Is this you?");
  const newest = (await anna.messages()).at(-1);
  await anna.change("threads", annas, { read_until: newest?.created_at ?? null });
  await anna.write(annas, "Something else");
  expect(textsOf(await anna.messages())).toEqual(["Hello from Anna", "Is this you?", "Something else"]);
  const threads = new Map((await bruno.threads()).map((thread) => [thread.id, thread]));
  const { id: _, to: __, rev: ___, ...ofAnna } = { ...threads.get(toAnna) };
  expect(threads.get(toNobody)).toMatchObject(ofAnna);
  expect(textsOf(await bruno.messages(toAnna))).toEqual(["Is this you?"]);
});

test("whoever has messages off writes to nobody: no answer could reach them", async () => {
  const { anna, bruno, annas } = await createPair(server);
  await anna.choose({ messages_are_on: false });
  const off = { status: "refused", code: "thread_closed", details: { reason: "off" } };
  expect(await anna.write(annas, "You cannot answer")).toMatchObject(off);
  expect((await anna.begin("somebody@example.org", "Nor can you")).answers[0]).toMatchObject(off);
  expect(await bruno.messages()).toHaveLength(1);
});

test("after a conversation was deleted the next message begins it anew, without the words of before", async () => {
  const { anna, bruno, annas, brunos } = await createPair(server);
  await bruno.device.send(bruno.device.remove(brunos, 1_000_000, "threads"));
  await anna.write(annas, "Me again");
  const thread = await bruno.thread();
  expect(thread).toMatchObject({ answer: "accepted", peer_name: "Anna" });
  expect(thread.id).not.toBe(brunos);
  expect(textsOf(await bruno.messages(thread.id))).toEqual(["Me again"]);
});

test("a thread is begun with an address alone, and never turns to another", async () => {
  const [anna, bruno] = await meet();
  const { device } = anna;
  expect(await device.send(device.put({ to: null }, { table: "threads" }))).toMatchObject({
    code: "validation",
    details: { to: "required" },
  });
  const { id } = await anna.begin(bruno.email, "Hello");
  const to = { kind: "email", value: "somebody@example.org" };
  expect(await anna.change("threads", id, { to })).toMatchObject({ details: { to: "protected_field" } });
  expect(await device.send(device.put({ to }, { table: "threads", id }))).toMatchObject({
    details: { to: "protected_field" },
  });
  expect(await anna.change("threads", id, { is_open: true })).toMatchObject({
    details: { is_open: "protected_field" },
  });
});

test("a number that was confirmed is found, in any spelling, and what was never confirmed is nobody's", async () => {
  const [anna, bruno] = await meet();
  const phone = await confirmPhone(server, bruno);
  await anna.begin(`00${phone.slice(1, 3)} (0) ${phone.slice(3)}`, "By number");
  expect(textsOf(await bruno.messages())).toEqual(["By number"]);
  const claimed = freshPhone();
  await server.request("/api/auth/phone", { method: "POST", cookie: bruno.cookie, json: { phone: claimed } });
  await anna.begin(claimed, "By a number that is claimed");
  expect(await bruno.messages()).toHaveLength(1);
});

test("a handle is found, and what one has no more is nobody's", async () => {
  const [anna, bruno] = await meet();
  const put = (name: string | null) =>
    server.request("/api/messages/handle", { method: "PUT", cookie: bruno.cookie, json: { name } });
  const { handle } = await (await put(" Camille ")).json();
  expect(handle).toMatch(/^camille\.\d{4}$/);
  await anna.begin(`@${handle}`, "By handle");
  expect(textsOf(await bruno.messages())).toEqual(["By handle"]);
  expect((await put("cаmille")).status).toBe(400);
  expect(await (await put(null)).json()).toEqual({ handle: null });
  const carla = await createCorrespondent(server, "Carla");
  await carla.begin(handle, "Anybody?");
  expect(await bruno.messages()).toHaveLength(1);
});
