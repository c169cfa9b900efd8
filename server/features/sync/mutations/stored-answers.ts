import type { Answer } from "#domain/wire/sync.ts";
import { answerSchema, refusalCodes, syncedTableNames } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import { readConflictsOf, readStoredRow } from "../queries/stored-row.ts";
import type { OpContext } from "./op-context.ts";
import type { SyncOp } from "./sync-op.ts";

const answerRow = {
  op_id: column.uuid,
  table_name: column.text.oneOf(syncedTableNames),
  row_id: column.uuid,
  status: column.text.oneOf(["applied", "merged", "conflict", "refused"]),
  code: column.text.oneOf(refusalCodes).orNull,
  details: column.jsonb.orNull,
  fields: column.texts.orNull,
};
type StoredAnswer = RowOf<typeof answerRow>;
type StoredAnswers = ReadonlyMap<string, StoredAnswer>;

/** The stored answers to these ops. To be read under the person's lock. */
export async function readAnswers(
  tx: Transaction,
  personId: string,
  opIds: readonly string[],
): Promise<StoredAnswers> {
  const rows = await tx.rows({
    name: "recall-answers",
    text: `select op_id, table_name, row_id, status, code, details, fields
      from sync_answers where user_id = $1 and op_id = any ($2)`,
    values: [personId, opIds],
    row: answerRow,
  });
  return new Map(rows.map((row) => [row.op_id, row]));
}

/** The stored answer, with the row as it is now: never older than the one the device may already have. */
export async function repeatAnswer(
  tx: Transaction,
  context: OpContext,
  storedAnswer: StoredAnswer,
): Promise<Answer> {
  const table = syncedTableNames.find((name) => name === storedAnswer.table_name);
  const stored = table && (await readStoredRow(tx, context, table, storedAnswer.row_id));
  const { op_id: opId, status, code, details, fields } = storedAnswer;
  if (!stored && status !== "refused") {
    return { opId, status: "refused", code: "gone", details: {}, row: null };
  }
  const conflicts =
    status === "conflict" ? await readConflictsOf(tx, context, storedAnswer.row_id, opId) : [];
  return answerSchema.parse({ opId, status, code, details, fields, conflicts, row: stored?.row ?? null });
}

export async function storeAnswer(
  tx: Transaction,
  { personId, now }: OpContext,
  op: SyncOp,
  answer: Answer,
): Promise<void> {
  const refusal = answer.status === "refused" ? answer : null;
  await tx.run({
    name: "remember-answer",
    text: `insert into sync_answers (user_id, op_id, table_name, row_id, status, code, details, fields, answered_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      personId,
      op.opId,
      op.table,
      op.id,
      answer.status,
      refusal?.code ?? null,
      refusal ? JSON.stringify(refusal.details) : null,
      answer.status === "conflict" ? answer.fields : null,
      now,
    ],
  });
}
