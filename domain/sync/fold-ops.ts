/** Folds two unsent edits of one row into one (docs/sync.md, "On the device" 6). */
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Op } from "#domain/wire/sync.ts";
import { type SyncedTable, syncedTables } from "./synced-tables.ts";

/**
 * One op with the effect of `first` then `second`, or null when both must be sent: different rows, a deletion, or text of the person's own
 * that `second` would overwrite. Only for ops that were never sent. The result keeps the first's `opId`, position in the queue and
 * `baseRev`.
 */
export function foldOps(first: Op, second: Op): Op | null {
  if (first.table !== second.table || first.id !== second.id || first.personId !== second.personId)
    return null;
  if (first.deviceId !== second.deviceId) return null;
  if (first.kind === "delete" || second.kind !== "patch" || losesText(first, second)) return null;
  return withFields(first, second, second.fields);
}

/**
 * Merges a later edit into a refused op: `corrected` is sent in its position, and `rest` (null when nothing is left) is the text that would
 * overwrite text of the first, to be sent after it.
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

/** `before` of both: for each field, what the first writer of it saw. */
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
