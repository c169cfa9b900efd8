import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hourlyWeight, textLimits } from "#domain/plan/usage.ts";
import { createDevice, type Person, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let anna: Person;
let phone: TestDevice;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  phone = createDevice(server, anna);
  await phone.send(phone.put({ name: "Camille" }));
});
afterAll(() => server.close());

const counted = async () => {
  const { rows } = await server.database.outside(
    `select s.text_bytes::int as counted,
      ((select coalesce(sum(octet_length(field_values)), 0) from revisions where user_id = $1)
      + (select coalesce(sum(octet_length(sealed)), 0) from conflicts where user_id = $1))::int as kept
     from sync_state s where s.user_id = $1`,
    [anna.personId],
  );
  return rows[0];
};
const fillTo = (bytes: number) =>
  server.database.outside("update sync_state set text_bytes = $2 where user_id = $1", [anna.personId, bytes]);
const moment = (text: string) => phone.put({ occurred_on: "2026-01-01", text }, { table: "moments" });

test("every version and every conflict is counted, and given back with the trash and an erasure", async () => {
  const row = rowOf(await phone.send(moment("one ".repeat(500))));
  await phone.send(phone.patch(row.id, row.rev, { text: "two ".repeat(500) }, "moments"));
  const laptop = createDevice(server, anna);
  await laptop.send(laptop.patch(row.id, row.rev, { text: "three ".repeat(500) }, "moments"));
  const full = await counted();
  expect(full.counted).toBe(full.kept);
  expect(full.counted).toBeGreaterThan(6_000);
  const { changes } = await phone.pull();
  const { rev } = changes.find(({ row: { id } }) => id === row.id)?.row ?? row;
  await phone.send(phone.remove(row.id, rev, "moments"));
  server.clock.advance(1_000);
  await server.request("/api/trash/empty", { method: "POST", cookie: anna.cookie, json: {} });
  const emptied = await counted();
  expect(emptied.counted).toBe(emptied.kept);
  expect(emptied.counted).toBeLessThan(1_000);
});

test("beyond its limit a journal takes no more text, and gives back what is deleted", async () => {
  const row = rowOf(await phone.send(moment("kept")));
  await fillTo(textLimits.free - 10);
  expect(await phone.send(moment("one page too many"))).toMatchObject({
    status: "refused",
    code: "text_limit",
    details: { used: textLimits.free - 10, limit: textLimits.free },
  });
  const changed = phone.patch(row.id, row.rev, { text: "a longer text than there is room for" }, "moments");
  expect(await phone.send(changed)).toMatchObject({
    status: "refused",
    code: "text_limit",
    row: { text: "kept" },
  });
  const json = { name: "Another" };
  const added = await server.request("/api/relationships", { method: "POST", cookie: anna.cookie, json });
  expect([added.status, (await added.json()).code]).toEqual([402, "text_limit"]);
  expect(await phone.send(phone.remove(row.id, row.rev, "moments"))).toMatchObject({ status: "applied" });
});

test("a first import of ten thousand moments passes within its hour, and what never ends does not", async () => {
  const pace = async () =>
    (await server.database.outside("select weight from write_pace where user_id = $1", [anna.personId]))
      .rows[0];
  const before = (await pace()).weight;
  await phone.push(...Array.from({ length: 100 }, () => moment("a page ".repeat(130))));
  const each = ((await pace()).weight - before) / 100;
  expect(each * 10_000).toBeLessThan(hourlyWeight);
  await server.database.outside("update write_pace set weight = $2 where user_id = $1", [
    anna.personId,
    hourlyWeight,
  ]);
  const refused = await phone.post([moment("one more")]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  server.clock.advance(3_600_000);
  expect(await phone.send(moment("an hour later"))).toMatchObject({ status: "applied" });
});

test("long ops weigh more than short ones", async () => {
  const weight = async () =>
    (await server.database.outside("select weight from write_pace where user_id = $1", [anna.personId]))
      .rows[0].weight;
  const before = await weight();
  await phone.send(
    phone.op({
      kind: "put",
      id: newId(),
      table: "moments",
      fields: { text: "x".repeat(39_000), occurred_on: "2026-01-01" },
    }),
  );
  expect((await weight()) - before).toBe(4);
});
