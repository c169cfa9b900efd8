/** Earlier versions of a row, from its revisions: each contains the fields that one op wrote, sealed (migration 0005). */
import type { z } from "zod";
import { fieldsSchema, type SyncedTableName } from "#domain/wire/sync.ts";
import { type DataKey, openText } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import { column, type RowOf } from "#server/row-shape.ts";

type FoundRevision = {
  readonly rev: number;
  readonly kind: "put" | "patch" | "delete";
  /** ISO 8601; the device's clock. */
  readonly at: string;
  readonly fields: z.infer<typeof fieldsSchema>;
  /** Its values cannot be opened; other versions are not affected. */
  readonly unreadable?: true;
};

const line = {
  rev: column.int8,
  kind: column.text.oneOf(["put", "patch", "delete"]),
  at: column.text,
  sealed: column.text,
};
type Line = RowOf<typeof line>;
type Place = { readonly personId: string; readonly key: DataKey };
type RowRef = { readonly table: SyncedTableName; readonly rowId: string };

const columns = `r.rev, r.kind, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  encode(r.field_values, 'base64') as sealed`;

/** Newest first, older than `before` (a rev); at most `limit`. */
export async function readRevisions(
  tx: Pick<Transaction, "rows">,
  place: Place,
  { table, rowId }: RowRef,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<readonly FoundRevision[]> {
  const lines = await tx.rows({
    name: "revisions-of-row",
    text: `select ${columns} from revisions r
      where r.user_id = $1 and r.row_id = $2 and r.table_name = $3 and r.rev < $4 order by r.rev desc limit $5`,
    values: [place.personId, rowId, table, before, limit],
    row: line,
  });
  return lines.map((each) => openRevision(place, each));
}

/** The value of each field before a rev; a field is missing where the revision that wrote it last cannot be opened. */
export async function readFieldsBefore(
  tx: Pick<Transaction, "rows">,
  place: Place,
  { table, rowId }: RowRef,
  rev: number,
): Promise<FoundRevision["fields"]> {
  const lines = await tx.rows({
    name: "fields-before-rev",
    text: `select ${columns}, last.names from (
        select rev, array_agg(field) as names from (
          select distinct on (field) field, r.rev from revisions r, unnest(r.fields) field
          where r.user_id = $1 and r.row_id = $2 and r.table_name = $3 and r.rev < $4
          order by field, r.rev desc) newest
        group by rev) last
      join revisions r on r.user_id = $1 and r.rev = last.rev`,
    values: [place.personId, rowId, table, rev],
    row: { ...line, names: column.texts },
  });
  return Object.fromEntries(
    lines.flatMap((each) => {
      const { fields } = openRevision(place, each);
      return each.names.flatMap((name) =>
        Object.hasOwn(fields, name) ? [[name, fields[name] ?? null]] : [],
      );
    }),
  );
}

function openRevision({ personId, key }: Place, { rev, kind, at, sealed }: Line): FoundRevision {
  const place = { table: "revisions", row: String(rev), column: "field_values", owner: personId };
  try {
    const opened: unknown = JSON.parse(openText(key, place, Buffer.from(sealed, "base64")));
    return { rev, kind, at, fields: fieldsSchema.parse(opened) };
  } catch {
    return { rev, kind, at, fields: {}, unreadable: true };
  }
}
