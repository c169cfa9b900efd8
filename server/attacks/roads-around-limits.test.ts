/**
 * An attacker who wants to keep more than their plan allows, or photos of someone under 18, by every kind of write, in every order, on two
 * servers at once. Usage is counted here by independent statements.
 */
import fc from "fast-check";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer, Op, SyncedTableName } from "#domain/wire/sync.ts";
import { createDevice, type Person, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { photo } from "#server/testing/pictures.ts";
import { openStored } from "#server/testing/stored-rows.ts";
import { type Instance, startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";
import { createUploads } from "#server/testing/uploads.ts";
import { tallyOf } from "./tally.ts";

/** ROADS_ROUNDS=20 runs for minutes. */
const rounds = Number(process.env.ROADS_ROUNDS ?? 1);
const tally = tallyOf("roads around limits");

const storage = 4_000;
let world: TwoInstances;
let outside: pg.Client;
let picture: Buffer;
beforeAll(async () => {
  world = await startTwoInstances(
    { STORAGE_QUOTA_MB: String(storage / (1024 * 1024)) },
    { opener: createOpenerHere() },
  );
  outside = new pg.Client(world.first.database.superuser);
  await outside.connect();
  picture = await photo();
});
afterAll(async () => {
  await outside.end();
  await world.close();
});

/** Indexes of an existing row, of the server and of the kind of write. */
const step = fc.record({
  road: fc.constantFrom(
    "put",
    "put of a minor",
    "post",
    "post again",
    "list of people",
    "ages by filter",
    "photos by filter",
    "moments by filter",
    "patch age",
    "sync age",
    "sync delete",
    "http delete",
    "restore",
    "photo",
    "photo",
    "photo of a moment",
    "free photo",
    "move photo",
    "move photo",
    "photo to moment",
    "free a photo",
    "drop photo",
    "restore photo",
    "moment",
    "move moment",
    "free moment",
    "trash moment",
    "restore moment",
    "erase",
    "empty trash",
    "plan",
  ),
  which: fc.nat(5),
  other: fc.nat(5),
  server: fc.nat(1),
  /** Sent concurrently with the next one. */
  isTogether: fc.boolean(),
});
type Step = {
  readonly road: string;
  readonly which: number;
  readonly other: number;
  readonly server: number;
};

type Counts = Record<"relationships" | "media" | "bytes" | "minors", number>;
const counting = `select
  (select count(*)::int from relationships r where r.user_id = $1 and r.deleted_at is null) as relationships,
  (select count(*)::int from media m where m.user_id = $1 and m.deleted_at is null and not exists (
    select from relationships r where r.user_id = $1 and r.id = m.relationship_id and r.deleted_at is not null)) as media,
  (select coalesce(sum(m.bytes), 0)::int from media m where m.user_id = $1 and m.deleted_at is null) as bytes`;
/** Of each photo that is not in the trash, whom it shows. */
const shownPeople = `select m.relationship_id as of_media, o.relationship_id as of_moment
  from media m left join moments o on o.user_id = m.user_id and o.id = m.moment_id
  where m.user_id = $1 and m.deleted_at is null`;

class Attacker {
  readonly ids: Record<"relationships" | "moments" | "media", string[]> = {
    relationships: [],
    moments: [],
    media: [],
  };
  readonly person: Person;
  plan: "free" | "plus" = "free";
  constructor(person: Person) {
    this.person = person;
  }

  async counts(): Promise<Counts> {
    const { personId } = this.person;
    const { rows } = await outside.query(counting, [personId]);
    const { rows: shown } = await outside.query(shownPeople, [personId]);
    const minors = new Set<string>();
    for (const id of new Set(shown.flatMap(({ of_media, of_moment }) => [of_media, of_moment]))) {
      const found =
        id &&
        (await outside.query("select 1 from relationships where id = $1 and user_id = $2", [id, personId]));
      if (!found || found.rowCount === 0) continue;
      const { age } = await openStored(world.first, { personId, table: "relationships", id });
      if (typeof age === "number" && age < 18) minors.add(id);
    }
    const isMinor = (id: string | null) => id !== null && minors.has(id);
    return {
      ...rows[0],
      minors: shown.filter(({ of_media, of_moment }) => isMinor(of_media) || isMinor(of_moment)).length,
    };
  }
  /** Ids of rows that were not purged. */
  async rows(): Promise<ReadonlySet<string>> {
    const { rows } = await outside.query(
      ["relationships", "moments", "media"]
        .map((table) => `select id from ${table} where user_id = $1 and purged_at is null`)
        .join(" union all "),
      [this.person.personId],
    );
    return new Set(rows.map(({ id }) => id));
  }
  pick(table: "relationships" | "moments" | "media", at: number): string | null {
    const ids = this.ids[table];
    return ids.length === 0 ? null : (ids[at % ids.length] ?? null);
  }

  async take({ road, which, other, server }: Step): Promise<void> {
    const instance = world.both[server === 0 ? 0 : 1];
    const device = createDevice(instance, this.person);
    const relationship = this.pick("relationships", which);
    const moment = this.pick("moments", which);
    const media = this.pick("media", which);
    const elsewhere = this.pick("relationships", other);
    const { cookie } = this.person;
    const send = (op: Op) => this.send(device, op, road);
    const change = (table: SyncedTableName, id: string | null, fields: Op["fields"]) =>
      id === null ? undefined : send(device.op({ kind: "patch", table, id, fields, baseRev: newest }));
    const again = (table: SyncedTableName, id: string | null, fields: Op["fields"]) =>
      id === null ? undefined : send(device.op({ kind: "put", table, id, fields, baseRev: newest }));
    const remove = (table: SyncedTableName, id: string | null) =>
      id === null ? undefined : send(device.op({ kind: "delete", table, id, baseRev: newest }));
    switch (road) {
      case "put":
        return this.make(device, "relationships", { name: "A", age: other === 0 ? 30 : null });
      case "put of a minor":
        return this.make(device, "relationships", { name: "M", age: 15 });
      case "post":
      case "post again": {
        const id = road === "post again" && relationship ? relationship : newId();
        const json = { id, name: "P" };
        await this.ask(instance, "/api/relationships", { method: "POST", cookie, json }, road);
        if (!this.ids.relationships.includes(id)) this.ids.relationships.push(id);
        return;
      }
      case "list of people": {
        const ids = [newId(), ...(relationship ? [relationship] : []), newId()];
        const json = ids.map((id) => ({ id, name: "L" }));
        await this.ask(instance, "/api/relationships", { method: "POST", cookie, json }, road);
        this.ids.relationships.push(...ids.filter((id) => id !== relationship));
        return;
      }
      case "ages by filter": {
        const json = { age: other < 3 ? 15 : 40 };
        const path = "/api/relationships?deleted_at=is.null";
        return this.ask(instance, path, { method: "PATCH", cookie, json }, road);
      }
      case "photos by filter":
      case "moments by filter": {
        const table = road === "photos by filter" ? "media" : "moments";
        const path = `/api/${table}?relationship_id=${relationship ? `eq.${relationship}` : "is.null"}`;
        const json = { relationship_id: elsewhere };
        return this.ask(instance, path, { method: "PATCH", cookie, json }, road);
      }
      case "patch age":
        if (!relationship) return;
        return this.ask(
          instance,
          `/api/relationships/${relationship}`,
          { method: "PATCH", cookie, json: { age: other < 3 ? 15 : 40 } },
          road,
        );
      case "sync age":
        await change("relationships", relationship, { age: other < 3 ? 16 : 50 });
        return;
      case "sync delete":
        await remove("relationships", relationship);
        return;
      case "http delete":
        if (!relationship) return;
        return this.ask(instance, `/api/relationships/${relationship}`, { method: "DELETE", cookie }, road);
      case "restore":
        await again("relationships", relationship, { name: "Back" });
        return;
      case "photo":
        return this.add(instance, device, { relationship_id: relationship, moment_id: null });
      case "photo of a moment":
        return this.add(instance, device, { relationship_id: null, moment_id: moment });
      case "free photo":
        return this.add(instance, device, { relationship_id: null, moment_id: null });
      case "move photo":
        await change("media", media, { relationship_id: elsewhere });
        return;
      case "photo to moment":
        await change("media", media, { moment_id: moment });
        return;
      case "free a photo":
        await change("media", media, { relationship_id: null, moment_id: null });
        return;
      case "drop photo":
        await remove("media", media);
        return;
      case "restore photo":
        await again("media", media, { caption: "back" });
        return;
      case "moment":
        return this.make(device, "moments", { occurred_on: "2026-01-01", relationship_id: relationship });
      case "move moment":
        await change("moments", moment, { relationship_id: elsewhere });
        return;
      case "free moment":
        await change("moments", moment, { relationship_id: null });
        return;
      case "trash moment":
        await remove("moments", moment);
        return;
      case "restore moment":
        await again("moments", moment, { word: "back" });
        return;
      case "erase":
        if (relationship && other === 0) {
          await send(device.op({ kind: "erase", id: relationship, baseRev: newest, fields: {} }));
        }
        return;
      case "empty trash":
        if (other < 2)
          await this.ask(instance, "/api/trash/empty", { method: "POST", cookie, json: {} }, road);
        return;
      default:
        this.plan = other < 2 ? "plus" : "free";
        await outside.query(
          "update profiles set subscription_plan = $2, subscription_status = 'active' where id = $1",
          [this.person.personId, this.plan],
        );
    }
  }

  async make(device: TestDevice, table: "relationships" | "moments", fields: Op["fields"]): Promise<void> {
    const op = device.put(fields, { table });
    await this.send(device, op, `make ${table}`);
    this.ids[table].push(op.id);
  }
  /** Announced, sent, finished and named: each step may be refused. */
  async add(instance: Instance, device: TestDevice, place: Op["fields"]): Promise<void> {
    const uploads = createUploads(instance, this.person);
    const id = newId();
    const responses = [await uploads.open(picture.length, { id })];
    if (responses[0]?.ok) responses.push(await uploads.part(id, 0, picture), await uploads.finish(id));
    for (const response of responses) tally.status(response, [200, 201, 402, 429], "an upload");
    const op = device.put({ upload_id: id, ...place }, { table: "media" });
    await this.send(device, op, "name a photo");
    this.ids.media.push(op.id);
  }
  async send(device: TestDevice, op: Op, road: string): Promise<Answer | undefined> {
    const response = await device.post([op]);
    const isAnswered = response.status === 200;
    const { answers } = isAnswered ? await response.json() : { answers: [] };
    tally.note(isAnswered && answers.length === 1, `${road} answered ${response.status}`);
    return answers[0];
  }
  async ask(instance: Instance, path: string, init: Parameters<Instance["request"]>[1], road: string) {
    tally.status(await instance.request(path, init), [200, 201, 204, 402, 403, 404], road);
  }
}
const newest = Number.MAX_SAFE_INTEGER;

const limits = { free: { relationships: 3, media: 3 }, plus: { relationships: 10, media: 10 } } as const;

test("no road, and no order of roads, leads past a limit, and none loses a row", {
  timeout: 120_000,
}, async () => {
  const walk = async (steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]) => {
    const [person] = await makeManyPeople(world.first, 1);
    if (!person) throw new Error("Nobody came.");
    await world.first.request("/api/profile", { cookie: person.cookie });
    const attacker = new Attacker(person);
    let group: (typeof steps)[number][] = [];
    for (const each of steps) {
      group.push(each);
      if (each.isTogether && group.length < 3) continue;
      const [counts, rows, plan] = [await attacker.counts(), await attacker.rows(), attacker.plan];
      await Promise.all(group.map((one) => attacker.take(one)));
      const after = await attacker.counts();
      const roads = group.map(({ road }) => road);
      const limit = limits[plan === "plus" || attacker.plan === "plus" ? "plus" : "free"];
      expect({ roads, counts: after }).toSatisfy(
        () =>
          after.relationships <= Math.max(limit.relationships, counts.relationships) &&
          after.media <= Math.max(limit.media, counts.media) &&
          after.bytes <= Math.max(storage, counts.bytes) &&
          after.minors === 0,
      );
      if (!roads.some((road) => road === "erase" || road === "empty trash")) {
        const left = await attacker.rows();
        expect([...rows].filter((id) => !left.has(id))).toEqual([]);
      }
      group = [];
    }
  };
  // A run that the time limit cut off goes on: the server is there until it has come to its end.
  let last: Promise<void> = Promise.resolve();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), (steps) => {
      last = walk(steps);
      return last;
    }),
    { numRuns: 14 * rounds, interruptAfterTimeLimit: 15_000 * rounds, endOnFailure: true },
  );
  await last;
});

test("a downgrade deletes nothing, and only what would grow is refused", async () => {
  const [person] = await makeManyPeople(world.first, 1);
  if (!person) throw new Error("Nobody came.");
  await world.first.request("/api/profile", { cookie: person.cookie });
  const attacker = new Attacker(person);
  await attacker.take({ road: "plan", which: 0, other: 0, server: 0 });
  for (let at = 0; at < 6; at += 1) await attacker.take({ road: "put", which: 0, other: 1, server: at % 2 });
  await attacker.take({ road: "plan", which: 0, other: 5, server: 0 });
  expect(await attacker.counts()).toMatchObject({ relationships: 6 });
  const device = createDevice(world.both[1], person);
  const [id = ""] = attacker.ids.relationships;
  expect(await device.send(device.patch(id, newest, { name: "Still mine" }))).toMatchObject({
    status: "applied",
  });
  expect(await device.send(device.put({ name: "One more" }))).toMatchObject({
    status: "refused",
    code: "plan_limit",
    details: { of: "relationships", used: 6, limit: 3 },
  });
  await device.send(device.remove(id, newest));
  expect(
    await device.send(device.op({ kind: "put", id, baseRev: newest, fields: { name: "Back" } })),
  ).toMatchObject({
    status: "refused",
    code: "plan_limit",
  });
  expect((await attacker.rows()).size).toBe(6);
});
