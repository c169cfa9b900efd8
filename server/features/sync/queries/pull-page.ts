import type { Incarnation } from "#domain/sync/incarnation.ts";
import type { Change, PullAnswer, SyncedTableName } from "#domain/wire/sync.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { type NoteUnreadable, unreadableNotes } from "../rows/log-unreadable.ts";
import { openCells } from "../rows/sealed-cells.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import { readLineage } from "./lineage.ts";
import { openRowJson, sealedText } from "./row-json.ts";
import { readStoredRow } from "./stored-row.ts";

/** Tables that are pulled, in the order of docs/sync.md. */
const pulledTables = [
  "profiles",
  "relationships",
  "moments",
  "media",
  "conflicts",
] as const satisfies SyncedTableName[];

const pageLine = {
  rev: column.int8,
  oldest_rev: column.int8,
  incarnation: column.uuid.orNull,
  /** The counter's last rev under the incarnation that the device names; null when there was none of that name. */
  heard_rev: column.int8.orNull,
  /** Null in the only line of a page without changes. */
  name: column.text.oneOf(pulledTables).orNull,
  row_id: column.uuid.orNull,
  row_rev: column.int8.orNull,
  /** JSON without the sealed fields. */
  row: column.text.orNull,
  sealed: column.text.orNull,
  /** The number of changes, up to one more than the limit. */
  found: column.int8.orNull,
};
type PageLine = RowOf<typeof pageLine>;

const eachTable = pulledTables.map((table) => {
  const columns = columnsOf(table);
  return `(select t.rev as row_rev, t.id as row_id, '${table}' as name, ${openRowJson(columns)}::text as row,
      ${sealedText(columns)} as sealed
    from ${table} t where t.${columns.owner} = $1 and t.rev > $2 order by t.rev limit $3)`;
});
/** Sealed text is longer than its plain text, so rows within twice the requested bytes are read. */
const pullPage = `select coalesce(s.rev, 1) as rev, coalesce(s.oldest_rev, 0) as oldest_rev, s.incarnation,
    case when s.incarnation = $5 then s.rev else l.last_rev end as heard_rev, page.*
  from (select $1::uuid as user_id) me left join sync_state s using (user_id)
  left join sync_lineage l on l.user_id = me.user_id and l.incarnation = $5
  left join lateral (
    select *, count(*) over () as found,
      sum(octet_length(row) + coalesce(octet_length(sealed), 0)) over (order by row_rev) as bytes,
      octet_length(row) + coalesce(octet_length(sealed), 0) as own_bytes
    from (select * from (${eachTable.join(" union all ")}) every order by row_rev limit $3) first
  ) page on page.bytes - page.own_bytes <= $4 * 2
  order by row_rev`;

/** The smallest row in bytes: bounds how many rows are read. */
const smallestRow = 512;

type PageRequest = {
  readonly since: number;
  readonly limit: number;
  readonly bytes: number;
  /** The incarnation of the database under which the device received `since`. */
  readonly incarnation?: string | undefined;
};

/**
 * At most `limit` rows and about `bytes` bytes changed after `since`, in order of rev: the JSON of a `PullAnswer`. One statement, so one
 * snapshot: no commit can fall between the rows and the counter ([Note: rev under lock]). The text is concatenated, not parsed and written
 * again: this is the most frequent request.
 */
export async function readPullPage(
  { db, keys, log }: Pick<Services, "db" | "keys" | "log">,
  scope: OwnerScope,
  { since, bytes, incarnation, ...request }: PageRequest,
): Promise<string> {
  const { personId } = scope;
  const limit = Math.min(request.limit, Math.ceil(bytes / smallestRow));
  const lines = await db.read(scope, {
    name: "pull-page",
    text: pullPage,
    values: [personId, since, limit + 1, bytes, incarnation ?? null],
    row: pageLine,
  });
  const [first] = lines;
  if (!first) throw new Error("A pull gave nothing.");
  // Behind the oldest tombstone, or ahead of a database that was restored: the device must resync.
  const isElsewhere = incarnation !== undefined && (first.heard_rev ?? -1) < since;
  if (since > 0 && (since < first.oldest_rev || since > first.rev || isElsewhere)) {
    return startOver(await db.transact(scope, (tx) => readLineage(tx, personId)));
  }
  const found = first.name === null ? [] : lines;
  const key = keys.cached(personId) ?? (await readKey(db, keys, scope));
  const note = unreadableNotes(log);
  const { shown, changes } = fill(found.slice(0, limit), bytes, (line) =>
    changeText(line, personId, key, note),
  );
  const more = (found[0]?.found ?? 0) > shown.length;
  const isAhead = since === 0 && more && !shown.some(({ name }) => name === "profiles");
  const profile = isAhead ? await readProfileChange(db, scope, key) : [];
  const rev = more ? (shown.at(-1)?.row_rev ?? since) : first.rev;
  const life = first.incarnation === null ? "" : `"incarnation":"${first.incarnation}",`;
  const position = `${life}"rev":${rev},"more":${more},"resync":false,"wire":${wireVersion}`;
  return `{"changes":[${[...profile, ...changes].join(",")}],${position}}`;
}

function startOver(lineage: readonly Incarnation[]): string {
  const incarnation = lineage.at(-1)?.incarnation;
  const answer: PullAnswer = {
    changes: [],
    rev: 0,
    more: true,
    resync: true,
    lineage: lineage.map(({ incarnation: of, rev }) => ({ incarnation: of, rev })),
    wire: wireVersion,
    ...(incarnation ? { incarnation } : {}),
  };
  return JSON.stringify(answer);
}

/** The profile comes first, so that a new device can open the app. It comes again at its own rev, so it does not affect the paging. */
async function readProfileChange(db: Services["db"], scope: OwnerScope, key: DataKey): Promise<string[]> {
  const { personId } = scope;
  const stored = await db.transact(scope, (tx) => readStoredRow(tx, { personId, key }, "profiles", personId));
  return stored ? [JSON.stringify({ table: "profiles", row: stored.row } satisfies Change)] : [];
}

/** As many rows as fit, but at least one: a row of any size is delivered. */
function fill(
  lines: readonly PageLine[],
  bytes: number,
  write: (line: PageLine) => string,
): { readonly shown: readonly PageLine[]; readonly changes: readonly string[] } {
  const written: string[] = [];
  let size = 0;
  for (const line of lines) {
    const change = write(line);
    size += Buffer.byteLength(change);
    if (written.length > 0 && size > bytes) break;
    written.push(change);
  }
  return { shown: lines.slice(0, written.length), changes: written };
}

function changeText(
  { name, row_id, row, sealed }: PageLine,
  personId: string,
  key: DataKey,
  note: NoteUnreadable,
): string {
  if (name === null || row_id === null || row === null) throw new Error("A change of no table.");
  if (sealed === null) return `{"table":"${name}","row":${row}}`;
  const columns = columnsOf(name);
  const values = sealed.split(",").map((value) => value || null);
  const place = { personId, rowId: row_id, key };
  const { texts, unreadable } = openCells(columns, place, values, values[columns.sealed.length] ?? null);
  const opened = columns.sealed.map((field, at) => `,"${field}":${texts[at]}`);
  if (unreadable.length > 0) {
    note({ table: name, rowId: row_id, fields: unreadable });
    opened.push(`,"unreadable":${JSON.stringify(unreadable)}`);
  }
  return `{"table":"${name}","row":${row.slice(0, -1)}${opened.join("")}}}`;
}

function readKey(db: Services["db"], keys: Services["keys"], scope: OwnerScope) {
  return db.transact(scope, (tx: Transaction) => keys.keyFor(tx, scope.personId));
}
