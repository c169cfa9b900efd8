import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SyncedTableName, syncedTableNames } from "#domain/wire/sync.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { photo } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads } from "#server/testing/uploads.ts";
import { fieldsOf, rowColumnsSchema } from "./rows/row-columns.ts";
import { openRow } from "./rows/row-seal.ts";
import { columnsOf } from "./rows/synced-columns.ts";

let server: TestServer;
let anna: Awaited<ReturnType<typeof makeManyPeople>>[number];
let phone: TestDevice;
let laptop: TestDevice;
let picture: Buffer;
beforeAll(async () => {
  server = await createTestServer({}, { opener: createOpenerHere() });
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  phone = createDevice(server, anna);
  laptop = createDevice(server, anna);
  picture = await photo();
  await phone.pull();
  await server.database.outside(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active'",
  );
});
afterAll(() => server.close());

/** What the columns of a row say, and what its sealed form says of the same. */
async function compareWith(table: SyncedTableName): Promise<number> {
  const { db, keys } = server.services;
  const key = await db.transact(mintOwnerScope(anna.personId), (tx) => keys.keyFor(tx, anna.personId));
  const { owner, clear } = columnsOf(table);
  const { rows } = await server.database.outside(
    `select to_jsonb(t) - 'sealed' as columns, sealed from ${table} t where ${owner} = $1`,
    [anna.personId],
  );
  for (const { columns, sealed } of rows) {
    const stored = rowColumnsSchema.parse(columns);
    if (stored.purged_at) {
      expect(sealed).toBeNull();
      continue;
    }
    const row = openRow({ personId: anna.personId, key }, { table, id: stored.id, rev: stored.rev }, sealed);
    const { id, rev, created_at, updated_at, deleted_at } = stored;
    expect(row).toMatchObject({ id, rev, created_at, updated_at, deleted_at, user_id: anna.personId });
    expect(row).toMatchObject(fieldsOf(stored, clear));
  }
  return rows.length;
}

/** Every kind of write that there is, by every road. */
async function live(): Promise<void> {
  const uploads = createUploads(server, anna);
  const made = rowOf(await phone.send(phone.put({ name: "Élise", city: "Lyon" })));
  const other = rowOf(await phone.send(phone.put({ name: "Noé" })));
  await phone.send(phone.patch(made.id, made.rev, { notes: "on the phone" }));
  await laptop.send(laptop.patch(made.id, made.rev, { notes: "on the laptop", rating: 4 }));
  const moment = rowOf(
    await phone.send(
      phone.put({ occurred_on: "2026-05-14", relationship_id: made.id }, { table: "moments" }),
    ),
  );
  const shown = await uploads.keep(picture, { relationship_id: made.id });
  const second = await uploads.keep(picture, { moment_id: moment.id, relationship_id: other.id });
  await phone.send(phone.patch(shown.id, shown.rev, { relationship_id: other.id, position: 7 }, "media"));
  await phone.send(phone.remove(second.id, second.rev, "media"));
  await phone.send(phone.remove(made.id, 999));
  await laptop.send(laptop.patch(made.id, 1, { notes: "after the deletion" }));
  await phone.send(phone.put({ name: "Élise" }, { id: made.id, baseRev: 9_999 }));
  const headers = { cookie: anna.cookie };
  await server.request(`/api/relationships/${other.id}`, {
    method: "PATCH",
    headers,
    json: { city: "Nice" },
  });
  await server.request("/api/profile", {
    method: "PATCH",
    headers,
    json: { bio: "A line", first_name: "Anna" },
  });
  const conflict = (await phone.pull()).changes.find(({ table }) => table === "conflicts")?.row;
  await phone.send(
    phone.op({ kind: "delete", table: "conflicts", id: String(conflict?.id), baseRev: 9_999 }),
  );
}

test("a sealed row and its columns never part, whatever wrote them; what was purged keeps neither", async () => {
  await live();
  const gone = rowOf(await phone.send(phone.put({ name: "Gone" })));
  await phone.send(phone.op({ kind: "erase", id: gone.id }));
  const trashed = rowOf(await phone.send(phone.put({ name: "Trashed" })));
  await phone.send(phone.remove(trashed.id, trashed.rev));
  await server.request("/api/trash/empty", { method: "POST", headers: { cookie: anna.cookie }, json: {} });
  for (const table of syncedTableNames.filter((name) => name !== "profiles"))
    expect([table, await compareWith(table)]).toEqual([table, expect.any(Number)]);
  expect(await compareWith("media")).toBeGreaterThan(1);
  expect(await compareWith("conflicts")).toBeGreaterThan(0);
});

test("a row that gets a new rev without being sealed again is refused by the database, and one that is not sealed", async () => {
  const { id } = rowOf(await phone.send(phone.put({ name: "Here" })));
  const outside = server.database.outside;
  await expect(
    outside("update relationships set rev = rev + 1000 where id = $1", [id]),
  ).rejects.toMatchObject({
    code: "23514",
  });
  await expect(outside("update relationships set sealed = null where id = $1", [id])).rejects.toMatchObject({
    constraint: "relationships_sealed_check",
  });
});

test("nothing that a person wrote is in clear in any table of the journal", async () => {
  const canary = `canari-${newId()}`;
  await phone.send(
    phone.put({ name: canary, city: canary, meeting_place: canary, notes: canary, start_date: "1987-06-05" }),
  );
  const moment = { occurred_on: "1987-06-05", word: canary, text: canary, tags: [canary], place: canary };
  await phone.send(phone.put(moment, { table: "moments" }));
  const json = { bio: canary, location: canary, interests: [canary] };
  await server.request("/api/profile", { method: "PATCH", headers: { cookie: anna.cookie }, json });
  for (const table of [...syncedTableNames, "revisions", "sync_answers"]) {
    const { rows } = await server.database.outside(
      `select to_jsonb(t)::text as row, t::text as record from ${table} t`,
    );
    const all = JSON.stringify(rows);
    expect([table, all.includes(canary), all.includes("1987-06-05")]).toEqual([table, false, false]);
    expect([table, all.includes(Buffer.from(canary).toString("hex"))]).toEqual([table, false]);
  }
});
