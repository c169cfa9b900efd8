/** SQL on the auth schema: single statements and transactions. */
import type pg from "pg";
import { commitJudged, isJudged } from "#server/db/acting.ts";
import { type RowOf, type RowShape, rowsOf } from "#server/row-shape.ts";

export type AuthRows = {
  /** @param row what the rows are; without it their values are unknown */
  rows<S extends RowShape>(text: string, values?: readonly unknown[], row?: S): Promise<RowOf<S>[]>;
};

/** One statement of a pool that is part of an act is a transaction of its own, so that its caller is judged as in any other. */
export const authRows = (pool: pg.Pool): AuthRows => ({
  rows: (text, values, row) =>
    isJudged()
      ? inAuthTransaction(pool, ({ rows }) => rows(text, values, row))
      : rowsOn(pool).rows(text, values, row),
});

const rowsOn = (client: pg.Pool | pg.PoolClient): AuthRows => ({
  rows: async <S extends RowShape>(text: string, values: readonly unknown[] = [], row?: S) =>
    rowsOf<S>(await client.query(text, [...values]), row),
});

export async function inAuthTransaction<T>(pool: pg.Pool, work: (tx: AuthRows) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(rowsOn(client));
    await commitJudged(client);
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
