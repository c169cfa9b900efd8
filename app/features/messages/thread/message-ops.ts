/** Which of one's own messages have not left, and which were refused, or cannot leave because their thread was. */
import { useMemo } from "react";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { useView } from "#app/store/db/use-view.ts";

type MessageOps = {
  readonly waiting: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, RefusedRow>;
};

const isBegunThread = ({ op }: RefusedRow) => op.table === "threads" && op.kind === "put";

export function useMessageOps(): MessageOps {
  const outbox = useView("outbox");
  const refusedOps = useView("refusedOps");
  return useMemo(() => {
    const ops = [...(outbox?.values() ?? [])].filter(({ op }) => op.table === "messages");
    const all = [...(refusedOps?.values() ?? [])];
    const threads = new Map(all.filter(isBegunThread).map((row) => [row.op.id, row]));
    const held = ops.flatMap(({ op }) => {
      const thread = threads.get(String(op.fields.thread_id));
      return thread ? [[op.id, thread] as const] : [];
    });
    const refused = all.filter(({ op }) => op.table === "messages").map((row) => [row.op.id, row] as const);
    return { waiting: new Set(ops.map(({ op }) => op.id)), refused: new Map([...held, ...refused]) };
  }, [outbox, refusedOps]);
}
