/** The links between rows, and what hangs on what by them. A new one is named here and nowhere else. */
import type { SyncedTableName } from "#domain/wire/sync.ts";

type Links = Readonly<Record<SyncedTableName, Readonly<Record<string, SyncedTableName>>>>;

/** Fields that name the row this one hangs on, and its table: what hangs on a row goes where it goes. */
export const rowLinks: Links = {
  profiles: {},
  relationships: {},
  moments: { relationship_id: "relationships" },
  media: { relationship_id: "relationships", moment_id: "moments" },
  // `row_id` names a row of the table in `table`.
  conflicts: {},
};

/** Fields that list ids of another table's rows and hang on none of them. */
export const rowMentions: Links = {
  profiles: { memory_hidden_relationships: "relationships", memory_remembered_endings: "relationships" },
  relationships: { media: "media" },
  moments: {},
  media: {},
  conflicts: {},
};

type RowRef = { readonly table: SyncedTableName; readonly id: string };
type Values = Readonly<Record<string, unknown>>;

/** The rows that a row, or an edit with these fields, hangs on itself. */
export function hangsOn(table: SyncedTableName, fields: Values): readonly RowRef[] {
  return Object.entries(rowLinks[table]).flatMap(([field, linked]) => {
    const id = fields[field];
    return typeof id === "string" ? [{ table: linked, id }] : [];
  });
}

/** The order in which rows can be made: what hangs on another table comes after it. */
const fromTheGround = ["relationships", "moments", "media"] as const satisfies readonly SyncedTableName[];
type LinkedTable = (typeof fromTheGround)[number];
type LinkedRows = { readonly [T in LinkedTable]: readonly (Values & { readonly id: string })[] };

/** Ids of all that hangs on these rows, directly or by what hangs on them; they themselves are not among them. */
export function whatHangsOn(rows: LinkedRows, ids: ReadonlySet<string>): { [T in LinkedTable]: string[] } {
  const found: { [T in LinkedTable]: string[] } = { relationships: [], moments: [], media: [] };
  const held = new Set(ids);
  for (const table of fromTheGround) {
    for (const row of rows[table]) {
      if (ids.has(row.id) || !hangsOn(table, row).some(({ id }) => held.has(id))) continue;
      found[table].push(row.id);
      held.add(row.id);
    }
  }
  return found;
}
