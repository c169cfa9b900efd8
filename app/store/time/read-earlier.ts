/**
 * What changed since an instant and how it was before: from the server, which opens the person's own revisions for them, or from what a
 * journal without an account keeps itself. What the journal was then is worked out on the device (domain/journal/journal-then.ts).
 */
import { callApi } from "#app/lib/api-client.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { waitUntilSent } from "#app/store/leaving/unsent.ts";
import { type EarlierRow, earlierRowsSchema } from "#domain/journal/earlier-rows.ts";
import type { Row } from "#domain/wire/sync.ts";

export type Earlier =
  | {
      readonly ok: true;
      readonly rows: readonly EarlierRow[];
      /** Rows with refused or kept edits: they stay until those are decided. */
      readonly held: ReadonlySet<string>;
    }
  | { readonly ok: false; readonly reason: "offline" | "unsent" | "failed" };

/** Milliseconds for what was typed last to be sent: the server's past begins after it. */
const patience = 5_000;

/** `since`: an instant of the last thirty days, ISO 8601. */
export async function readEarlier(journal: Journal, since: string): Promise<Earlier> {
  if (journal.kind !== "account")
    return { ok: true, rows: await readFromDevice(journal, since), held: new Set() };
  if (!navigator.onLine) return { ok: false, reason: "offline" };
  if (!(await waitUntilSent(patience))) return { ok: false, reason: "unsent" };
  const rows: EarlierRow[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const { data, error, status } = await callApi(
      `/api/history?since=${encodeURIComponent(since)}&after=${after}`,
      { timeout: 20_000 },
    );
    if (error) return { ok: false, reason: status === 0 || status === 503 ? "offline" : "failed" };
    const page = earlierRowsSchema.safeParse(data);
    if (!page.success) return { ok: false, reason: "failed" };
    rows.push(...page.data.rows);
    after = page.data.next;
  }
  const held = new Set((await journal.database.bases.toArray()).map(({ id }) => id));
  return { ok: true, rows, held };
}

/** Of people and photos it knows when they came and went, of moments every version. */
async function readFromDevice({ database }: Journal, since: string): Promise<readonly EarlierRow[]> {
  const { dexie, versions } = database;
  const tables = (["relationships", "media", "moments"] as const).map((name) => database.rows(name));
  return dexie.transaction("r", [...tables, versions], async () => {
    const found: EarlierRow[] = [];
    for (const table of ["relationships", "media"] as const) {
      for (const row of await database.rows(table).toArray()) {
        const isNew = row.created_at >= since;
        const isGoneSince = row.deleted_at !== null && row.deleted_at >= since;
        if (isNew || isGoneSince) found.push({ ...blank(row), table, isNew });
      }
    }
    const edits = Map.groupBy(await versions.orderBy("seq").toArray(), ({ id }) => id);
    for (const row of await database.rows("moments").toArray()) {
      const own = edits.get(row.id) ?? [];
      const earlier = own.filter(({ at }) => at < since);
      const later = own.filter(({ at }) => at >= since);
      const isNew = row.created_at >= since;
      if (!isNew && later.length === 0) continue;
      const before = Object.assign({}, ...earlier.map(({ fields }) => fields)) as EarlierRow["fields"];
      const written = [...new Set(later.flatMap(({ fields }) => Object.keys(fields)))];
      found.push({
        ...blank(row),
        table: "moments",
        isNew,
        wasDeleted: earlier.findLast(({ kind }) => kind !== "patch")?.kind === "delete",
        fields: isNew ? {} : Object.fromEntries(written.map((name) => [name, before[name] ?? null])),
      });
    }
    return found;
  });
}

const blank = ({ id }: Row) => ({ id, isNew: false, wasDeleted: false, fields: {}, unknown: [] });
