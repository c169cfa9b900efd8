import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
/** A connection of its own to watch pg_stat_activity: inside `outside`'s open transaction its contents would be frozen. */
let watcher: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  watcher = new pg.Client(server.database.superuser);
  await Promise.all([outside.connect(), watcher.connect()]);
});
afterAll(async () => {
  await Promise.all([outside.end(), watcher.end()]);
  await server.close();
});

async function newDevice(plan = "free"): Promise<TestDevice & { readonly personId: string }> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  await outside.query(
    "update profiles set subscription_plan = $2, subscription_status = 'active' where id = $1",
    [person.personId, plan],
  );
  return { ...createDevice(server, person), personId: person.personId };
}
const count = async (sql: string, ...values: unknown[]) =>
  Number((await outside.query(`select count(*) as n from ${sql}`, values)).rows[0].n);
const waitingLocks = async () =>
  (
    await watcher.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows.length;

test("a hundred relationships added at once never pass the plan's limit", async () => {
  const phone = await newDevice();
  const sent = Array.from({ length: 100 }, (_, index) => phone.put({ name: `Person ${index}` }));
  const answers = await Promise.all(sent.map((op) => phone.send(op)));
  expect(answers.filter(({ status }) => status === "applied")).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === "refused");
  expect(refused).toHaveLength(97);
  expect(refused[0]).toMatchObject({ code: "plan_limit", details: { used: 3, limit: 3 }, row: null });
  expect(await count("relationships where user_id = $1", phone.personId)).toBe(3);
});

test("the limit holds within one batch, and in the trash a relationship takes no room until it comes back", async () => {
  const phone = await newDevice();
  const ops = Array.from({ length: 4 }, (_, index) => phone.put({ name: `Person ${index}` }));
  const { answers } = await phone.push(...ops);
  expect(answers.map(({ status }) => status)).toEqual(["applied", "applied", "applied", "refused"]);
  const first = rowOf(answers[0] ?? expect.fail());
  const deleted = rowOf(await phone.send(phone.remove(first.id, first.rev)));
  expect(await phone.send(phone.put({ name: "Another" }))).toMatchObject({ status: "applied" });
  const restore = phone.put({ name: "Person 0" }, { id: first.id, baseRev: deleted.rev });
  expect(await phone.send(restore)).toMatchObject({
    status: "refused",
    code: "plan_limit",
    row: { id: first.id },
  });
  expect(await count("relationships where user_id = $1 and deleted_at is null", phone.personId)).toBe(3);
});

test("above the limit nothing is lost: what is there can be read, changed and deleted", async () => {
  const phone = await newDevice("pro");
  const { answers } = await phone.push(
    ...Array.from({ length: 5 }, (_, index) => phone.put({ name: `Person ${index}` })),
  );
  await outside.query("update profiles set subscription_plan = 'free' where id = $1", [phone.personId]);
  const { id, rev } = rowOf(answers[4] ?? expect.fail());
  const changed = await phone.send(phone.patch(id, rev, { city: "Lyon" }));
  expect(changed).toMatchObject({ status: "applied" });
  expect(await phone.send(phone.put({ name: "One more" }))).toMatchObject({ code: "plan_limit" });
  expect(await phone.send(phone.remove(id, rowOf(changed).rev))).toMatchObject({ status: "applied" });
});

test("the same batch sent ten times at once is applied once, and every copy gets the same answers", async () => {
  const phone = await newDevice("pro");
  const put = phone.put({ name: "Once", notes: "one" });
  const batch = [put, phone.patch(put.id, 0, { notes: "two" }), phone.put({ name: "", rating: 8 })];
  const replies = await Promise.all(Array.from({ length: 10 }, () => phone.push(...batch)));
  const statuses = replies.map(({ answers }) => answers.map(({ opId, status }) => `${opId} ${status}`));
  expect(new Set(statuses.map((each) => each.join("\n"))).size).toBe(1);
  expect(await count("revisions where user_id = $1", phone.personId)).toBe(2);
  expect(await count("conflicts where user_id = $1", phone.personId)).toBe(0);
});

test("while forty writers commit, a reader that follows the revs misses nothing", async () => {
  const phone = await newDevice("pro");
  const held = new Map<string, number>();
  let since = 0;
  const follow = async () => {
    const page = await phone.pull(since, 5);
    for (const { row } of page.changes) held.set(row.id, row.rev);
    since = page.rev;
    return page.more;
  };
  let writing = true;
  const reader = (async () => {
    while (writing) await follow();
  })();
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { id, rev } = rowOf(await phone.send(phone.put({ name: `Person ${index}` })));
      await phone.send(phone.patch(id, rev, { rating: (index % 5) + 1 }));
    }),
  );
  writing = false;
  await reader;
  while (await follow());
  const whole = await phone.pull();
  expect(held).toEqual(new Map(whole.changes.map(({ row }) => [row.id, row.rev])));
  expect(held.size).toBe(41);
});

test("a server that dies in the middle of a batch has written all of it or nothing, and the retry is applied once", async () => {
  const phone = await newDevice("pro");
  const { id, rev } = rowOf(await phone.send(phone.put({ name: "Before" })));
  const batch = [phone.put({ name: "New" }), phone.patch(id, rev, { name: "After" })];
  await outside.query("begin");
  await outside.query("select from relationships where id = $1 for update", [id]);
  const cut = phone.post(batch);
  await expect.poll(waitingLocks).toBe(1);
  await watcher.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`,
  );
  await outside.query("rollback");
  expect((await cut).status).toBe(503);
  expect(await count("relationships where user_id = $1", phone.personId)).toBe(1);
  const { answers } = await phone.push(...batch);
  expect(answers.map(({ status }) => status)).toEqual(["applied", "applied"]);
  expect(await count("revisions where user_id = $1", phone.personId)).toBe(3);
});

test("an op that fails in the database is not answered, and the others are", async () => {
  const phone = await newDevice("pro");
  await outside.query(
    `alter table relationships add constraint no_thunder check (octet_length(sealed) < 4000)`,
  );
  const failing = phone.put({ name: "Fails", notes: "Thunder. ".repeat(1_000) });
  const { answers } = await phone.push(
    phone.put({ name: "Before" }),
    failing,
    phone.patch(failing.id, 0, { city: "Lyon" }),
    phone.put({ name: "After" }),
  );
  await outside.query("alter table relationships drop constraint no_thunder");
  expect(answers.map(({ row }) => row?.name)).toEqual(["Before", "After"]);
  expect(await phone.send(failing)).toMatchObject({ status: "applied", row: { name: "Fails" } });
});

test("a profile changed by the server and by its person at once loses neither", async () => {
  const phone = await newDevice();
  const byServer = (async () => {
    for (let index = 0; index < 10; index += 1) {
      await outside.query("update profiles set stripe_customer_id = $2 where id = $1", [
        phone.personId,
        `c${index}`,
      ]);
    }
  })();
  const byPerson = Array.from({ length: 10 }, (_, index) =>
    phone.send(phone.patch(phone.personId, 1_000, { first_name: `N${index}` }, "profiles")),
  );
  const answers = await Promise.all(byPerson);
  await byServer;
  expect(answers.every(({ status }) => status !== "refused")).toBe(true);
  const { changes } = await phone.pull();
  expect(changes).toMatchObject([{ row: { stripe_customer_id: "c9", first_name: /^N\d$/ } }]);
});
