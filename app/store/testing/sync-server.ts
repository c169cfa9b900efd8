/** The server's side of the sync in memory: it applies each op once, and can be set to fail. */

import type { Failure, PageRequest, Reply, Transport } from "#app/store/sync/transport.ts";
import type { PullRead } from "#domain/sync/read-sync-answer.ts";
import type { Answer, Op, Push, Row } from "#domain/wire/sync.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";

type Call = "push" | "pull";
type Stored = { readonly table: Op["table"]; readonly row: Row };

/** `walks: false`: a server from before walks from the newest row down. */
export function createSyncServer({ walks = true } = {}) {
  const rows = new Map<string, Stored>();
  const answers = new Map<string, Answer>();
  const calls: { readonly call: Call; readonly ops: readonly Op[] }[] = [];
  /** The rows of every page that was answered. */
  const pages: (readonly Stored[])[] = [];
  let rev = 0;
  let failure: Failure | null = null;
  let only: Call | null = null;
  let line: { readonly bytes: number; readonly status: number } | null = null;
  let during: (call: Call, moment: "before" | "after") => Promise<void> = async () => undefined;

  function apply(op: Op): Answer {
    rev += 1;
    const { id, at, table, fields, opId } = op;
    const known = rows.get(id)?.row ?? { id, created_at: at, rev, updated_at: at, deleted_at: null };
    const row: Row = {
      ...known,
      ...fields,
      rev,
      updated_at: at,
      deleted_at: op.kind === "delete" ? at : null,
    };
    rows.set(id, { table, row });
    return { opId, status: "applied", row };
  }

  async function answer<T>(call: Call, ops: readonly Op[], act: () => T): Promise<Reply<T>> {
    calls.push({ call, ops });
    await during(call, "before");
    if (failure && (only ?? call) === call) return failure;
    if (line && sizeOf(ops) > line.bytes) return { ok: false, status: line.status };
    const value = act();
    await during(call, "after");
    if (line && sizeOf(value) > line.bytes) return { ok: false, status: 0 };
    return { ok: true, value };
  }

  function pageOf({ since, bytes, newest }: PageRequest): PullRead {
    const rest = { resync: false, unread: 0, wire: wireVersion };
    if (newest && walks) {
      const { part, before } = newest;
      const isOfPart = ({ table }: Stored) => (table === "relationships") === (part === "relationships");
      const older = [...rows.values()].filter((stored) => isOfPart(stored) && stored.row.rev < before);
      const changes = fill(
        older.toSorted((a, b) => b.row.rev - a.row.rev),
        bytes,
      );
      const more = changes.length < older.length;
      return { changes, rev, more, before: changes.at(-1)?.row.rev ?? before, ...rest };
    }
    const later = [...rows.values()].filter(({ row }) => row.rev > since);
    const changes = fill(
      later.toSorted((a, b) => a.row.rev - b.row.rev),
      bytes,
    );
    const more = changes.length < later.length;
    return { changes, rev: more ? (changes.at(-1)?.row.rev ?? since) : rev, more, ...rest };
  }

  const transport: Transport = {
    push: ({ ops }: Push) =>
      answer("push", ops, () => {
        for (const op of ops) if (!answers.has(op.opId)) answers.set(op.opId, apply(op));
        return { answers: ops.flatMap(({ opId }) => answers.get(opId) ?? []), unread: 0, wire: wireVersion };
      }),
    pull: (page) =>
      answer("pull", [], () => {
        const answered = pageOf(page);
        pages.push(answered.changes);
        return answered;
      }),
  };
  return {
    transport,
    calls,
    pages,
    count: (wanted: Call) => calls.filter(({ call }) => call === wanted).length,
    row: (id: string) => rows.get(id)?.row,
    /** Until changed, every call fails like this, or every call of one kind. */
    fail: (next: Failure | null, kind: Call | null = null) => {
      failure = next;
      only = kind;
    },
    /** The most bytes of one call; larger ones fail with this status. */
    narrow: (bytes: number, status = 0) => {
      line = { bytes, status };
    },
    /** A write of another device. */
    hold: (table: Op["table"], id: string, fields: Op["fields"]) => {
      rev += 1;
      const at = "2026-11-20T10:00:00.000Z";
      rows.set(id, { table, row: { id, created_at: at, updated_at: at, deleted_at: null, ...fields, rev } });
    },
    /** Runs while a call is being sent, and while its answer is. */
    meanwhile: (act: typeof during) => {
      during = act;
    },
  };
}

function fill(rows: readonly Stored[], bytes: number): readonly Stored[] {
  const shown: Stored[] = [];
  let size = 0;
  for (const row of rows) {
    size += sizeOf(row);
    if (shown.length > 0 && size > bytes) break;
    shown.push(row);
  }
  return shown;
}

const sizeOf = (value: unknown) => JSON.stringify(value).length;
