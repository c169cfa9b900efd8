/** Two unsent edits of one row made one (docs/sync.md, "On the device" 6). */
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Op } from "#domain/wire/sync.ts";
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
  return withFields(first, second, second.fields);
}

/**
 * A refused op with what the person wrote since, to be sent in its place: `corrected` keeps its place in the queue, and
 * `rest` (null when nothing is left) is the words that would write over words of the first, to be sent after it.
 */
export function correctOp(refused: Op, edit: Op): { readonly corrected: Op; readonly rest: Op | null } {
  const overwritten = textLost(refused, edit);
  const isRest = (field: string) => overwritten.includes(field);
  const split = (wanted: boolean) =>
    Object.fromEntries(Object.entries(edit.fields).filter(([field]) => isRest(field) === wanted));
  return {
    corrected: withFields(refused, edit, split(false)),
    rest: overwritten.length > 0 ? { ...edit, fields: split(true) } : null,
  };
}

/** What the first writer saw is what the two of them saw. */
function withFields(first: Op, second: Op, fields: Op["fields"]): Op {
  const folded = { ...first, fields: { ...first.fields, ...fields }, at: second.at };
  if (!first.before && !second.before) return folded;
  const seen = Object.entries(second.before ?? {}).filter(
    ([field]) => Object.hasOwn(fields, field) && !Object.hasOwn(first.fields, field),
  );
  return { ...folded, before: { ...first.before, ...Object.fromEntries(seen) } };
}

function losesText(first: Op, second: Op): boolean {
  return textLost(first, second).length > 0;
}

function textLost(first: Op, second: Op): readonly string[] {
  const { textFields }: SyncedTable = syncedTables[first.table];
  return textFields.filter((field) => {
    const earlier = first.fields[field];
    if (earlier === undefined || earlier === null || earlier === "" || !Object.hasOwn(second.fields, field))
      return false;
    return !isSameValue(earlier, second.fields[field]);
  });
}
