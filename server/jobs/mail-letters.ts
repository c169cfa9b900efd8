/** Letters of Help whose mail has not left: Pro's first. A mail server that is away leaves them for the next run, for seven days. */
import { openLetter } from "#server/features/support/letter-seal.ts";
import { mailLetter } from "#server/features/support/mutations/mail-letter.ts";
import { isMailed } from "#server/features/support/queries.ts";
import { column } from "#server/row-shape.ts";
import type { Job } from "./job.ts";

const row = {
  id: column.uuid,
  is_priority: column.bool,
  locale: column.text.oneOf(["en", "fr"] as const),
  created_at: column.timestamptz,
  sealed: column.bytea,
};

export const mailLetters: Job = {
  name: "mail-letters",
  cron: "*/10 * * * *",
  async run(services, _callAcross, rowsAcross) {
    if (!isMailed(services)) return;
    // One that fails is taken again by the next run only.
    const taken = await rowsAcross("take_letters", [services.clock.now()], row);
    const inOrder = taken.toSorted(
      (a, b) =>
        Number(b.is_priority) - Number(a.is_priority) || a.created_at.getTime() - b.created_at.getTime(),
    );
    for (const { id, is_priority: isPriority, locale, sealed } of inOrder) {
      const content = await openLetter(services, id, sealed);
      if (content) await mailLetter(services, { id, isPriority, locale, content });
    }
  },
};
