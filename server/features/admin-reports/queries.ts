/** The queue of reports. What was shown with one comes sealed, by a function that the office's own login cannot call (migration 0011). */
import type { ReportListQuery, reportSorts } from "#domain/admin/reports.ts";
import { reportReasons, reportStates } from "#domain/message/message-report.ts";
import type { Transaction } from "#server/db/database.ts";
import type { AdminScope } from "#server/db/scope.ts";
import {
  anywhere,
  type Condition,
  equals,
  type ListSource,
  readSlice,
} from "#server/features/admin/queries/read-list.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

const row = {
  id: column.uuid,
  reason: column.text.oneOf(reportReasons),
  status: column.text.oneOf(reportStates),
  created_at: column.timestamptz,
  decided_at: column.timestamptz.orNull,
  reporter_email: column.text.orNull,
  reported_id: column.uuid.orNull,
  reported_email: column.text.orNull,
  about: column.int8,
};
export type ReportRowRead = RowOf<typeof row>;

const about = "(select count(*) from message_reports o where o.reported = r.reported)";

export const reportSource: ListSource<typeof row, (typeof reportSorts)[number]> = {
  columns: `r.id, r.reason, r.status, r.created_at, r.decided_at, a.email as reporter_email, r.reported as reported_id,
    b.email as reported_email, ${about} as about`,
  from: "message_reports r left join profiles a on a.id = r.reporter left join profiles b on b.id = r.reported",
  row,
  sorts: { createdAt: "r.created_at", decidedAt: "r.decided_at", reported: "b.email", about },
  direction: "asc",
  tie: "r.id",
};

/** Searched by a part of either address, or by the beginning of an id: the report's, or either account's. */
export function reportConditions({
  search,
  status,
  reason,
}: Pick<ReportListQuery, "search" | "status" | "reason">): readonly Condition[] {
  return [
    equals("r.status", status),
    equals("r.reason", reason),
    (mark) => {
      if (!search) return null;
      const pattern = mark(anywhere(search));
      const found = [`a.email ilike ${pattern}`, `b.email ilike ${pattern}`];
      if (/^[\da-f-]+$/i.test(search)) {
        const beginning = mark(`${search.toLowerCase()}%`);
        found.push(...["r.id", "r.reporter", "r.reported"].map((id) => `${id}::text like ${beginning}`));
      }
      return `(${found.join(" or ")})`;
    },
  ];
}

export async function readReport(tx: Transaction, id: string): Promise<ReportRowRead | undefined> {
  const where = [equals("r.id", id)];
  const [found] = await readSlice(tx, reportSource, { where }, { offset: 0, limit: 1 });
  return found;
}

export async function readSealedReport(
  { db }: Pick<Services, "db">,
  { personId }: AdminScope,
  id: string,
): Promise<Buffer | null> {
  const [found] = await db.anonymous.rows({
    text: "select read_report($1, $2) as sealed",
    values: [id, personId],
    row: { sealed: column.bytea.orNull },
  });
  return found?.sealed ?? null;
}
