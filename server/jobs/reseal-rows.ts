/**
 * Seals rows again that were sealed before revs were bound (migration 0086), one at a time under its person's lock. No rev is taken, since
 * nothing changes for devices. Profiles are sealed by their next write.
 */
import { syncedTableNames } from "#domain/wire/sync.ts";
import type { PersonId } from "#domain/wire/wire.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { resealRow } from "#server/features/sync/mutations/reseal-row.ts";
import { column } from "#server/row-shape.ts";
import type { Job } from "./job.ts";

const unbound = { user_id: column.uuid.as<PersonId>(), table_name: column.text, id: column.uuid };

export const resealRows: Job = {
  name: "reseal-rows",
  cron: "7 * * * *",
  async run(services, _callAcross, rowsAcross) {
    const tried = new Set<string>();
    for (;;) {
      const found = await rowsAcross("find_unbound_rows", ["200"], unbound);
      const fresh = found.filter(({ id }) => !tried.has(id));
      if (fresh.length === 0 || services.stopping.aborted) return;
      for (const { user_id, table_name, id } of fresh) {
        tried.add(id);
        const table = syncedTableNames.find((name) => name === table_name);
        if (table) await resealRow(services, mintOwnerScope(user_id), table, id);
      }
    }
  },
};
