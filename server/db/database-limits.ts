/**
 * How long the database may take before a caller is told 503. The server's own limits come first, so that PostgreSQL can
 * say what it was; the client's come after them, for a PostgreSQL that does not answer at all.
 */
import type pg from "pg";

/** @param timeout milliseconds of one statement (DATABASE_TIMEOUT) */
export function databaseLimits(timeout: number) {
  return {
    statement_timeout: timeout,
    lock_timeout: Math.round(timeout * 0.8),
    idle_in_transaction_session_timeout: timeout * 6,
    /** For a connection, free in the pool or new. */
    connectionTimeoutMillis: Math.round(timeout * 0.8),
    query_timeout: Math.round(timeout * 1.2),
  } satisfies pg.PoolConfig;
}

/** Jobs look across people and may take their time; they wait for a connection no longer than anyone. */
export const jobLimits = (timeout: number) => ({
  connectionTimeoutMillis: databaseLimits(timeout).connectionTimeoutMillis,
});
