/**
 * Two days before a way back for lost factors opens, its owner is told once more, with another link that stops it: the mail that said it was
 * begun may have been missed (docs/decisions/080-a-way-back-for-a-lost-factor.md).
 */
import { claimReminders } from "#server/features/auth/mutations/factor-losses.ts";
import type { Services } from "#server/services.ts";
import type { Job } from "./job.ts";

type RemindingServices = Pick<Services, "db" | "clock" | "accounts" | "stopping">;

export async function sendReminders({ db, clock, accounts, stopping }: RemindingServices): Promise<void> {
  while (!stopping.aborted) {
    const due = await claimReminders(db.auth, clock.now());
    if (due.length === 0) return;
    for (const { userId, ...when } of due)
      await accounts.mail.sendFactorLoss(userId, { step: "reminder", ...when });
  }
}

export const remindOfLosses: Job = { name: "remind-of-losses", cron: "11 * * * *", run: sendReminders };
