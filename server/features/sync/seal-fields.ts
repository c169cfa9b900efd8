/** Private fields on their way in and out: each is JSON, sealed to its place (architecture, wall 4). */
import { type DataKey, openText, sealText } from "#server/crypto/seal.ts";
import type { SyncedColumns } from "./synced-columns.ts";

export type RowPlace = { readonly personId: string; readonly rowId: string; readonly key: DataKey };

const placeOf = ({ table }: SyncedColumns, { personId, rowId }: RowPlace, column: string) => ({
  table,
  row: rowId,
  column,
  owner: personId,
});

/** Null for a value that is the field's default: an empty text leaves no trace. */
export function sealField(
  columns: SyncedColumns,
  place: RowPlace,
  field: string,
  value: unknown,
): Buffer | null {
  const text = JSON.stringify(value);
  if (text === JSON.stringify(columns.defaults[field])) return null;
  return sealText(place.key, placeOf(columns, place, field), text);
}

/** `sealed` in base64, as rows come from the database. */
export function openField(columns: SyncedColumns, place: RowPlace, field: string, sealed: unknown): unknown {
  if (typeof sealed !== "string") return columns.defaults[field];
  const opened: unknown = JSON.parse(openFieldText(columns, place, field, sealed));
  return opened;
}

/** The same as the JSON it was sealed as. */
export function openFieldText(
  columns: SyncedColumns,
  place: RowPlace,
  field: string,
  sealed: string | null,
): string {
  if (sealed === null) return JSON.stringify(columns.defaults[field]);
  return openText(place.key, placeOf(columns, place, field), Buffer.from(sealed, "base64"));
}
