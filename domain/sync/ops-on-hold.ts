/** Which ops wait with a refused one, and are not sent before it is decided (docs/sync.md, "On the device" 5 and 15). */

import type { Op } from "#domain/wire/sync.ts";
import { hangsOn } from "./row-links.ts";

type Queued = Pick<Op, "opId" | "table" | "id" | "kind" | "fields">;
export type RefusedOp = {
  readonly op: Queued;
  /** The person chose to keep it on this device: it holds back only what cannot be without it. */
  readonly isKept: boolean;
};

type Hold = {
  /** Whether this op waits; to be asked of every op, oldest first: what depends on it waits then too. */
  takes(op: Queued): boolean;
  /** One more was refused. */
  add(refused: RefusedOp): void;
};

/**
 * The row of a refused op waits with it, so does what would hang on a row that was never made. A kept change of a row that
 * the server has holds back nothing.
 */
export function createHold(refused: readonly RefusedOp[]): Hold {
  const rows = new Set<string>();
  const add = ({ op, isKept }: RefusedOp) => {
    if (!isKept || op.kind === "put") rows.add(op.id);
  };
  for (const one of refused) add(one);
  return {
    add,
    takes({ table, id, fields }) {
      const waits = rows.has(id) || hangsOn(table, fields).some((row) => rows.has(row.id));
      // Ops of one row are never sent out of order.
      if (waits) rows.add(id);
      return waits;
    },
  };
}

/** The `opId`s of those of `waiting` (oldest first) that wait. */
export function opsOnHold(refused: readonly RefusedOp[], waiting: readonly Queued[]): ReadonlySet<string> {
  const hold = createHold(refused);
  return new Set(waiting.filter((op) => hold.takes(op)).map(({ opId }) => opId));
}
