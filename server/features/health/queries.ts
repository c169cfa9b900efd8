import type { Database } from "#server/db/database.ts";
import { toAppError } from "#server/errors.ts";

/** One look at the table every session needs, seen as nobody: no row, but the table must be there. */
export async function readHealth(db: Database): Promise<"connected" | "table-missing" | "error"> {
  try {
    await db.anonymous.rows({ name: "health", text: "select id from profiles limit 1" });
    return "connected";
  } catch (error) {
    return toAppError(error).code === "PGRST205" ? "table-missing" : "error";
  }
}
