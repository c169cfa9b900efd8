import type { Transaction } from "#server/db/database.ts";
import { noteAudit } from "#server/features/admin/mutations/note-audit.ts";
import {
  type AuditRowRead,
  auditConditions,
  auditSource,
} from "#server/features/admin/queries/audit-list.ts";
import { readSlice } from "#server/features/admin/queries/read-list.ts";
import { type PersonRowRead, readPersonRow } from "../queries/people.ts";
import {
  type AccountRead,
  type PaymentRead,
  type RefusalRead,
  readAccount,
  readOpenSessions,
  readPayments,
  readRefusals,
  type SessionRead,
} from "../queries/person-record.ts";

export type RecordRead = {
  readonly row: PersonRowRead;
  readonly account: AccountRead;
  readonly sessions: readonly SessionRead[];
  readonly payments: readonly PaymentRead[];
  readonly refusals: readonly RefusalRead[];
  readonly audit: readonly AuditRowRead[];
};

/** Reads the record of one person and notes that it was read, both or neither. Null: there is no such account, and nothing is noted. */
export async function readPerson(tx: Transaction, personId: string): Promise<RecordRead | null> {
  const [row, account, sessions, payments, refusals] = await Promise.all([
    readPersonRow(tx, personId),
    readAccount(tx, personId),
    readOpenSessions(tx, personId),
    readPayments(tx, personId),
    readRefusals(tx, personId),
  ]);
  if (!row || !account) return null;
  await noteAudit(tx, { action: "person.read", subjectId: personId });
  const where = auditConditions({ subjectId: personId });
  const audit = await readSlice(tx, auditSource, { where }, { offset: 0, limit: 20 });
  return { row, account, sessions, payments, refusals, audit };
}
