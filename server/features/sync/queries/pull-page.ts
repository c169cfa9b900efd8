import type { PullAnswer, SyncedTableName } from "#domain/sync.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { Services } from "#server/services.ts";
import { openFieldText } from "../seal-fields.ts";
import { columnsOf } from "../synced-columns.ts";
import { openRowJson, sealedText } from "./row-json.ts";

/** Tables whose migrations are there, in the order of docs/sync.md. */
export const pulledTables = [
  "profiles",
  "relationships",
  "moments",
  "media",
  "conflicts",
] as const satisfies SyncedTableName[];

type PageLine = {
  readonly rev: number;
  readonly oldest_rev: number;
  /** Null in the one line of a page without changes. */
  readonly name: SyncedTableName | null;
  readonly row_id: string;
  readonly row_rev: number;
  /** JSON without the sealed fields. */
  readonly row: string;
  readonly sealed: string | null;
};

const eachTable = pulledTables.map((table) => {
  const columns = columnsOf(table);
  return `(select t.rev as row_rev, t.id as row_id, '${table}' as name, ${openRowJson(columns)}::text as row,
      ${sealedText(columns)} as sealed
    from ${table} t where t.${columns.owner} = $1 and t.rev > $2 order by t.rev limit $3)`;
});
const pullPage = `select coalesce(s.rev, 1) as rev, coalesce(s.oldest_rev, 0) as oldest_rev, page.*
  from (select $1::uuid as user_id) me left join sync_state s using (user_id)
  left join lateral (
    select * from (${eachTable.join(" union all ")}) every order by row_rev limit $3) page on true
  order by row_rev`;

/**
 * At most `limit` rows changed after `since`, in order of rev: the JSON of a `PullAnswer`. One statement, so one snapshot: no
 * commit can fall between the rows and the counter. [Note: rev under lock] The text is put together, not parsed and written
 * anew: this is what every device asks for all day.
 */
export async function readPullPage(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<string> {
  const { personId } = scope;
  const lines = await db.read<PageLine>(scope, {
    name: "pull-page",
    text: pullPage,
    values: [personId, since, limit + 1],
  });
  const [first] = lines;
  if (!first) throw new Error("A pull gave nothing.");
  // Behind the oldest tombstone, or ahead of a database that was put back: either way it must start over.
  const isLost = since > 0 && (since < first.oldest_rev || since > first.rev);
  if (isLost) return JSON.stringify({ changes: [], rev: 0, more: true, resync: true } satisfies PullAnswer);
  const found = first.name === null ? [] : lines;
  const more = found.length > limit;
  const shown = more ? found.slice(0, limit) : found;
  const key = keys.cached(personId) ?? (await readKey(db, keys, scope));
  const changes = shown.map((line) => changeText(line, personId, key)).join(",");
  const rev = more ? (shown.at(-1)?.row_rev ?? since) : first.rev;
  return `{"changes":[${changes}],"rev":${rev},"more":${more},"resync":false}`;
}

function changeText({ name, row_id, row, sealed }: PageLine, personId: string, key: DataKey): string {
  if (name === null) throw new Error("A change of no table.");
  if (sealed === null) return `{"table":"${name}","row":${row}}`;
  const columns = columnsOf(name);
  const values = sealed.split(",");
  const place = { personId, rowId: row_id, key };
  const opened = columns.sealed.map(
    (field, at) => `,"${field}":${openFieldText(columns, place, field, values[at] || null)}`,
  );
  return `{"table":"${name}","row":${row.slice(0, -1)}${opened.join("")}}}`;
}

function readKey(db: Services["db"], keys: Services["keys"], scope: OwnerScope) {
  return db.transact(scope, (tx: Transaction) => keys.keyFor(tx, scope.personId));
}
