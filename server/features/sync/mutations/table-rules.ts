/**
 * Rules of a table beyond its schema, checked under the person's lock for every write. A feature with a synced table keeps its rules in its
 * own folder and registers them here.
 */

import type { FieldValues } from "#domain/sync/merge.ts";
import { rowDateIssues } from "#domain/sync/row-dates.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { mediaRules } from "#server/features/media/sync-rules.ts";
import { messageRules, threadRules } from "#server/features/messages/sync-rules.ts";
import { relationshipRules } from "#server/features/relationships/sync-rules.ts";
import type { OpContext } from "./op-context.ts";
import type { Refusal } from "./sync-op.ts";

type ProposedRow = {
  readonly id: string;
  /** The row as it is; null when there is none, or only its tombstone. */
  readonly before: Row | null;
  readonly isPurged: boolean;
  /** The whole row as the op would leave it. */
  readonly fields: FieldValues;
  /** The fields that the op changes. */
  readonly changed: readonly string[];
  /** Whether one more living row would exist: a new one, or one restored from the trash. */
  readonly isAdded: boolean;
};

export type TableRules = {
  /** Columns that are computed from the row and stay on the server. */
  readonly derive?: (fields: FieldValues) => FieldValues;
  /** Rules that involve several fields. */
  readonly check?: (proposed: ProposedRow, context: OpContext) => readonly FieldIssue[];
  /** Quotas, and conditions on other rows. */
  readonly admit?: (tx: Transaction, proposed: ProposedRow, context: OpContext) => Promise<Refusal | null>;
  /** The table's server fields that this op decides; called after `admit`. They are part of the synced row. */
  readonly complete?: (tx: Transaction, proposed: ProposedRow, context: OpContext) => Promise<FieldValues>;
  /** Updates of other rows that follow from this one, each under a rev of its own. `before`: null for a new row. */
  readonly follow?: (
    tx: Transaction,
    change: { readonly before: Row | null; readonly after: Row },
    context: OpContext,
  ) => Promise<void>;
};

const momentRules: TableRules = {
  check: ({ fields, changed }, { today }) => rowDateIssues("moments", fields, changed, today),
};

const rules: Readonly<Partial<Record<SyncedTableName, TableRules>>> = {
  relationships: relationshipRules,
  moments: momentRules,
  media: mediaRules,
  threads: threadRules,
  messages: messageRules,
};

export function rulesOf(table: SyncedTableName): TableRules {
  return rules[table] ?? {};
}
