/** SQL that makes a synced row as JSON: sealed fields in base64, instants in UTC to the millisecond. */
import type { ColumnKind, SyncedColumns } from "../rows/synced-columns.ts";

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An SQL expression over the table under the alias `t`; a purged row has only the fields of a tombstone. */
export function rowJson(columns: SyncedColumns): string {
  return describeRow(columns, () => true);
}

/** The same without the sealed fields, which `sealedText` selects. */
export function openRowJson(columns: SyncedColumns): string {
  return describeRow(columns, (kind) => kind !== "sealed");
}

/** The sealed fields in base64, comma-separated in their order, and `seals`; null for a purged row or when nothing is sealed. */
export function sealedText({ table, sealed }: SyncedColumns): string {
  if (sealed.length === 0) return "null::text";
  const cells = [...sealed, "seals"].map((field) => `coalesce(encode(t."${field}", 'base64'), '')`);
  const text = cells.join(" || ',' || ");
  return table === "profiles" ? text : `case when t.purged_at is null then ${text} end`;
}

function describeRow(
  { table, owner, kinds, sealed }: SyncedColumns,
  isWanted: (kind: ColumnKind) => boolean,
): string {
  const record = [
    `'id', t.id`,
    `'rev', t.rev`,
    ...["created_at", "updated_at", "deleted_at"].map((column) => `'${column}', ${instant(`t.${column}`)}`),
  ];
  const wanted = [...kinds].filter(([, kind]) => isWanted(kind));
  const fields = wanted.map(([field, kind]) => {
    if (kind === "sealed") return `'${field}', encode(t."${field}", 'base64')`;
    return `'${field}', ${kind === "instant" ? instant(`t."${field}"`) : `t."${field}"`}`;
  });
  const seals = isWanted("sealed") && sealed.length > 0 ? [`'seals', encode(t.seals, 'base64')`] : [];
  const whole = [...record, ...(owner === "id" ? [] : [`'user_id', t.user_id`]), ...fields, ...seals];
  if (table === "profiles") return `json_build_object(${whole.join(", ")})`;
  const tombstone = `json_build_object(${record.join(", ")}`;
  return `case when t.purged_at is null then json_build_object(${whole.join(", ")})
    when exists (select from erasures e where e.user_id = t.user_id and e.row_id = t.id)
    then ${tombstone}, 'erased', true) else ${tombstone}) end`;
}
