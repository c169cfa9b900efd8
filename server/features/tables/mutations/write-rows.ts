/**
 * Writes over HTTP, as ops like a device's: through the lock, the merge, the one gate (docs/decisions/017-one-gate.md), revisions and rev.
 * What one call asks for is decided under the lock, and applied as a whole or not at all. Each op is made on top of the newest row, so it is
 * never in conflict.
 */
import { createHash } from "node:crypto";
import { v5 as nameId, v7 as newId } from "uuid";
import type { Row } from "#domain/wire/sync.ts";
import { idSchema } from "#domain/wire/wire.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import type { OpContext } from "#server/features/sync/mutations/op-context.ts";
import { errorOf } from "#server/features/sync/mutations/run-one.ts";
import { runOps } from "#server/features/sync/mutations/run-ops.ts";
import { httpDevice, newest, type SyncOp } from "#server/features/sync/mutations/sync-op.ts";
import { readStoredRows } from "#server/features/sync/queries/stored-row.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import type { Services } from "#server/services.ts";
import { isClosed, sealDayOf } from "../present.ts";
import type { Finder } from "../queries/find-rows.ts";
import { readOwnDay } from "../queries/own-day.ts";
import type { ApiTableName } from "../table-api.ts";

/** The most rows that one call writes: those of a device's batch. */
export const writtenAtMost = 100;

export type Fields = SyncOp["fields"];
type Change = Pick<SyncOp, "id" | "kind" | "fields">;
type Writing = {
  readonly scope: OwnerScope;
  readonly table: ApiTableName;
  /** The header `Idempotency-Key`: the same call again under it is answered, and not made again. */
  readonly retryKey: string | undefined;
};

type Insert = Writing & {
  readonly items: readonly Fields[];
  /** A row that is there already is left as it is, and not answered. */
  readonly isOnlyNew: boolean;
};

/** @throws AppError the reason that an item is refused for, with its place as `details.item`; nothing is written then */
export async function insertRows(
  services: Services,
  { items, isOnlyNew, ...writing }: Insert,
): Promise<{ readonly rows: readonly Row[]; readonly created: number }> {
  const { scope, table, retryKey } = writing;
  const { personId } = scope;
  refuseTooMany(items.length);
  const changes = items.map(({ id, user_id, ...fields }, at): Change => {
    const own = typeof user_id === "string" && user_id.toLowerCase() === personId;
    const rest = user_id === undefined || own ? fields : { ...fields, user_id };
    return {
      id: id === undefined ? idFor(personId, table, retryKey, at) : readId(id, at),
      kind: "put",
      fields: rest,
    };
  });
  let created = 0;
  const rows = await write(services, writing, async (tx, { key }) => {
    const ids = changes.map(({ id }) => id);
    const where = { where: "t.id = any ($2)", values: [ids] };
    const there = await readStoredRows(tx, { personId, key }, table, where);
    const known = new Set(there.map(({ row }) => row.id));
    created = new Set(ids.filter((id) => !known.has(id))).size;
    return changes.filter(({ id }) => !(isOnlyNew && known.has(id)));
  });
  return { rows, created };
}

type Reach = Writing & {
  readonly find: Finder;
  readonly kind: "patch" | "delete";
  readonly fields: Fields;
  /** @throws AppError when as many rows must not be written */
  readonly admit: (count: number) => void;
};

/** Changes or deletes what `find` finds. */
export async function writeFound(
  services: Services,
  { find, kind, fields, admit, ...writing }: Reach,
): Promise<readonly Row[]> {
  const { personId } = writing.scope;
  return write(services, writing, async (tx, { key }) => {
    const { rows } = await find(tx, { personId, key });
    refuseTooMany(rows.length);
    admit(rows.length);
    return rows.map(({ id }) => ({ id, kind, fields }));
  });
}

async function write(
  services: Services,
  { scope, table, retryKey }: Writing,
  plan: (tx: Transaction, context: OpContext) => Promise<readonly Change[]>,
): Promise<readonly Row[]> {
  const { personId } = scope;
  const at = services.clock.now().toISOString();
  let isOne = true;
  const { answers } = await runOps(
    services,
    scope,
    async (tx, context) => {
      const changes = await plan(tx, context);
      isOne = changes.length === 1;
      await refuseClosed(tx, context, table, changes);
      const known = new Set<string>();
      return changes.map((change, place) => {
        const opId = retryKey === undefined ? newId() : opIdFor(personId, table, retryKey, change);
        // The same change twice in one call is two ops, so that each is answered.
        const isRepeated = known.has(opId);
        known.add(opId);
        const own = isRepeated ? opIdFor(personId, table, `${retryKey} ${place}`, change) : opId;
        return { ...change, table, opId: own, deviceId: httpDevice, baseRev: newest, at };
      });
    },
    { refuse: (refused, place) => errorOf(refused, isOne ? undefined : place) },
  );
  return answers.flatMap(({ row }) => row ?? []);
}

/** A letter to a later day is not written over before that day: what it says was not shown. */
async function refuseClosed(
  tx: Transaction,
  { personId, key, now }: OpContext,
  table: ApiTableName,
  changes: readonly Change[],
): Promise<void> {
  if (table !== "moments") return;
  const ids = changes.filter(({ kind }) => kind !== "delete").map(({ id }) => id);
  const stored = await readStoredRows(tx, { personId, key }, table, {
    where: "t.id = any ($2)",
    values: [ids],
  });
  if (!stored.some(({ row }) => sealDayOf(table, row) !== null)) return;
  const today = await readOwnDay(tx, personId, now);
  const closed = stored.find(({ row }) => isClosed(table, row, today));
  if (!closed) return;
  throw new AppError("conflict", {
    message: "This letter is closed until its day",
    details: { reason: "sealed", id: closed.row.id, sealed_until: sealDayOf(table, closed.row) },
    hint: "It can be deleted, or changed from its day on; a slip in its day is mended in the app.",
  });
}

function refuseTooMany(count: number): void {
  if (count <= writtenAtMost) return;
  throw new AppError("too_large", {
    message: "These are too many rows for one call",
    details: { limit: writtenAtMost },
    hint: `Write at most ${writtenAtMost} rows in one call.`,
  });
}

function readId(chosen: unknown, item: number): string {
  const read = idSchema.safeParse(chosen);
  if (read.success) return read.data;
  const { details, code } = refusalOf([{ field: "id", code: "not_allowed" }], "body");
  throw new AppError(code, { details: { ...(details as object), item } });
}

const named = (personId: string, ...parts: readonly unknown[]) =>
  nameId(createHash("sha256").update(JSON.stringify(parts)).digest("hex"), personId);

/** A new row's id: under one key the same one each time. */
const idFor = (personId: string, table: string, retryKey: string | undefined, place: number) =>
  retryKey === undefined ? newId() : named(personId, "row", table, retryKey, place);

/** Another content under the same key is another op: it is never taken for one that was answered. */
const opIdFor = (personId: string, table: string, retryKey: string, { id, kind, fields }: Change) =>
  named(personId, "op", table, retryKey, id, kind, fields);
