/** SQL on the auth schema besides Better Auth's own: single statements and transactions. */
import type pg from "pg";

export type AuthRows = {
  rows<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>;
};

export const authRows = (client: pg.Pool | pg.PoolClient): AuthRows => ({
  rows: async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<R>(text, [...values])).rows,
});

export async function inAuthTransaction<T>(pool: pg.Pool, work: (tx: AuthRows) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(authRows(client));
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
}
