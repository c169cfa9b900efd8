/** The connection pools, and the two ways to use them for a person: one read in one round trip, or a transaction. */
import pg from "pg";
import { type Clock, systemClock } from "#server/clock.ts";
import { type RowOf, type RowShape, rowsOf } from "#server/row-shape.ts";
import { commitJudged } from "./acting.ts";
import { isWriteRefused } from "./database-away.ts";
import { databaseLimits, patienceFor } from "./database-limits.ts";
import { endSilent } from "./end-silent.ts";
import type { AdminScope, OwnerScope } from "./scope.ts";

type Statement<S extends RowShape = RowShape> = {
  /** With a name the statement is prepared once per connection. Its text must then be constant. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** What its rows are; without it their values are unknown. */
  readonly row?: S;
};
export type Transaction = {
  rows<S extends RowShape>(statement: Statement<S>): Promise<RowOf<S>[]>;
  /** The number of rows touched. */
  run(statement: Statement): Promise<number>;
};
export type Database = {
  /** Rows of one statement that selects from `asPerson`, run as `scope`'s person; `values` begin at `$3`. It cannot write. */
  read<S extends RowShape>(scope: OwnerScope, statement: Statement<S>): Promise<RowOf<S>[]>;
  /** Runs `work` in one transaction as `scope`'s person. */
  transact<T>(scope: OwnerScope, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Without a person: only what the database grants to everyone (functions with checks of their own). */
  anonymous: Transaction;
  /** Connections of the accounts, limited to the auth schema. */
  readonly auth: pg.Pool;
  /** True when a write failed within the last minute because the disk was full or the database read-only. */
  refusesWrites(): boolean;
  close(): Promise<void>;
};

// Counters fit a JavaScript number exactly; a calendar day stays text, not an instant.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Sets the person of the transaction, and its time: limits and expiries follow the server's clock (migration 0001). */
const setPerson = "select set_config('app.user_id', $1, true), set_config('app.now', $2, true)";

export const toPerson = ({ personId }: OwnerScope | AdminScope, clock: Clock) => ({
  name: "as-person",
  text: setPerson,
  values: [personId, clock.now().toISOString()],
});

/**
 * What a statement of `read` selects from: one row, whose `id` is the person's. It sets the person and the time, so whatever else the
 * statement reads must be lateral to it; a part that were read before would find nobody's rows. `$1` and `$2` are its own.
 */
export const asPerson =
  "(select set_config('app.user_id', $1, true)::uuid as id, set_config('app.now', $2, true) as now offset 0)";
/** The same for whoever's session it is, with what `find_session` says of it; no row without one. `$1`: the token's hash, `$2`: now. */
export const asSession = `(select f.*, set_config('app.user_id', f.person_id::text, true)::uuid as id,
    set_config('app.now', $2::text, true) as now
  from find_session($1, $2::text::timestamptz) f offset 0)`;

/** @param timeout milliseconds that one statement may take (DATABASE_TIMEOUT) */
export function openDatabase(
  app: pg.PoolConfig,
  auth: pg.PoolConfig,
  clock: Clock = systemClock,
  timeout = 10_000,
): Database {
  const limits = databaseLimits(timeout);
  const pool = new pg.Pool({ max: 16, pipeline: true, ...limits, ...app });
  const authPool = new pg.Pool({ max: 8, ...limits, ...auth });
  for (const each of [pool, authPool]) {
    surviveLostConnections(each);
    endSilent(each, patienceFor(timeout));
  }
  let refusedAt = Number.NEGATIVE_INFINITY;
  const note = (error: unknown): never => {
    if (isWriteRefused(error)) refusedAt = performance.now();
    throw error;
  };
  return {
    auth: authPool,
    anonymous: transactionOn(pool, note),
    refusesWrites: () => performance.now() - refusedAt < 60_000,
    async read<S extends RowShape>(scope: OwnerScope, { values = [], ...statement }: Statement<S>) {
      const person = [scope.personId, clock.now().toISOString()];
      return rowsOf(
        await pool.query(toConfig({ ...statement, values: [...person, ...values] })),
        statement.row,
      );
    },
    transact: (scope, work) => transactOn(pool, toPerson(scope, clock), work, note),
    async close() {
      await Promise.all([pool.end(), authPool.end()]);
    },
  };
}

/** Runs `work` in one transaction that `begins` as somebody, and gives the connection back clean. */
export async function transactOn<T>(
  pool: pg.Pool,
  begins: pg.QueryConfig,
  work: (tx: Transaction) => Promise<T>,
  note: (error: unknown) => never,
  commit: (client: pg.PoolClient) => Promise<void> = commitJudged,
): Promise<T> {
  const client = await pool.connect();
  try {
    await Promise.all([client.query("begin"), client.query(begins)]);
    const result = await work(transactionOn(client, note));
    await commit(client).catch(note);
    client.release();
    return result;
  } catch (error) {
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/** A connection that dies fails its own queries and is replaced; without these listeners it would end the process. */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
}

function transactionOn(client: pg.Pool | pg.PoolClient, note: (error: unknown) => never): Transaction {
  return {
    async rows<S extends RowShape>(statement: Statement<S>) {
      return rowsOf(await client.query(toConfig(statement)).catch(note), statement.row);
    },
    async run(statement) {
      return (await client.query(toConfig(statement)).catch(note)).rowCount ?? 0;
    },
  };
}

/** A connection identifies a prepared statement by its name alone, so two texts must never share one. */
const preparedNames = new Map<string, string>();

function preparedName(name: string, text: string): string {
  const known = preparedNames.get(text);
  if (known) return known;
  const unique = `${name}-${preparedNames.size}`;
  preparedNames.set(text, unique);
  return unique;
}

function toConfig({ name, text, values }: Statement): pg.QueryConfig {
  return {
    text,
    ...(name ? { name: preparedName(name, text) } : {}),
    ...(values ? { values: [...values] } : {}),
  };
}
