/** Two unsent edits of one row made one (docs/sync.md, "On the device" 6). */
import { isSameValue } from "./same-value.ts";
import type { Op } from "./sync.ts";
import { type SyncedTable, syncedTables } from "./synced-tables.ts";

/**
 * One op that does what `first` then `second` would do, or null when they must both be sent: other rows, a deletion,
 * or words of the person's own that the second would write over. Only for ops of which none was ever sent. The result
 * keeps the first's `opId`, place in the queue and `baseRev`.
 */
export function foldOps(first: Op, second: Op): Op | null {
  if (first.table !== second.table || first.id !== second.id || first.personId !== second.personId)
    return null;
  if (first.deviceId !== second.deviceId) return null;
  if (first.kind === "delete" || second.kind !== "patch" || losesText(first, second)) return null;
  return { ...first, fields: { ...first.fields, ...second.fields }, at: second.at };
}

function losesText(first: Op, second: Op): boolean {
  const { textFields }: SyncedTable = syncedTables[first.table];
  return textFields.some((field) => {
    const earlier = first.fields[field];
    if (earlier === undefined || earlier === null || earlier === "" || !Object.hasOwn(second.fields, field))
      return false;
    return !isSameValue(earlier, second.fields[field]);
  });
}
