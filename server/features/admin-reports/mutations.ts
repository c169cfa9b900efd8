import type { ReportState } from "#domain/message/message-report.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

type Decision = { readonly seen: ReportState; readonly status: ReportState; readonly reason: string };

/** @returns what forbids it (migration 0011), else null */
export async function decideReport(
  tx: Transaction,
  id: string,
  { seen, status, reason }: Decision,
): Promise<string | null> {
  const [done] = await tx.rows({
    text: "select refusal from decide_report($1, $2, $3, $4)",
    values: [id, seen, status, reason],
    row: { refusal: column.text.orNull },
  });
  return done?.refusal ?? null;
}
