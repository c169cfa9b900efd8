import { v7 as newId } from "uuid";
import type { z } from "zod";
import type { messageReportSchema } from "#domain/message/message-report.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { readStoredRow, readStoredRows } from "#server/features/sync/queries/stored-row.ts";
import type { Services } from "#server/services.ts";
import { messageOf, readEnd } from "../queries/threads.ts";
import { sealReport } from "../report-seal.ts";

/** @returns its id; null when the thread is missing, or another person's */
export async function reportMessages(
  { db, keys, clock, masters }: Pick<Services, "db" | "keys" | "clock" | "masters">,
  scope: OwnerScope,
  { thread_id: threadId, reason, note, message_ids: ids }: z.output<typeof messageReportSchema>,
): Promise<string | null> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const owner = {
      personId,
      key: await keys.keyFor(tx, personId),
      messagesKey: await keys.keyFor(tx, personId, "messages"),
    };
    const thread = await readStoredRow(tx, owner, "threads", threadId);
    if (!thread || thread.isPurged) return null;
    const end = await readEnd(tx, personId, threadId);
    const rows = await readStoredRows(tx, owner, "messages", {
      where: "t.thread_id = $2 and t.id = any ($3)",
      values: [threadId, ids],
    });
    const messages = rows.map(({ row }) => {
      const { is_mine, sent_at, edited_at, body } = messageOf(row);
      return { id: row.id, is_mine, sent_at, edited_at, body: body?.body ?? null };
    });
    const id = newId();
    await tx.run({
      text: `insert into message_reports (id, reporter, reported, reason, sealed, created_at)
        values ($1, $2, $3, $4, $5, $6)`,
      values: [
        id,
        personId,
        end?.peer_id ?? null,
        reason,
        sealReport(masters, id, { note, messages }),
        clock.now(),
      ],
    });
    return id;
  });
}
