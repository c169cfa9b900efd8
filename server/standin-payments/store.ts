/** The stand-in's storage, in the schema `standin`. One change at a time across all instances: throughput does not matter. */
import pg from "pg";
import type { Clock } from "#server/clock.ts";
import { column, rowsOf } from "#server/row-shape.ts";
import { type Kind, type Kinds, newStandinId } from "./objects.ts";

export type Store = {
  find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined>;
  /** Newest first. */
  list<K extends Kind>(kind: K, customer: string): Promise<readonly Kinds[K][]>;
  /** @param dueAt seconds; the time of the next renewal. */
  put(body: Kinds[Kind], dueAt?: number | null): Promise<void>;
  remove(id: string): Promise<void>;
  /** Queues an event for the webhook, with the transaction. `previous` contains the old values of changed fields. */
  emit(type: string, object: Kinds[Kind], previous?: object, at?: number): Promise<void>;
  storedResponse(key: string): Promise<{ readonly status: number; readonly body: object } | undefined>;
  storeResponse(key: string, status: number, body: object): Promise<void>;
  /** Forgets whoever bought under this id of ours: customers, all that is theirs, events and answers. */
  forget(personId: string): Promise<void>;
  /** Seconds. */
  readonly now: number;
};

export type StandinStore = {
  change<T>(work: (store: Store) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

const lock = 1_652_040;

/** @param config the app's own login: without a person it sees this schema, with one it does not (migration 0007). */
export function openStandinStore(config: pg.PoolConfig, clock: Clock): StandinStore {
  const pool = new pg.Pool({ ...config, max: 3 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    pool,
    async change(work) {
      const client = await pool.connect();
      try {
        await client.query("begin");
        await client.query("select pg_advisory_xact_lock($1)", [lock]);
        const result = await work(storeOn(client, Math.floor(clock.now().getTime() / 1000)));
        await client.query("commit");
        client.release();
        return result;
      } catch (error) {
        await client.query("rollback").then(
          () => client.release(),
          () => client.release(true),
        );
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

function storeOn(client: pg.PoolClient, now: number): Store {
  return {
    now,
    async find<K extends Kind>(kind: K, id: string) {
      const text = "select body from standin.objects where kind = $1 and id = $2";
      const [found] = rowsOf(await client.query(text, [kind, id]), { body: column.jsonb.as<Kinds[K]>() });
      return found?.body;
    },
    async list<K extends Kind>(kind: K, customer: string) {
      const text = "select body from standin.objects where kind = $1 and customer = $2 order by made desc";
      const result = await client.query(text, [kind, customer]);
      return rowsOf(result, { body: column.jsonb.as<Kinds[K]>() }).map(({ body }) => body);
    },
    async put(body, dueAt = null) {
      await client.query(
        `insert into standin.objects (id, kind, customer, body, due_at) values ($1, $2, $3, $4, to_timestamp($5))
         on conflict (id) do update set body = excluded.body, due_at = excluded.due_at`,
        [body.id, body.object, "customer" in body ? body.customer : body.id, JSON.stringify(body), dueAt],
      );
    },
    async remove(id) {
      await client.query("delete from standin.objects where id = $1", [id]);
    },
    async emit(type, object, previous, at = now) {
      const event = {
        id: newStandinId("evt"),
        object: "event",
        type,
        created: at,
        livemode: false,
        pending_webhooks: 1,
        request: null,
        data: { object, ...(previous ? { previous_attributes: previous } : {}) },
      };
      await client.query("insert into standin.events (id, body, next_at) values ($1, $2, to_timestamp($3))", [
        event.id,
        JSON.stringify(event),
        now,
      ]);
    },
    async storedResponse(key) {
      const result = await client.query("select status, body from standin.answers where key = $1", [key]);
      return rowsOf(result, { status: column.int4, body: column.jsonb.as<object>() })[0];
    },
    async storeResponse(key, status, body) {
      await client.query(
        "insert into standin.answers (key, status, body, made_at) values ($1, $2, $3, to_timestamp($4))",
        [key, status, JSON.stringify(body), now],
      );
    },
    async forget(personId) {
      const named = rowsOf(
        await client.query(
          "select distinct customer from standin.objects where customer is not null and strpos(body::text, $1) > 0",
          [personId],
        ),
        { customer: column.text.present },
      );
      const names = [personId, ...named.map(({ customer }) => customer)];
      for (const table of ["objects", "events", "answers"])
        await client.query(
          `delete from standin.${table} where exists (
             select from unnest($1::text[]) as name where strpos(body::text, name) > 0)`,
          [names],
        );
    },
  };
}
