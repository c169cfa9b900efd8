/**
 * How an op meets a row that others may have changed since the person looked at it (docs/sync.md, "On the server" 3
 * and 4). Clocks decide nothing: only revs do.
 */
import { isSameValue } from "#domain/wire/same-value.ts";

export type FieldValues = Readonly<Record<string, unknown>>;

/** The stored value stayed; `value` is what the op wanted. */
export type FieldConflict = { readonly field: string; readonly value: unknown; readonly stored: unknown };

export type FieldMerge = {
  /** What to write; fields that already have the op's value are not in it. */
  readonly applied: FieldValues;
  readonly conflicts: readonly FieldConflict[];
};

/** The fields that mean one thing together with a field, itself among them (domain/sync/synced-tables.ts). */
export type GroupOf = (field: string) => readonly string[];
export const alone: GroupOf = (field) => [field];

/**
 * `fieldRevs` holds, per field, the rev that last changed it; a field without one was never changed after rev 0. A
 * field of the op changed by others since `baseRev`, to another value, is in conflict, and with it what the op says of
 * the rest of its group; everything else applies.
 */
export function mergeFields(op: {
  readonly stored: FieldValues;
  readonly fieldRevs: Readonly<Record<string, number>>;
  readonly baseRev: number;
  readonly fields: FieldValues;
  readonly groupOf?: GroupOf;
}): FieldMerge {
  const { stored, fields, groupOf = alone } = op;
  const isAgreed = (field: string) =>
    Object.hasOwn(fields, field) && isSameValue(stored[field], fields[field]);
  const isCrossed = (field: string) => (op.fieldRevs[field] ?? 0) > op.baseRev && !isAgreed(field);
  return splitFields(fields, stored, (field) => groupOf(field).some(isCrossed));
}

/** Each field that would change something either applies or is in conflict. */
export function splitFields(
  fields: FieldValues,
  stored: FieldValues,
  isInConflict: (field: string) => boolean,
): FieldMerge {
  const changes = Object.entries(fields).filter(([field, value]) => !isSameValue(stored[field], value));
  return {
    applied: Object.fromEntries(changes.filter(([field]) => !isInConflict(field))),
    conflicts: changes
      .filter(([field]) => isInConflict(field))
      .map(([field, value]) => ({ field, value, stored: stored[field] })),
  };
}

/** What the server holds of the row; `deletedRev` is null while it lives, else the rev that put it in the trash. */
export type StoredRow = {
  readonly fields: FieldValues;
  readonly fieldRevs: Readonly<Record<string, number>>;
  readonly rev: number;
  readonly deletedRev: number | null;
};

export type OpMerge = FieldMerge & {
  readonly status: "applied" | "merged" | "conflict";
  /** Whether the row is in the trash afterwards. */
  readonly isDeleted: boolean;
  /** Why the person should be told: an edit reached a deleted row, or a deletion took an edit it had not seen. */
  readonly note: "edited_after_delete" | "deleted_after_edit" | null;
};

/**
 * A `put` by someone who knew of the deletion takes the row out of the trash: it is the undo. Any other edit of a
 * deleted row is kept inside the trash. A deletion always goes through and takes along what was written meanwhile.
 */
export function mergeOp(
  row: StoredRow,
  op: { readonly kind: "put" | "patch" | "delete"; readonly baseRev: number; readonly fields: FieldValues },
  groupOf: GroupOf = alone,
): OpMerge {
  const changedMeanwhile = row.rev > op.baseRev;
  if (op.kind === "delete") {
    const unseen = row.deletedRev === null && changedMeanwhile;
    return {
      applied: {},
      conflicts: [],
      status: unseen ? "merged" : "applied",
      isDeleted: true,
      note: unseen ? "deleted_after_edit" : null,
    };
  }
  const merge = mergeFields({
    stored: row.fields,
    fieldRevs: row.fieldRevs,
    baseRev: op.baseRev,
    fields: op.fields,
    groupOf,
  });
  const isUndo = op.kind === "put" && row.deletedRev !== null && op.baseRev >= row.deletedRev;
  const isDeleted = row.deletedRev !== null && !isUndo;
  return {
    ...merge,
    status: merge.conflicts.length > 0 ? "conflict" : changedMeanwhile ? "merged" : "applied",
    isDeleted,
    note: isDeleted && row.deletedRev !== null && op.baseRev < row.deletedRev ? "edited_after_delete" : null,
  };
}
