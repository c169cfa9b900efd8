import { weightOf } from "#domain/plan/usage.ts";
import { type Incarnation, isSamePast } from "#domain/sync/incarnation.ts";
import { latestToday } from "#domain/sync/row-dates.ts";
import type { Answer } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { isDatabaseAway } from "#server/db/database-away.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { storageLimits } from "#server/env.ts";
import type { Services } from "#server/services.ts";
import { folderOf } from "#server/storage/sealed-files.ts";
import { readLineage } from "../queries/lineage.ts";
import { isOfMessages } from "../rows/row-seal.ts";
import { applyOp } from "./apply-op.ts";
import { type Carried, dependsOnErased, eraseRow, readErased, refuseErased } from "./erase-row.ts";
import type { OpContext } from "./op-context.ts";
import { lockPerson } from "./person-lock.ts";
import { readAnswers, repeatAnswer, storeAnswer } from "./stored-answers.ts";
import type { SyncOp } from "./sync-op.ts";
import { throttleWrites } from "./throttle-writes.ts";
import { openUsageGate } from "./usage-gate.ts";

/** The parts that ordering and exactly-once application depend on; tests replace them with broken ones. */
export type SyncParts = {
  readonly lockPerson: typeof lockPerson;
  readonly recallAnswers: typeof readAnswers;
  readonly rememberAnswer: typeof storeAnswer;
};
export const syncParts: SyncParts = { lockPerson, recallAnswers: readAnswers, rememberAnswer: storeAnswer };

/** Ops that depend on what is there: called under the person's lock. */
type PlannedOps = (tx: Transaction, context: OpContext) => Promise<readonly SyncOp[]>;
type Refused = Extract<Answer, { status: "refused" }>;
type RunOptions = {
  readonly parts?: SyncParts;
  readonly heard?: Incarnation | undefined;
  /** All ops are applied, or none: the first that is refused ends in this error, and nothing of them stays. */
  readonly refuse?: (refused: Refused, at: number) => Error;
};

export type RunServices = Pick<Services, "db" | "keys" | "clock" | "log" | "env" | "files">;

/**
 * Applies ops in order, all in one transaction under the person's lock, and answers each of them. An op that fails
 * unexpectedly gets no answer, nor do later ones that need its row, or a row whose creation was refused: the device
 * keeps them and sends them again (docs/sync.md, "On the device" 4 and 5). The others are applied.
 * @param heard the incarnation and rev that the writer last saw; when the server lost that history nothing is applied (`resync`)
 * @param asked the ops, or what decides them under the lock
 * @returns `rev`: the person's newest rev
 * @throws when the database went away before any op was answered: a device that was answered nothing would ask again at once
 */
export async function runOps(
  { db, keys, clock, log, env, files }: RunServices,
  scope: OwnerScope,
  asked: readonly SyncOp[] | PlannedOps,
  { parts = syncParts, heard, refuse }: RunOptions = {},
): Promise<{ answers: Answer[]; rev: number; resync?: true }> {
  const { personId } = scope;
  const uploads: string[] = [];
  const done = await db.transact(scope, async (tx) => {
    const lock = await parts.lockPerson(tx, personId);
    // A rev from a history that was lost by a restore says nothing about what the writer saw: such an op cannot be merged.
    if (heard && heard.rev > 0 && !isSamePast(await readLineage(tx, personId), heard)) {
      return { answers: [], rev: lock.current(), resync: true as const };
    }
    const now = clock.now();
    const key = await keys.keyFor(tx, personId);
    const journal = {
      personId,
      key,
      lock,
      now,
      gate: openUsageGate(tx, { personId, key }, lock, storageLimits(env)),
      today: latestToday(now),
    };
    const ops = typeof asked === "function" ? await asked(tx, journal) : asked;
    const context: OpContext = ops.some(({ table }) => isOfMessages(table))
      ? { ...journal, messagesKey: await keys.keyFor(tx, personId, "messages") }
      : journal;
    await throttleWrites(tx, personId, weightOf(ops), now);
    const applied = await applyInOrder({ tx, context, parts, log, refuse }, ops);
    uploads.push(...applied.uploads);
    await lock.settle();
    return { answers: applied.answers, rev: lock.current() };
  });
  await removeFiles({ files, log }, personId, uploads);
  return done;
}

type Batch = {
  readonly tx: Transaction;
  readonly context: OpContext;
  readonly parts: SyncParts;
  readonly log: Services["log"];
  readonly refuse: RunOptions["refuse"];
};

/** @returns `uploads`: ids whose files belong to nothing any more */
async function applyInOrder(
  batch: Batch,
  ops: readonly SyncOp[],
): Promise<{ answers: Answer[]; uploads: string[] }> {
  const { tx, context, parts, log, refuse } = batch;
  const { personId } = context;
  const opIds = ops.map(({ opId }) => opId);
  const earlier = await parts.recallAnswers(tx, personId, opIds);
  let erased = await readErased(tx, personId, ops);
  const answers = new Map<string, Answer>();
  const uploads: string[] = [];
  /** Rows whose creation or last op failed: later ops on them get no answer. */
  const waiting = new Set<string>();
  let databaseAway: unknown;
  for (const op of ops) {
    if (answers.has(op.opId)) continue;
    if (dependsOn(op, waiting)) {
      traceOp(log, op, { step: "waits" });
      continue;
    }
    const remembered = earlier.get(op.opId);
    const outcome = remembered
      ? { answer: await repeatAnswer(tx, context, remembered), uploads: [] }
      : await applyOnce(batch, op, erased);
    if ("failure" in outcome) {
      if (refuse) throw outcome.failure;
      waiting.add(op.id);
      if (isDatabaseAway(outcome.failure)) databaseAway = outcome.failure;
      log.error({ opId: op.opId, reason: reasonOf(outcome.failure) }, "an op failed");
      continue;
    }
    const { answer } = outcome;
    traceOp(log, op, { step: remembered ? "answered again" : "answered", ...outcomeOf(answer) });
    if (refuse && answer.status === "refused") throw refuse(answer, ops.indexOf(op));
    answers.set(op.opId, answer);
    uploads.push(...outcome.uploads);
    const isErasing = op.kind === "erase" || (answer.status === "refused" && answer.code === "erased");
    if (isErasing) erased = await readErased(tx, personId, ops);
    if (isCreationRefused(op, answer)) waiting.add(op.id);
  }
  if (answers.size === 0 && databaseAway !== undefined) throw databaseAway;
  return { answers: [...answers.values()], uploads };
}

/** Applies one op and stores its answer, both or neither. */
function applyOnce(
  { tx, context, parts }: Batch,
  op: SyncOp,
  erased: Awaited<ReturnType<typeof readErased>>,
): ReturnType<typeof inSavepoint> {
  return inSavepoint(tx, async () => {
    const carried = await carryOut(tx, context, op, erased);
    await parts.rememberAnswer(tx, context, op, carried.answer);
    return carried;
  });
}

async function carryOut(
  tx: Transaction,
  context: OpContext,
  op: SyncOp,
  erased: Awaited<ReturnType<typeof readErased>>,
): Promise<Carried> {
  const { kind } = op;
  if (kind === "erase") return eraseRow(tx, context, op);
  const answer = dependsOnErased(op, erased)
    ? await refuseErased(tx, context, op)
    : await applyOp(tx, context, { ...op, kind });
  return { answer, uploads: [] };
}

/** LOG_LEVEL=trace: each step of an op in order, without any of its values (docs/sync.md, "Tracing"). */
function traceOp(
  log: Services["log"],
  { opId, deviceId, table, id, kind, baseRev, fields }: SyncOp,
  outcome: Readonly<Record<string, unknown>>,
): void {
  if (!log.isLevelEnabled("trace")) return;
  log.trace({ opId, deviceId, table, id, kind, baseRev, fields: Object.keys(fields), ...outcome }, "op");
}

const outcomeOf = (answer: Answer) => ({
  status: answer.status,
  rev: answer.row?.rev,
  ...(answer.status === "refused" ? { refusal: answer.code } : {}),
});

/** The creation of the row was refused: later ops on it get no answer. Ops on an erased row are answered. */
function isCreationRefused(op: SyncOp, answer: Answer): boolean {
  return answer.status === "refused" && answer.code !== "erased" && op.kind === "put" && answer.row === null;
}

/** Failures are ignored: the uploads are marked, and the collection job removes what is left (server/jobs/collect-files.ts). */
async function removeFiles(
  { files, log }: Pick<RunServices, "files" | "log">,
  personId: string,
  uploads: readonly string[],
): Promise<void> {
  for (const uploadId of uploads) {
    try {
      await files.removeFolder(folderOf({ personId, uploadId }));
    } catch (failure) {
      log.error({ uploadId, reason: reasonOf(failure) }, "files of an erased row wait for their collection");
    }
  }
}

const dependsOn = (op: SyncOp, rows: ReadonlySet<string>) =>
  rows.has(op.id) || Object.values(op.fields).some((value) => typeof value === "string" && rows.has(value));

/** Rolls back to the savepoint when `work` fails, and the transaction goes on; throws when even the rollback fails. */
async function inSavepoint(
  tx: Transaction,
  work: () => Promise<Carried>,
): Promise<Carried | { readonly failure: unknown }> {
  await tx.run({ text: "savepoint op" });
  try {
    const carried = await work();
    await tx.run({ text: "release savepoint op" });
    return carried;
  } catch (failure) {
    await tx.run({ text: "rollback to savepoint op" }).catch(() => {
      throw failure;
    });
    return { failure };
  }
}

/** A database's message may quote what was written, so only its code is logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
