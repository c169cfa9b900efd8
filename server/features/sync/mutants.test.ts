/** Runs the checkers of races.test.ts on deliberately broken parts, to show that each rule is really tested. */
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pullAnswerSchema } from "#domain/wire/sync.ts";
import { mintOwnerScope, type OwnerScope } from "#server/db/scope.ts";
import { column } from "#server/row-shape.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { runOps, type SyncParts, syncParts } from "./mutations/run-ops.ts";
import type { SyncOp } from "./mutations/sync-op.ts";
import { readPullPage } from "./queries/pull-page.ts";

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

async function newScope(): Promise<OwnerScope> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  return mintOwnerScope(person.personId);
}

const deviceId = newId();
const opOf = (draft: Partial<SyncOp>): SyncOp => ({
  opId: newId(),
  deviceId,
  table: "relationships",
  id: newId(),
  baseRev: 0,
  kind: "put",
  fields: { name: "Someone" },
  at: server.clock.now().toISOString(),
  ...draft,
});
const pull = async (scope: OwnerScope, since: number) =>
  pullAnswerSchema.parse(
    JSON.parse(
      (await readPullPage(server.services, scope, { since, limit: 500, bytes: 512 * 1024 })).body.toString(),
    ),
  );
const waitingLocks = async () =>
  (
    await watcher.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows.length;

/** Commits two transactions in reverse order while a device pulls in between. Returns the rows that the device never receives. */
async function rowsMissed(partsFor: (scope: OwnerScope) => SyncParts): Promise<readonly string[]> {
  const scope = await newScope();
  const parts = partsFor(scope);
  const slow = opOf({});
  await runOps(server.services, scope, [slow]);
  const { rev: since } = await pull(scope, 0);
  const patch = opOf({ id: slow.id, kind: "patch", baseRev: since, fields: { city: "Lyon" } });
  await outside.query("begin");
  await outside.query("select from relationships where id = $1 for update", [slow.id]);
  const first = runOps(server.services, scope, [patch], { parts });
  await expect.poll(waitingLocks).toBe(1);
  const second = runOps(server.services, scope, [opOf({})], { parts });
  await Promise.race([second, expect.poll(waitingLocks).toBe(2)]);
  const page = await pull(scope, since);
  await outside.query("rollback");
  await Promise.all([first, second]);
  const later = await pull(scope, page.rev);
  const heard = new Set([...page.changes, ...later.changes].map(({ row }) => row.id));
  const changed = (await pull(scope, since)).changes.map(({ row }) => row.id);
  return changed.filter((id) => !heard.has(id));
}

/** Sends an op again after another device wrote to the row; returns the values that are then in conflict. */
async function conflictsByRepetition(parts: SyncParts): Promise<readonly unknown[]> {
  const scope = await newScope();
  const op = opOf({});
  await runOps(server.services, scope, [op], { parts });
  const { rev } = await pull(scope, 0);
  const other = opOf({
    deviceId: newId(),
    id: op.id,
    kind: "patch",
    baseRev: rev,
    fields: { name: "Renamed" },
  });
  await runOps(server.services, scope, [other], { parts });
  await runOps(server.services, scope, [op], { parts });
  const { changes } = await pull(scope, 0);
  return changes.flatMap(({ table, row }) => (table === "conflicts" ? [row.value] : []));
}

const revOutsideTheLock =
  (scope: OwnerScope): SyncParts["lockPerson"] =>
  async () => {
    const [state] = await server.services.db.transact(scope, (own) =>
      own.rows({ text: "update sync_state set rev = rev + 10 returning rev", row: { rev: column.int8 } }),
    );
    let rev = (state?.rev ?? 10) - 10;
    return {
      current: () => rev,
      next: () => {
        rev += 1;
        return rev;
      },
      rewind: (to) => {
        rev = to;
      },
      settle: async () => undefined,
    };
  };
const forgetful: Pick<SyncParts, "recallAnswers" | "rememberAnswer"> = {
  recallAnswers: async () => new Map(),
  rememberAnswer: async () => undefined,
};

test("revs taken under the lock: no commit falls behind a pull", async () => {
  expect(await rowsMissed(() => syncParts)).toEqual([]);
});

test("revs taken outside the lock are caught", async () => {
  const parts = (scope: OwnerScope) => ({ ...syncParts, lockPerson: revOutsideTheLock(scope) });
  expect(await rowsMissed(parts)).not.toEqual([]);
});

test("answers remembered: an op that comes again disputes nothing", async () => {
  expect(await conflictsByRepetition(syncParts)).toEqual([]);
});

test("a forgotten answer table is caught", async () => {
  expect(await conflictsByRepetition({ ...syncParts, ...forgetful })).toEqual(["Someone"]);
});
