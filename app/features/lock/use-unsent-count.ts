import { useEffect, useState } from "react";
import { useJournal } from "#app/store/db/journal.ts";
import { readUnsent } from "#app/store/leaving/unsent-rows.ts";

/** How much only this device has, names left out; null while it is not known, or cannot be. */
export function useUnsentCount(): number | null {
  const journal = useJournal();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!journal) return;
    let isGone = false;
    const look = () =>
      readUnsent(journal.database).then(
        ({ ops, refused, uploads, drafts }) =>
          isGone || setCount(ops.length + refused.length + uploads.length + drafts.length),
        () => isGone || setCount(null),
      );
    void look();
    const { outbox, uploads, refusedOps, drafts } = journal.views;
    const stops = [outbox, uploads, refusedOps, drafts].map((view) => view.subscribe(() => void look()));
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [journal]);
  return count;
}
