import type { Database } from "#server/db/database.ts";
import { toAppError } from "#server/errors.ts";

type HealthStatus = "connected" | "table-missing" | "error";

/** Milliseconds; whoever watches is told within a second, also when the database does not answer at all. */
const patience = 700;
/** One look at a time, however many ask: looks that wait for a hung database must not fill its pool. */
const looks = new WeakMap<Database, Promise<HealthStatus>>();

export async function readHealth(db: Database): Promise<HealthStatus> {
  const known = looks.get(db);
  const running = known ?? look(db).finally(() => looks.delete(db));
  if (!known) looks.set(db, running);
  const waiting = Promise.withResolvers<HealthStatus>();
  const timer = setTimeout(() => waiting.resolve("error"), patience);
  return Promise.race([running, waiting.promise]).finally(() => clearTimeout(timer));
}

/** At the table every session needs, seen as nobody: no row, but the table must be there. */
async function look(db: Database): Promise<HealthStatus> {
  if (db.refusesWrites()) return "error";
  try {
    await db.anonymous.rows({ name: "health", text: "select id from profiles limit 1" });
    return "connected";
  } catch (error) {
    return toAppError(error).code === "PGRST205" ? "table-missing" : "error";
  }
}
