/**
 * Rows of several tables in one statement, as one value: each with its place (table or flag, id, rev: rows/row-seal.ts), the length of what
 * follows, and its sealed form. Rows one by one would cost the driver more than opening them does.
 */
import { type SyncedTableName, syncedTableNames } from "#domain/wire/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { Services } from "#server/services.ts";
import { damageNotes } from "../rows/log-damage.ts";
import { openRowsOf, placeLength, type RowKeys, tableNumbers } from "../rows/row-seal.ts";
import { readStoredRow } from "./stored-row.ts";
import { readTombstones } from "./tombstones.ts";

type PackedTable = Exclude<SyncedTableName, "profiles">;

/** Added to the table's number where what follows is not a sealed row. */
const flags = {
  /** Nothing: of a purged row only a tombstone is left, which is read apart (tombstones.ts). */
  tombstone: 16,
  /** Nothing: the row is so large that it is read by itself. */
  large: 32,
} as const;
const tableMask = 15;
/** Bytes of a sealed row that is read with its page. */
const largestInPage = 16 * 1024;

/** Upwards: rows after the rev, oldest first. Downwards: rows before it, newest first. */
export type Direction = { readonly beyond: ">" | "<"; readonly order: "asc" | "desc" };

/**
 * At most `$4` rows, found by the index of revs: without a limit of its own, each table's rows would all be read and sorted. An expression
 * costs time at every execution, of rows that are not there too: what few pages have is read apart.
 */
function selectFrom(table: PackedTable, { beyond, order }: Direction): string {
  const number = tableNumbers[table];
  return `(select t.rev, t.id,
      (case when t.sealed is null then ${number | flags.tombstone} when octet_length(t.sealed) > ${largestInPage} then ${number | flags.large} else ${number} end)::int2 as kind,
      case when octet_length(t.sealed) <= ${largestInPage} then t.sealed else '' end as body
    from ${table} t where t.user_id = person.id and t.rev ${beyond} $3 order by t.rev ${order} limit $4)`;
}

/** A query of one line, lateral to `person`: `rows` in base64, and how many were `found`. `$3`: the rev, `$4`: the number of rows. */
export function packedRows(tables: readonly PackedTable[], direction: Direction): string {
  const every = tables.map((table) => selectFrom(table, direction)).join(" union all ");
  const packed = "int2send(kind) || uuid_send(id) || int8send(rev) || int4send(octet_length(body)) || body";
  return `select encode(string_agg(${packed}, '' order by rev ${direction.order}), 'base64') as rows, count(*) as found
    from (select * from (${every}) every order by rev ${direction.order} limit $4) first`;
}

export type PackedRow = {
  readonly table: PackedTable;
  readonly rev: number;
  readonly isTombstone: boolean;
  /** Table, id and rev, as bytes. */
  readonly place: Buffer;
  /** Empty for a row that is read by itself. */
  readonly body: Buffer;
};
const tableOf = new Map<number, PackedTable>(
  syncedTableNames.filter((table) => table !== "profiles").map((table) => [tableNumbers[table], table]),
);

/** @param rows base64; null when there are none */
export function unpackRows(rows: string | null): PackedRow[] {
  const bytes = Buffer.from(rows ?? "", "base64");
  const found: PackedRow[] = [];
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes.readInt16BE(at);
    const table = tableOf.get(kind & tableMask);
    if (!table) throw new Error("A row of no table.");
    const begin = at + placeLength + 4;
    const end = begin + bytes.readInt32BE(at + placeLength);
    found.push({
      table,
      rev: bytes.readInt32BE(at + placeLength - 8) * 2 ** 32 + bytes.readUInt32BE(at + placeLength - 4),
      isTombstone: (kind & flags.tombstone) !== 0,
      place: bytes.subarray(at, at + placeLength),
      body: bytes.subarray(begin, end),
    });
    at = end;
  }
  return found;
}

/** One `Change` of a page: the row is JSON already. */
export type PackedChange = { readonly table: SyncedTableName; readonly row: Buffer };

/**
 * The changes of these rows: as many as fit, but at least one, so that a row of any size is delivered. What is stored is opened and joined,
 * neither parsed nor written again.
 */
export async function openChanges(
  services: Pick<Services, "db" | "log">,
  { scope, ...keys }: { readonly scope: OwnerScope } & RowKeys,
  rows: readonly PackedRow[],
  bytes: number,
): Promise<PackedChange[]> {
  const open = openRowsOf({ personId: scope.personId, ...keys });
  const tombstones = await tombstonesOf(services.db, scope, rows);
  const changes: PackedChange[] = [];
  let size = 0;
  for (const packed of rows) {
    const { table, place, body } = packed;
    const opened = packed.isTombstone
      ? tombstones.get(idIn(place))
      : body.length > 0
        ? open(table, place, body)
        : null;
    const row = opened ?? (await readAlone(services, { scope, ...keys }, { table, place }));
    size += edges[table].first.length + row.length + 1;
    if (changes.length > 0 && size > bytes) break;
    changes.push({ table, row });
  }
  return changes;
}

/** What stands before a row: the first of a page, and one that follows another. */
const edgesOf = (table: SyncedTableName) => ({
  first: Buffer.from(`{"table":"${table}","row":`),
  next: Buffer.from(`},{"table":"${table}","row":`),
});
const edges = {
  profiles: edgesOf("profiles"),
  relationships: edgesOf("relationships"),
  moments: edgesOf("moments"),
  media: edgesOf("media"),
  conflicts: edgesOf("conflicts"),
  conversations: edgesOf("conversations"),
  turns: edgesOf("turns"),
  threads: edgesOf("threads"),
  messages: edgesOf("messages"),
} as const satisfies Readonly<Record<SyncedTableName, unknown>>;

/** The JSON array of all changes, in as few pieces as it has rows twice: joined once, with what stands around it. */
export function piecesOf(changes: readonly PackedChange[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (const { table, row } of changes)
    pieces.push(pieces.length === 0 ? edges[table].first : edges[table].next, row);
  return pieces;
}

const idIn = (place: Buffer) =>
  place.toString("hex", 2, 18).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

async function tombstonesOf(
  db: Services["db"],
  scope: OwnerScope,
  rows: readonly PackedRow[],
): Promise<ReadonlyMap<string, Buffer>> {
  const ids = rows.filter(({ isTombstone }) => isTombstone).map(({ place }) => idIn(place));
  if (ids.length === 0) return new Map();
  const found = await db.transact(scope, (tx) => readTombstones(tx, scope.personId, ids));
  return new Map(found.map((row) => [row.id, Buffer.from(JSON.stringify(row))]));
}

const erasedMark = ',"erased":true}';

/** Whether one of these changes is the tombstone of an erased row. */
export const hasErasure = (changes: readonly PackedChange[], shown: readonly PackedRow[]) =>
  shown.some(({ isTombstone }, at) => isTombstone && changes[at]?.row.includes(erasedMark));

/** A row that is large, does not open, or was brought back since the page was read. */
async function readAlone(
  { db, log }: Pick<Services, "db" | "log">,
  { scope, ...keys }: { readonly scope: OwnerScope } & RowKeys,
  { table, place }: Pick<PackedRow, "table" | "place">,
): Promise<Buffer> {
  const { personId } = scope;
  const id = idIn(place);
  const stored = await db.transact(scope, (tx) => readStoredRow(tx, { personId, ...keys }, table, id));
  if (!stored) throw new Error("A row of a page is gone.");
  if (stored.isDamaged) damageNotes(log)(table, id);
  return Buffer.from(JSON.stringify(stored.row));
}
