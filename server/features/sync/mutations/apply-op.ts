/**
 * One op, by the rules of docs/sync.md ("On the server"). The caller holds the person's lock and a savepoint. Of threads and messages the
 * last op stands: there is nothing in them that two devices write differently but a message, which its sender may edit anyway.
 */

import { groupOf } from "#domain/sync/field-groups.ts";
import { type FieldValues, mergeOp, type OpMerge } from "#domain/sync/merge.ts";
import { checkFields } from "#domain/sync/synced-tables.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import type { Answer, EditKind, Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { readStoredRow, type StoredSyncRow } from "../queries/stored-row.ts";
import { seenBy, withWritten } from "../rows/field-revs.ts";
import { isOfMessages } from "../rows/row-seal.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import { keepConflicts, rowConflictOf } from "./conflict-rows.ts";
import type { OpContext } from "./op-context.ts";
import { keepRevision } from "./revisions.ts";
import { newest, type Refusal, type SyncOp } from "./sync-op.ts";
import { rulesOf } from "./table-rules.ts";
import { writeRow } from "./write-row.ts";

type MergeableOp = Omit<SyncOp, "kind"> & { readonly kind: EditKind };

export async function applyOp(tx: Transaction, context: OpContext, sent: MergeableOp): Promise<Answer> {
  const op = isOfMessages(sent.table) ? { ...sent, baseRev: newest } : sent;
  const stored = await readStoredRow(tx, context, op.table, op.id);
  const refuse = (refusal: Refusal): Answer => ({
    opId: op.opId,
    status: "refused",
    ...refusal,
    row: stored?.row ?? null,
  });
  const checked = checkFields(op.table, op.kind, op.fields);
  if (!checked.ok) return refuse(invalid(checked.issues));
  if (!canApply(stored, op)) return refuse({ code: "gone", details: {} });

  const plan = stored ? planChange(op, stored, checked.fields) : planMaking(checked.fields);
  const fields = { ...(stored?.row ?? columnsOf(op.table).blanks), ...plan.applied };
  const wasKept = stored !== undefined && !stored.isDeleted;
  const proposed = {
    id: op.id,
    before: stored && !stored.isPurged ? stored.row : null,
    isPurged: stored?.isPurged ?? false,
    fields,
    changed: Object.keys(plan.applied),
    isAdded: !plan.isDeleted && !wasKept,
  };
  const issues = rulesOf(op.table).check?.(proposed, context) ?? [];
  if (issues.length > 0) return refuse(invalid(issues));
  const refusal = await rulesOf(op.table).admit?.(tx, proposed, context);
  if (refusal) return refuse(refusal);

  const { changed, isAdded } = proposed;
  const change = { table: op.table, id: op.id, fields: changed, isAdded, text: textOf(plan) };
  const written = await context.gate.guard(change, async (): Promise<Answer> => {
    const completed = (await rulesOf(op.table).complete?.(tx, proposed, context)) ?? {};
    const row = await write(tx, context, op, stored, plan, fields, completed);
    await rulesOf(op.table).follow?.(tx, { before: stored?.row ?? null, after: row }, context);
    const crossing = rowConflictOf(plan.note, stored?.row.deleted_at ?? null, row.deleted_at);
    const conflicts = await keepConflicts(tx, context, op, [...plan.conflicts, ...crossing]);
    if (plan.status !== "conflict") return { opId: op.opId, status: plan.status, row };
    const inConflict = plan.conflicts.map(({ field }) => field);
    return { opId: op.opId, status: "conflict", row, fields: inConflict, conflicts: [...conflicts] };
  });
  return written.ok ? written.value : refuse(written.refusal);
}

/** Bytes of text that the op stores in addition to the row: as a revision or as a conflict. */
function textOf({ applied, conflicts }: OpMerge): number {
  if (Object.keys(applied).length === 0 && conflicts.length === 0) return 0;
  return Buffer.byteLength(JSON.stringify([applied, conflicts]));
}

/** A patch of a missing row or of a tombstone cannot be applied; a `put` brings its own row. */
function canApply(stored: StoredSyncRow | undefined, { kind, table }: SyncOp): boolean {
  if (!stored) return kind === "put" && table !== "profiles";
  return !(stored.isPurged && kind === "patch");
}

const planMaking = (fields: FieldValues): OpMerge => ({
  applied: fields,
  conflicts: [],
  status: "applied",
  isDeleted: false,
  note: null,
});

/** On a row that exists, even a `put` writes only the fields that the op names; on a tombstone it writes all of them. */
function planChange(op: MergeableOp, stored: StoredSyncRow, checked: FieldValues): OpMerge {
  const named = Object.entries(checked).filter(
    ([field]) => stored.isPurged || Object.hasOwn(op.fields, field),
  );
  const fields: FieldValues = Object.fromEntries(named);
  const together = (field: string) => groupOf(op.table, field);
  const seen = seenBy({ ...op, fields }, { ...stored, fields: stored.row }, together);
  return mergeOp(seen, { kind: op.kind, baseRev: op.baseRev, fields }, together);
}

async function write(
  tx: Transaction,
  { personId, key, messagesKey, lock, now }: OpContext,
  op: SyncOp,
  stored: StoredSyncRow | undefined,
  plan: OpMerge,
  fields: FieldValues,
  completed: FieldValues,
): Promise<Row> {
  const changed = Object.keys(plan.applied);
  const moves = plan.isDeleted !== (stored?.isDeleted ?? false);
  if (stored && changed.length === 0 && !moves) return stored.row;
  const rev = lock.next();
  const written = moves ? [...changed, "deleted_at"] : changed;
  const row = await writeRow(tx, {
    columns: columnsOf(op.table),
    personId,
    key,
    messagesKey,
    id: op.id,
    stored: stored ?? null,
    fields: { ...plan.applied, ...completed },
    derived: changed.length > 0 ? (rulesOf(op.table).derive?.(fields) ?? {}) : {},
    rev,
    fieldRevs: stored
      ? withWritten(stored.fieldRevs, written, rev, op.deviceId)
      : { "*": [rev, op.deviceId] },
    now,
    // An edit of a row in the trash starts its thirty days again, so that nothing typed is lost sooner.
    deletedAt: plan.isDeleted ? now.toISOString() : null,
  });
  // Of a message no earlier version is kept: what was edited or taken back is gone.
  if (!isOfMessages(op.table)) await keepRevision(tx, { personId, key, rev, op, fields: plan.applied, now });
  return row;
}

function invalid(issues: readonly FieldIssue[]): Refusal {
  return { code: "validation", details: Object.fromEntries(issues.map(({ field, code }) => [field, code])) };
}
