/** Conversations with LISA are rows like any other: sealed, one's own, gone with what they hang on, and erased for good. */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { turnTraits } from "#domain/conversation/conversation-traits.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let phone: TestDevice;
let stranger: TestDevice;
let personId: string;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  const [person, another] = await makeManyPeople(server, 2);
  if (!person || !another) throw new Error("Nobody came.");
  personId = person.personId;
  phone = createDevice(server, person);
  stranger = createDevice(server, another);
});
afterAll(() => server.close());

const secret = "Was Ewan a canary?";
async function talk(device: TestDevice) {
  const conversation = rowOf(await device.send(device.put({ title: secret }, { table: "conversations" })));
  const turn = rowOf(
    await device.send(device.put({ conversation_id: conversation.id, question: secret }, { table: "turns" })),
  );
  return { conversation, turn };
}
const rowsOf = async (table: string, id: string) =>
  (await server.database.outside(`select * from ${table} where id = $1`, [id])).rows;

test("a conversation and its turns come to another device, and stand nowhere in clear", async () => {
  const { conversation, turn } = await talk(phone);
  const { changes } = await phone.pull();
  expect(changes.find(({ row }) => row.id === turn.id)).toMatchObject({
    table: "turns",
    row: { question: secret, conversation_id: conversation.id, replies: [], cited: [] },
  });
  for (const table of ["conversations", "turns"]) {
    const { rows } = await server.database.outside(`select to_jsonb(t)::text as text from ${table} t`);
    expect(rows.filter(({ text }) => text.includes("canary"))).toEqual([]);
  }
});

test("a turn on another person's conversation changes nothing of theirs and shows nothing of it", async () => {
  const theirs = await talk(phone);
  await stranger.send(
    stranger.put({ conversation_id: theirs.conversation.id, question: "mine?" }, { table: "turns" }),
  );
  const patched = await stranger.send(
    stranger.patch(theirs.turn.id, theirs.turn.rev, { question: "changed" }, "turns"),
  );
  expect(patched).toMatchObject({ status: "refused", code: "gone", row: null });
  const { changes } = await stranger.pull();
  expect(JSON.stringify(changes)).not.toContain("canary");
  const own = await phone.pull();
  expect(JSON.stringify(own.changes)).not.toContain("mine?");
});

test("what is erased is a bare tombstone at once, with its turns and their history, and nothing brings it back", async () => {
  const { conversation, turn } = await talk(phone);
  await phone.send(phone.patch(turn.id, turn.rev, { question: `${secret} And why?` }, "turns"));
  const erased = await phone.send(
    phone.op({ kind: "erase", table: "conversations", id: conversation.id, fields: {} }),
  );
  expect(erased).toMatchObject({ status: "applied", row: { id: conversation.id, erased: true } });
  const history = await server.database.outside(
    "select count(*)::int as n from revisions where row_id = any ($1)",
    [[conversation.id, turn.id]],
  );
  expect(history.rows[0].n).toBe(0);
  const [kept] = await rowsOf("turns", turn.id);
  expect(kept).toMatchObject({ sealed: null, conversation_id: null });
  const late = await phone.send(
    phone.put({ conversation_id: conversation.id, question: "late" }, { table: "turns" }),
  );
  expect(late).toMatchObject({ status: "refused", code: "erased" });
  expect(JSON.stringify((await phone.pull()).changes)).not.toContain("canary");
});

test("a conversation that ends its thirty days takes its turns along", async () => {
  const { conversation, turn } = await talk(phone);
  await phone.send(phone.remove(conversation.id, conversation.rev, "conversations"));
  await server.database.outside(
    "update conversations set deleted_at = deleted_at - interval '31 days' where id = $1",
    [conversation.id],
  );
  const jobs = await runJobs(server.services, server.database.jobs);
  await jobs.runNow("prune-journals");
  await jobs.runNow("prune-journals");
  await jobs.stop();
  expect(await rowsOf("turns", turn.id)).toMatchObject([{ sealed: null, user_id: personId }]);
});

test("a reply longer than a reply may be is refused, and so is a question that says nothing", async () => {
  const { conversation, turn } = await talk(phone);
  const reply = { id: newId(), question: "q", locale: "en", at: "2026-11-01T00:00:00.000Z" };
  const long = await phone.send(
    phone.patch(
      turn.id,
      turn.rev,
      { replies: [{ ...reply, reply: "x".repeat(turnTraits.replies.max + 1) }] },
      "turns",
    ),
  );
  expect(long).toMatchObject({ status: "refused", code: "validation" });
  const blank = await phone.send(
    phone.put({ conversation_id: conversation.id, question: " \n " }, { table: "turns" }),
  );
  expect(blank).toMatchObject({ status: "refused", code: "validation" });
});
