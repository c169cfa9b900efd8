import { isSameValue } from "#domain/wire/same-value.ts";

/** Only changed fields are written (docs/sync.md, "On the device" 6): of these, those that differ from the row's. */
export function changedFields<Fields extends object>(
  row: Readonly<Fields>,
  written: Readonly<Partial<Fields>>,
  of: readonly (keyof Fields & string)[],
): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const field of of) if (!isSameValue(row[field], written[field])) changed[field] = written[field];
  return changed;
}
