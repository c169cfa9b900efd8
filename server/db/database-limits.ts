/**
 * How long the database may take before a caller gets 503. The server-side timeouts come first, so that PostgreSQL can report the reason;
 * the client-side ones follow, for a PostgreSQL that does not respond at all.
 */
import type pg from "pg";

/**
 * Milliseconds after which a statement without an answer costs its connection (end-silent.ts). Two seconds more than PostgreSQL's own at least:
 * on a busy machine its answer is late too, and the reason that a person gets must not depend on that.
 */
export const patienceFor = (timeout: number) => timeout + Math.max(2_000, Math.round(timeout * 0.2));

/** @param timeout milliseconds of one statement (DATABASE_TIMEOUT) */
export function databaseLimits(timeout: number) {
  return {
    statement_timeout: timeout,
    lock_timeout: Math.round(timeout * 0.8),
    idle_in_transaction_session_timeout: timeout * 6,
    /** For getting a connection, idle in the pool or new. */
    connectionTimeoutMillis: Math.round(timeout * 0.8),
    // Statements are prepared, short and alike for every person: planning or compiling one anew costs more than running it.
    options: "-c jit=off -c plan_cache_mode=force_generic_plan",
  } satisfies pg.PoolConfig;
}

/** Jobs read across people and may take longer; they wait for a connection no longer than others. */
export const jobLimits = (timeout: number) => ({
  connectionTimeoutMillis: databaseLimits(timeout).connectionTimeoutMillis,
});
