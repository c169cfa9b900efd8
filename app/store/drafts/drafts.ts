/** Text that is being typed and not saved yet. It survives a reload and is deleted with the journal at sign-out. */
import { useMemo } from "react";
import { createStore, useStore } from "#app/lib/store.ts";
import { currentJournal, type Journal } from "#app/store/db/journal.ts";
import { isStorageFull } from "#app/store/db/storage-space.ts";
import { useViewRow } from "#app/store/db/use-view.ts";

type Draft<T> = {
  /** Undefined while reading; null when there is none, or `read` does not accept it. */
  readonly value: T | null | undefined;
  readonly save: (value: T) => void;
  readonly clear: () => void;
  /** Why the last input is not stored; null when it is. The next input tries again. */
  readonly failure: DraftFailure | null;
};

type DraftFailure = "storage_full" | "failed";

/** By the draft's key. */
const failures = createStore<ReadonlyMap<string, DraftFailure>>(new Map());

export function readDraftFailure(key: string): DraftFailure | null {
  return failures.get().get(key) ?? null;
}

function setFailure(key: string, failure: DraftFailure | null): void {
  if (readDraftFailure(key) === failure) return;
  const next = new Map(failures.get());
  if (failure) next.set(key, failure);
  else next.delete(key);
  failures.set(next);
}

/** `read` validates what an earlier build of the app may have stored; keep its identity between renders. */
export function useDraft<T>(key: string, read: (stored: unknown) => T | null): Draft<T> {
  const row = useViewRow("drafts", key);
  const value = useMemo(() => (row === undefined ? undefined : row && read(row.value)), [row, read]);
  const failure = useStore(failures).get(key) ?? null;
  return useMemo(
    () => ({
      value,
      failure,
      save: (next: T) => queueDraft(key, { value: next }),
      clear: () => queueDraft(key, null),
    }),
    [value, failure, key],
  );
}

type Saved = { readonly value: unknown } | null;
type Waiting = { latest: Saved | undefined; done: Promise<void> };
const waiting = new WeakMap<Journal, Map<string, Waiting>>();

/** One write at a time per draft; of inputs that arrive meanwhile only the last is written. */
export function queueDraft(key: string, saved: Saved, journal = currentJournal()): void {
  // Another tab signed out, or the database disappeared: the text is on screen only.
  if (!journal) {
    setFailure(key, "failed");
    return;
  }
  const drafts = waiting.get(journal) ?? new Map<string, Waiting>();
  waiting.set(journal, drafts);
  const writing = drafts.get(key);
  if (writing) {
    writing.latest = saved;
    return;
  }
  const mine: Waiting = { latest: saved, done: Promise.resolve() };
  drafts.set(key, mine);
  mine.done = writeLatest(journal, key, mine).finally(() => drafts.delete(key));
}

/** Once all that was typed until now is stored, or was refused. */
export async function draftWritten(journal: Journal, key: string): Promise<void> {
  await waiting.get(journal)?.get(key)?.done;
}

async function writeLatest(journal: Journal, key: string, mine: Waiting): Promise<void> {
  const { drafts } = journal.database;
  while (mine.latest !== undefined) {
    const saved = mine.latest;
    mine.latest = undefined;
    try {
      if (saved === null) await drafts.delete(key);
      else await drafts.put({ key, value: saved.value, savedAt: journal.now().toISOString() });
      setFailure(key, null);
    } catch (error) {
      setFailure(key, isStorageFull(error) ? "storage_full" : "failed");
    }
  }
}
