import type { Row } from "#domain/wire/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { Services } from "#server/services.ts";
import { presentRow, sealDayOf } from "../present.ts";
import type { ApiTableName } from "../table-api.ts";
import { readOwnDay } from "./own-day.ts";

/** Rows as their owner sees them today; the day is asked for only where a row waits for one. */
export async function presentOwn(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
  table: ApiTableName,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const waits = rows.some((row) => sealDayOf(table, row) !== null);
  const today = waits ? await db.transact(scope, (tx) => readOwnDay(tx, scope.personId, clock.now())) : null;
  return rows.map((row) => presentRow(table, row, today));
}
