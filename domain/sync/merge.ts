/**
 * Merges an op into a row that others may have changed since the person saw it (docs/sync.md, "On the server" 3 and 4). Only revs decide,
 * never clocks.
 */
import { isSameValue } from "#domain/wire/same-value.ts";

export type FieldValues = Readonly<Record<string, unknown>>;

/** The stored value stays; `value` is what the op wanted. */
export type FieldConflict = { readonly field: string; readonly value: unknown; readonly stored: unknown };

export type FieldMerge = {
  /** What to write; fields that already have the op's value are not in it. */
  readonly applied: FieldValues;
  readonly conflicts: readonly FieldConflict[];
};

/** The group of a field, itself included (domain/sync/field-groups.ts). */
export type GroupOf = (field: string) => readonly string[];
export const alone: GroupOf = (field) => [field];

/**
 * `fieldRevs` contains, per field, the rev that last changed it; a field without one was never changed after rev 0. A field of the op that
 * others changed since `baseRev`, to another value, is in conflict, together with the op's other fields of its group; all other fields
 * apply.
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

/** Each field that changes something either applies or is in conflict. */
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

/** The server's stored row; `deletedRev` is null unless deleted, else the rev of its deletion. */
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
  /** Why the person should be notified: an edit of a deleted row, or a deletion of a row with an edit that its writer had not seen. */
  readonly note: "edited_after_delete" | "deleted_after_edit" | null;
};

/**
 * A `put` by someone who knew of the deletion restores the row: it is the undo. Any other edit of a deleted row is stored in the trash. A
 * deletion always applies, including to later edits.
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
