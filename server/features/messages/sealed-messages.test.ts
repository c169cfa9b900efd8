/** What of a message somebody can do who has the database and no key, and what a hostile text is when it arrives. */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Correspondent, createPair, textsOf } from "#server/testing/correspondents.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const outside = (text: string, values: readonly unknown[]) => server.database.outside(text, values);
const sealedOf = async ({ personId }: Correspondent, id: string): Promise<Buffer> =>
  (await outside("select sealed from messages where user_id = $1 and id = $2", [personId, id])).rows[0]
    .sealed;
const put = ({ personId }: Correspondent, id: string, sealed: Buffer) =>
  outside("update messages set sealed = $3 where user_id = $1 and id = $2", [personId, id, sealed]);

test("a sealed message of before, of another one or of the other's copy does not open in its place", async () => {
  const { anna, bruno, annas } = await createPair(server);
  const [id, other] = [newId(), newId()];
  await anna.write(annas, "What was said first", id);
  await anna.write(annas, "Another one", other);
  const earlier = await sealedOf(anna, id);
  server.clock.advance(1_000);
  await anna.change("messages", id, { body: { v: 1, body: "What holds now" } });
  const now = await sealedOf(anna, id);
  const read = async () => (await anna.messages()).find((message) => message.id === id);
  const whole = await read();
  expect(whole?.body?.body).toBe("What holds now");
  for (const moved of [earlier, await sealedOf(anna, other), await sealedOf(bruno, id)]) {
    await put(anna, id, moved);
    const shown = await read();
    expect(["What was said first", "Another one"]).not.toContain(shown?.body?.body);
    expect(shown).toHaveProperty("unreadable");
  }
  await put(anna, id, now);
  expect(await read()).toEqual(whole);
});

test("a message that is put into another thread of the database stays in the one it was said in", async () => {
  const { anna, annas } = await createPair(server);
  const { id: elsewhere } = await anna.begin("nobody@example.org", "Elsewhere");
  const id = newId();
  await anna.write(annas, "Said here alone", id);
  await outside("update messages set thread_id = $3 where user_id = $1 and id = $2", [
    anna.personId,
    id,
    elsewhere,
  ]);
  expect(textsOf(await anna.messages(annas))).toContain("Said here alone");
  expect(textsOf(await anna.messages(elsewhere))).not.toContain("Said here alone");
});

test.each([
  ["turns the reading direction", "pay \u202Eeruces\u202C \u2067now\u2069", "pay eruces now"],
  ["has signs of control", "one\u0000\u0007 two", "one two"],
])("a text that %s arrives without that, on both sides", async (_, typed, text) => {
  const { anna, bruno, annas } = await createPair(server);
  await anna.write(annas, typed);
  for (const person of [anna, bruno]) expect(textsOf(await person.messages()).at(-1)).toBe(text);
});
