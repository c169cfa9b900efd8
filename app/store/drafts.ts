/** What is being typed and not saved yet. It survives a reload and leaves with the journal at sign-out. */
import { useMemo } from "react";
import { type Journal, requireJournal } from "./journal.ts";
import { useViewRow } from "./use-view.ts";

export type Draft<T> = {
  /** Undefined while reading; null when there is none, or none that `read` understands. */
  readonly value: T | null | undefined;
  readonly save: (value: T) => void;
  readonly clear: () => void;
};

/** `read` checks what an earlier build of the app may have left; keep its identity between renders. */
export function useDraft<T>(key: string, read: (stored: unknown) => T | null): Draft<T> {
  const row = useViewRow("drafts", key);
  const value = useMemo(() => (row === undefined ? undefined : row && read(row.value)), [row, read]);
  return useMemo(
    () => ({
      value,
      save: (next: T) => queueDraft(requireJournal(), key, { value: next }),
      clear: () => queueDraft(requireJournal(), key, null),
    }),
    [value, key],
  );
}

type Saved = { readonly value: unknown } | null;
type Waiting = { latest: Saved | undefined };
const waiting = new WeakMap<Journal, Map<string, Waiting>>();

/** One write at a time per draft; of those that come meanwhile only the last is written. */
function queueDraft(journal: Journal, key: string, saved: Saved): void {
  const drafts = waiting.get(journal) ?? new Map<string, Waiting>();
  waiting.set(journal, drafts);
  const writing = drafts.get(key);
  if (writing) {
    writing.latest = saved;
    return;
  }
  const mine: Waiting = { latest: saved };
  drafts.set(key, mine);
  void writeLatest(journal, key, mine).finally(() => drafts.delete(key));
}

async function writeLatest(journal: Journal, key: string, mine: Waiting): Promise<void> {
  const { drafts } = journal.database;
  while (mine.latest !== undefined) {
    const saved = mine.latest;
    mine.latest = undefined;
    if (saved === null) await drafts.delete(key);
    else await drafts.put({ key, value: saved.value, savedAt: journal.now().toISOString() });
  }
}
