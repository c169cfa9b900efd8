/**
 * What each synced table gives and takes over HTTP, for scripts of one's own (docs/api.md). A row travels as devices get it; a write is an op
 * like a device's. Lists are filtered by what stands in clear (domain/sync/synced-tables.ts): the words of a journal are opened for the page
 * that is answered, and compared with nothing. Relationships alone keep the filters that they had before rows were sealed.
 */
import { z } from "zod";
import { syncedTables } from "#domain/sync/synced-tables.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { relationshipColumns } from "#server/features/relationships/relationship-filter.ts";
import { type SqlColumns, sqlColumn } from "#server/http/rows/filter-sql.ts";
import { rowColumnsOf } from "./present.ts";

/** The journal alone: what somebody else wrote is not for scripts (docs/decisions/048-messages.md). */
export type ApiTableName = Exclude<SyncedTableName, "profiles" | "threads" | "messages">;
export type ApiTable = {
  readonly table: ApiTableName;
  /** For summaries: "a moment", "moments". */
  readonly one: string;
  readonly many: string;
  /** Columns of the database that a list is filtered and ordered by. */
  readonly clear: SqlColumns;
  /** All columns that may be filtered by. */
  readonly filterable: readonly string[];
  /** All columns, in the order of CSV. */
  readonly names: readonly string[];
  /** What of its rows is not shown without a filter on `deleted_at`: a condition on the alias `t`, beside their own place in the trash. */
  readonly hidden: string;
  readonly isWritable: boolean;
  /** Said with every query that is refused. */
  readonly queryHint: string;
};

const record: SqlColumns = {
  id: sqlColumn.id,
  user_id: sqlColumn.id,
  rev: sqlColumn.count,
  created_at: sqlColumn.instant,
  updated_at: sqlColumn.instant,
  deleted_at: sqlColumn.instant,
};

/**
 * What hangs on a row in the trash is out of sight with it. The rows of the trash are few, and are looked up once for the statement ($1: the
 * owner).
 */
const within = (link: string, trashed: string) => `coalesce(t.${link} = any (array(${trashed})), false)`;
const trashOf = (table: string) => `select id from ${table} where user_id = $1 and deleted_at is not null`;
const momentsInTrash = `${trashOf("moments")} union all
  select id from moments where user_id = $1 and deleted_at is null and relationship_id = any (array(${trashOf("relationships")}))`;

type Shape = Pick<ApiTable, "one" | "many"> & {
  readonly clear?: SqlColumns;
  readonly hidden?: string;
  readonly isReadOnly?: true;
};
const shapes: Readonly<Record<ApiTableName, Shape>> = {
  relationships: { one: "a relationship", many: "relationships" },
  moments: {
    one: "a moment",
    many: "moments",
    clear: { relationship_id: sqlColumn.id },
    hidden: within("relationship_id", trashOf("relationships")),
  },
  media: {
    one: "a photo or video",
    many: "photos and videos",
    clear: {
      upload_id: sqlColumn.id,
      relationship_id: sqlColumn.id,
      moment_id: sqlColumn.id,
      position: sqlColumn.number,
      kind: sqlColumn.text,
      bytes: sqlColumn.count,
    },
    hidden: `(${within("relationship_id", trashOf("relationships"))} or ${within("moment_id", momentsInTrash)})`,
  },
  conversations: { one: "a conversation with LISA", many: "conversations with LISA" },
  turns: {
    one: "a turn of a conversation",
    many: "turns of conversations",
    clear: { conversation_id: sqlColumn.id },
    hidden: within("conversation_id", trashOf("conversations")),
  },
  // What was not kept of two edits that crossed: the choice between them is made where both are shown.
  conflicts: {
    one: "an open question between two edits",
    many: "open questions between two edits",
    clear: { row_id: sqlColumn.id, op_id: sqlColumn.id },
    isReadOnly: true,
  },
};

function describe([table, shape]: readonly [ApiTableName, Shape]): ApiTable {
  const clear = { ...record, ...shape.clear };
  const filterable = Object.keys(table === "relationships" ? relationshipColumns : clear);
  return {
    table,
    one: shape.one,
    many: shape.many,
    clear,
    filterable,
    names: Object.keys(rowColumnsOf(table).shape),
    hidden: shape.hidden ?? "false",
    isWritable: !shape.isReadOnly,
    queryHint: `Rows are found by ${filterable.join(", ")}; everything else is sealed. Conditions are joined by "and": there is no or=(…), and no nesting.`,
  };
}

const entries = Object.entries(shapes) as readonly (readonly [ApiTableName, Shape])[];
export const apiTables: readonly ApiTable[] = entries.map(describe);

/** The fields that a client may write, as JSON Schema; a new row's `id` may be chosen. */
export function writableSchema({ table }: ApiTable, kind: "insert" | "change"): z.core.JSONSchema.BaseSchema {
  const { fields } = syncedTables[table];
  const { shape } = fields;
  const schema =
    kind === "insert" ? fields.extend({ id: z.uuid().optional() }) : z.strictObject(shape).partial();
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}
