import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type MomentHistory, momentHistorySchema } from "#domain/moment/moment-history.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let cookie: string;
let personId: string;
let other: string;
let phone: TestDevice;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  const [person, stranger] = await makeManyPeople(server, 2);
  if (!person || !stranger) throw new Error("nobody came");
  ({ cookie, personId } = person);
  other = stranger.cookie;
  phone = createDevice(server, person);
});
afterAll(() => server.close());

const ask = (id: string, query = "", as = cookie) =>
  server.request(`/api/moments/${id}/history${query}`, { cookie: as });
const historyOf = async (id: string, query = ""): Promise<MomentHistory> =>
  momentHistorySchema.parse(await (await ask(id, query)).json());

async function writeThrice() {
  const made = rowOf(
    await phone.send(
      phone.put({ occurred_on: "2026-05-14", word: "first", text: "one" }, { table: "moments" }),
    ),
  );
  const second = rowOf(await phone.send(phone.patch(made.id, made.rev, { word: "second" }, "moments")));
  await phone.send(phone.patch(made.id, second.rev, { text: "two" }, "moments"));
  return made.id;
}

test("every edit of a moment is kept, newest first, with what it wrote and nothing else", async () => {
  const { versions, earlier, more } = await historyOf(await writeThrice());
  expect(versions.map(({ kind, fields }) => ({ kind, word: fields.word, text: fields.text }))).toEqual([
    { kind: "patch", word: undefined, text: "two" },
    { kind: "patch", word: "second", text: undefined },
    { kind: "put", word: "first", text: "one" },
  ]);
  expect(earlier).toEqual({});
  expect(more).toBe(false);
});

test("a page tells how the moment stood before the oldest edit it shows", async () => {
  const id = await writeThrice();
  const newest = await historyOf(id, "?limit=1");
  expect(newest).toMatchObject({ more: true, earlier: { word: "second", text: "one" } });
  const rest = await historyOf(id, `?limit=1&before=${newest.versions[0]?.rev}`);
  expect(rest).toMatchObject({ more: true, versions: [{ fields: { word: "second" } }] });
  expect(rest.earlier).toMatchObject({ word: "first", text: "one" });
});

test("edits of two devices that crossed are both in the history", async () => {
  const id = await writeThrice();
  const { changes } = await phone.pull();
  const made = (changes.find(({ row }) => row.id === id)?.row.rev ?? 0) - 2;
  const laptop = createDevice(server, { cookie, personId });
  await laptop.send(laptop.patch(id, made, { place: "a bench" }, "moments"));
  const { versions } = await historyOf(id);
  expect(versions[0]?.fields).toEqual({ place: "a bench" });
  expect(versions).toHaveLength(4);
});

test("the history of a moment in the trash can still be read, and tells of the deletion", async () => {
  const id = await writeThrice();
  const { changes } = await phone.pull();
  const rev = changes.find(({ row }) => row.id === id)?.row.rev ?? 0;
  await phone.send(phone.remove(id, rev, "moments"));
  expect((await historyOf(id)).versions[0]).toMatchObject({ kind: "delete", fields: {} });
});

test("another person's history answers like that of a moment that never was", async () => {
  const id = await writeThrice();
  const theirs = await ask(id, "", other);
  const never = await ask("0190a0a0-0000-7000-8000-000000000000");
  const nonsense = await ask("nonsense");
  expect(theirs.status).toBe(404);
  const bodies = await Promise.all([theirs, never, nonsense].map((response) => response.text()));
  expect(new Set(bodies).size).toBe(1);
});
