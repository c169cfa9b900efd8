/**
 * Merges an edit into a changed row by the values its writer saw instead of by revs. Used on the device where no server merges: for ops
 * that are kept here, and where the server cannot read a journal (docs/sync.md).
 */

import { isSameValue } from "#domain/wire/same-value.ts";
import { alone, type FieldMerge, type FieldValues, type GroupOf, splitFields } from "./merge.ts";

export type SeenEdit = {
  readonly fields: FieldValues;
  /** The value the writer saw in each field they wrote. A field without an entry counts as not seen. */
  readonly before: FieldValues;
};

/**
 * A field is in conflict when the incoming value is neither what the writer saw nor what they wrote, together with the edit's other fields
 * of its group; the incoming value stays then. A value that was changed and changed back conflicts with nothing.
 */
export function mergeThreeWay(incoming: FieldValues, edit: SeenEdit, groupOf: GroupOf = alone): FieldMerge {
  const { fields, before } = edit;
  const isCrossed = (field: string) =>
    Object.hasOwn(fields, field) &&
    !isSameValue(incoming[field], fields[field]) &&
    !(Object.hasOwn(before, field) && isSameValue(incoming[field], before[field]));
  return splitFields(fields, incoming, (field) => groupOf(field).some(isCrossed));
}
