import type { Database } from "#server/db/database.ts";
import { toAppError } from "#server/errors.ts";

type HealthStatus = "connected" | "table-missing" | "error";

/** Milliseconds; a monitor gets a response within a second, also when the database does not respond at all. */
const timeLimit = 700;
/** One check at a time, however many requests: checks that wait for a hung database must not fill its pool. */
const runningChecks = new WeakMap<Database, Promise<HealthStatus>>();

export async function readHealth(db: Database): Promise<HealthStatus> {
  const shared = runningChecks.get(db);
  const running = shared ?? checkDatabase(db).finally(() => runningChecks.delete(db));
  if (!shared) runningChecks.set(db, running);
  const waiting = Promise.withResolvers<HealthStatus>();
  const timer = setTimeout(() => waiting.resolve("error"), timeLimit);
  return Promise.race([running, waiting.promise]).finally(() => clearTimeout(timer));
}

/** Queries the table that every session needs, without a scope: it gives no row, but the table must exist. */
async function checkDatabase(db: Database): Promise<HealthStatus> {
  if (db.refusesWrites()) return "error";
  try {
    await db.anonymous.rows({ name: "health", text: "select id from profiles limit 1" });
    return "connected";
  } catch (error) {
    return toAppError(error).code === "PGRST205" ? "table-missing" : "error";
  }
}
