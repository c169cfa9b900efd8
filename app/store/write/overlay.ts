/** What the person sees of a row: what the server last said of it, with their own unanswered ops on top. */
import type { Op, Row } from "#domain/wire/sync.ts";

type OverlaidOp = Pick<Op, "kind" | "fields" | "at">;

/** `ops` in the order they were written. */
export function overlayOps(base: Row, ops: readonly OverlaidOp[]): Row {
  return ops.reduce(overlayOp, base);
}

export function overlayOp(row: Row, { kind, fields, at }: OverlaidOp): Row {
  switch (kind) {
    case "put":
      return { ...row, ...fields, updated_at: at, deleted_at: null };
    case "patch":
      return { ...row, ...fields, updated_at: at };
    case "erase":
    case "delete":
      return { ...row, updated_at: at, deleted_at: at };
  }
}
