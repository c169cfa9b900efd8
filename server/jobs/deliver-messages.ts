/** Delivers what a process left undelivered, and tells of people who left. Right after a message was written its own process delivers it. */
import type { PersonId } from "#domain/wire/wire.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { deliverFrom } from "#server/features/messages/mutations/deliver.ts";
import { tellLeft } from "#server/features/messages/mutations/tell-left.ts";
import { column } from "#server/row-shape.ts";
import type { Job } from "./job.ts";

const person = column.uuid.as<PersonId>();

export const deliverMessages: Job = {
  name: "deliver-messages",
  cron: "* * * * *",
  async run(services, _callAcross, rowsAcross) {
    const { clock, stopping } = services;
    for (const { user_id } of await rowsAcross("find_undelivered", [clock.now()], { user_id: person })) {
      if (stopping.aborted) return;
      await deliverFrom(services, mintOwnerScope(user_id));
    }
    for (const left of await rowsAcross("find_left_threads", [], {
      user_id: person,
      thread_id: column.uuid,
    })) {
      if (stopping.aborted) return;
      await tellLeft(services, mintOwnerScope(left.user_id), left.thread_id);
    }
  },
};
