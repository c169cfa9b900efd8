/** A row as the person sees it: the server's last version, with their own unanswered ops applied. */
import type { Op, Row } from "#domain/wire/sync.ts";

type OverlaidOp = Pick<Op, "kind" | "fields" | "at">;

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
