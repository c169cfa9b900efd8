/** Choosing between two versions is an op like any other (docs/sync.md, server rule 3 and device rule 13). */

import { requireJournal } from "#app/store/db/journal.ts";
import type { ConflictRow, FieldValues } from "#app/store/db/journal-rows.ts";
import type { Written } from "#app/store/write/write-row.ts";
import { groupOf } from "#domain/sync/field-groups.ts";

/**
 * What the person is asked about at once: one edit's values of one field, or of fields that mean one thing together,
 * that met others. `deleted_at` alone: an edit and a deletion met, and the row is in the trash.
 */
export type RowConflict = {
  /** That of its first conflict: names the conflict in an address. */
  readonly id: string;
  readonly table: ConflictRow["table"];
  /** The row; of an order of photos, one of them. */
  readonly rowId: string;
  readonly deviceId: string;
  /** The clock of the device it was typed on, ISO 8601. */
  readonly at: string;
  readonly conflicts: readonly ConflictRow[];
};

/**
 * "mine" is the version that was kept beside the stored one; "theirs" leaves the stored one; `fields` is a third. The
 * last two are for an edit that met a deletion.
 */
export type ConflictChoice =
  | "mine"
  | "theirs"
  | { readonly fields: FieldValues }
  | "restore"
  | "leave in the trash";

export type Resolved = { readonly ok: true } | Extract<Written<unknown>, { ok: false }>;

/** Of all conflicts of the device; the oldest first. `relationshipOf` tells where a photo stands. */
export function rowConflictsOf(
  conflicts: Iterable<ConflictRow>,
  relationshipOf: (mediaId: string) => string | null = () => null,
): readonly RowConflict[] {
  const open = [...conflicts].filter(({ deleted_at }) => deleted_at === null);
  const groups = Map.groupBy(open, ({ table, row_id, op_id, device_id, field }) =>
    // An order is one thing, though each photo has its place in a row of its own.
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

/** The conflict leaves only together with what was chosen; a choice that is refused says why and changes nothing. */
export async function resolveConflict({ conflicts }: RowConflict, choice: ConflictChoice): Promise<Resolved> {
  const { resolveConflict: resolve } = await import("./resolve-conflict.ts");
  return resolve(
    requireJournal(),
    conflicts.map(({ id }) => id),
    choice,
  );
}
