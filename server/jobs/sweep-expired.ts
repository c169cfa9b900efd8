/** Takes away what has run out, so that the tables of sessions, links and attempts do not grow for ever. */
import type { Services } from "#server/services.ts";

const everyHour = 60 * 60 * 1000;

export async function sweepExpired({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.anonymous.rows({ text: "select sweep_attempts($1), sweep_accounts($1)", values: [now] });
}

/** Once now and then every hour, until the server stops. Two instances may sweep at once: neither minds. */
export function sweepRegularly(services: Pick<Services, "db" | "clock" | "log" | "stopping">): void {
  const sweep = () =>
    sweepExpired(services).catch((error: unknown) => {
      const kind = error instanceof Error ? error.name : "unknown";
      services.log.warn({ kind }, "expired rows were not swept");
    });
  const timer = setInterval(sweep, everyHour);
  timer.unref();
  services.stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
  void sweep();
}
