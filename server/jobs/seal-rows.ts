/** Seals the rows that are still stored in the columns of before migration 0099, one person after the other. */
import type { PersonId } from "#domain/wire/wire.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { sealJournal } from "#server/features/sync/mutations/seal-journal.ts";
import { column } from "#server/row-shape.ts";
import type { Job } from "./job.ts";

export const sealRows: Job = {
  name: "seal-rows",
  cron: "*/5 * * * *",
  async run(services, _callAcross, rowsAcross) {
    const done = new Set<string>();
    for (;;) {
      const found = await rowsAcross("find_unsealed_people", ["100"], {
        user_id: column.uuid.as<PersonId>(),
      });
      const people = found.filter(({ user_id }) => !done.has(user_id));
      if (people.length === 0) return;
      for (const { user_id } of people) {
        if (services.stopping.aborted) return;
        done.add(user_id);
        await sealJournal(services, mintOwnerScope(user_id));
      }
    }
  },
};
