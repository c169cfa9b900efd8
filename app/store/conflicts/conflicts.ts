/** Resolving a conflict is an op like any other (docs/sync.md, server rule 3 and device rule 13). */

import { requireJournal } from "#app/store/db/journal.ts";
import type { ConflictRow, FieldValues } from "#app/store/db/journal-rows.ts";
import type { Written } from "#app/store/write/write-row.ts";
import { groupOf } from "#domain/sync/field-groups.ts";
import { unreadableFields } from "#domain/wire/unreadable-fields.ts";

/**
 * What the person decides at once: the values of one edit for one field, or for fields that form a group, that conflict with others.
 * `deleted_at` alone: an edit and a deletion crossed, and the row is in the trash.
 */
export type RowConflict = {
  /** The id of its first conflict row; names the conflict in a URL. */
  readonly id: string;
  readonly table: ConflictRow["table"];
  /** The conflicting row; for an order of photos, one of them. */
  readonly rowId: string;
  readonly deviceId: string;
  /** ISO 8601, by the clock of the device it was typed on. */
  readonly at: string;
  readonly conflicts: readonly ConflictRow[];
};

/**
 * "mine" takes the version that lost; "theirs" leaves the stored one; `fields` is a third version. The last two are for an edit that
 * crossed a deletion.
 */
export type ConflictChoice =
  | "mine"
  | "theirs"
  | { readonly fields: FieldValues }
  | "restore"
  | "leave in the trash";

export type Resolved = { readonly ok: true } | Extract<Written<unknown>, { ok: false }>;

/** Groups the conflict rows of the device, but those of which the server can no longer say what they are about; oldest first. `relationshipOf` gives the relationship of a photo. */
export function rowConflictsOf(
  conflicts: Iterable<ConflictRow>,
  relationshipOf: (mediaId: string) => string | null = () => null,
): readonly RowConflict[] {
  const open = [...conflicts].filter((row) => row.deleted_at === null && isReadable(row));
  const groups = Map.groupBy(open, ({ table, row_id, op_id, device_id, field }) =>
    // An order is decided as a whole, though each photo stores its position in its own row.
    table === "media" && field === "position"
      ? `order ${device_id} ${relationshipOf(row_id)}`
      : [table, row_id, op_id, ...groupOf(table, field)].join(" "),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group.toSorted((a, b) => a.id.localeCompare(b.id));
      if (!first) return [];
      const { id, table, row_id: rowId, device_id: deviceId, at } = first;
      const order = groupOf(table, first.field);
      const inOrder = group.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
      return [{ id, table, rowId, deviceId, at, conflicts: inOrder }];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
}

const isReadable = (row: ConflictRow) => !unreadableFields(row).includes("table");

/**
 * The conflict is removed only together with the write of the choice; a choice that the rules refuse is returned with its reason and
 * changes nothing.
 */
export async function resolveConflict({ conflicts }: RowConflict, choice: ConflictChoice): Promise<Resolved> {
  const { resolveConflict: resolve } = await import("./resolve-conflict.ts");
  return resolve(
    requireJournal(),
    conflicts.map(({ id }) => id),
    choice,
  );
}
