/** On Sunday evenings, where each person lives: a mail that their letter can be opened, to those who asked for it (migration 0002). */

import { readSettings } from "#server/features/site/queries.ts";
import { greetable } from "#server/mail/letters/letter.ts";
import { weeklyLetter } from "#server/mail/letters/weekly-letter.ts";
import { column } from "#server/row-shape.ts";
import type { Job } from "./job.ts";

const row = {
  email: column.text,
  first_name: column.text.orNull,
  locale: column.text.oneOf(["en", "fr"] as const),
};

export const weeklyLetters: Job = {
  name: "weekly-letters",
  cron: "7,37 * * * *",
  async run(services, _callAcross, rowsAcross) {
    const { clock, mailer, publicUrl, log, stopping } = services;
    if (!(await readSettings(services)).weekly_mails_are_on) return;
    while (!stopping.aborted) {
      const due = await rowsAcross("take_weekly_letters", [clock.now()], row);
      if (due.length === 0) return;
      for (const { email, first_name, locale } of due) {
        const letter = weeklyLetter({ locale, firstName: greetable(first_name) }, `${publicUrl}/ai/letter`);
        // One that could not be sent is not tried again: the letter is there without it, and the next Sunday comes.
        await mailer
          .send({ to: email, ...letter })
          .catch(() => log.warn({}, "the mail about a weekly letter was not sent"));
      }
    }
  },
};
