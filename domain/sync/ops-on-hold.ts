/** Ops that are on hold because of a refused one, and are not sent before it is decided (docs/sync.md, "On the device" 5 and 15). */

import type { Op } from "#domain/wire/sync.ts";
import { parentRows } from "./row-links.ts";

type Queued = Pick<Op, "opId" | "table" | "id" | "kind" | "fields">;
export type RefusedOp = {
  readonly op: Queued;
  /** The person chose to keep it on this device: only ops that depend on it stay on hold. */
  readonly isKept: boolean;
};

type Hold = {
  /** Whether this op is on hold; to be called for every op, oldest first, since ops that depend on it are on hold then too. */
  holds(op: Queued): boolean;
  /** Adds another refused op. */
  add(refused: RefusedOp): void;
};

/**
 * Later ops on the row of a refused op are on hold, and those that refer to a row that was never created. A kept change of a row that the
 * server has puts nothing on hold.
 */
export function createHold(refused: readonly RefusedOp[]): Hold {
  const rows = new Set<string>();
  const add = ({ op, isKept }: RefusedOp) => {
    if (!isKept || op.kind === "put") rows.add(op.id);
  };
  for (const one of refused) add(one);
  return {
    add,
    holds({ table, id, fields }) {
      const waits = rows.has(id) || parentRows(table, fields).some((row) => rows.has(row.id));
      // Ops of one row are never sent out of order.
      if (waits) rows.add(id);
      return waits;
    },
  };
}

/** The `opId`s of those of `waiting` (oldest first) that are on hold. */
export function opsOnHold(refused: readonly RefusedOp[], waiting: readonly Queued[]): ReadonlySet<string> {
  const hold = createHold(refused);
  return new Set(waiting.filter((op) => hold.holds(op)).map(({ opId }) => opId));
}
