/**
 * The one gate through which every row passes that begins to count, whoever writes it and by whatever road. It measures
 * what counts before a write and after it, and undoes the write where something grew beyond its limit; so a road that is
 * built tomorrow is checked without being known. [Note: one gate] docs/decisions/017-one-gate.md
 */
import type { PlanName } from "#domain/plan/plan.ts";
import { canGrow, checkGrowth, type Kept, type RoomRefusal, roomOf } from "#domain/plan/room.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { readCounts, readOfMinors, readPlan, readTextBytes } from "../queries/kept.ts";
import type { PersonLock } from "./person-lock.ts";

type Change = {
  readonly table: SyncedTableName;
  readonly id: string;
  /** The fields that are written. */
  readonly fields: readonly string[];
  /** One more living row. */
  readonly isAdded: boolean;
  /** Bytes of what is written; deleting writes none. */
  readonly text: number;
};
type Guarded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: RoomRefusal };

export type RoomGate = {
  /** Does what `write` does, or leaves no trace of it. */
  guard<T>(change: Change, write: () => Promise<T>): Promise<Guarded<T>>;
  /** Whether what counts may become `after`: for what is promised before a row is there. */
  admit(more: Partial<Kept>): Promise<RoomRefusal | null>;
};

/** For one transaction, under the person's lock. @param storageLimit bytes of photos and videos */
export function openRoomGate(
  tx: Transaction,
  personId: string,
  lock: Pick<PersonLock, "current" | "rewind">,
  storageLimit: number,
): RoomGate {
  // Nobody else of this person writes meanwhile: both are read once and kept up to date here.
  let plan: Promise<PlanName> | undefined;
  let text: Promise<number> | undefined;
  const room = async () => {
    plan ??= readPlan(tx, personId);
    return roomOf(await plan, storageLimit);
  };
  const measure = async (rowId: string | null, textBytes: number): Promise<Kept> => {
    const counts = await readCounts(tx, personId);
    const ofMinors = rowId === null ? 0 : await readOfMinors(tx, personId, rowId);
    return { ...counts, ofMinors, text: textBytes };
  };

  return {
    async guard(change, write) {
      text ??= readTextBytes(tx, personId);
      const used = await text;
      const nothing: Kept = { relationships: 0, media: 0, bytes: 0, ofMinors: 0, text: used };
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
