/** Rows that the server lost: sent again as ordinary ops, or given up (docs/sync.md, device rule 12). */

import { requireJournal } from "#app/store/db/journal.ts";
import type { OrphanedRow } from "#app/store/db/journal-database.ts";
import { jsonFields, writableFields } from "#app/store/db/journal-rows.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import { lostFields } from "#app/store/sync/resync.ts";
import { applyRow } from "#app/store/write/apply-row.ts";
import { everyTable } from "#app/store/write/wipe.ts";
import { groupOf } from "#domain/sync/field-groups.ts";
import { checkFields } from "#domain/sync/synced-tables.ts";
import type { Op } from "#domain/wire/sync.ts";

type Draft = Pick<Op, "kind" | "baseRev" | "fields"> & { readonly before: Op["fields"] };

/** Rows come before those that depend on them. */
const order: readonly OrphanedRow["table"][] = ["profiles", "relationships", "moments", "media"];

/** Sends all of them before the other waiting ops, which may be written on top of these rows. */
export async function sendOrphanedRows(): Promise<{ readonly ok: true } | StorageFull> {
  const { database, deviceId, personId, newId, now } = requireJournal();
  return unlessFull(async () => {
    await database.dexie.transaction("rw", everyTable(database), async () => {
      const orphanedRows = (await database.orphanedRows.toArray())
        .filter(({ isOnlyHere }) => isOnlyHere)
        .toSorted((a, b) => order.indexOf(a.table) - order.indexOf(b.table));
      const drafts = orphanedRows.flatMap((orphaned) =>
        draftsOf(orphaned).map((draft) => ({ orphaned, draft })),
      );
      const [next] = await database.outbox.orderBy("seq").limit(1).primaryKeys();
      let seq = (next ?? 1) - drafts.length;
      for (const { orphaned, draft } of drafts) {
        const { table, id } = orphaned;
        const op = { opId: newId(), deviceId, personId, table, id, at: now().toISOString(), ...draft };
        await database.outbox.put({ seq, op, sent: false });
        seq += 1;
      }
      for (const { table, id, held, server } of orphanedRows) {
        await database.orphanedRows.delete(id);
        const known = server ?? (held ? { ...held, rev: 0 } : null);
        if (known) await applyRow(database, table, known);
      }
    });
    return { ok: true };
  });
}

/** The ops that restore what the server lost. */
function draftsOf(orphaned: OrphanedRow): readonly Draft[] {
  const { table, held, server, sharedRev } = orphaned;
  if (!held) return [];
  if (!server) {
    const checked = checkFields(table, "put", writableFields(table, held));
    return checked.ok ? [{ kind: "put", baseRev: 0, fields: jsonFields(checked.fields), before: {} }] : [];
  }
  const baseRev = Math.min(sharedRev, server.rev);
  const fields = [...new Set(lostFields(orphaned).flatMap((field) => groupOf(table, field)))];
  const pick = (row: typeof held) =>
    jsonFields(Object.fromEntries(fields.map((field) => [field, row[field] ?? null])));
  const drafts: Draft[] = [];
  if (held.deleted_at === null && server.deleted_at !== null) {
    const whole = jsonFields(writableFields(table, held));
    drafts.push({ kind: "put", baseRev, fields: whole, before: jsonFields(writableFields(table, server)) });
  } else if (fields.length > 0)
    drafts.push({ kind: "patch", baseRev, fields: pick(held), before: pick(server) });
  if (held.deleted_at !== null && server.deleted_at === null) {
    drafts.push({ kind: "delete", baseRev, fields: {}, before: {} });
  }
  return drafts;
}
