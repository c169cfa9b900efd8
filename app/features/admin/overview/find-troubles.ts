/** What of the server needs a look, the worst first: each is a word of adminOverview.trouble. */
import type { DaySeries, Overview } from "#domain/admin/overview.ts";

export type Trouble = "writes" | "connections" | "jobs" | "mail" | "errors" | "model" | "tokens" | "payments";

/** From this share of a limit on. */
const near = 0.8;
/** A day's errors are many when there are more than twice as many as on the worst of the days before, and not a handful. */
const handful = 10;
/** Of a day's calls. */
const failingShare = 0.2;

const lastOf = (series: DaySeries) => series.at(-1)?.value ?? 0;

export function findTroubles({ database, jobs, mail, errors, ai, revenue }: Overview): readonly Trouble[] {
  const [calls, failures, tokens] = [lastOf(ai.calls), lastOf(ai.failures), lastOf(ai.tokens)];
  const tests: Readonly<Record<Trouble, boolean>> = {
    writes: database.isRefusingWrites,
    connections: database.connections >= near * database.mostConnections,
    jobs: jobs.some(({ state, failed }) => state === "failed" || failed > 0),
    mail: isFailing(mail.lastSentAt, mail.lastFailedAt),
    errors: hasManyErrors(errors),
    model: calls >= fewCalls && failures >= failingShare * calls,
    tokens: ai.tokenLimit !== null && tokens >= near * ai.tokenLimit,
    payments: revenue.paymentProblems > 0,
  };
  return troubles.filter((trouble) => tests[trouble]);
}

const fewCalls = 5;
const troubles: readonly Trouble[] = [
  "writes",
  "connections",
  "jobs",
  "mail",
  "errors",
  "model",
  "tokens",
  "payments",
];

/** The last mail that was tried did not go. */
function isFailing(sentAt: string | null, failedAt: string | null): boolean {
  return failedAt !== null && (sentAt === null || failedAt > sentAt);
}

function hasManyErrors(errors: DaySeries): boolean {
  const before = errors.slice(0, -1).flatMap(({ value }) => value ?? []);
  return lastOf(errors) > handful && lastOf(errors) > 2 * Math.max(0, ...before);
}
