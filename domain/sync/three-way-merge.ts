/**
 * How edits meet a row that changed under them, told by what their writer saw instead of by revs. The device merges so
 * where no server does it: under edits that are kept here, and wherever the server cannot read a journal (docs/sync.md).
 */

import { isSameValue } from "#domain/wire/same-value.ts";
import { alone, type FieldMerge, type FieldValues, type GroupOf, splitFields } from "./merge.ts";

export type SeenEdit = {
  readonly fields: FieldValues;
  /** What the writer saw in each field they wrote. A field without an entry counts as not seen. */
  readonly before: FieldValues;
};

/**
 * A field is in conflict when what came in is neither what the writer saw nor what they wrote, and with it what the edit
 * says of the rest of its group; the incoming value stays then. A value changed away and back conflicts with nothing.
 */
export function mergeThreeWay(incoming: FieldValues, edit: SeenEdit, groupOf: GroupOf = alone): FieldMerge {
  const { fields, before } = edit;
  const isCrossed = (field: string) =>
    Object.hasOwn(fields, field) &&
    !isSameValue(incoming[field], fields[field]) &&
    !(Object.hasOwn(before, field) && isSameValue(incoming[field], before[field]));
  return splitFields(fields, incoming, (field) => groupOf(field).some(isCrossed));
}
