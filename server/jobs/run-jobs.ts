/** The job scheduler: pg-boss on a pool of its own, so that several instances share the jobs and none runs twice. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { jobLimits } from "#server/db/database-limits.ts";
import type { Log } from "#server/log.ts";
import { column, type RowShape, rowsOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { collectFiles } from "./collect-files.ts";
import { countDay } from "./count-day.ts";
import { deleteAccounts } from "./delete-accounts.ts";
import { deliverMessages } from "./deliver-messages.ts";
import type { CallAcross, Job, RowsAcross } from "./job.ts";
import { mailLetters } from "./mail-letters.ts";
import { pruneJournals } from "./prune-journals.ts";
import { remindOfLosses } from "./remind-of-losses.ts";
import { sweepHourly } from "./sweep-expired.ts";
import { watchSubscriptions } from "./watch-subscriptions.ts";
import { weeklyLetters } from "./weekly-letters.ts";

const jobs: readonly Job[] = [
  deliverMessages,
  pruneJournals,
  sweepHourly,
  collectFiles,
  deleteAccounts,
  weeklyLetters,
  mailLetters,
  countDay,
  remindOfLosses,
];

/** Jobs that earlier versions had: they are off the calendar, and so is what the back-office tells of them. */
const retired = ["seal-rows"];

/** Seconds. Runs are kept for a day, those that could not start for two; failures are logged. */
const queueOptions = {
  retryLimit: 2,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 24 * 3_600,
  retentionSeconds: 48 * 3_600,
};

export type RunningJobs = {
  /** Runs a job now, in this process, and resolves when it is done. */
  runNow(name: string): Promise<void>;
  stop(): Promise<void>;
};

/** @param config a login of `tendre_jobs`; the tables of pg-boss belong to the group, whichever member logs in. */
export async function runJobs(services: Services, config: pg.PoolConfig): Promise<RunningJobs> {
  const pool = new pg.Pool({
    ...jobLimits(services.env.DATABASE_TIMEOUT),
    ...config,
    max: 3,
    options: "-c role=tendre_jobs",
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const callAcross: CallAcross = async (name, now) => {
    const text = `select ${pg.escapeIdentifier(name)}($1) as done`;
    const [row] = rowsOf(await pool.query(text, [now]), { done: column.int4 });
    return row?.done ?? 0;
  };
  const rowsAcross: RowsAcross = async <S extends RowShape>(
    name: string,
    values: readonly (Date | string)[],
    row?: S,
  ) => {
    const marks = values.map((_, index) => `$${index + 1}`).join(", ");
    const text = `select * from ${pg.escapeIdentifier(name)}(${marks})`;
    return rowsOf<S>(await pool.query(text, [...values]), row);
  };
  const say = logOnce(services.log);
  const start = async (boss: PgBoss) => {
    boss.on("error", (error) => say("the jobs failed", error));
    await boss.start();
    // How each job is, and nothing of what it was given.
    await pool.query("grant select (name, state, completed_on) on pgboss.job to tendre_office");
    await pool.query("grant select (name, cron) on pgboss.schedule to tendre_office");
    for (const name of retired) await boss.deleteQueue(name);
    for (const { name, cron, run } of jobs) {
      await boss.createQueue(name, { policy: "exclusive", ...queueOptions });
      // An existing queue keeps its old options until it is updated.
      await boss.updateQueue(name, queueOptions);
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
  const clockwork = keepTrying(async () => {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: "pgboss",
      createSchema: false,
    });
    try {
      await start(boss);
      return boss;
    } catch (error) {
      say("the jobs did not start", error);
      await boss.stop({ graceful: false }).catch(() => undefined);
      return null;
    }
  });
  await clockwork.firstTry;
  return {
    async runNow(name) {
      await jobs.find((job) => job.name === name)?.run(services, callAcross, rowsAcross);
    },
    async stop() {
      await stopWatching();
      const boss = await clockwork.stop();
      await boss?.stop({ graceful: true, timeout: 5_000 }).catch(() => undefined);
      await pool.end();
    },
  };
}

/**
 * Retries until it works, after a second and then twice as long each time, a minute at most. A server whose jobs do not start still serves,
 * and starts them once the database permits.
 */
function keepTrying<T>(attempt: () => Promise<T | null>) {
  const stopping = new AbortController();
  const firstTry = attempt();
  const done = (async () => {
    let made = await firstTry;
    for (let pause = 1_000; made === null && !stopping.signal.aborted; pause = Math.min(pause * 2, 60_000)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) made = await attempt();
    }
    return made;
  })();
  return {
    firstTry,
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}

/** Logs code and name only: a database's message may quote what was written. The same failure is not logged every second. */
function logOnce(log: Log): (what: string, error: unknown) => void {
  let last = "";
  return (what, error) => {
    const kind = error instanceof Error ? ("code" in error ? String(error.code) : error.name) : "unknown";
    if (last === `${what} ${kind}`) return;
    last = `${what} ${kind}`;
    log.warn({ kind }, what);
  };
}
