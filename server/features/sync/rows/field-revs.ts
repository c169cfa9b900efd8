/**
 * Which device last wrote each field, and at which rev: `{"*": [rev, device], "city": [rev, device]}`. `*` is the creation of the row and
 * applies to every field without an entry of its own; `deleted_at` is the deletion. A device knows what it wrote itself, so only what
 * *others* wrote since `baseRev` can be in conflict (docs/sync.md, "On the server" 3).
 */

import { z } from "zod";
import { alone, type GroupOf, type StoredRow } from "#domain/sync/merge.ts";

export const fieldRevsSchema = z.record(z.string(), z.tuple([z.int(), z.string()]));
export type FieldRevs = z.infer<typeof fieldRevsSchema>;

type Known = {
  readonly fields: StoredRow["fields"];
  readonly fieldRevs: FieldRevs;
  readonly isDeleted: boolean;
};

/** The row as `mergeOp` must see it for an op of this device: its own writes count as seen. */
export function seenBy(
  op: { readonly deviceId: string; readonly baseRev: number; readonly fields: StoredRow["fields"] },
  { fields, fieldRevs, isDeleted }: Known,
  groupOf: GroupOf = alone,
): StoredRow {
  const byOthers = (field: string) => {
    const [rev, device] = fieldRevs[field] ?? fieldRevs["*"] ?? [0, ""];
    return device === op.deviceId ? 0 : rev;
  };
  const deletion = fieldRevs.deleted_at?.[0] ?? 0;
  return {
    fields,
    fieldRevs: Object.fromEntries(
      Object.keys(op.fields)
        .flatMap(groupOf)
        .map((field) => [field, byOthers(field)]),
    ),
    rev: Math.max(0, ...Object.keys(fieldRevs).map(byOthers)),
    deletedRev: isDeleted ? (byOthers("deleted_at") === 0 ? Math.min(deletion, op.baseRev) : deletion) : null,
  };
}

/** The entries after a write of `fields` at `rev`. */
export function withWritten(
  fieldRevs: FieldRevs,
  fields: readonly string[],
  rev: number,
  deviceId: string,
): FieldRevs {
  return { ...fieldRevs, ...Object.fromEntries(fields.map((field) => [field, [rev, deviceId] as const])) };
}
