import type { PullAnswer, Row, SyncedTableName } from "#domain/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { Services } from "#server/services.ts";
import { openRow } from "../open-row.ts";
import { columnsOf } from "../synced-columns.ts";
import { rowJson } from "./row-json.ts";

/** Tables whose migrations are there, in the order of docs/sync.md. */
export const pulledTables = [
  "profiles",
  "relationships",
  "moments",
  "media",
  "conflicts",
] as const satisfies SyncedTableName[];

type Page = {
  readonly rev: number;
  readonly oldest_rev: number;
  readonly changes: readonly { readonly table: SyncedTableName; readonly row: Row }[] | null;
};

const eachTable = pulledTables.map((table) => {
  const columns = columnsOf(table);
  return `(select t.rev, '${table}' as name, ${rowJson(columns)} as row from ${table} t
    where t.${columns.owner} = $1 and t.rev > $2 order by t.rev limit $3)`;
});
const pullPage = `select coalesce(s.rev, 1) as rev, coalesce(s.oldest_rev, 0) as oldest_rev,
    (select json_agg(json_build_object('table', name, 'row', row) order by rev)
     from (select * from (${eachTable.join(" union all ")}) every order by rev limit $3) page) as changes
  from (select $1::uuid as user_id) me left join sync_state s using (user_id)`;

/**
 * At most `limit` rows changed after `since`, in order of rev. One statement, so one snapshot: no commit can fall between
 * the rows and the counter. [Note: rev under lock]
 */
export async function readPullPage(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<PullAnswer> {
  const { personId } = scope;
  const [page] = await db.read<Page>(scope, {
    name: "pull-page",
    text: pullPage,
    values: [personId, since, limit + 1],
  });
  if (!page) throw new Error("A pull gave nothing.");
  // Behind the oldest tombstone, or ahead of a database that was put back: either way it must start over.
  const isLost = since > 0 && (since < page.oldest_rev || since > page.rev);
  if (isLost) return { changes: [], rev: 0, more: true, resync: true };
  const found = page.changes ?? [];
  const more = found.length > limit;
  const shown = found.slice(0, limit);
  const key = keys.cached(personId) ?? (await readKey(db, keys, scope));
  return {
    changes: shown.map(({ table, row }) => ({ table, row: openRow(columnsOf(table), personId, key, row) })),
    rev: more ? (shown.at(-1)?.row.rev ?? since) : page.rev,
    more,
    resync: false,
  };
}

function readKey(db: Services["db"], keys: Services["keys"], scope: OwnerScope) {
  return db.transact(scope, (tx: Transaction) => keys.keyFor(tx, scope.personId));
}
