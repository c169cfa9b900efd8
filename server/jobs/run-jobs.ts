/** The clockwork: pg-boss on a pool of its own, so that several instances share the jobs and none runs twice. */
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { Log } from "#server/log.ts";
import type { Services } from "#server/services.ts";
import { collectFiles } from "./collect-files.ts";
import type { CallAcross, Job, RowsAcross } from "./job.ts";
import { pruneJournals } from "./prune-journals.ts";
import { sweepHourly } from "./sweep-expired.ts";
import { watchSubscriptions } from "./watch-subscriptions.ts";

const jobs: readonly Job[] = [pruneJournals, sweepHourly, collectFiles];

export type RunningJobs = {
  /** Runs a job now, here, and resolves when it is done. */
  runNow(name: string): Promise<void>;
  stop(): Promise<void>;
};

/** @param config a login of `tendre_jobs`; what pg-boss keeps belongs to the group, whoever logs in. */
export async function runJobs(services: Services, config: pg.PoolConfig): Promise<RunningJobs> {
  const pool = new pg.Pool({ ...config, max: 3, options: "-c role=tendre_jobs" });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const callAcross: CallAcross = async (name, now) => {
    const text = `select ${pg.escapeIdentifier(name)}($1) as done`;
    const { rows } = await pool.query<{ done: number }>(text, [now]);
    return rows[0]?.done ?? 0;
  };
  const rowsAcross: RowsAcross = async <R extends object>(
    name: string,
    values: readonly (Date | string)[],
  ) => {
    const marks = values.map((_, index) => `$${index + 1}`).join(", ");
    const text = `select * from ${pg.escapeIdentifier(name)}(${marks})`;
    return (await pool.query<R>(text, [...values])).rows;
  };
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: "pgboss",
    createSchema: false,
  });
  const say = sayOnce(services.log);
  boss.on("error", (error) => say("the jobs failed", error));
  const start = async () => {
    await boss.start();
    for (const { name, cron, run } of jobs) {
      await boss.createQueue(name, { policy: "exclusive", retryLimit: 2, expireInSeconds: 3_600 });
      await boss.schedule(name, cron, null, { tz: "UTC" });
      await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
        await run(services, callAcross, rowsAcross).catch((error: unknown) => {
          say(`the job ${name} failed`, error);
          throw new Error("failed");
        });
      });
    }
  };
  const stopWatching = watchSubscriptions(services, callAcross, (error) =>
    say("the ends of plans were not looked at", error),
  );
  // A server whose jobs do not start still serves.
  await start().catch((error: unknown) => say("the jobs did not start", error));
  return {
    async runNow(name) {
      await jobs.find((job) => job.name === name)?.run(services, callAcross, rowsAcross);
    },
    async stop() {
      await stopWatching();
      await boss.stop({ graceful: true, timeout: 5_000 }).catch(() => undefined);
      await pool.end();
    },
  };
}

/** By code and name only: a database's message may quote what was written. The same failure is not said every second. */
function sayOnce(log: Log): (what: string, error: unknown) => void {
  let last = "";
  return (what, error) => {
    const kind = error instanceof Error ? ("code" in error ? String(error.code) : error.name) : "unknown";
    if (last === `${what} ${kind}`) return;
    last = `${what} ${kind}`;
    log.warn({ kind }, what);
  };
}
