/**
 * [Note: one gate] The one gate that every write passes which adds to a person's quota, whichever route it comes by. It measures the usage before a write
 * and after it, and rolls the write back where something grew beyond its limit; so a new kind of write is checked without being known here.
 * docs/decisions/017-one-gate.md
 */
import type { PlanName } from "#domain/plan/plan.ts";
import type { StorageLimits } from "#domain/plan/storage.ts";
import { canGrow, checkGrowth, type Usage, type UsageRefusal, usageLimitsOf } from "#domain/plan/usage.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { RowOwner } from "../queries/stored-row.ts";
import { countMediaOfMinors, readCounts, readPlan, readTextBytes } from "../queries/usage.ts";
import type { PersonLock } from "./person-lock.ts";

type Change = {
  readonly table: SyncedTableName;
  readonly id: string;
  /** The fields that are written. */
  readonly fields: readonly string[];
  /** True when one more living row will exist. */
  readonly isAdded: boolean;
  /** Bytes of the text that is written; a deletion writes none. */
  readonly text: number;
};
type Guarded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: UsageRefusal };

export type UsageGate = {
  /** Runs `write`, or rolls it back when a limit is exceeded. */
  guard<T>(change: Change, write: () => Promise<T>): Promise<Guarded<T>>;
  /** Checks whether the usage may grow by `more`: for what is reserved before a row exists (uploads). */
  admit(more: Partial<Usage>): Promise<UsageRefusal | null>;
};

/**
 * Opens the gate for one transaction, under the person's lock.
 * @param storage bytes of photos and videos
 */
export function openUsageGate(
  tx: Transaction,
  owner: RowOwner,
  lock: Pick<PersonLock, "current" | "rewind">,
  storage: StorageLimits,
): UsageGate {
  const { personId } = owner;
  // The lock keeps other writers out, so both are read once and kept up to date here.
  let plan: Promise<PlanName> | undefined;
  let text: Promise<number> | undefined;
  const room = async () => {
    plan ??= readPlan(tx, personId);
    const name = await plan;
    return usageLimitsOf(name, storage[name]);
  };
  const measure = async (rowId: string | null, textBytes: number): Promise<Usage> => {
    const counts = await readCounts(tx, personId);
    const mediaOfMinors = rowId === null ? 0 : await countMediaOfMinors(tx, owner, rowId);
    return { ...counts, mediaOfMinors, text: textBytes };
  };

  return {
    async guard(change, write) {
      text ??= readTextBytes(tx, personId);
      const used = await text;
      const nothing: Usage = { relationships: 0, media: 0, bytes: 0, mediaOfMinors: 0, text: used };
      const tooMuch = checkGrowth(nothing, { ...nothing, text: used + change.text }, await room());
      if (tooMuch) return { ok: false, refusal: tooMuch };
      if (!canGrow(change.table, change)) return accept(await write());
      const rev = lock.current();
      const before = await measure(change.id, used);
      await tx.run({ text: "savepoint room" });
      const value = await write();
      const refusal = checkGrowth(before, await measure(change.id, used), await room());
      if (!refusal) {
        await tx.run({ text: "release savepoint room" });
        return accept(value);
      }
      await tx.run({ text: "rollback to savepoint room" });
      lock.rewind(rev);
      return { ok: false, refusal };

      function accept<T>(value: T): Guarded<T> {
        text = Promise.resolve(used + change.text);
        return { ok: true, value };
      }
    },
    async admit(more) {
      const before = await measure(null, 0);
      const after = {
        ...before,
        relationships: before.relationships + (more.relationships ?? 0),
        media: before.media + (more.media ?? 0),
        bytes: before.bytes + (more.bytes ?? 0),
      };
      return checkGrowth(before, after, await room());
    },
  };
}
