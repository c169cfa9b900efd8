/** Deletes expired sessions, links, tokens and attempts, so that their tables do not grow without end. */
import type { Services } from "#server/services.ts";
import type { Job } from "./job.ts";

export async function sweepExpired({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.anonymous.rows({
    text: `select sweep_attempts($1), sweep_accounts($1), sweep_passkey_challenges($1), sweep_address_changes($1),
      sweep_phone_checks($1), sweep_tokens($1), sweep_factor_losses($1)`,
    values: [now],
  });
}

export const sweepHourly: Job = { name: "sweep-expired", cron: "43 * * * *", run: sweepExpired };
